import fc from 'fast-check';

const CRLF = '\r\n';

type Partes = { linea: string; cabeceras: readonly string[]; cuerpo: string };

const escrito = ({ linea, cabeceras, cuerpo }: Partes): string =>
  [linea, ...cabeceras, '', cuerpo].join(CRLF);

const JSON_BUENO = '{"nombre":"Pista rota","estado":"activa"}';

const RUTAS = [
  '/',
  '/api/salud',
  '/api/contacto',
  '/api/inscripcion',
  '/api/private/pistas/0',
  '/api/auth/login',
  '/api/%zz',
  '/%00',
  '//',
  '*',
  'http://otro.example/api/salud',
  'api/salud',
  `/${'a'.repeat(20_000)}`,
  '/api/horarios/proximos?tipo=%ff%fe',
  '/ /api/salud',
];

const LINEAS = fc
  .tuple(
    fc.constantFrom('GET', 'POST', 'DELETE', 'PUT', 'get', 'FOO', 'CONNECT', 'TRACE', 'PRI', 'POST\t', ''),
    fc.constantFrom(...RUTAS),
    fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'HTTP/1.1 ', 'http/1.1', '', 'SSH-2.0-x'),
  )
  .map((trozos) => trozos.join(' '));

const CABECERAS = fc.subarray(
  [
    'host: club',
    'host: a',
    'host: a@b:99999/x',
    'host:',
    'content-type: application/json',
    'content-type: application/json; charset=utf-16',
    'content-type: multipart/form-data; boundary=x',
    'content-type: multipart/form-data; boundary=""',
    `content-type: multipart/form-data; boundary=${'x'.repeat(300)}`,
    'content-type: multipart/form-data',
    'content-encoding: gzip',
    'transfer-encoding: chunked',
    'transfer-encoding: chunked, identity',
    'transfer-encoding: xchunked',
    'transfer-encoding : chunked',
    'content-length: 0',
    'content-length: 10',
    'content-length: 10',
    'content-length: 99999',
    'content-length: -1',
    'content-length: 0x10',
    'content-length: 1e9',
    'content-length: 99999999999999999999',
    'expect: 100-continue',
    'expect: otra cosa',
    'upgrade: websocket',
    'connection: upgrade',
    'connection: close',
    'authorization: basura',
    'authorization: \u0000',
    'accept-encoding: br;q=2, *;q=-1',
    'if-none-match: *',
    'range: bytes=0-',
    'x-forwarded-for: 1.1.1.1, ::1, basura',
    'sin dos puntos',
    ': sin nombre',
    ' plegada',
    'larga: '.padEnd(9_000, 'x'),
    `muchas: 1${`${CRLF}m: 1`.repeat(3_000)}`,
  ],
  { maxLength: 8 },
);

const TIPOS = [
  'content-type: application/json',
  'content-type: multipart/form-data; boundary=x',
  'transfer-encoding: chunked',
  'content-length: 41',
];

const PARTE = '--x\r\ncontent-disposition: form-data; name="json"\r\n\r\n{}\r\n';

const CUERPOS = fc.oneof(
  fc.constantFrom(
    '',
    JSON_BUENO,
    '{',
    'a'.repeat(100),
    '0\r\n\r\n',
    '5\r\nhola!\r\n0\r\n\r\n',
    '5\r\nhola',
    'zz\r\nhola\r\n',
    'ffffffffffffffff\r\nhola\r\n0\r\n\r\n',
    '-5\r\nhola!\r\n',
    '5;x=y\r\nhola!\r\n0\r\nhost: otro\r\n\r\n',
    PARTE,
    `${PARTE}--x--\r\n`,
    '--x\r\n\r\n\r\n--x--',
    '--x\r\ncontent-disposition: form-data\r\n\r\nsin nombre\r\n--x--',
    '--x\r\ncontent-disposition: form-data; name="file"; filename="../../../x\u0000.php"\r\n\r\nx\r\n--x--',
    `--x\r\n${'h: v\r\n'.repeat(2_000)}\r\n--x--`,
    `${'--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'.repeat(200)}`,
    '--x\r\ncontent-type: multipart/mixed; boundary=y\r\ncontent-disposition: form-data; name="json"\r\n\r\n--y\r\n\r\n--y--\r\n--x--',
    'GET /api/private/jugadores HTTP/1.1\r\nhost: club\r\n\r\n',
  ),
  fc.string({ unit: 'binary', maxLength: 400 }),
);

const SUELTOS = fc.oneof(
  fc.constantFrom(
    '\r\n\r\n\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
    'GET / HTTP/1.1\nhost: club\n\n',
    `${'GET /api/salud HTTP/1.1\r\nhost: club\r\n\r\n'.repeat(50)}`,
    'x'.repeat(100_000),
  ),
  fc.string({ unit: 'binary', maxLength: 2_000 }),
);

/** Bytes that are no HTTP, or HTTP that lies: about its length, its pieces, its parts or its host. */
export const mensajeRoto: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ linea: LINEAS, cabeceras: CABECERAS, cuerpo: CUERPOS }).map(escrito),
  },
  {
    weight: 12,
    arbitrary: fc
      .record({
        linea: fc.constantFrom(
          'POST /api/inscripcion HTTP/1.1',
          'POST /api/contacto HTTP/1.1',
          'POST /api/auth/login HTTP/1.1',
          'POST /api/private/pistas/0 HTTP/1.1',
        ),
        cabeceras: fc
          .tuple(fc.constantFrom(...TIPOS), CABECERAS)
          .map(([tipo, unas]) => ['host: club', tipo, ...unas.slice(0, 2)]),
        cuerpo: CUERPOS,
      })
      .map(escrito),
  },
  { weight: 2, arbitrary: SUELTOS },
);

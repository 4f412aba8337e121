import { createHash } from 'node:crypto';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { club as enVigor, ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';
import { datosDelClub } from '#contract/club/club-datos.ts';
import { clubApi } from '#contract/club/el-club.ts';
import { mensajes } from '#contract/mensajes.ts';
import { sitioDe } from '#contract/sitio/sitio.ts';
import { type DatosClub, SEDES } from '#domain/club/datos.ts';
import { buildApp } from '#server/app.ts';
import { ponerClubAlDia } from '#server/db/lecturas/club.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { insertarUsuario } from '#server/db/tables/usuario.ts';
import { addAdmin, fixedClock, TestApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { enviarContacto, enviarInscripcion, hasta, startForms } from '#tests/support/formularios.ts';
import { AHORA } from '#tests/support/momento.ts';
import { coloresDePdf, textoDePdf } from '#tests/support/pdf-texto.ts';
import { type Smtp, startSmtp } from '#tests/support/programs/smtp.ts';
import { PUBLICAS } from './support/programs/sitio.ts';

const BUILD = new URL('../build/', import.meta.url);

const PRIMERO = datosDelClub(SEMILLA);

/** Another club: one site, neither camp nor league of children, other fees. */
const SEGUNDO: DatosClub = {
  ...PRIMERO,
  nombre: 'Asociación Raqueta Norte',
  nombreCorto: 'Raqueta Norte',
  articulo: 'la',
  claim: 'Raquetas junto al río',
  municipio: 'Ribera Alta',
  provincia: 'Burgos',
  desde: 2004,
  dominio: 'raquetanorte.example',
  nif: 'G11111111',
  registro: 'Registro de Castilla y León, n.º 77',
  telefono: '947 111 222',
  email: 'hola@raquetanorte.example',
  buzones: PRIMERO.buzones.map(({ proposito }) => ({
    proposito,
    email: `${proposito}@raquetanorte.example`,
    quien: proposito === 'escuela' ? 'Marta Río' : '',
  })),
  redes: { instagram: 'https://www.instagram.com/raquetanorte', facebook: '', youtube: '' },
  videos: '',
  pistas: [{ dias: [1, 2, 3, 4, 5], desde: '8:15', hasta: '21:45' }],
  secretaria: [{ dias: [2], desde: '18:05', hasta: '19:55' }],
  sinSecretaria: 0,
  cuota: 77,
  matricula: 33,
  ligas: { social: 66, infantil: 0 },
  iban: 'ES79 2100 0813 6101 2345 6789',
  acreedor: 'ES61000G11111111',
  prado: {
    nombre: 'Ribera',
    comienzos: [],
    direccion: 'Avenida del Río, 9, 09001 Ribera Alta (Burgos)',
    latitud: 42.34,
    longitud: -3.7,
    pistas: [{ deporte: 'tenis', numero: 3, superficie: 'hormigón' }],
  },
  reston: null,
  tercera: null,
  clases: PRIMERO.clases.map((una) => ({ ...una, semana: '16:05-17:05', centros: ['prado'] })),
  colores: { principal: '#0b6e4f', accion: '#8e24aa' },
  marca: { tipo: 'iniciales', iniciales: 'RN', imagen: '' },
  patrocinadores: [],
  campus: false,
  menores: false,
};

const DEL_PRIMERO =
  /valdecierzo|(?:Prado|Restón) \d|gente-(?:prado|reston)|910[\s ]?000[\s ]?000|Camino del Prado|Calle del Restón|2100 ?0418 ?4502|G00000000|(?<!\d)30(?:\s| |&nbsp;)€|clubtenis/i;
const { bola: _bola, papel: _papel, tinta: _tinta, ...SUYOS } = SEMILLA.colores;
/** Paper, ink and ball are everybody's. */
const COLOR_DEL_PRIMERO = new RegExp(Object.values(SUYOS).join('|'), 'i');

/** Of the names of events in calendars, which stay: nobody reads it. docs/reglas/calendarios.md */
const SUFIJO = /"sufijoCalendario":"[^"]*"/;
const DE_LO_QUE_NO_HAY = /campamentos|campusverano|ligainfantil|liga-infantil|\/infantil/;

/** What they say of the leagues is the program's; the other texts are the club's own. */
/** What pages start from has the club's own texts, whatever they say. */
const GUION = /<script[\s\S]*?<\/script>/g;
const DEL_PROGRAMA = new Set([
  ...['/', '/proteccion-datos', '/inscripciones', '/competicion-horarios', '/competicion-resultados'],
  ...['/competicion-clasificaciones/social', '/contacto', '/aviso-legal'],
]);

const ENLACES = /(?:href|src)="(\/[^"#]*)/g;

describeServer('another club, stored', ({ open }) => {
  let base: BaseDatos;
  let app: TestApp;
  beforeAll(async () => {
    base = await open();
    await addAdmin(base);
    const build: ServerBuild = await import(pathToFileURL(`${fileURLToPath(BUILD)}server/index.js`).href);
    const reloj = fixedClock(AHORA);
    const site = {
      build,
      clientDir: `${fileURLToPath(BUILD)}client`,
      publicUrl: 'https://raquetanorte.example',
    };
    app = new TestApp(
      base,
      reloj,
      await buildApp({ base, reloj, site, exentas: ['127.0.0.1', '10.0.0.0/8'] }),
    );
    app.token = await app.signIn();
  });
  afterAll(async () => {
    ponerClub(SEMILLA);
    await app.app.close();
  });

  let pedidas = 0;
  /** Each from an address of its own: nobody may ask for so much. */
  const pedir = (url: string) => {
    pedidas += 1;
    const remoteAddress = `10.0.${pedidas >> 8}.${pedidas & 255}`;
    return app.app.inject({ method: 'GET', url, remoteAddress });
  };
  const guardar = (datos: DatosClub, antes: DatosClub | null = null) =>
    app.api('POST', '/api/private/club', { ...datos, antes });

  it('is the first one until staff save another, and then it is in the very next page', async () => {
    expect((await pedir('/contacto')).body).toContain('Club de Tenis Valdecierzo');
    // It is nobody's, and asks for money: every page says so, beside the phone, and where the account and the tax number are.
    for (const path of [
      '/',
      '/contacto',
      '/aviso-legal',
      '/escuela-campamentos',
      '/inscripciones/campusverano',
    ])
      expect((await pedir(path)).body, path).toContain('el club y sus datos son inventados');
    expect((await pedir('/aviso-legal')).body).toContain(`${PRIMERO.nif} (inventado)`);
    expect((await pedir('/escuela-campamentos')).body).toMatch(/1332(?:<\/span>)? \(inventado\)/);
    expect(await app.call(clubApi.leer, {})).toEqual(PRIMERO);
    const llamado = { ...PRIMERO, telefono: '910 000 001' };
    expect((await guardar(llamado, PRIMERO)).status).toBe(200);
    expect(await app.log()).toMatch(/Cambia los datos del club: el teléfono$/m);
    expect((await guardar(SEGUNDO, llamado)).status).toBe(200);
    expect(await app.call(clubApi.leer, {})).toEqual(SEGUNDO);
    const { body } = await pedir('/contacto');
    expect(body).toContain('Asociación Raqueta Norte');
    expect(body).toMatch(/>Asociación(?:<!-- -->)? <\/span><span[^>]*>Raqueta Norte</);
    expect(body).toContain('947 111 222');
    expect(await app.log()).toContain('la cuota de socio');
    expect((await pedir('/inscripciones/ligasocialtenis')).body).toMatch(/66(?:\s|&nbsp;)€ la temporada/);
    const { body: liga } = await pedir('/competicion-liga-social-presentacion');
    expect((await pedir('/escuela-presentacion')).body).toMatch(/33(?:\s|&nbsp;)€, una vez por curso/);
    expect(liga).toMatch(/143(?:\s|&nbsp;)€ con la cuota/);
    const { body: equipo } = await pedir('/club-nuestro-equipo');
    expect(equipo).toContain('Marta Río');
    expect(PRIMERO.buzones.filter(({ quien }) => quien !== '' && equipo.includes(quien))).toEqual([]);
  });

  it('leaves nothing of the first one on any public page, feed, manifest, map of the site or calendar', {
    timeout: 60_000,
  }, async () => {
    const porVer = [
      ...PUBLICAS,
      '/',
      '/noticias.xml',
      '/sitemap.xml',
      '/manifest.webmanifest',
      '/favicon.svg',
      '/servicio.js',
      '/sin-conexion.js',
      '/calendario/club.ics',
      '/api/openapi.json',
      '/inscripciones/nuevosocio',
    ];
    const vistas = new Set<string>();
    const malas: string[] = [];
    for (let path = porVer.pop(); path !== undefined; path = porVer.pop()) {
      if (vistas.has(path) || /^\/(?:assets|private|api\/private|tarjetas|iconos|favicon\.ico)/.test(path))
        continue;
      vistas.add(path);
      const { statusCode, body: entera } = await pedir(path);
      const body = entera.replace(SUFIJO, '');
      const [suyo] = DEL_PRIMERO.exec(body) ?? [];
      const [color] = COLOR_DEL_PRIMERO.exec(body) ?? [];
      if (color) malas.push(`${path}: ${color}`);
      if (suyo)
        malas.push(`${path}: ${body.slice(Math.max(0, body.indexOf(suyo) - 60), body.indexOf(suyo) + 60)}`);
      if (statusCode !== 200 || !body.includes('<html')) continue;
      const leido = body.replace(GUION, '');
      const sobra = DEL_PROGRAMA.has(path) ? leido.search(/infantil|campus/i) : -1;
      if (sobra >= 0) malas.push(`${path}: ${leido.slice(Math.max(0, sobra - 60), sobra + 60)}`);
      for (const [, enlace = ''] of body.matchAll(ENLACES)) {
        porVer.push(enlace.replaceAll('&amp;', '&'));
        if (DE_LO_QUE_NO_HAY.test(enlace)) malas.push(`${path} -> ${enlace}`);
      }
    }
    expect(vistas.size).toBeGreaterThan(30);
    expect([...new Set(malas)]).toEqual([]);
  });

  it('is drawn in its colours, which its policy lets in by their hash', async () => {
    const { body, headers } = await pedir('/');
    const [, css = ''] = /<style id="colores">([^<]*)<\/style>/.exec(body) ?? [];
    expect(css).toContain(`--azul:${SEGUNDO.colores.principal}`);
    const hash = createHash('sha256').update(css).digest('base64');
    const [policy] = /style-src [^;]*/.exec(String(headers['content-security-policy'])) ?? [];
    expect(policy).toBe(`style-src 'self' 'sha256-${hash}'`);
    expect(body).toContain(`<meta name="theme-color" content="${SEGUNDO.colores.principal}"/>`);
    expect((await pedir('/favicon.svg')).body).toContain(SEGUNDO.colores.principal);
    expect(JSON.parse((await pedir('/manifest.webmanifest')).body)).toMatchObject({
      theme_color: SEGUNDO.colores.principal,
    });
  });

  it.each([
    '/iconos/192.png',
    '/apple-touch-icon.png',
    '/iconos/recortable-512.png',
    '/tarjetas/inicio.png',
    '/tarjetas/contacto.png',
    '/tarjetas/escuela-minitenis.png',
    '/tarjetas/competicion-maraton-presentacion.png',
  ])('paints %s without a dot of the first one’s colours', async (path) => {
    const { statusCode, rawPayload } = await pedir(path);
    expect(statusCode).toBe(200);
    const { data } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const puntos = new Map<number, number>();
    for (let i = 0; i < data.length; i += 3) {
      const color = data.readUIntBE(i, 3);
      puntos.set(color, (puntos.get(color) ?? 0) + 1);
    }
    const delPrimero = Object.values(SUYOS).map((hex) => Number.parseInt(hex.slice(1), 16));
    expect(delPrimero.filter((color) => (puntos.get(color) ?? 0) > 0)).toEqual([]);
    expect(puntos.size).toBeGreaterThan(2);
  });

  it('has a third site in its pages, its map and its enrolments, and none when it leaves', async () => {
    const otra = (nombre: string) => ({
      ...SEGUNDO.prado,
      nombre,
      direccion: `Calle de ${nombre}, 2`,
      pistas: [],
    });
    const clases = SEGUNDO.clases.map((una) => ({ ...una, centros: [...SEDES] }));
    const deTres = { ...SEGUNDO, clases, reston: otra('Ladera'), tercera: otra('Umbría') };
    expect((await guardar(deTres)).status).toBe(200);
    for (const path of [
      '/contacto',
      '/',
      '/el-tiempo',
      '/club-instalaciones',
      '/inscripciones/escuelaminitenis',
    ]) {
      const { body } = await pedir(path);
      for (const nombre of ['Ribera', 'Ladera', 'Umbría'])
        expect(body, `${path}: ${nombre}`).toContain(nombre);
      expect(DEL_PRIMERO.exec(body.replace(SUFIJO, ''))).toBeNull();
    }
    expect((await pedir('/escuela-calendario-precios-horarios')).body).toContain('Ribera, Ladera y Umbría');
    expect((await pedir('/dibujos/gente-sede3.svg')).body).not.toMatch(COLOR_DEL_PRIMERO);
    expect(sitioDe('Umbría 2').nombre).toBe('Umbría');
    expect((await guardar(SEGUNDO)).status).toBe(200);
    expect((await pedir('/contacto')).body).not.toContain('Umbría');
  });

  it('has the picture it is given as its mark, painted anew, and the site keeps it while it is', async () => {
    const dibujo = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#00aacc' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('file', new Blob([dibujo]), 'escudo.png');
    const pedida = new Request('http://x', { method: 'POST', body: form });
    const { body: subida } = await app.app.inject({
      method: 'POST',
      url: '/api/private/imagenes',
      headers: { authorization: app.token, 'content-type': pedida.headers.get('content-type') ?? '' },
      payload: Buffer.from(await pedida.arrayBuffer()),
    });
    const { src } = JSON.parse(subida) as { src: string };
    const marca = { ...SEGUNDO.marca, tipo: 'imagen' as const, imagen: src };
    expect((await guardar({ ...SEGUNDO, marca })).status).toBe(200);
    const { marca: suya } = await app.call(clubApi.leer, {});
    expect((await pedir('/')).body).toContain(`<image href="${suya.imagen}"`);
    expect((await pedir('/favicon.svg')).body).toContain('data:image/jpeg;base64,');
    const icono = await sharp((await pedir('/iconos/192.png')).rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer();
    expect([...icono.subarray((96 * 192 + 96) * 3).subarray(0, 3)].map((n) => Math.round(n / 16))).toEqual([
      0, 11, 13,
    ]);
    const [, hash] = /imagenes\/(\w{32})/.exec(suya.imagen) ?? [];
    expect((await app.api('DELETE', `/api/private/imagenes/${hash}`)).status).toBe(409);
    const perdida = { ...marca, imagen: `/imagenes/${'0'.repeat(32)}-400.webp` };
    expect(await guardar({ ...SEGUNDO, marca: perdida })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'marca.imagen' }] },
    });
    expect((await guardar(SEGUNDO)).status).toBe(200);
  });

  it('has its sponsors at the end of the home page, and nothing there without any', async () => {
    expect((await pedir('/')).body).not.toContain('Con el apoyo de');
    const panaderia = { nombre: 'Panadería del Río', siglas: 'PR', url: 'https://pan.example/', imagen: '' };
    expect((await guardar({ ...SEGUNDO, patrocinadores: [panaderia] })).status).toBe(200);
    expect((await pedir('/')).body).toContain('<a href="https://pan.example/"');
    expect((await guardar(SEGUNDO)).status).toBe(200);
  });

  it('has no page of what it does not have', async () => {
    for (const path of [
      '/escuela-campamentos',
      '/competicion-liga-infantil-presentacion',
      '/competicion-horarios/infantil',
      '/inscripciones/campusverano',
      '/inscripciones/ligainfantiltenis',
    ])
      expect((await pedir(path)).statusCode, path).toBe(404);
    expect((await pedir('/sitemap.xml')).body).not.toMatch(DE_LO_QUE_NO_HAY);
  });

  it('is refused over an older one, and when it has no sense, beside the field', async () => {
    const viejo = await guardar({ ...SEGUNDO, cuota: 80 }, PRIMERO);
    expect(viejo).toMatchObject({ status: 409, body: { message: mensajes.cambiadoMientras } });
    const mal = await guardar({
      ...SEGUNDO,
      cuota: 3.555,
      matricula: -1,
      ligas: { social: -1, infantil: 0 },
      iban: 'ES00',
      telefono: 'no',
      pistas: [{ dias: [], desde: '22:00', hasta: '9' }],
    });
    expect(mal.status).toBe(400);
    const paths = (mal.body as { errors: { path: string }[] }).errors.map(({ path }) => path);
    expect(paths).toEqual([
      'cuota',
      'matricula',
      'ligas.social',
      'telefono',
      'pistas.0.dias',
      'pistas.0.hasta',
      'iban',
    ]);
    expect(await app.call(clubApi.leer, {})).toEqual(SEGUNDO);
  });

  it.each<[string, Partial<DatosClub>, string]>([
    ['no hours of the courts', { pistas: [] }, 'pistas'],
    ['no hours of the office', { secretaria: [] }, 'secretaria'],
    [
      'hours over hours',
      { pistas: [1, 2].map(() => ({ dias: [1], desde: '9:00', hasta: '14:00' })) },
      'pistas.1.dias',
    ],
    ['a colour that is code', { colores: { principal: 'red;}*{', accion: '#000000' } }, 'colores.principal'],
    ['initials of nobody', { marca: { tipo: 'iniciales', iniciales: '', imagen: '' } }, 'marca.iniciales'],
    ['no intensive course', { intensivos: [] }, 'intensivos'],
    [
      'a programme without prices',
      { programas: [{ id: 'padel', cuotas: null, modalidades: [] }] },
      'programas.0',
    ],
    ['a line break in the name', { nombre: 'Club\nBcc: a@b.es' }, 'nombre'],
    ['a control character', { claim: 'Tenis\u0000' }, 'claim'],
    ['a name of nothing', { nombre: '\u200b' }, 'nombre'],
    ['a telephone of spaces', { telefono: '+         1' }, 'telefono'],
    ['an account out of SEPA', { iban: 'BR15 0000 0000 0000 1093 2840 814P 2' }, 'iban'],
    ['an account in two lines', { iban: 'ES79 2100 0813\n6101 2345 6789' }, 'iban'],
  ])('is refused with %s', async (_de, mal, path) => {
    const { status, body } = await guardar({ ...SEGUNDO, ...mal });
    expect(status).toBe(400);
    expect((body as { errors: { path: string }[] }).errors.map((una) => una.path)).toEqual([path]);
  });

  it('has its account changed only by who collects', async () => {
    await insertarUsuario(base.db, 'berta', 'x', { rol: 'todo', reservados: false });
    const token = await app.signIn('berta');
    const body = { ...SEGUNDO, iban: PRIMERO.iban };
    const negado = await app.send('POST', '/api/private/club', { token, body });
    expect(negado).toMatchObject({ status: 403, body: { message: mensajes.cuentaReservada } });
    expect((await app.send('POST', '/api/private/club', { token, body: SEGUNDO })).status).toBe(200);
  });

  it('keeps the courts of a site that is renamed, and refuses a name that is of the other', async () => {
    const ponerPista = async (nombre: string) =>
      expect(
        (await app.api('POST', '/api/private/pistas/0', { nombre, estado: 'activa' })).status,
      ).toBeLessThan(300);
    await ponerPista('Ribera 1');
    await ponerPista('Monte 1');
    const monte = { ...SEGUNDO.prado, nombre: 'Monte', direccion: 'Calle del Monte, 1' };
    expect((await guardar({ ...SEGUNDO, reston: monte })).status).toBe(200);
    for (const nombre of ['Cumbre', 'Cima'])
      expect((await guardar({ ...SEGUNDO, reston: { ...monte, nombre } })).status).toBe(200);
    await ponerPista('Cima 2');
    expect(sitioDe('Monte 1')).toMatchObject({ nombre: 'Cima', direccion: 'Calle del Monte, 1' });
    expect(sitioDe('Cima 2').nombre).toBe('Cima');
    expect(sitioDe('Ribera 1').nombre).toBe('Ribera');
    expect(sitioDe('Otra').nombre).toBe(SEGUNDO.nombre);
    const prado = { ...SEGUNDO.prado, nombre: 'Monte' };
    expect(await guardar({ ...SEGUNDO, prado, reston: { ...monte, nombre: 'Cima' } })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'prado.nombre' }] },
    });
    expect((await guardar(SEGUNDO)).status).toBe(200);
  });

  it('is taken back as any other save, in the next answer', async () => {
    const { headers } = await guardar({ ...SEGUNDO, telefono: '947 333 444' });
    expect((await pedir('/contacto')).body).toContain('947 333 444');
    const id = headers['x-operation'];
    expect((await app.api('POST', `/api/private/log/operaciones/${id}/deshacer`)).status).toBeLessThan(300);
    expect((await pedir('/contacto')).body).toContain('947 111 222');
  });

  it('reads what was stored before a field existed', async () => {
    const { videos: _, desde: __, ...sin } = SEGUNDO;
    await base.transact(async (tx) => {
      await tx.q
        .updateTable('configuracion')
        .set({ valor: JSON.stringify(sin) })
        .where('clave', '=', 'club')
        .execute();
    });
    const { videos, desde } = PRIMERO;
    expect(await app.call(clubApi.leer, {})).toEqual({ ...SEGUNDO, videos, desde });
    expect(enVigor).toMatchObject({ nombre: SEGUNDO.nombre, desde });
  });
});

describeServer('a stored club that cannot be read whole', ({ open }) => {
  afterAll(() => ponerClub(SEMILLA));

  it.each([
    [JSON.stringify({ ...SEGUNDO, nombre: 'x'.repeat(81), prado: 7 }), ['nombre', 'prado'], SEGUNDO.telefono],
    ['{"nombre":', ['*'], PRIMERO.telefono],
    ['null', ['*'], PRIMERO.telefono],
  ])(
    'has the first one’s fields in place of the bad ones, and says so in the log',
    async (valor, campos, telefono) => {
      const base = await open();
      await base.transact(async (tx) => {
        await tx.q.insertInto('configuracion').values({ clave: 'club', valor }).execute();
      });
      const warn = vi.fn();
      await ponerClubAlDia({ base, log: { warn }, mandaCorreos: false });
      expect(enVigor).toMatchObject({ nombre: PRIMERO.nombre, telefono });
      expect(enVigor.centros.prado.nombre).toBe(PRIMERO.prado.nombre);
      expect(warn).toHaveBeenCalledWith({ campos }, expect.any(String));
    },
  );
});

describeServer('the mails and the PDFs of another club', ({ open }) => {
  /** Pasted in a header it would be another sender. */
  const nombre = 'Raqueta Norte" <otra@casa.example>, "';
  let smtp: Smtp;
  let app: TestApp;
  beforeAll(async () => {
    smtp = await startSmtp();
    app = await startForms(await open(), {
      smtp: { url: smtp.url },
      publicUrl: 'https://raquetanorte.example',
    });
    expect((await app.api('POST', '/api/private/club', { ...SEGUNDO, nombre })).status).toBe(200);
  });
  afterAll(async () => {
    ponerClub(SEMILLA);
    await app.app.close();
    await smtp.cierra();
  });

  it('are signed by it, from its mailbox, and say nothing of the first one', async () => {
    const deOtroSitio = { poblacion: 'Ribera Alta', cuentaEntidad: 'Banco', cuentaIBAN: SEGUNDO.iban };
    await enviarContacto(app);
    expect((await enviarInscripcion(app, deOtroSitio)).status).toBe(200);
    // But for those that told the mailboxes of the first one that enrolments no longer reach them.
    const suyos = () => smtp.recibidos.filter(({ subject }) => !subject?.includes('ya no llegan'));
    await hasta(() => suyos().length >= 4);
    for (const { from, text = '', html = '', subject } of suyos()) {
      expect(from).toMatchObject({ name: nombre, address: SEGUNDO.email });
      expect(`${subject} ${text} ${html}`).not.toMatch(DEL_PRIMERO);
      expect(html).not.toMatch(COLOR_DEL_PRIMERO);
      expect(html).toContain(SEGUNDO.colores.principal);
      expect(html).toContain(SEGUNDO.telefono);
    }
    const ids = (await app.api('GET', '/api/private/solicitudes?tipo=inscripcion')).body as { id: number }[];
    const url = `/api/private/solicitudes/${ids[0]?.id}/pdf`;
    const { rawPayload } = await app.app.inject({ url, headers: { authorization: app.token } });
    const escrito = textoDePdf(rawPayload).join(' ');
    expect(escrito).toContain('Raqueta Norte');
    expect(escrito).not.toMatch(DEL_PRIMERO);
    const colores = [...coloresDePdf(rawPayload)];
    expect(colores).toContain(SEGUNDO.colores.principal);
    expect(colores.join(' ')).not.toMatch(COLOR_DEL_PRIMERO);
  });

  it('are printed for the board with its name and its address', async () => {
    const url = '/api/private/ligas/horarios?idLiga=-1';
    const { rawPayload, statusCode } = await app.app.inject({ url, headers: { authorization: app.token } });
    expect(statusCode).toBe(200);
    const escrito = textoDePdf(rawPayload).join(' ');
    expect(escrito).toContain(SEGUNDO.dominio);
    expect(escrito).not.toMatch(DEL_PRIMERO);
    const colores = [...coloresDePdf(rawPayload)];
    expect(colores).toContain(SEGUNDO.colores.principal);
    expect(colores.join(' ')).not.toMatch(COLOR_DEL_PRIMERO);
  });
});

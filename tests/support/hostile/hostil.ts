import fc from 'fast-check';
import { z } from 'zod';
import type { Endpoint, Method } from '#contract/endpoint.ts';

/** Where the sender puts a captcha that has been solved. */
export const CAPTCHA = '{captcha}';

/** A request as it will be sent; `body` is JSON, or text that only pretends to be. */
export type Peticion = {
  endpoint: string;
  method: Method;
  url: string;
  body: string | null;
  type: string;
  isStaff: boolean;
};

const MB = 1024 * 1024;

const HONDO = '{hondo}';
const NIVELES = 20_000;

/** Lists inside lists, too many to be written by who thinks of the request: they are put in the text. */
const ahondar = (json: string): string =>
  json.replaceAll(`"${HONDO}"`, () => '['.repeat(NIVELES) + ']'.repeat(NIVELES));

/** Objects that pretend to be texts, lists or numbers, and throw when they are taken for one. */
const FINGIDOS: readonly object[] = [
  { length: { toString: 1, valueOf: 1 } },
  { length: { toString: 1, valueOf: 1 }, trim: 1, replace: 1 },
  { size: { toString: 1, valueOf: 1 }, length: null },
  { toString: 1, valueOf: 1 },
  { valueOf: { valueOf: 1 }, toString: null },
  { length: 2, 0: 'a', 1: 'b' },
  { length: -1, map: 1, forEach: 1 },
  { length: 1e9, 0: { length: { valueOf: 1, toString: 1 } } },
  { toJSON: 1, constructor: 1, toFixed: 1 },
];

/** What people, broken clients and people who break clients send where a form expects a value. */
const HOSTILES: readonly (() => unknown)[] = [
  ...['', ' ', '\u0000', 'a\u0000b', '\u202eodiv', '\u2066x\u2069', '\ud800', 'x\udfffy', '\ufeff', '\u200b'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then'],
  ...["' or '1'='1", '"; drop table jugador; --', '%', '_', '\\', '$1', '#{7*7}', '{{7*7}}', '<%= 7 %>'],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '\r\nbcc: a@b.example',
  ],
  ...[
    '../../../../../etc/passwd',
    '..\\..\\x',
    'file:///etc/passwd',
    'http://169.254.169.254/',
    '=1+1',
    '@sum(1)',
  ],
  ...['１２', '٣', '1e3', '0x10', '-0', 'NaN', 'Infinity', 'null', 'undefined', 'true', '[]', '{}'],
  ...[
    '0000-00-00',
    '2026-02-30',
    '2026-13-01',
    '9999-12-31',
    '+275760-09-13',
    '2026-11-21T25:00',
    '1970-01-01',
  ],
  ...[
    '2026-11-21T10:00Z',
    '2026-11-21 10:00',
    '21/11/2026',
    '0000-01-01T00:00',
    '2099-12-31T23:59',
    '-000001',
  ],
  ...[0, -1, -0, 0.5, 1.0000001, 2_147_483_648, -2_147_483_649, 2 ** 53, 2 ** 63, 1e308, -1e308, 5e-324],
  ...[
    true,
    false,
    null,
    [],
    {},
    [[]],
    [null],
    [1, 2],
    { length: 3 },
    { id: 1 },
    { toString: 1 },
    { valueOf: null },
    ...FINGIDOS,
  ],
].map((valor) => () => valor);

const GRANDES: readonly (() => unknown)[] = [
  () => 'x'.repeat(5_000),
  () => '🎾'.repeat(3_000),
  () => 'e\u0301'.repeat(2_000),
  () => Array.from({ length: 20_000 }, () => 0),
  () => 'x'.repeat(MB),
  () => HONDO,
];

const hostil = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom(...HOSTILES).map((hacer) => hacer()) },
  { weight: 4, arbitrary: fc.constantFrom(...GRANDES).map((hacer) => hacer()) },
  { weight: 20, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 10, arbitrary: fc.jsonValue() },
  { weight: 10, arbitrary: fc.double() },
);

type Schema = {
  type?: string | string[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
};

const MAX_ITEMS = 4;

const dos = (numero: number): string => String(numero).padStart(2, '0');
const hora = fc
  .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 8, max: 21 }))
  .map(([dia, h]) => `2026-11-${dos(dia)}T${dos(h)}:00`);

/** Values a real form would send, by what the field is called. */
const POR_NOMBRE: readonly (readonly [RegExp, fc.Arbitrary<unknown>])[] = [
  [/^id([A-Z]|$)/, fc.integer({ min: 1, max: 12 })],
  [/^version$/, fc.integer({ min: 1, max: 3 })],
  [
    /^fecha$/,
    fc.oneof(
      hora,
      hora.map((texto) => texto.slice(0, 10)),
    ),
  ],
  [/^(fecha[A-Z0-9]|dia$)/, hora.map((texto) => texto.slice(0, 10))],
  [/^anio$/, fc.integer({ min: 2021, max: 2027 })],
  [/^hora/, fc.integer({ min: 8, max: 22 })],
  [/^minuto/, fc.constantFrom(0, 15, 30, 45)],
  [/^jugador\dSet\d$/, fc.integer({ min: 0, max: 10 })],
  [/^email$/, fc.constant('ana@correo.example')],
  [/^token$/, fc.constant(CAPTCHA)],
  [/^clave$/, fc.constantFrom('mostrarIncidencias', 'club_equipo')],
  [/^valor$/, fc.constantFrom('true', 'false')],
];

function deTipo(schema: Schema, nombre: string): fc.Arbitrary<unknown> {
  const { minimum: min = 0, maximum: max = 100, items, maxItems = MAX_ITEMS } = schema;
  const tipo = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (tipo === 'object') return objeto(schema);
  if (tipo === 'array')
    return fc.array(arbitrario(items ?? {}, nombre), { maxLength: Math.min(maxItems, MAX_ITEMS) });
  if (tipo === 'boolean') return fc.boolean();
  if (tipo === 'null') return fc.constant(null);
  if (tipo === 'integer' || tipo === 'number')
    return fc.integer({ min: Math.max(min, -1_000), max: Math.min(max, 1_000) });
  return fc.string({ maxLength: 20 });
}

/** Something the schema would take, most of the time. */
function arbitrario(schema: Schema, nombre = ''): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const porNombre = POR_NOMBRE.find(([patron]) => patron.test(nombre))?.[1];
  if (porNombre) return porNombre;
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((una) => arbitrario(una, nombre)));
  return deTipo(schema, nombre);
}

const CLAVES_DE_MAS = fc.dictionary(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'id',
    'sintetico',
    'usuario',
    'version',
    'clave',
    '\u0000',
    'x',
  ),
  hostil,
  { maxKeys: 2 },
);

/** Every field as it should be, but for one in twelve, one more now and then, and one missing now and then. */
function objeto({ properties = {} }: Schema): fc.Arbitrary<unknown> {
  const campos = Object.entries(properties).map(([nombre, schema]): [string, fc.Arbitrary<unknown>] => [
    nombre,
    fc.oneof(
      { weight: 22, arbitrary: arbitrario(schema, nombre) },
      { weight: 2, arbitrary: hostil },
      { weight: 1, arbitrary: fc.constant(undefined) },
    ),
  ]);
  return fc
    .tuple(fc.record(Object.fromEntries(campos)), fc.option(CLAVES_DE_MAS, { freq: 8, nil: {} }))
    .map(([bueno, deMas]) => ({ ...bueno, ...deMas }));
}

/** Every way of putting that in place of one part of a value, however deep, and of the whole. */
function* conUno(valor: unknown, uno: unknown): Generator<unknown> {
  yield uno;
  if (Array.isArray(valor)) {
    yield [uno];
    for (const cambiado of conUno(valor[0], uno)) yield [cambiado];
  } else if (valor !== null && typeof valor === 'object')
    for (const [nombre, parte] of Object.entries(valor))
      for (const cambiado of conUno(parte, uno)) yield { ...valor, [nombre]: cambiado };
}

/** A value of that shape with all its fields, each list with one thing in it. */
function ejemplo(schema: Schema): unknown {
  const [variante] = schema.anyOf ?? [];
  if (variante) return ejemplo(variante);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([nombre, una]) => [nombre, ejemplo(una)]),
    );
  if (schema.items) return [ejemplo(schema.items)];
  const tipo = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  return tipo === 'integer' || tipo === 'number' ? 1 : tipo === 'boolean' ? true : 'x';
}

/** So many of those that pretend go in each part, in turn, and all of them in `npm run test:hard`. */
const EN_CADA_PARTE = process.env.DUROS ? FINGIDOS.length : 3;

/** Bodies of that call in which each part, one at a time, is one of those that pretend. */
export const cuerposFingidos = ({ body }: Endpoint): unknown[] => {
  if (!body) return [];
  const modelo = ejemplo(schemaDe(body));
  return FINGIDOS.flatMap((uno, turno) =>
    [...conUno(modelo, uno)].filter((_, parte) => (parte + turno) % FINGIDOS.length < EN_CADA_PARTE),
  );
};

const schemaDe = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

const TIPOS = [
  'application/json',
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'x',
  '',
];

const ROTOS = [
  '{',
  '[',
  '"',
  'null',
  '{"a":1}}',
  '{"a":1,}',
  "{'a':1}",
  '\u0000',
  'NaN',
  '1e999',
  '',
  '{"a":"\\ud800"}',
];

const cuerpo = (endpoint: Endpoint): fc.Arbitrary<string | null> => {
  if (!endpoint.body) return fc.constantFrom(null, null, null, '{}', '[1]');
  return fc.oneof(
    {
      weight: 30,
      arbitrary: arbitrario(schemaDe(endpoint.body)).map((valor) => ahondar(JSON.stringify(valor))),
    },
    { weight: 2, arbitrary: hostil.map((valor) => ahondar(JSON.stringify(valor) ?? '')) },
    { weight: 1, arbitrary: fc.constantFrom(...ROTOS) },
  );
};

/** Lone surrogates cannot be written in an address: they go as their replacement. */
const enUrl = (valor: unknown): string =>
  encodeURIComponent(
    String(valor ?? '')
      .toWellFormed()
      .slice(0, 2_000),
  );

const camino = ({ path }: Endpoint): fc.Arbitrary<string> => {
  const valor = fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 0, max: 12 }) },
    { weight: 2, arbitrary: hostil.map((h) => (typeof h === 'object' ? JSON.stringify(h) : h)) },
  );
  const nombres = path.match(/:\w+/g) ?? [];
  return fc
    .tuple(...nombres.map(() => valor))
    .map((valores) => valores.reduce<string>((url, uno) => url.replace(/:\w+/, () => enUrl(uno)), path));
};

const consulta = (endpoint: Endpoint): fc.Arbitrary<string> => {
  const { properties = {} } = endpoint.query ? schemaDe(endpoint.query) : {};
  const pares = Object.entries(properties).map(([nombre, schema]) =>
    fc
      .oneof(
        { weight: 6, arbitrary: arbitrario(schema, nombre) },
        { weight: 2, arbitrary: hostil.map((h) => (typeof h === 'object' ? JSON.stringify(h) : h)) },
      )
      .map((valor) => `${nombre}=${enUrl(valor)}`),
  );
  const deMas = fc.constantFrom(
    '',
    '',
    '',
    'a=1',
    '__proto__=1',
    '__proto__[x]=1',
    'tipo[]=social',
    'idLiga=1&idLiga=2',
    '%',
    '&&==',
  );
  return fc.tuple(...pares, deMas).map((todos) => todos.filter((uno) => uno !== '').join('&'));
};

/** A request to one of those calls: nearly right, or far from it. */
export const peticion = (endpoints: readonly Endpoint[]): fc.Arbitrary<Peticion> =>
  fc.constantFrom(...endpoints).chain((endpoint) =>
    fc
      .record({
        url: camino(endpoint),
        query: consulta(endpoint),
        body: cuerpo(endpoint),
        type: fc.oneof(
          { weight: 20, arbitrary: fc.constant(endpoint.bodyType ?? 'application/json') },
          { weight: 1, arbitrary: fc.constantFrom(...TIPOS) },
        ),
        isStaff: fc.oneof(
          { weight: 9, arbitrary: fc.constant(true) },
          { weight: 1, arbitrary: fc.constant(false) },
        ),
      })
      .map(({ url, query, ...resto }) => ({
        endpoint: `${endpoint.method} ${endpoint.path}`,
        method: endpoint.method,
        url: query === '' ? url : `${url}?${query}`,
        ...resto,
      })),
  );

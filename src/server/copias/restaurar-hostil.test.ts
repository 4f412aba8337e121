import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crearFirma } from '#server/db/registro/firma.ts';
import { sembrarDemo } from '#server/demo/demo.ts';
import { addAdmin, startApp, type TestApp } from '#tests/support/app.ts';
import { copiaDe, ficheros, rehacer, trozosDe } from '#tests/support/copias.ts';
import { describeServer } from '#tests/support/engines.ts';
import { AHORA } from '#tests/support/momento.ts';
import { mensajes } from './formato.ts';
import { CopiaRechazada, restaurar } from './restaurar.ts';

type Fila = Record<string, unknown>;

const MB = 1024 * 1024;

/** What is done to the rows of a table, and which of them is at fault. */
type Dano = [string, tabla: string, (filas: Fila[]) => unknown[], fila: number];

const enPrimera =
  (cambios: Fila) =>
  ([primera, ...resto]: Fila[]): unknown[] => [{ ...primera, ...cambios }, ...resto];
const delante =
  (linea: unknown) =>
  (filas: Fila[]): unknown[] => [linea, ...filas];

const DANOS: Dano[] = [
  ['a state that is none', 'liga', enPrimera({ estado: 'rota' }), 1],
  ['a column that is not', 'pista', enPrimera({ 'x" ; drop table pista; --': 1 }), 1],
  ['a row that is null', 'pista', delante(null), 1],
  ['a row that is a number', 'pista', delante(5), 1],
  ['a row that is a list', 'pista', delante([1, 2]), 1],
  ['a row without columns', 'pista', delante({}), 1],
  ['a row of twenty thousand lists', 'pista', delante('['.repeat(20_000) + ']'.repeat(20_000)), 1],
  ['a text that is a number', 'partido', enPrimera({ fecha: 5 }), 1],
  ['a number that is a text', 'partido', enPrimera({ duracion: 'mucho' }), 1],
  ['a text that is an object', 'pista', enPrimera({ nombre: { a: 1 } }), 1],
  ['bytes where there is text', 'pista', enPrimera({ nombre: { $base64: 'AAAA' } }), 1],
  ['bytes of a number', 'pista', enPrimera({ nombre: { $base64: 5 } }), 1],
  ['bytes that claim three gigabytes', 'pista', enPrimera({ nombre: { $base64: { length: 3e9 } } }), 1],
  ['true for one', 'jugador', enPrimera({ disponibleAmistosos: true }), 1],
  ['NUL in a text', 'pista', enPrimera({ nombre: 'a\u0000b' }), 1],
  ['an id that is a text', 'pista', enPrimera({ id: 'siete' }), 1],
  ['an id below one', 'pista', enPrimera({ id: -5 }), 1],
  ['an id beyond any', 'pista', enPrimera({ id: 2 ** 53 }), 1],
  ['an id that is missing', 'pista', ([, ...filas]) => [...filas, { nombre: 'Sin id', estado: 'activa' }], 6],
  ['a day that is none', 'partido', enPrimera({ fecha: '2026-02-30T10:00' }), 1],
  ['rules that are no JSON', 'liga', enPrimera({ reglas: 'no' }), 1],
  ['rules beyond their limits', 'liga', enPrimera({ reglas: '{"victoria":1e999}' }), 1],
];

const linea = (fila: unknown): string => (typeof fila === 'string' ? fila : JSON.stringify(fila));

/** The same backup with other rows in a table, counted as if they belonged there. */
function conFilas(de: Record<string, string>, tabla: string, filas: readonly unknown[]) {
  const { filas: cuentas } = JSON.parse(de['fin.json'] ?? '') as { filas: Record<string, number> };
  return {
    ...de,
    [`${tabla}.jsonl`]: filas.map((fila) => `${linea(fila)}\n`).join(''),
    'fin.json': JSON.stringify({ filas: { ...cuentas, [tabla]: filas.length } }),
  };
}

const conUltimoId = (manifiesto = '', pista: number): string => {
  const { ultimosIds, ...resto } = JSON.parse(manifiesto) as { ultimosIds: Fila };
  return JSON.stringify({ ...resto, ultimosIds: { ...ultimosIds, pista } });
};

const filasDe = (de: Record<string, string>, tabla: string): Fila[] =>
  (de[`${tabla}.jsonl`] ?? '')
    .split('\n')
    .filter((una) => una !== '')
    .map((una) => JSON.parse(una) as Fila);

describeServer('a backup that somebody has put things into', ({ open }) => {
  let club: TestApp;
  let buena: Record<string, string>;

  beforeAll(async () => {
    club = await startApp(await open());
    await addAdmin(club.base);
    await sembrarDemo(club.base, AHORA);
    club.token = await club.signIn();
    buena = ficheros(await copiaDe(club));
  });
  afterAll(() => club?.app.close());

  const traer = (textos: Record<string, string>) => {
    const zip = rehacer(textos);
    const base = crearFirma(club.base, club.reloj)({ usuario: null });
    return restaurar(base, () => trozosDe(zip), { forzar: true });
  };
  const cuantas = async (): Promise<unknown> =>
    (await sql`select count(*) as n, min(nombre) as uno from pista`.execute(club.base.db)).rows;

  async function seRechaza(textos: Record<string, string>, mensaje: string): Promise<void> {
    const antes = await cuantas();
    await expect(traer(textos)).rejects.toThrow(new CopiaRechazada(mensaje));
    expect(await cuantas()).toEqual(antes);
  }

  it.each(DANOS)('is refused with %s, saying where', async (_que, tabla, danar, fila) => {
    const danada = conFilas(buena, tabla, danar(filasDe(buena, tabla)));
    await seRechaza(danada, mensajes.filaMala(`${tabla}.jsonl`, fila));
  });

  it.each<[string, string, (filas: Fila[]) => unknown[]]>([
    ['the same row twice', 'pista', (filas) => [...filas, filas[0]]],
    ['a match of nobody', 'partido', enPrimera({ idJugador1: 999_999 })],
  ])('is refused with %s', async (_que, tabla, danar) => {
    const danada = conFilas(buena, tabla, danar(filasDe(buena, tabla)));
    await seRechaza(danada, mensajes.filasQueNoCasan(`${tabla}.jsonl`));
  });

  it.each([
    ['a key that is none', { 'sello.json': JSON.stringify({ sello: 'corto' }) }],
    ['ids beyond any', () => ({ 'manifest.json': conUltimoId(buena['manifest.json'], 2 ** 53) })],
    ['a path', { '../../fuera.jsonl': '{}\n' }],
    ['a line without end', () => ({ 'pista.jsonl': `{"nombre":"${'a'.repeat(64 * MB)}"}\n` })],
    ['forty million empty lines', () => ({ 'pista.jsonl': '\n'.repeat(40 * MB) })],
  ])('is refused with %s', { timeout: 60_000 }, async (_que, cambio) => {
    const cambios = typeof cambio === 'function' ? cambio() : cambio;
    const antes = await cuantas();
    const memoria = process.memoryUsage().rss;
    await expect(traer({ ...buena, ...cambios } as Record<string, string>)).rejects.toThrow(CopiaRechazada);
    expect(await cuantas()).toEqual(antes);
    expect(process.memoryUsage().rss - memoria).toBeLessThan(1_000 * MB);
  });

  it('comes back when nobody has', async () => {
    expect((await traer(buena)).manifiesto.filas.pista).toBe(filasDe(buena, 'pista').length);
  });
});

import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { type Destino, openDatabase } from '#server/db/open.ts';
import { hashToken } from '#server/platform/crypto/password.ts';
import { fill, SAVED, type Saved, type SavedRow } from '../support/bases-guardadas.ts';
import { useOtroMotor } from '../support/copias.ts';
import { describeEngines } from '../support/engines.ts';
import { figure } from '../support/figures.ts';
import { runNode } from '../support/programs/run-node.ts';
import { type Servidor, startServer } from '../support/programs/servidor.ts';
import { pedir } from '../support/programs/sitio.ts';

const FAR_MS = 180_000;
const TOKEN = 'de-ana';

const SIN_SETS = Object.fromEntries(
  [1, 2].flatMap((lado) => [1, 2, 3].map((set) => [`jugador${lado}Set${set}`, null])),
);

/** The same season in the columns of any schema: three matches played, of which one was put off, and one to come. */
const temporada = (partido: SavedRow): SavedRow[] => {
  const otro = { ...partido, jugador2Aplaza: 0, observaciones: null };
  const deLaOtra = { jugador1Set1: 2, jugador1Set2: 1, jugador2Set1: 6, jugador2Set2: 6 };
  return [
    partido,
    { ...otro, id: 11, fecha: '2026-11-07T10:00' },
    { ...otro, id: 12, fecha: '2026-11-14T10:00', ...deLaOtra },
    { ...otro, id: 13, fecha: '2026-12-05T12:00', ...SIN_SETS },
  ];
};

/** What is closed with a key that those bases do not have: the program would not start without it. */
const SELLADAS = ['recibo', 'aviso', 'correo', 'adjunto', 'solicitud'];

/** That base with the season in place of its matches, without what earlier ones could not have, and a link that is known. */
function conTemporada({ schema, tablas }: Saved): Saved {
  const { partido = [], jugador = [], liga = [], enlace_personal = [] } = tablas;
  return {
    schema,
    tablas: {
      ...Object.fromEntries(Object.entries(tablas).filter(([tabla]) => !SELLADAS.includes(tabla))),
      // Those of the saved bases are a beginning of some: no league could be told by them.
      liga: liga.map((una) => ({ ...una, reglas: JSON.stringify(reglasIniciales(una.tipo as TipoLiga)) })),
      jugador: jugador.filter(({ id }) => Number(id) < 12),
      partido: temporada(partido[0] ?? {}),
      ...(enlace_personal[0] && {
        enlace_personal: enlace_personal.map((uno) => ({ ...uno, tokenHash: hashToken(TOKEN) })),
      }),
    },
  };
}

const DATOS = [
  '/api/clasificaciones/ligas',
  '/api/clasificaciones/ver?idLiga=1',
  '/api/clasificaciones/jugador/1',
  '/api/clasificaciones/jugador/2',
  '/api/clasificaciones/partido/11',
  '/api/horarios/proximos',
  '/api/horarios/resultados',
  '/api/calendarios/club',
];

const CALENDARIOS = [
  '/calendario/club.ics',
  '/calendario/jugador/1.ics',
  '/calendario/division/1.ics',
  '/calendario/pista/1.ics',
  '/competicion-clasificaciones-partido/11/calendario.ics',
];

const DIRECCIONES = [
  '/competicion-clasificaciones/social',
  '/competicion-clasificaciones-division/1',
  '/competicion-clasificaciones-partido/11',
  '/competicion-horarios',
  '/noticias/1-torneo',
];

/** What an event is known by, when and where it is. The moment of the download is another each time. */
const citasDe = (ics: string): string[] =>
  ics.split('\r\n').filter((linea) => /^(UID|DTSTART|DTEND|SUMMARY|LOCATION|SEQUENCE|STATUS)\b/.test(linea));

/** All that a visitor, a subscriber and whoever has a link get, by its address. */
async function loQueSeVe(url: string, conEnlace: boolean): Promise<Map<string, unknown>> {
  const visto = new Map<string, unknown>();
  const leer = async (path: string, pedido = {}): Promise<string> => {
    const { status, html } = await pedir(url, path, pedido);
    expect([path, status]).toEqual([path, 200]);
    return html;
  };
  for (const path of DATOS) visto.set(path, await leer(path));
  for (const path of CALENDARIOS) visto.set(path, citasDe(await leer(path)));
  for (const path of DIRECCIONES) visto.set(path, (await pedir(url, path)).status);
  if (conEnlace) {
    const headers = { 'content-type': 'application/json' };
    const mi = { method: 'POST', headers, body: JSON.stringify({ token: TOKEN }) };
    const suyo = JSON.parse(await leer('/api/mi', mi)) as Record<string, unknown>;
    const { idJugador, nombre, caduca, enPie, nombrePropuesto } = suyo;
    visto.set('/api/mi', { idJugador, nombre, caduca, enPie, nombrePropuesto });
  }
  return visto;
}

describeEngines('a database of an earlier schema', ({ destino, motor }) => {
  const otro = useOtroMotor(motor);
  let programa: Servidor | undefined;
  afterEach(() => programa?.stop());

  const servir = async (donde: Destino, conEnlace: boolean): Promise<Map<string, unknown>> => {
    programa = await startServer(donde);
    const visto = await loQueSeVe(programa.url, conEnlace);
    await programa.stop();
    return visto;
  };

  /** The program, on that base: it migrates it before it answers. */
  const migrada = async (saved: Saved, conEnlace: boolean) => {
    const donde = await destino();
    const base = openDatabase(donde);
    await fill(base, conTemporada(saved));
    await base.close();
    return { donde, visto: await servir(donde, conEnlace) };
  };

  const hace = async (donde: Destino, guion: string, ...args: string[]): Promise<void> => {
    const env = { ...process.env, DATA_DIR: donde.dataDir, DATABASE_URL: donde.databaseUrl ?? '' };
    const { code, output } = await runNode(`scripts/${guion}.ts`, args, { env });
    expect(code, output).toBe(0);
  };

  const newest = SAVED.at(-1) as Saved;
  const tieneEnlace = ({ tablas }: Saved): boolean => tablas.enlace_personal !== undefined;
  const comoHoy = new Map<boolean, Promise<Map<string, unknown>>>();
  const deHoy = (conEnlace: boolean) => {
    const visto = comoHoy.get(conEnlace) ?? migrada(newest, conEnlace).then((una) => una.visto);
    comoHoy.set(conEnlace, visto);
    return visto;
  };

  it(
    'of today says what the season is: tables, schedule, calendars, a personal link and addresses',
    async () => {
      const visto = await deHoy(true);
      const tabla = JSON.parse(String(visto.get('/api/clasificaciones/ver?idLiga=1'))) as {
        clasificaciones: { idJugador: number; partidosJugados: number; partidosGanados: number }[];
      };
      expect(
        tabla.clasificaciones.map(({ idJugador, partidosJugados, partidosGanados }) => [
          idJugador,
          partidosJugados,
          partidosGanados,
        ]),
      ).toEqual([
        [1, 3, 2],
        [2, 3, 1],
      ]);
      expect(String(visto.get('/api/horarios/proximos'))).toContain('2026-12-05T12:00');
      const uids = (visto.get('/calendario/jugador/1.ics') as string[]).filter((una) =>
        una.startsWith('UID'),
      );
      expect(uids.map((uid) => uid.replace(/@.*/, ''))).toEqual(
        expect.arrayContaining([11, 12, 13].map((id) => `UID:partido-${id}`)),
      );
      expect(visto.get('/api/mi')).toMatchObject({ idJugador: 1, enPie: [{ id: 13 }] });
      expect(DIRECCIONES.map((path) => visto.get(path))).toEqual(DIRECCIONES.map(() => 200));
    },
    FAR_MS,
  );

  for (const saved of SAVED.slice(0, -1))
    it(
      `${saved.schema} says the same of the same season once it is migrated`,
      async () => {
        const conEnlace = tieneEnlace(saved);
        expect((await migrada(saved, conEnlace)).visto).toEqual(await deHoy(conEnlace));
      },
      FAR_MS,
    );

  for (const saved of [SAVED[0], SAVED.find(tieneEnlace)] as Saved[])
    it(
      `${saved.schema}, migrated, comes back from its backup on the other engine and on its own`,
      async () => {
        const conEnlace = tieneEnlace(saved);
        const { donde, visto } = await migrada(saved, conEnlace);
        const carpeta = join(donde.dataDir, 'copias');
        mkdirSync(carpeta, { recursive: true });
        await hace(donde, 'copia', carpeta);
        const copia = join(carpeta, readdirSync(carpeta)[0] ?? '');
        for (const vacia of [await destino(), await otro.destino()]) {
          await hace(vacia, 'restore', copia);
          expect(await servir(vacia, conEnlace)).toEqual(visto);
        }
        figure(
          `schemas since ${SAVED[0]?.schema}, migrated (${motor})`,
          `${SAVED.length} with the same tables, schedule, calendars, links and addresses`,
          'the same',
        );
      },
      FAR_MS,
    );
});

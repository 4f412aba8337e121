import { CompiledQuery, type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { migrate } from '#server/db/migrate.ts';
import type { BaseDatos, Destino, Motor } from '#server/db/open.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Tablas } from '#server/db/types.ts';
import { LECTURAS_PUBLICAS } from '#server/estado-publico.ts';
import { fixedClock } from './support/app.ts';
import { type ClubGrande, sembrarClubGrande } from './support/club-grande.ts';
import { describeEngines } from './support/engines.ts';

/** Tables that grow with the seasons: no public read goes through a whole one. */
const GRANDES = ['partido', 'liga_jugador'];

const LLAMADAS: Record<string, (club: ClubGrande) => string[]> = {
  '/api/clasificaciones/ligas': () => ['', '?tipo=social'],
  '/api/clasificaciones/terminadas': () => ['', '?tipo=infantil'],
  '/api/clasificaciones/ver': ({ idLiga }) => [`?idLiga=${idLiga}`],
  '/api/clasificaciones/general': ({ idLiga }) => [`?idLiga=${idLiga}`],
  '/api/clasificaciones/jugador/:id': ({ idJugador }) => [String(idJugador)],
  '/api/clasificaciones/partido/:id': () => ['20000'],
  '/api/clasificaciones/evolucion': ({ idLiga }) => [`?idLiga=${idLiga}`],
  '/api/clasificaciones/marcha': ({ idLiga }) => [`?idLiga=${idLiga}`],
  '/api/clasificaciones/futuro': ({ idLiga }) => [`?idLiga=${idLiga}`],
  '/api/clasificaciones/simulador': ({ idLiga }) => [`?idLiga=${idLiga}`],
  '/api/clasificaciones/necesita': ({ idLiga, idJugador }) => [`?idLiga=${idLiga}&idJugador=${idJugador}`],
  '/api/clasificaciones/cuadro': ({ idLiga }) => [`?idLiga=${idLiga}`],
  '/api/clasificaciones/partido/:id/encuentro': () => ['20000'],
  '/api/clasificaciones/cara-a-cara': ({ idJugador }) => [`?uno=${idJugador}&otro=${idJugador + 1}`],
  '/api/clasificaciones/jugador/:id/ficha': ({ idJugador }) => [String(idJugador)],
  '/api/clasificaciones/jugadores': () => ['?nombre=ana'],
  '/api/calendarios/club': () => [''],
  '/api/calendarios/:clase/:id': ({ idLiga, idJugador }) => [
    `jugador/${idJugador}`,
    `division/${idLiga}`,
    'pista/1',
    'partido/20000',
  ],
  '/api/horarios/resultados': ({ idLiga }) => [
    '',
    '?tipo=infantil',
    `?idLiga=${idLiga}`,
    '?nombre=ana',
    '?hasta=2020-01-01',
  ],
  '/api/horarios/clausuras': () => [''],
  '/api/horarios/hoy': () => [''],
  '/api/horarios/proximos': () => ['', '?tipo=social', '?tipo=infantil'],
  '/api/cms/:clave': () => ['competicion_liga_social_normas'],
  '/api/news': () => [''],
  '/api/fotos': () => [''],
  '/api/cms': () => [''],
  '/api/configuracion': () => ['?clave=mostrarIncidencias'],
  '/api/weather': () => [''],
};

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

const nodos = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodos)];

/** The tables that a query goes through from end to end, as its engine plans it. */
async function recorridas(db: Kysely<Tablas>, motor: Motor, query: CompiledQuery): Promise<string[]> {
  const explain = motor === 'sqlite' ? 'explain query plan ' : 'explain (format json) ';
  const { rows } = await db.executeQuery(CompiledQuery.raw(explain + query.sql, [...query.parameters]));
  if (motor === 'sqlite')
    return (rows as { detail: string }[]).flatMap(({ detail }) => /^SCAN (\w+)/.exec(detail)?.[1] ?? []);
  const [{ 'QUERY PLAN': planes }] = rows as [{ 'QUERY PLAN': [{ Plan: Plan }] }];
  return nodos(planes[0].Plan)
    .filter((nodo) => nodo['Node Type'].endsWith('Seq Scan'))
    .flatMap((nodo) => nodo['Relation Name'] ?? []);
}

/** The same database, with every query it runs in a list. */
function listening(destino: Destino): { base: BaseDatos; queries: CompiledQuery[] } {
  const queries: CompiledQuery[] = [];
  const base = openDatabase({ ...destino, onQuery: (query) => queries.push(query) });
  return { base, queries };
}

/** A hundred thousand matches take twenty seconds to write: of a fifth of them the plans are the same. */
const TEMPORADAS = process.env.DUROS ? 10 : 2;

describeEngines('with ten thousand matches a season', (engine) => {
  it('no public read goes through a whole table of those that grow, which would be noticed', async () => {
    const { base, queries } = listening(await engine.destino());
    await migrate(base);
    const club = await sembrarClubGrande(base, { temporadas: TEMPORADAS });
    expect(club.partidos).toBeGreaterThanOrEqual(TEMPORADAS * 10_000);
    await base.db.updateTable('liga').set({ ciclo: 1 }).where('id', '=', club.idLiga).execute();
    await sql`analyze`.execute(base.db);
    const app = await buildApp({
      base,
      reloj: fixedClock('2026-11-21T10:00'),
      exentas: ['127.0.0.1'],
      site: null,
    });
    expect(Object.keys(LLAMADAS).sort()).toEqual(LECTURAS_PUBLICAS.map(({ path }) => path).sort());
    for (const [path, casos] of Object.entries(LLAMADAS))
      for (const caso of casos(club)) {
        queries.length = 0;
        const url = path.includes(':') ? path.replace(/:\w+(?:\/:\w+)*/, caso) : path + caso;
        const { statusCode } = await app.inject({ url, headers: { authorization: 'apart' } });
        expect([url, statusCode]).toEqual([url, path === '/api/weather' ? 503 : 200]);
        for (const query of [...queries]) {
          const enteras = await recorridas(base.db, engine.motor, query);
          expect({ url, sql: query.sql, enteras: enteras.filter((una) => GRANDES.includes(una)) }).toEqual({
            url,
            sql: query.sql,
            enteras: [],
          });
        }
      }
    const entera = base.db.selectFrom('partido').selectAll().where('duracion', '=', 60).compile();
    expect(await recorridas(base.db, engine.motor, entera)).toEqual(['partido']);
    await app.close();
    await base.close();
  }, 120_000);
});

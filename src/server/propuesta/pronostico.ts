import { setImmediate } from 'node:timers/promises';
import type { Pronostico, PronosticoPedir, PronosticoUltimo } from '#contract/liga/pronostico.ts';
import { type Dia, sumarDias } from '#domain/fecha.ts';
import { compararLigas } from '#domain/liga/liga.ts';
import { TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import { ultimoDiaDeTemporada } from '#domain/panel/panel.ts';
import { pistasActivas } from '#server/db/lecturas/dia-nuevo.ts';
import { ausenciasPorDia, sonFirmes } from '#server/db/lecturas/quien-puede.ts';
import type { Lector } from '#server/db/open.ts';
import { empaquetarCabecera, empaquetarFilas, type Paquetes } from './paquetes.ts';
import { jugadoresDeLigas, ligasActivas, partidosDesde, partidosPorPaginas } from './propuesta.queries.ts';
import { aLigaPropuesta, type Deps } from './propuesta.ts';

/** What a forecast hangs on, read in short steps: the matches of those leagues, and whatever holds a court to come. */
async function reunir(
  db: Lector,
  { hasta, tope }: PronosticoPedir,
  hoy: Dia,
  signal: AbortSignal,
): Promise<Paquetes> {
  const ligas = (await ligasActivas(db, TIPOS_GESTIONADOS)).sort(compararLigas);
  const ids = ligas.map(({ id }) => id);
  const pistas = await pistasActivas(db);
  await setImmediate();
  const jugadores = await jugadoresDeLigas(db, ids);
  await setImmediate();
  const ausencias = await ausenciasPorDia(db);
  const franjasFirmes = await sonFirmes(db);
  await setImmediate();
  const partidos: Uint8Array[] = [];
  for await (const filas of partidosPorPaginas(db, ids, [])) {
    if (signal.aborted) break;
    partidos.push(empaquetarFilas(filas));
  }
  partidos.push(empaquetarFilas(await partidosDesde(db, sumarDias(hoy, 1))));
  const cabecera = empaquetarCabecera({
    datos: {
      hoy,
      ligas: ligas.map((liga) => ({ ...aLigaPropuesta(liga), limite: hasta ?? ultimoDiaDeTemporada(liga) })),
      jugadores,
      pistas: pistas.map((pista) => ({ ...pista, disponible: true })),
      ausencias,
      franjasFirmes,
      tope,
    },
    nombresLiga: ligas.map(({ id, nombre }) => [id, nombre]),
  });
  return { cabecera, partidos };
}

/** Whether the season ends in time, played out where proposals are made. docs/reglas/pronostico.md */
async function pronosticar(
  { base, reloj, taller }: Deps,
  pedido: PronosticoPedir,
  signal: AbortSignal,
): Promise<Pronostico> {
  const hoy = reloj.today();
  const respuesta: Pronostico = JSON.parse(
    new TextDecoder().decode(
      await taller.proponer(() => reunir(base.db, pedido, hoy, signal), {
        trabajo: 'pronostico',
        hoy,
        larga: true,
        encargo: pedido.encargo ?? null,
        signal,
      }),
    ),
  );
  return respuesta;
}

/** The last answer is kept in memory, and names nobody: what somebody asked to be forgotten does not stay in it. */
export function pronosticosDe(deps: Deps) {
  let ultimo: PronosticoUltimo | null = null;
  const generar = async (pedido: PronosticoPedir, signal: AbortSignal): Promise<Pronostico> => {
    const respuesta = await pronosticar(deps, pedido, signal);
    if (pedido.hasta === null && pedido.tope === null) {
      const ligas = respuesta.ligas.map(({ idLiga, liga, limite, final, veredicto }) => ({
        idLiga,
        liga,
        limite,
        final,
        veredicto,
      }));
      ultimo = { cuando: deps.reloj.localTime(), ligas };
    }
    return respuesta;
  };
  return { generar, ultimo: () => ultimo };
}

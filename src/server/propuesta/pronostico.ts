import type { Cuello, Pronostico } from '#contract/liga/pronostico.ts';
import type { Dia } from '#domain/fecha.ts';
import type { Deporte } from '#domain/liga/deportes.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { compararLigas } from '#domain/liga/liga.ts';
import { TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import { ultimoDiaDe } from '#domain/panel/panel.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { type Cuello as CuelloContado, pronosticar } from '#domain/pronostico/pronostico.ts';
import { leerClausuras } from '#server/db/lecturas/clausuras.ts';
import { pistasActivas } from '#server/db/lecturas/dia-nuevo.ts';
import { ausenciasPorDia, sonFirmes } from '#server/db/lecturas/quien-puede.ts';
import { comoPartido } from './paquetes.ts';
import { aLigaPropuesta, jugadoresDeLigas, ligasActivas, partidosPorPaginas } from './propuesta.queries.ts';
import type { Deps } from './propuesta.ts';

const porDeporte = (
  pistas: readonly { id: number; deporte: Deporte }[],
): Record<Deporte, readonly number[]> => {
  const de = (deporte: Deporte): number[] =>
    pistas.filter((pista) => pista.deporte === deporte).map(({ id }) => id);
  return { tenis: de('tenis'), padel: de('padel'), pickleball: de('pickleball') };
};

/** Whether the season ends in time. docs/reglas/pronostico.md */
export async function leerPronostico(
  { base: { db }, reloj }: Pick<Deps, 'base' | 'reloj'>,
  hasta: Dia | undefined,
): Promise<Pronostico> {
  const hoy = reloj.today();
  const activas = await ligasActivas(db, TIPOS_GESTIONADOS);
  const ligas = activas.filter((liga) => !esEscalera(liga)).sort(compararLigas);
  const ids = ligas.map(({ id }) => id);
  const jugadores = await jugadoresDeLigas(db, ids);
  const partidos: Partido[] = [];
  for await (const filas of partidosPorPaginas(db, ids, [])) partidos.push(...filas.map(comoPartido));
  const contado = pronosticar({
    hoy,
    ligas: ligas.map((liga) => ({ ...aLigaPropuesta(liga), limite: hasta ?? ultimoDiaDe(liga) })),
    jugadores,
    pistas: porDeporte(await pistasActivas(db)),
    clausuras: await leerClausuras(db, { desde: hoy }),
    ausencias: await ausenciasPorDia(db),
    partidos,
    franjasFirmes: await sonFirmes(db),
  });
  const deLigas = new Map(ligas.map(({ id, nombre }) => [id, nombre]));
  const deJugadores = new Map(jugadores.map(({ id, nombre }) => [id, nombre]));
  const nombre = (id: number): string => deJugadores.get(id) ?? '';
  const conNombres = (cuello: CuelloContado): Cuello => {
    if (!('idJugador' in cuello)) return cuello;
    const suyo = { ...cuello, jugador: nombre(cuello.idJugador) };
    return suyo.que === 'franjas' ? { ...suyo, rival: nombre(suyo.idRival) } : suyo;
  };
  return {
    ...contado,
    hoy,
    ligas: contado.ligas.map((una) => ({
      ...una,
      liga: deLigas.get(una.idLiga) ?? '',
      cuellos: una.cuellos.map(conNombres),
    })),
  };
}

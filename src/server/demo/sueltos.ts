import { type Dia, sumarDias } from '#domain/fecha.ts';
import { conResultado, huecoCerca, type Mesa, personaDe, porJugar } from './partidos.ts';
import { diaA, plazoActual, proximoSabado } from './plazos.ts';
import type { Encuentro, LigaDemo, PartidoDemo, Plazo } from './tipos.ts';

/** Of the matches outside the divisions, so many are still to be played next weekend. */
const POR_JUGAR = 2;
const AMISTOSOS = 12;
const DIAS_PLAYOFF = 28;

function repartidos(mesa: Mesa, liga: LigaDemo, encuentros: readonly Encuentro[], plazos: [Plazo, Plazo]) {
  const [pasado, futuro] = plazos;
  const jugados = encuentros.length - POR_JUGAR;
  return encuentros.flatMap((encuentro, i): PartidoDemo[] => {
    const plazo = i < jugados ? pasado : futuro;
    const dia = i < jugados ? diaA(pasado, i / jugados) : futuro.desde;
    const hueco = huecoCerca(mesa, liga, encuentro, { dia, plazo });
    if (!hueco) return [];
    const partido = porJugar(liga, encuentro, hueco);
    return [i < jugados ? conResultado(mesa, liga.tipo, partido) : partido];
  });
}

const finDeSemana = (hoy: Dia): Plazo => ({
  desde: proximoSabado(hoy),
  hasta: sumarDias(proximoSabado(hoy), 1),
});

const sanos = (mesa: Mesa, ids: readonly number[]): number[] =>
  ids.filter((id) => personaDe(mesa, id).estado === 'activo');

const enParejas = (ids: readonly number[]): Encuentro[] =>
  Array.from({ length: Math.floor(ids.length / 2) }, (_, i) => ({
    idJugador1: ids[2 * i] ?? 0,
    idJugador2: ids[2 * i + 1] ?? 0,
    vuelta: 1,
  }));

/** Friendlies between players of neighbouring levels who want them. domain.md, "Proposal", rellenarConAmistosos. */
export function jugarAmistosos(mesa: Mesa, liga: LigaDemo, ids: readonly number[], hoy: Dia): PartidoDemo[] {
  const quieren = sanos(mesa, ids).filter((id) => personaDe(mesa, id).disponibleAmistosos);
  const encuentros = mesa.azar.barajar(enParejas(quieren)).slice(0, AMISTOSOS);
  return repartidos(mesa, liga, encuentros, [plazoActual(hoy), finDeSemana(hoy)]);
}

/** Third and fourth of a division against the two above the relegated ones of the one above. Spec §9. */
export function jugarPlayoff(
  mesa: Mesa,
  liga: LigaDemo,
  ordenes: readonly number[][],
  hoy: Dia,
): PartidoDemo[] {
  const parejas = ordenes.slice(1).flatMap((abajo, i) => {
    const arriba = ordenes[i] ?? [];
    return [arriba.at(-4), abajo[3], arriba.at(-3), abajo[2]].map((id) => id ?? 0);
  });
  const siguen = enParejas(parejas).filter(({ idJugador1, idJugador2 }) =>
    [idJugador1, idJugador2].every((id) => {
      const { estado, idLiga } = personaDe(mesa, id);
      return estado === 'activo' && idLiga !== null;
    }),
  );
  const { desde } = plazoActual(hoy);
  const primeras = { desde, hasta: sumarDias(desde, DIAS_PLAYOFF) };
  return repartidos(mesa, liga, siguen, [primeras, finDeSemana(hoy)]);
}

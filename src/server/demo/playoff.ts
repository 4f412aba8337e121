import { type Dia, sumarDias } from '#domain/fecha.ts';
import { ganadorDe } from '#domain/partido/resultado.ts';
import {
  diaA,
  type Encuentro,
  type LigaDemo,
  type PartidoDemo,
  type Plazo,
  plazoActual,
  proximoSabado,
} from './azar.ts';
import {
  conResultado,
  enParejas,
  finDeSemana,
  huecoCerca,
  type Mesa,
  personaDe,
  porJugar,
} from './partidos.ts';

const DIAS_DE_RONDA = 14;
const EN_CUARTOS = 4;

const quienGana = (partido: PartidoDemo): number =>
  ganadorDe(partido) === 2 ? partido.idJugador2 : partido.idJugador1;

function jugarRonda(
  mesa: Mesa,
  liga: LigaDemo,
  encuentros: readonly Encuentro[],
  plazo: Plazo,
): PartidoDemo[] {
  return encuentros.flatMap((encuentro, i) => {
    const hueco = huecoCerca(mesa, liga, encuentro, { dia: diaA(plazo, i / encuentros.length), plazo });
    return hueco ? [conResultado(mesa, liga.tipo, porJugar(liga, encuentro, hueco))] : [];
  });
}

/** A bracket: quarter-finals, semifinals a fortnight later, and the final next weekend. */
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
  const plazo = (ronda: number): Plazo => ({
    desde: sumarDias(desde, ronda * DIAS_DE_RONDA),
    hasta: sumarDias(desde, (ronda + 1) * DIAS_DE_RONDA - 1),
  });
  const cuartos = jugarRonda(mesa, liga, siguen.slice(0, EN_CUARTOS), plazo(0));
  const semis = jugarRonda(mesa, liga, enParejas(cuartos.map(quienGana)), plazo(1));
  const final = enParejas(semis.map(quienGana)).flatMap((encuentro) => {
    const hueco = huecoCerca(mesa, liga, encuentro, {
      dia: proximoSabado(hoy),
      plazo: finDeSemana(hoy),
    });
    return hueco ? [porJugar(liga, encuentro, hueco)] : [];
  });
  return [...cuartos, ...semis, ...final];
}

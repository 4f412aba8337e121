import {
  type Dia,
  diaDe,
  diaSemana,
  type FechaHora,
  horaDeMinutos,
  type Minutos,
  minutosDe,
  sumarDias,
  sumarMinutos,
} from '#domain/fecha.ts';
import { estaPorJugar } from './ocupacion.ts';
import type { Lado, Partido } from './partido.ts';
import { clavePareja, juega, porFecha } from './partido.ts';
import { estaAplazado, estaDecidido } from './resultado.ts';

type Ventana = { inicio: Minutos; fin: Minutos };

export type Cambio =
  | { tipo: 'ausencia'; idJugador: number; dias: Dia[] }
  | { tipo: 'baja'; idJugador: number; estado: 'lesion' | 'eliminado' }
  | { tipo: 'liga'; idJugador: number; idLiga: number }
  | { tipo: 'pista'; idPista: number }
  | { tipo: 'inactiva'; idLiga: number }
  | { tipo: 'horario'; idLiga: number; antes: Ventana; despues: Ventana }
  | { tipo: 'vuelta'; idLiga: number }
  | { tipo: 'peticion'; idJugador: number; idPartido: number };

/** Saving it takes what it touches off the schedule: nobody plays with who is out. docs/reglas/consecuencias.md */
export const deja = (cambio: Cambio): boolean =>
  cambio.tipo === 'liga' || (cambio.tipo === 'baja' && cambio.estado === 'eliminado');

const cabeEn = ({ fecha, duracion }: Partido, { inicio, fin }: Ventana): boolean =>
  minutosDe(fecha) >= inicio && minutosDe(fecha) + duracion <= fin;

/** One match may be played on two days. */
export const diasDePartido = ({ fecha, duracion }: Pick<Partido, 'fecha' | 'duracion'>): Dia[] => [
  diaDe(fecha),
  diaDe(sumarMinutos(fecha, Math.max(0, duracion - 1))),
];

/** Of a pair with one match, those that stay to be played and it does not owe. */
function sobranDe(suyos: readonly Partido[]): Partido[] {
  const debe = suyos.some(estaDecidido) ? 0 : 1;
  return suyos.filter(estaPorJugar).toSorted(porFecha).slice(debe);
}

function sobrantes(partidos: readonly Partido[], idLiga: number): ReadonlySet<number> {
  const suyos = partidos.filter((partido) => partido.idLiga === idLiga);
  const parejas = Map.groupBy(suyos, (uno) => clavePareja(uno.idJugador1, uno.idJugador2));
  return new Set([...parejas.values()].flatMap(sobranDe).map(({ id }) => id));
}

/** Whether the change touches the match. One that was already outside the hours of its league is not news. */
function toca(cambio: Cambio, partido: Partido, sobran: ReadonlySet<number>): boolean {
  switch (cambio.tipo) {
    case 'ausencia':
      return (
        juega(partido, cambio.idJugador) && diasDePartido(partido).some((dia) => cambio.dias.includes(dia))
      );
    case 'baja':
      return juega(partido, cambio.idJugador);
    case 'liga':
      return juega(partido, cambio.idJugador) && partido.idLiga === cambio.idLiga;
    case 'pista':
      return partido.idPista === cambio.idPista;
    case 'inactiva':
      return partido.idLiga === cambio.idLiga;
    case 'horario':
      return (
        partido.idLiga === cambio.idLiga && cabeEn(partido, cambio.antes) && !cabeEn(partido, cambio.despues)
      );
    case 'vuelta':
      return sobran.has(partido.id);
    case 'peticion':
      return juega(partido, cambio.idJugador) && partido.id === cambio.idPartido;
    default:
      return cambio satisfies never;
  }
}

/** Arranged and still to come: neither played, nor put off, nor awarded, nor over. */
export const estaPorVenir = (partido: Partido, ahora: FechaHora): boolean =>
  estaPorJugar(partido) && sumarMinutos(partido.fecha, partido.duracion) > ahora;

/** Who leaves a league, or a league that ends, leaves behind what was put off too. */
const tocaAplazados = ({ tipo }: Cambio): boolean => tipo === 'liga' || tipo === 'inactiva';

/**
 * The matches that a change touches: those arranged and, where it matters, those put off. Among them, of a league that is
 * left with one leg, are the decided ones too: they say who owes nothing. docs/reglas/consecuencias.md.
 */
export function partidosAfectados<P extends Partido>(
  cambio: Cambio,
  partidos: readonly P[],
  ahora: FechaHora,
): P[] {
  const sobran = cambio.tipo === 'vuelta' ? sobrantes(partidos, cambio.idLiga) : new Set<number>();
  return partidos.filter(
    (partido) =>
      (estaPorVenir(partido, ahora) || (tocaAplazados(cambio) && estaAplazado(partido))) &&
      toca(cambio, partido, sobran),
  );
}

export function ladoDeCambio(cambio: Cambio, partido: Pick<Partido, 'idJugador1'>): Lado | null {
  switch (cambio.tipo) {
    case 'ausencia':
    case 'baja':
    case 'liga':
    case 'peticion':
      return cambio.idJugador === partido.idJugador1 ? 1 : 2;
    case 'pista':
    case 'inactiva':
    case 'horario':
    case 'vuelta':
      return null;
    default:
      return cambio satisfies never;
  }
}

export function fraseDeCambio(cambio: Cambio, jugador: string): string {
  switch (cambio.tipo) {
    case 'ausencia':
      return `${jugador} no puede ese día.`;
    case 'baja':
      return `${jugador} figura como ${cambio.estado === 'lesion' ? 'lesionado' : 'eliminado'}.`;
    case 'liga':
      return `${jugador} deja esta liga.`;
    case 'pista':
      return 'Su pista queda inactiva.';
    case 'inactiva':
      return 'Su liga queda inactiva.';
    case 'horario':
      return `Queda fuera del horario de la liga, de ${horaDeMinutos(cambio.despues.inicio)} a ${horaDeMinutos(cambio.despues.fin)}.`;
    case 'vuelta':
      return 'La liga se queda en una sola vuelta, y esta pareja ya tiene su partido.';
    case 'peticion':
      return `${jugador} pide otro día.`;
    default:
      return cambio satisfies never;
  }
}

/** Whether, once that is saved, a proposal still places the pair: both go on in their league, and it goes on too. */
export function siguenDebiendolo(cambio: Cambio): boolean {
  switch (cambio.tipo) {
    case 'ausencia':
    case 'pista':
    case 'horario':
    case 'peticion':
      return true;
    case 'baja':
    case 'liga':
    case 'inactiva':
    case 'vuelta':
      return false;
    default:
      return cambio satisfies never;
  }
}

const SEMANAS = 3;
const FIN_DE_SEMANA = [6, 0];

function tresSemanas(desde: Dia, suyo: Dia): Dia[] {
  const dias = Array.from({ length: SEMANAS * 7 }, (_, n) => sumarDias(desde, n));
  return dias.filter((dia) => FIN_DE_SEMANA.includes(diaSemana(dia)) || diaSemana(dia) === diaSemana(suyo));
}

/** Days on which another place is looked for: its own, and three weeks of weekends and of its day of the week. */
export function diasParaBuscar({ fecha }: Pick<Partido, 'fecha'>, hoy: Dia): Dia[] {
  const suyo = diaDe(fecha);
  const vispera = sumarDias(suyo, -1);
  return tresSemanas(vispera < hoy ? hoy : vispera, suyo);
}

/** Days on which the two of a postponed match may arrange it: from tomorrow on, so that the desk hears of it first. */
export const diasParaQuedar = ({ fecha }: Pick<Partido, 'fecha'>, hoy: Dia): Dia[] =>
  tresSemanas(sumarDias(hoy, 1), diaDe(fecha));

import { type Clausura, cierra, fraseDeCerrada } from '#domain/clausura/clausura.ts';
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
import type { Deporte } from '#domain/liga/deportes.ts';
import { deporteEnFrase } from '#domain/liga/en-pista.ts';
import { estaPorJugar } from './ocupacion.ts';
import { juega, type Lado, type Partido, parejaDe, porFecha } from './partido.ts';
import { estaAplazado, estaDecidido } from './resultado.ts';

type Ventana = { inicio: Minutos; fin: Minutos };

export type Cambio =
  | { tipo: 'ausencia'; idJugador: number; dias: Dia[] }
  | { tipo: 'baja'; idJugador: number; estado: 'lesion' | 'eliminado' }
  | { tipo: 'liga'; idJugador: number; idLiga: number }
  /** It is closed or, with `deporte`, it is to be of another sport. */
  | { tipo: 'pista'; idPista: number; deporte?: Deporte | undefined }
  | (Omit<Clausura, 'pistas'> & { tipo: 'clausura'; pistas: number[] | null })
  | { tipo: 'inactiva'; idLiga: number }
  | { tipo: 'horario'; idLiga: number; antes: Ventana; despues: Ventana }
  | { tipo: 'vuelta'; idLiga: number }
  | { tipo: 'peticion'; idJugador: number; idPartido: number };

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
  const parejas = Map.groupBy(suyos, parejaDe);
  return new Set([...parejas.values()].flatMap(sobranDe).map(({ id }) => id));
}

type Tocado = { partido: Partido; sobran: ReadonlySet<number> };

type ClaseDeCambio<C> = {
  /** Whether it touches the match. One that was already outside the hours of its league is not news. */
  toca: (cambio: C, tocado: Tocado) => boolean;
  frase: (cambio: C, jugador: string) => string;
  /** Once it is saved the pair goes on in its league, and a proposal still places it. */
  sigueDebido?: true;
  /** Who leaves a league, or a league that ends, leaves behind what was put off too. */
  tocaAplazados?: true;
};

/** What each kind of change does. docs/reglas/consecuencias.md */
const CLASES: { [T in Cambio['tipo']]: ClaseDeCambio<Extract<Cambio, { tipo: T }>> } = {
  ausencia: {
    toca: ({ idJugador, dias }, { partido }) =>
      juega(partido, idJugador) && diasDePartido(partido).some((dia) => dias.includes(dia)),
    frase: (_, jugador) => `${jugador} no puede ese día.`,
    sigueDebido: true,
  },
  baja: {
    toca: ({ idJugador }, { partido }) => juega(partido, idJugador),
    frase: ({ estado }, jugador) =>
      `${jugador} figura como ${estado === 'lesion' ? 'lesionado' : 'eliminado'}.`,
  },
  liga: {
    toca: ({ idJugador, idLiga }, { partido }) => juega(partido, idJugador) && partido.idLiga === idLiga,
    frase: (_, jugador) => `${jugador} deja esta liga.`,
    tocaAplazados: true,
  },
  pista: {
    toca: ({ idPista }, { partido }) => partido.idPista === idPista,
    frase: ({ deporte }) =>
      deporte
        ? `Su pista pasa a ser de ${deporteEnFrase(deporte)}: muévelo antes a otra.`
        : 'Su pista queda inactiva.',
    sigueDebido: true,
  },
  clausura: {
    toca: (clausura, { partido }) => cierra(clausura, partido),
    frase: fraseDeCerrada,
    sigueDebido: true,
  },
  inactiva: {
    toca: ({ idLiga }, { partido }) => partido.idLiga === idLiga,
    frase: () => 'Su liga queda inactiva.',
    tocaAplazados: true,
  },
  horario: {
    toca: ({ idLiga, antes, despues }, { partido }) =>
      partido.idLiga === idLiga && cabeEn(partido, antes) && !cabeEn(partido, despues),
    frase: ({ despues: { inicio, fin } }) =>
      `Queda fuera del horario de la liga, de ${horaDeMinutos(inicio)} a ${horaDeMinutos(fin)}.`,
    sigueDebido: true,
  },
  vuelta: {
    toca: (_, { partido, sobran }) => sobran.has(partido.id),
    frase: () => 'La liga se queda en una sola vuelta, y esta pareja ya tiene su partido.',
  },
  peticion: {
    toca: ({ idJugador, idPartido }, { partido }) => juega(partido, idJugador) && partido.id === idPartido,
    frase: (_, jugador) => `${jugador} pide otro día.`,
    sigueDebido: true,
  },
};

const claseDe = (cambio: Cambio) => CLASES[cambio.tipo] as ClaseDeCambio<Cambio>;

/** Saving it takes what it touches off the schedule: nobody plays with who is out. docs/reglas/consecuencias.md */
export const deja = (cambio: Cambio): boolean =>
  cambio.tipo === 'liga' || (cambio.tipo === 'baja' && cambio.estado === 'eliminado');

/** Arranged and still to come: neither played, nor put off, nor awarded, nor over. */
export const estaPorVenir = (partido: Partido, ahora: FechaHora): boolean =>
  estaPorJugar(partido) && sumarMinutos(partido.fecha, partido.duracion) > ahora;

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
  const { toca, tocaAplazados = false } = claseDe(cambio);
  return partidos.filter(
    (partido) =>
      (estaPorVenir(partido, ahora) || (tocaAplazados && estaAplazado(partido))) &&
      toca(cambio, { partido, sobran }),
  );
}

export function ladoDeCambio(cambio: Cambio, partido: Pick<Partido, 'idJugador1'>): Lado | null {
  if (!('idJugador' in cambio)) return null;
  return cambio.idJugador === partido.idJugador1 ? 1 : 2;
}

export const fraseDeCambio = (cambio: Cambio, jugador: string): string =>
  claseDe(cambio).frase(cambio, jugador);

/** Whether, once that is saved, a proposal still places the pair: both go on in their league, and it goes on too. */
export const siguenDebiendolo = (cambio: Cambio): boolean => claseDe(cambio).sigueDebido ?? false;

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

import { type Dia, diaDe, type FechaHora, horaDe } from '#domain/fecha.ts';
import { nombreDia } from './frases.ts';

/** The rule that would have to be waived for a pair to fit; `ninguna` when it fits as things are. */
const REGLAS_CEDIDAS = [
  'ninguna',
  'ausencia',
  'dobleJornada',
  'mover',
  'empezarAntes',
  'acabarDespues',
  'pista',
  'lesion',
  'vuelta',
] as const;
export type ReglaCedida = (typeof REGLAS_CEDIDAS)[number];

/** Names and hours that the sentences are made of. */
export type Detalle = {
  fecha: FechaHora;
  pista: string;
  /** Of whom the rule is waived: one of them, or both. */
  quienes: readonly string[];
  /** What the league's window would have to reach. */
  limite: string;
  /** «Ana – Eva», and where it would go. */
  partido: string;
  destino: { fecha: FechaHora; pista: string } | null;
};

type Donde = { fecha: FechaHora; pista: string };

const hora = ({ fecha, pista }: Donde): string => `a las ${horaDe(fecha)} en ${pista}`;

const donde = (sitio: Donde, dias: readonly Dia[]): string =>
  `${nombreDia(diaDe(sitio.fecha), dias)} ${hora(sitio)}`;

/** Whose condition names the day already. */
const DICEN_EL_DIA: readonly ReglaCedida[] = ['ausencia', 'dobleJornada', 'vuelta'];

/** «Ana pudiera», «Ana y Bea pudieran». */
const sujeto = (quienes: readonly string[], verbo: string): string =>
  `${quienes.join(' y ')} ${verbo}${quienes.length > 1 ? 'n' : ''}`;

const CONDICIONES: Record<ReglaCedida, (detalle: Detalle, dia: string, dias: readonly Dia[]) => string> = {
  ninguna: () => 'Ahora cabe',
  ausencia: ({ quienes }, dia) => `Si ${sujeto(quienes, 'pudiera')} ${dia}`,
  dobleJornada: ({ quienes }, dia) => `Si ${sujeto(quienes, 'jugara')} dos partidos ${dia}`,
  mover: ({ partido, destino }, _, dias) =>
    `Si ${partido} pasara ${destino ? al(donde(destino, dias)) : 'a otro momento'}`,
  empezarAntes: ({ limite }) => `Si la liga pudiera empezar a las ${limite}`,
  acabarDespues: ({ limite }) => `Si la liga pudiera acabar a las ${limite}`,
  pista: ({ pista }) => `Si ${pista} estuviera disponible`,
  lesion: ({ quienes }) => `Si ${sujeto(quienes, 'no estuviera')} de baja`,
  vuelta: (_, dia) => `Si la vuelta ya se pudiera jugar ${dia}`,
};

/** «al sábado …», out of «el sábado …». */
const al = (texto: string): string => `a${texto.slice(1)}`;

/** «Si Ana pudiera el sábado: a las 10:30 en Pista 2.» */
export function fraseCabida(regla: ReglaCedida, detalle: Detalle, dias: readonly Dia[]): string {
  const condicion = CONDICIONES[regla](detalle, nombreDia(diaDe(detalle.fecha), dias), dias);
  return `${condicion}: ${DICEN_EL_DIA.includes(regla) ? hora(detalle) : donde(detalle, dias)}.`;
}

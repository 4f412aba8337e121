import { type Dia, diaSemana } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { MOTIVOS, type Motivo, type MotivoDia, type ParejaFuera } from './datos.ts';
import { en } from './en.ts';

const SEMANA = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

/** «el sábado», or «el sábado 21» when the days hold two Saturdays. */
export function nombreDia(dia: Dia, dias: readonly Dia[]): string {
  const nombre = `el ${SEMANA[diaSemana(dia)]}`;
  const repetido = dias.filter((otro) => diaSemana(otro) === diaSemana(dia)).length > 1;
  return repetido ? `${nombre} ${Number(dia.slice(8, 10))}` : nombre;
}

/** «el sábado, el domingo y el lunes», or with «ni» in a negative clause. */
function unir(nombres: readonly string[], nexo: 'y' | 'ni'): string {
  if (nombres.length < 2) return nombres.join('');
  return `${nombres.slice(0, -1).join(', ')} ${nexo} ${nombres.at(-1)}`;
}

type Dias = (nexo: 'y' | 'ni') => string;

/** One clause: what happens on those days, and to whom. `vuelta`: since when the second leg may be played. */
const CLAUSULAS: Record<Motivo, (quien: string, dias: Dias, vuelta: Dia | null) => string> = {
  lesion: (quien) => `${quien} tiene una lesión`,
  ausente: (quien, dias) => `${quien} no puede ${dias('ni')}`,
  yaProgramado: (quien, dias) => `${quien} ya tiene partido ${dias('y')}`,
  vueltaNoAbierta: (_, __, vuelta) =>
    vuelta === null
      ? 'la vuelta de su liga no tiene fecha de comienzo: se pone en Ligas'
      : `la vuelta no empieza hasta el ${fechaSemana(vuelta)}`,
  sinHueco: (_, dias) => `ninguna pista tiene un hueco en el horario de su liga ${dias('ni')}`,
  juegaOtra: (quien, dias) => `${quien} juega otro partido ${dias('y')}`,
  pistasLlenas: (_, dias) => `no quedan pistas ${dias('ni')}`,
};

/** What keeps a player from every match of a day: something of theirs, of all, or of each rival. */
export type PorqueNoJuega =
  | Exclude<Motivo, 'yaProgramado' | 'juegaOtra'>
  | 'rivalesJuegan'
  | 'rivalesNoPueden';

const PORQUES: Record<PorqueNoJuega, (dias: Dias) => string> = {
  lesion: () => 'tiene una lesión',
  ausente: (dias) => `no puede ${dias('ni')}`,
  vueltaNoAbierta: (dias) => `no debe ningún partido ${dias('ni')}`,
  sinHueco: (dias) => `ninguna pista tiene un hueco en el horario de su liga ${dias('ni')}`,
  rivalesJuegan: (dias) => `los rivales que le faltan juegan otro partido ${dias('y')}`,
  rivalesNoPueden: (dias) => `los rivales que le faltan no pueden o ya juegan ${dias('y')}`,
  pistasLlenas: (dias) => `no quedan pistas ${dias('ni')}`,
};

/** The same thing on several days is said once, in order of day. */
function agrupar<T>(cosas: readonly T[], claveDe: (cosa: T) => string, dias: readonly Dia[]): [T, Dias][] {
  const grupos = Map.groupBy(cosas.keys(), (indice) => claveDe(en(cosas, indice)));
  return [...grupos.values()].map((indices) => {
    const suyos = indices.map((indice) => nombreDia(en(dias, indice), dias));
    return [en(cosas, en(indices, 0)), (nexo) => unir(suyos, nexo)];
  });
}

function comoFrase(clausulas: readonly string[]): string {
  const frase = clausulas.join('; ');
  return frase === '' ? '' : `${frase.charAt(0).toUpperCase()}${frase.slice(1)}.`;
}

/** «Ana no puede el sábado; no quedan pistas el domingo.» */
export function frasePareja(
  motivos: readonly MotivoDia[],
  nombres: ReadonlyMap<number, string>,
  vuelta: Dia | null,
): string {
  const grupos = agrupar(
    motivos,
    ({ motivo, idJugador }) => `${motivo}-${idJugador}`,
    motivos.map(({ dia }) => dia),
  );
  return comoFrase(
    grupos.map(([{ motivo, idJugador }, dias]) => {
      const quien = idJugador === null ? '' : (nombres.get(idJugador) ?? '');
      return CLAUSULAS[motivo](quien, dias, vuelta);
    }),
  );
}

/** «No puede el sábado; no quedan pistas el domingo.» */
export const fraseJugador = (porques: readonly PorqueNoJuega[], dias: readonly Dia[]): string =>
  comoFrase(agrupar(porques, (porque) => porque, dias).map(([porque, suyos]) => PORQUES[porque](suyos)));

const CAUSAS: Record<Motivo, string> = {
  lesion: 'por lesión',
  ausente: 'por ausencia',
  yaProgramado: 'por tener ya partido',
  vueltaNoAbierta: 'a la espera de la vuelta',
  sinHueco: 'sin hueco en su horario',
  juegaOtra: 'por jugar otro partido',
  pistasLlenas: 'por pistas llenas',
};

/** Of these the day says nothing. */
const SIN_DIA: readonly Motivo[] = ['lesion', 'vueltaNoAbierta'];

/** The day on which the pair came nearest to playing: the reason furthest down the list, the first such day. */
const masCerca = (motivos: readonly MotivoDia[]): MotivoDia | undefined =>
  [...motivos].sort((uno, otro) => MOTIVOS.indexOf(otro.motivo) - MOTIVOS.indexOf(uno.motivo))[0];

/** «12 parejas sin sitio: 7 por pistas llenas el sábado, 5 por ausencia el domingo.» */
export function resumen(fuera: readonly ParejaFuera[], dias: readonly Dia[]): string {
  const causas = new Map<string, number>();
  for (const { motivos } of fuera) {
    const peor = masCerca(motivos);
    if (peor === undefined) continue;
    const cuando = SIN_DIA.includes(peor.motivo) ? '' : ` ${nombreDia(peor.dia, dias)}`;
    const causa = `${CAUSAS[peor.motivo]}${cuando}`;
    causas.set(causa, (causas.get(causa) ?? 0) + 1);
  }
  const ordenadas = [...causas].sort((uno, otro) => otro[1] - uno[1]);
  if (fuera.length === 1) return `1 pareja sin sitio, ${ordenadas[0]?.[0]}.`;
  const partes = ordenadas.map(([causa, n]) => `${n} ${causa}`);
  return `${fuera.length} parejas sin sitio: ${partes.join(', ')}.`;
}

import { type Dia, diaSemana } from '#domain/fecha.ts';
import { MOTIVOS, type Motivo, type MotivoDia, type ParejaFuera } from './datos.ts';

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

/** One clause: what happens on those days, and to whom. */
const CLAUSULAS: Record<Motivo, (quien: string, dias: (nexo: 'y' | 'ni') => string) => string> = {
  lesion: (quien) => `${quien} tiene una lesión`,
  ausente: (quien, dias) => `${quien} no puede ${dias('ni')}`,
  yaProgramado: (quien, dias) => `${quien} ya tiene partido ${dias('y')}`,
  vueltaNoAbierta: (_, dias) => `la vuelta aún no se puede jugar ${dias('ni')}`,
  sinHueco: (_, dias) => `ninguna pista tiene un hueco en el horario de su liga ${dias('ni')}`,
  juegaOtra: (quien, dias) => `${quien} juega otro partido ${dias('y')}`,
  pistasLlenas: (_, dias) => `no quedan pistas ${dias('ni')}`,
};

/** The days in clauses, one per reason and person, in order of day. */
function clausulas(motivos: readonly MotivoDia[], nombres: ReadonlyMap<number, string>): string[] {
  const dias = motivos.map(({ dia }) => dia);
  const grupos = new Map<string, MotivoDia[]>();
  for (const motivo of motivos) {
    const clave = `${motivo.motivo}-${motivo.idJugador}`;
    grupos.set(clave, [...(grupos.get(clave) ?? []), motivo]);
  }
  return [...grupos.values()].map((grupo) => {
    const { motivo, idJugador } = grupo[0] as MotivoDia;
    const quien = idJugador === null ? '' : (nombres.get(idJugador) ?? '');
    const suyos = grupo.map(({ dia }) => nombreDia(dia, dias));
    return CLAUSULAS[motivo](quien, (nexo) => unir(suyos, nexo));
  });
}

/** «Ana no puede el sábado; no quedan pistas el domingo.» */
export function frasePareja(motivos: readonly MotivoDia[], nombres: ReadonlyMap<number, string>): string {
  const frase = clausulas(motivos, nombres).join('; ');
  return frase === '' ? '' : `${frase.charAt(0).toUpperCase()}${frase.slice(1)}.`;
}

const CAUSAS: Record<Motivo, string> = {
  lesion: 'por lesión',
  ausente: 'por ausencia',
  yaProgramado: 'por tener ya partido',
  vueltaNoAbierta: 'con la vuelta sin abrir',
  sinHueco: 'sin hueco en su horario',
  juegaOtra: 'por jugar otro partido',
  pistasLlenas: 'por pistas llenas',
};

/** The day on which the pair came nearest to playing: the reason furthest down the list, the first such day. */
const masCerca = (motivos: readonly MotivoDia[]): MotivoDia | undefined =>
  [...motivos].sort((uno, otro) => MOTIVOS.indexOf(otro.motivo) - MOTIVOS.indexOf(uno.motivo))[0];

/** «12 parejas sin sitio: 7 por pistas llenas el sábado, 5 por ausencia el domingo.» */
export function resumen(fuera: readonly ParejaFuera[], dias: readonly Dia[]): string {
  const causas = new Map<string, number>();
  for (const { motivos } of fuera) {
    const peor = masCerca(motivos);
    if (peor === undefined) continue;
    const cuando = peor.motivo === 'lesion' ? '' : ` ${nombreDia(peor.dia, dias)}`;
    const causa = `${CAUSAS[peor.motivo]}${cuando}`;
    causas.set(causa, (causas.get(causa) ?? 0) + 1);
  }
  const partes = [...causas].sort((uno, otro) => otro[1] - uno[1]).map(([causa, n]) => `${n} ${causa}`);
  const cuantas = fuera.length === 1 ? '1 pareja' : `${fuera.length} parejas`;
  return `${cuantas} sin sitio: ${partes.join(', ')}.`;
}

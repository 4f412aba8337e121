import { diaDe, type FechaHora, fechaHora, type Minutos, minutosDe } from '#domain/fecha.ts';
import { diasParaQuedar } from './afectados.ts';
import { ocupa } from './ocupacion.ts';
import type { Partido } from './partido.ts';
import {
  buscar,
  type DiaNuevo,
  impedimento,
  iniciosDelPartido,
  pistasDe,
  type SinSitio,
  type Sitio,
} from './traslado.ts';

/** What becomes of a moment that suits both: it is booked at once, or the club has the last word. */
export const MODOS_DE_QUEDAR = ['reserva', 'confirma'] as const;
export type ModoDeQuedar = (typeof MODOS_DE_QUEDAR)[number];

/** What of that day is in the way: what holds its place, the match itself apart. */
const sinElMismo = ({ id }: Partido, nuevo: DiaNuevo): DiaNuevo => ({
  ...nuevo,
  ocupados: nuevo.ocupados.filter((otro) => otro.id !== id && ocupa(otro)),
});

function sitioLibre(partido: Partido, fecha: FechaHora, nuevo: DiaNuevo): Sitio | null {
  const sitios = pistasDe(partido, nuevo).map((idPista) => ({ fecha, idPista }));
  return buscar(partido, sitios, nuevo);
}

type Quedar = { sitio: Sitio; motivo: null } | { sitio: null; motivo: SinSitio | { tipo: 'fueraDeHora' } };

/** The court on which a postponed match could be played at that moment, or why on none. */
export function sitioParaQuedar(partido: Partido, fecha: FechaHora, dia: DiaNuevo): Quedar {
  const nuevo = sinElMismo(partido, dia);
  const esDeLaLista =
    fecha > nuevo.ahora &&
    iniciosDelPartido(partido, nuevo.horarios).includes(minutosDe(fecha)) &&
    diasParaQuedar(partido, diaDe(nuevo.ahora)).includes(diaDe(fecha));
  if (!esDeLaLista) return { sitio: null, motivo: { tipo: 'fueraDeHora' } };
  const quien = impedimento(partido, nuevo);
  if (quien !== null) return { sitio: null, motivo: quien };
  const sitio = sitioLibre(partido, fecha, nuevo);
  return sitio ? { sitio, motivo: null } : { sitio: null, motivo: { tipo: 'lleno' } };
}

/** The moments of that day to choose from, one match after another from the first free minute. */
export function horasParaQuedar(partido: Partido, dia: DiaNuevo): FechaHora[] {
  const nuevo = sinElMismo(partido, dia);
  if (impedimento(partido, nuevo) !== null) return [];
  const horas: FechaHora[] = [];
  let desde: Minutos = 0;
  for (const minutos of iniciosDelPartido(partido, nuevo.horarios)) {
    const fecha = fechaHora(nuevo.dia, minutos);
    if (minutos < desde || sitioLibre(partido, fecha, nuevo) === null) continue;
    horas.push(fecha);
    desde = minutos + partido.duracion;
  }
  return horas;
}

/** Told to a player: nothing of who of the two it is. */
const NO_CABE: Record<SinSitio['tipo'] | 'fueraDeHora', string> = {
  baja: 'Uno de los dos está de baja.',
  ausente: 'Uno de los dos ya no puede ese día.',
  juega: 'Uno de los dos ya tiene otro partido ese día.',
  lleno: 'A esa hora ya no queda ninguna pista libre.',
  fueraDeHora: 'Esa hora ya no es de las que se pueden elegir.',
};

export const fraseDeNoCaber = ({ tipo }: SinSitio | { tipo: 'fueraDeHora' }): string => NO_CABE[tipo];

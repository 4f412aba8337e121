import { anioDe, type Dia } from '#domain/fecha.ts';
import { inicioDelSiguiente } from './ciclo.ts';
import { esEscalera } from './escalera.ts';
import type { Liga } from './liga.ts';

const PRIMERA_TEMPORADA = 2021;

/** Season years offered: 2021 to next calendar year. docs/reglas/ligas.md. */
export function temporadasOfrecidas(hoy: Dia): number[] {
  const ultima = Math.max(PRIMERA_TEMPORADA, anioDe(hoy) + 1);
  return Array.from({ length: ultima - PRIMERA_TEMPORADA + 1 }, (_, i) => PRIMERA_TEMPORADA + i);
}

/** `tabla`: its players as it ended, which is how a ladder starts again. */
type Abrir = <L extends Liga>(liga: L, hoy: Dia, tabla?: readonly number[]) => Omit<L, 'id'>;

const abierta: Abrir = ({ id: _, ...liga }, _hoy, tabla = []) => ({
  ...liga,
  reglas: {
    ...liga.reglas,
    salida: esEscalera(liga) ? [...tabla] : [],
    inicioCiclo: null,
    decididos: [],
    decisiones: [],
  },
  estado: 'activa',
  fechaIdaVuelta: null,
});

/** The same league a year later, open, at its first cycle if it has some; the days of its second leg and of its cycle are for somebody to say. */
const siguienteTemporada: Abrir = (liga, hoy, tabla) => ({
  ...abierta(liga, hoy, tabla),
  anio: liga.anio + 1,
  ciclo: Math.min(liga.ciclo, 1),
});

/** The next cycle of the same season, as long as this one. */
const siguienteCiclo: Abrir = (liga, hoy, tabla) => {
  const siguiente = abierta(liga, hoy, tabla);
  return {
    ...siguiente,
    ciclo: liga.ciclo + 1,
    reglas: { ...siguiente.reglas, inicioCiclo: inicioDelSiguiente(liga, hoy) },
  };
};

/** What ends when leagues are closed: their season, or a cycle of it. */
export const FINES = ['temporada', 'ciclo'] as const;
export type Fin = (typeof FINES)[number];

export const SIGUIENTE: Record<Fin, Abrir> = { temporada: siguienteTemporada, ciclo: siguienteCiclo };

/** Of a new season: those of the league it copies, or the ones after them. */
export type Anios = 'mismos' | 'siguientes';

/** The new one copies the old, open, without a `fechaIdaVuelta` already past; or is its next one. docs/reglas/ligas.md. */
export function nuevaTemporada<L extends Liga>(
  liga: L,
  hoy: Dia,
  anios: Anios = 'mismos',
  tabla: readonly number[] = [],
) {
  const anterior: L = { ...liga, estado: 'inactiva' };
  if (anios === 'siguientes') return { nueva: siguienteTemporada(liga, hoy, tabla), anterior };
  const pasada = liga.fechaIdaVuelta !== null && liga.fechaIdaVuelta < hoy;
  const nueva = liga.ciclo > 0 ? siguienteCiclo(liga, hoy, tabla) : abierta(liga, hoy, tabla);
  return { nueva: { ...nueva, fechaIdaVuelta: pasada ? null : liga.fechaIdaVuelta }, anterior };
}

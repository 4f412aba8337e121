import type { CSSProperties, ReactNode } from 'react';
import { fechaHora, horaDe } from '#domain/fecha.ts';
import { PASO_MINUTOS } from '#domain/liga/liga.ts';
import styles from './plano.module.css';
import type { Sitio, Tablero } from './sitio.ts';
import { idEnPlano, type useArrastre } from './use-arrastre.ts';

/** Where something is drawn: its court's column, its quarter of an hour's row, and how many rows it takes. */
export function lugar(
  { idPista, inicio }: Sitio,
  duracion: number,
  { pistas, franja }: Tablero,
): CSSProperties {
  return {
    '--columna': pistas.indexOf(idPista) + 1,
    '--fila': (inicio - franja.desde) / PASO_MINUTOS + 1,
    '--alto': duracion / PASO_MINUTOS,
  } as CSSProperties;
}

type BloqueProps = {
  clave: number;
  sitio: Sitio;
  duracion: number;
  tablero: Tablero;
  estado: 'bien' | 'aviso' | 'error';
  /** Day and court, for those who cannot see where it is. */
  donde: string;
  arrastre: ReturnType<typeof useArrastre>;
  children: ReactNode;
};

/** A line on the planner. */
export function Bloque({ clave, sitio, duracion, tablero, estado, donde, arrastre, children }: BloqueProps) {
  const { enMano, onKeyDown, onPointerDown, ...puntero } = arrastre;
  const cogido = enMano?.clave === clave;
  return (
    <button
      type="button"
      id={idEnPlano(clave)}
      className={styles.bloque}
      style={lugar(sitio, duracion, tablero)}
      data-estado={estado}
      data-cogido={cogido || undefined}
      aria-pressed={cogido}
      onKeyDown={(event) => onKeyDown(event, clave, sitio)}
      onPointerDown={(event) => onPointerDown(event, clave)}
      {...puntero}
    >
      <strong>{horaDe(fechaHora(sitio.dia, sitio.inicio))}</strong>{' '}
      <span className="visually-hidden">{donde}</span>
      <span>{children}</span>
    </button>
  );
}

import type { ReactNode } from 'react';
import styles from './trazo.module.css';

const ANCHO = 320;
const MARGEN = { izquierda: 42, derecha: 18, arriba: 12, abajo: 12 };

type Medidas = { jornadas: number; de: number; alto: number };

/** Where in the drawing each place is: the first on top, the weeks evenly apart or where `cuando` says. */
export const puntosDe = (
  puestos: readonly number[],
  { jornadas, de, alto }: Medidas,
  cuando = (i: number) => i,
) =>
  puestos.map((puesto, i) => ({
    x:
      MARGEN.izquierda +
      ((ANCHO - MARGEN.izquierda - MARGEN.derecha) * cuando(i)) / Math.max(1, jornadas - 1),
    y: MARGEN.arriba + ((alto - MARGEN.arriba - MARGEN.abajo) * (puesto - 1)) / Math.max(1, de - 1),
  }));

export const polilinea = (puntos: readonly { x: number; y: number }[]): string =>
  puntos.map(({ x, y }) => `${x},${y}`).join(' ');

type LienzoProps = Pick<Medidas, 'de' | 'alto'> & {
  /** What is written under it. */
  pie?: readonly { x: number; texto: string }[];
  children: ReactNode;
};

const ALTO_DE_PIE = 20;

/** Places by week, drawn over the lines of the first, the middle and the last; beside it goes a table that says the same. */
export function Lienzo({ de, alto, pie, children }: LienzoProps) {
  const altura = alto + (pie ? ALTO_DE_PIE : 0);
  return (
    <svg viewBox={`0 0 ${ANCHO} ${altura}`} className={styles.trazo} aria-hidden="true" focusable="false">
      {[...new Set([1, Math.ceil(de / 2), de])].map((puesto) => {
        const [{ x, y } = { x: 0, y: 0 }] = puntosDe([puesto], { jornadas: 1, de, alto });
        return (
          <g key={puesto}>
            <line x1={x} x2={ANCHO - MARGEN.derecha} y1={y} y2={y} className={styles.raya} />
            <text x={x - 18} y={y + 4} textAnchor="end" className={styles.rotulo}>
              {puesto}.º
            </text>
          </g>
        );
      })}
      {pie?.map(({ x, texto }) => (
        <text key={x} x={x} y={altura - 3} textAnchor="middle" className={styles.rotulo}>
          {texto}
        </text>
      ))}
      {children}
    </svg>
  );
}

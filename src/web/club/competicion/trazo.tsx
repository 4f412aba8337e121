import type { ReactNode } from 'react';
import type { Zona } from '#domain/clasificacion/fila.ts';
import { cx } from '#web/ui/cx.ts';

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
  /** Of each place. */
  zonas?: readonly (Zona | null)[];
  children: ReactNode;
};

const ALTO_DE_PIE = 20;

/** As many places as have each its figure. */
const CABEN = 14;

const COLOR: Record<Zona, string> = {
  ascenso: cx('text-ok'),
  promocionAscenso: cx('text-ok'),
  porDecidir: cx('text-ink-soft'),
  promocionDescenso: cx('text-bad'),
  descenso: cx('text-bad'),
};

/** Of those of a play-off the stripe is broken, and the ground paler. */
const aMedias = (zona: Zona): boolean => zona.startsWith('promocion');

type FranjaProps = { zona: Zona; x: number; y: number; ancho: number; alto: number };

/** As the stripes of a table. */
const Franja = ({ zona, x, y, ancho, alto }: FranjaProps) => (
  <>
    <rect
      x={x}
      y={y}
      width={ancho}
      height={alto}
      className={cx('fill-current', aMedias(zona) ? 'opacity-10' : 'opacity-20')}
    />
    <path
      d={`M${x - 8} ${y}v${alto}`}
      pathLength="3"
      strokeWidth="4"
      strokeDasharray={aMedias(zona) ? '0.55 0.45' : undefined}
      className="stroke-current"
    />
  </>
);

/** Places by week, drawn over a line for each; beside it goes a table that says the same. */
export function Lienzo({ de, alto, pie, zonas = [], children }: LienzoProps) {
  const altura = alto + (pie ? ALTO_DE_PIE : 0);
  const lugares = puntosDe(
    [...Array(de).keys()].map((i) => i + 1),
    { jornadas: 1, de, alto },
    () => 0,
  );
  const medio = (alto - MARGEN.arriba - MARGEN.abajo) / Math.max(1, de - 1) / 2;
  // The last mark is whole on its line.
  const fin = ANCHO - 4;
  return (
    <svg
      viewBox={`0 0 ${ANCHO} ${altura}`}
      className="h-auto w-full max-w-lg overflow-visible"
      aria-hidden="true"
      focusable="false"
    >
      {lugares.map(({ x, y }, i) => {
        const zona = zonas[i] ?? null;
        return (
          <g key={y} className={zona ? COLOR[zona] : undefined}>
            {zona ? <Franja zona={zona} x={x} y={y - medio} ancho={fin - x} alto={2 * medio} /> : null}
            <line x1={x} x2={fin} y1={y} y2={y} className="stroke-hairline" />
            {de <= CABEN || i % 5 === 0 ? (
              <text x={x - 16} y={y + 4} textAnchor="end" fontSize="11" className="fill-ink-soft">
                {i + 1}
              </text>
            ) : null}
          </g>
        );
      })}
      {pie?.map(({ x, texto }) => (
        <g key={x}>
          <path d={`M${x} ${alto - 4}v5`} className="stroke-border" />
          <text x={x} y={altura - 3} textAnchor="middle" fontSize="11" className="fill-ink-soft">
            {texto}
          </text>
        </g>
      ))}
      {children}
    </svg>
  );
}

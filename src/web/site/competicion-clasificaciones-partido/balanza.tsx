import type { ReactNode } from 'react';
import type { Encuentro } from '#contract/liga/seguimiento.ts';
import { cx } from '#web/ui/cx.ts';

type Dos = readonly [number, number];

type BarraProps = {
  de: Dos;
  /** On the dark of a board. */
  oscura?: boolean;
};

/** Both in one bar, the part of each on their side and in their colour. */
export function Barra({ de: [uno, otro], oscura = false }: BarraProps) {
  const suya = uno === otro ? 50 : (100 * uno) / (uno + otro);
  const hueco = Number(suya % 100 > 0);
  return (
    <svg
      viewBox={`0 0 ${100 + hueco} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cx('h-2 w-full rounded-full', oscura ? 'fill-on-deep-soft' : 'fill-primary')}
    >
      <rect width={suya} height="1" />
      <rect x={suya + hueco} width="100" height="1" className="fill-tierra" />
    </svg>
  );
}

export type BalanzaProps = {
  rotulo: string;
  nombres: readonly [string, string];
  de: Dos;
  /** Of each, as it is said; without it, its number. */
  dicho?: readonly [ReactNode, ReactNode];
  oscura?: boolean;
};

/** What each has: who has more is lit; of two equal, none. */
export function Balanza({ rotulo, nombres, de, dicho = de, oscura = false }: BalanzaProps) {
  return (
    <p className="grid gap-1">
      <span className="flex items-baseline justify-between gap-2 leading-tight tabular-nums">
        <span className={cx('text-center text-s', oscura ? 'text-on-deep-soft' : 'text-ink-soft')}>
          {rotulo}
        </span>
        {de.map((suyo, n) => (
          <b
            key={nombres[n]}
            className={cx(
              n === 0 ? 'order-first' : 'text-end',
              suyo > Math.min(...de) ? 'font-bold' : 'font-normal',
              dicho === de ? 'figure text-l' : 'inline-block text-s first-letter:uppercase',
            )}
          >
            <span className="visually-hidden">{nombres[n]}: </span>
            {dicho[n]}
          </b>
        ))}
      </span>
      <Barra de={de} oscura={oscura} />
    </p>
  );
}

type BalanzasProps = Pick<Encuentro, 'balance'> & { nombres: readonly [string, string]; oscura?: boolean };

/** What they have won from one another. On a board their names are over it. */
export const Balanzas = ({ balance: { partidos, sets, juegos }, nombres, oscura = false }: BalanzasProps) => (
  <div className="grid w-full content-start gap-3">
    {oscura ? null : (
      <p className="flex justify-between gap-3 font-semibold">
        {nombres.map((nombre) => (
          <span key={nombre}>{nombre}</span>
        ))}
      </p>
    )}
    <Balanza rotulo="Partidos" nombres={nombres} de={partidos} oscura={oscura} />
    <Balanza rotulo="Sets" nombres={nombres} de={sets} oscura={oscura} />
    <Balanza rotulo="Juegos" nombres={nombres} de={juegos} oscura={oscura} />
  </div>
);

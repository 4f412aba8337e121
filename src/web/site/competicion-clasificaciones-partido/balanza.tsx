import type { Encuentro } from '#contract/liga/seguimiento.ts';
import { cx } from '#web/ui/cx.ts';
import styles from './balanza.module.css';

type BalanzaProps = {
  rotulo: string;
  nombres: readonly [string, string];
  de: Dos;
};

type Dos = readonly [number, number];

/** Both in one bar, the part of each on their side and in their colour. */
export function Barra({ de: [uno, otro] }: { de: Dos }) {
  const suya = uno === otro ? 50 : (100 * uno) / (uno + otro);
  const hueco = Number(suya % 100 > 0);
  return (
    <svg
      viewBox={`0 0 ${100 + hueco} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles.barra}
    >
      <rect width={suya} height="1" />
      <rect x={suya + hueco} width="100" height="1" />
    </svg>
  );
}

/** What each has won: who has more is lit; of two equal, none. */
export function Balanza({ rotulo, nombres, de }: BalanzaProps) {
  return (
    <p className={styles.balanza}>
      <span className={styles.rotulo}>{rotulo}</span>
      {de.map((suyo, n) => (
        <span key={nombres[n]} className={cx(styles.suyo, suyo > Math.min(...de) && styles.va)}>
          <span className="visually-hidden">{nombres[n]}: </span>
          {suyo}
        </span>
      ))}
      <Barra de={de} />
    </p>
  );
}

type BalanzasProps = Pick<Encuentro, 'balance'> & { nombres: readonly [string, string] };

/** Both by name, and what they have won from one another. */
export const Balanzas = ({ balance: { partidos, sets, juegos }, nombres }: BalanzasProps) => (
  <div className={styles.balanzas}>
    <p className={styles.nombres}>
      <b>{nombres[0]}</b>
      <b>{nombres[1]}</b>
    </p>
    <Balanza rotulo="Partidos" nombres={nombres} de={partidos} />
    <Balanza rotulo="Sets" nombres={nombres} de={sets} />
    <Balanza rotulo="Juegos" nombres={nombres} de={juegos} />
  </div>
);

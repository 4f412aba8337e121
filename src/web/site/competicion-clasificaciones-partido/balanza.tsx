import type { Encuentro } from '#contract/liga/seguimiento.ts';
import { cx } from '#web/ui/cx.ts';
import styles from './balanza.module.css';

type BalanzaProps = {
  rotulo: string;
  nombres: readonly [string, string];
  de: readonly [number, number];
};

/** What each has won of all there was, from the middle outwards: who has more is lit; of two equal, none. */
export function Balanza({ rotulo, nombres, de }: BalanzaProps) {
  return (
    <p className={styles.balanza}>
      <span className={styles.rotulo}>{rotulo}</span>
      {de.map((suyo, n) => (
        <span key={nombres[n]} className={cx(styles.suyo, suyo > Math.min(...de) && styles.va)}>
          <span className="visually-hidden">{nombres[n]}: </span>
          {suyo}
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(100 * suyo) / (de[0] + de[1] || 1)} height="1" />
          </svg>
        </span>
      ))}
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
    <small>Lo que ha ganado cada uno al otro; en color, quien más.</small>
  </div>
);

import { cx } from '#web/ui/cx.ts';
import styles from './partido.module.css';

/** From the middle outwards: the whole of it is what the one with more has. */
const Barra = ({ parte, deIzquierda, va }: { parte: number; deIzquierda: boolean; va: boolean }) => (
  <svg
    className={cx(styles.barra, va && styles.luz)}
    viewBox="0 0 100 1"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <rect x={deIzquierda ? 100 - parte : 0} width={parte} height="1" />
  </svg>
);

type BalanzaProps = { rotulo: string; nombres: readonly [string, string]; de: readonly [number, number] };

/** What each has won, on their own side of the middle; who has more is lit and in bold. */
export function Balanza({ rotulo, nombres, de: [uno, otro] }: BalanzaProps) {
  const mas = Math.max(uno, otro, 1);
  return (
    <p className={styles.balanza}>
      <span className={cx(styles.cifra, uno >= otro && styles.va)}>
        <span className="visually-hidden">{nombres[0]}: </span>
        {uno}
      </span>
      <Barra parte={(100 * uno) / mas} deIzquierda va={uno >= otro} />
      <span className={styles.rotulo}>{rotulo}</span>
      <Barra parte={(100 * otro) / mas} deIzquierda={false} va={otro >= uno} />
      <span className={cx(styles.cifra, otro >= uno && styles.va)}>
        <span className="visually-hidden">{nombres[1]}: </span>
        {otro}
      </span>
    </p>
  );
}

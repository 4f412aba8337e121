import { type ReactNode, useId } from 'react';
import styles from './apartados.module.css';

type ApartadosProps = { titulo: string; children: ReactNode };

/** Parts of a long form that go together, folded, each with what it holds. */
export function Apartados({ titulo, children }: ApartadosProps) {
  const id = useId();
  return (
    <section className={styles.grupo} aria-labelledby={id}>
      <h2 id={id}>{titulo}</h2>
      <div className={styles.apartados}>{children}</div>
    </section>
  );
}

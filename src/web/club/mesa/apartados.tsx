import type { ReactNode } from 'react';
import styles from './apartados.module.css';

/** The parts of a long form, folded, each with what it holds: all of them in one sight. */
export const Apartados = ({ children }: { children: ReactNode }) => (
  <div className={styles.apartados}>{children}</div>
);

import type { ReactNode } from 'react';
import styles from './club.module.css';

/** What is wrong with a whole group: it has no field of its own, and the focus goes to it. */
export const Falta = ({ children }: { children: ReactNode }) =>
  children ? (
    <p className={styles.mal} tabIndex={-1} data-falta>
      {children}
    </p>
  ) : null;

import type { ReactNode } from 'react';
import styles from './acciones.module.css';

/** What can be done with a page, in a row; what opens in it comes under the row, as wide as the page. */
export const Acciones = ({ children }: { children: ReactNode }) => (
  <div className={styles.acciones}>{children}</div>
);

import type { ReactNode } from 'react';
import styles from './desk-frame.module.css';

/** What the server draws while the desk comes: its measures, with nothing of the kit. */
export const EmptyDesk = ({ children }: { children: ReactNode }) => (
  <div className={styles.desk}>
    <div className={styles.side} />
    <main id="contenido" className={styles.main}>
      {children}
    </main>
  </div>
);

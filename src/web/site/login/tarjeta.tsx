import type { ReactNode } from 'react';
import { PistaDibujo } from '#web/club/portada.tsx';
import page from '#web/ui/page.module.css';
import styles from './login.module.css';

type Props = { titulo: string; entradilla: string; children: ReactNode };

/** The way in: a card on the court at night. */
export function Tarjeta({ titulo, entradilla, children }: Props) {
  return (
    <section className={styles.fondo}>
      <PistaDibujo seccion="login" prioridad className={styles.pista} />
      <div className={page.container}>
        <div className={styles.tarjeta}>
          <h1>{titulo}</h1>
          <p className={styles.entradilla}>{entradilla}</p>
          {children}
        </div>
      </div>
    </section>
  );
}

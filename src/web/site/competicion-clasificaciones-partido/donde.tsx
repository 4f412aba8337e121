import type { ReactNode } from 'react';
import { rutas } from '#contract/rutas.ts';
import { comoLlegarA, sitioDe } from '#contract/sitio/sitio.ts';
import { type FechaHora, horaDe, sumarMinutos } from '#domain/fecha.ts';
import { Acciones } from '#web/club/competicion/acciones.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import styles from './partido.module.css';

type DondeProps = {
  partido: { id: number; fecha: FechaHora; pista: string | null };
  duracion: number;
  children: ReactNode;
};

/** Where a match is to be played, how to get there, and what one does with it. */
export function Donde({ partido: { id, fecha, pista }, duracion, children }: DondeProps) {
  const sitio = sitioDe(pista);
  const ruta = { href: comoLlegarA(sitio), target: '_blank', rel: 'noreferrer' };
  return (
    <section>
      <h2>Dónde</h2>
      <div className={styles.donde}>
        <p>
          <b>{pista ?? 'Pista por decidir'}</b>
          <a {...ruta}>{sitio.direccion}</a>
          <span className={styles.suave}>
            {duracion} minutos, hasta las {horaDe(sumarMinutos(fecha, duracion))}
          </span>
        </p>
        <Acciones>
          <a {...ruta} className={buttonClass({ look: 'primary', size: 's' })}>
            Cómo llegar
          </a>
          <a className={buttonClass({ size: 's' })} href={rutas.calendario(id)} download>
            Al calendario
          </a>
          {children}
        </Acciones>
      </div>
    </section>
  );
}

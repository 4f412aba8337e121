import { useEffect, useRef } from 'react';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { nombreTemporada } from '#domain/liga/liga.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import page from '#web/ui/page.module.css';
import { Notice } from '#web/ui/states.tsx';
import styles from './temporada.module.css';
import type { Hecho } from './use-cierre.ts';

/** What was done, and the way back. */
export function Terminado({ hecho: { cierre, ligas, jugadores, fuera } }: { hecho: Hecho }) {
  const seccion = useRef<HTMLElement>(null);
  // The button that was pressed is gone.
  useEffect(() => seccion.current?.focus(), []);
  return (
    <section ref={seccion} tabIndex={-1} className={styles.terminado} aria-label="Temporada cerrada">
      <Notice tone="ok" title={`Temporada ${nombreTemporada(cierre.anio)} cerrada`}>
        <p role="status">
          {cuantos(ligas, 'liga', 'ligas')} de {nombreTemporada(cierre.anio + 1)} con{' '}
          {cuantos(jugadores, 'jugador', 'jugadores')}
          {fuera > 0 ? `; ${cuantos(fuera, 'jugador queda', 'jugadores quedan')} sin liga` : ''}. Las tablas
          de la que termina siguen en la web.
        </p>
        <p>Si la liga es de ida y vuelta, pon en su ficha el día desde el que se juega la vuelta.</p>
      </Notice>
      <div className={page.row}>
        <ButtonLink look="primary" to={rutasPrivadas.ligas()}>
          Ver las ligas
        </ButtonLink>
        <ButtonLink to={rutasPrivadas.registros()}>Deshacer, en Registros</ButtonLink>
      </div>
    </section>
  );
}

import { useEffect, useRef } from 'react';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { Dia } from '#domain/fecha.ts';
import { avisoDeSuspension } from '#domain/partido/suspension.ts';
import { AvisoListo } from '#web/club/mesa/aviso-listo.tsx';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/states.tsx';
import { EnNoticias } from './en-noticias.tsx';
import styles from './suspender.module.css';
import type { Hecho } from './use-suspender.ts';

const partes = ({ suspendidos }: Hecho): string => {
  const movidos = suspendidos.filter(({ nuevo }) => nuevo !== null).length;
  const quitados = suspendidos.length - movidos;
  return [
    movidos > 0 ? `${cuantos(movidos, 'partido pasa', 'partidos pasan')} a otro día` : '',
    quitados > 0 ? `${cuantos(quitados, 'queda', 'quedan')} para la próxima propuesta` : '',
  ]
    .filter((parte) => parte !== '')
    .join('; ');
};

type Props = { dia: Dia; hecho: Hecho };

/** What was done, what deserves a look, and the news as it is sent to the players. */
export function Resultado({ dia, hecho }: Props) {
  const hayPropuesta = hecho.suspendidos.some(({ nuevo }) => nuevo === null);
  const seccion = useRef<HTMLElement>(null);
  // The button that was pressed is gone with the list, and what was done is further up.
  useEffect(() => {
    seccion.current?.focus({ preventScroll: true });
    // Taller than the window, the focus alone would leave its beginning out of sight.
    seccion.current?.scrollIntoView();
  }, []);
  return (
    <section ref={seccion} tabIndex={-1} className={styles.hecho} aria-label="Partidos suspendidos">
      <Notice tone="ok" title="Suspendidos">
        <p role="status">{partes(hecho)}. El horario de la web ya lo dice.</p>
      </Notice>
      {hecho.avisos.length > 0 ? (
        <Notice tone="warn" title="Conviene mirarlo">
          <ul>
            {hecho.avisos.map((aviso) => (
              <li key={aviso}>{aviso}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <AvisoListo
        label="Aviso para los jugadores"
        description="Para pegarlo en el grupo o en un correo."
        texto={avisoDeSuspension(dia, hecho.suspendidos)}
        look="primary"
      />
      <EnNoticias dia={dia} hecho={hecho} />
      <div className={styles.acciones}>
        {hayPropuesta ? <ButtonLink to={rutasPrivadas.propuesta()}>Nueva propuesta</ButtonLink> : null}
        <ButtonLink to={rutasPrivadas.partidos()}>Volver a partidos</ButtonLink>
      </div>
      <p className={styles.nada}>
        ¿Ha escampado? En Registros, «Deshacer» lo deja todo como estaba; la noticia, si la publicaste, se
        deshace aparte.
      </p>
    </section>
  );
}

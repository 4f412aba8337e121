import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Cambio, PartidoAfectado } from '#contract/afectados.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { Notice } from '#web/ui/states.tsx';
import { sePropondra } from './acciones.ts';
import styles from './afectados.module.css';
import { ListaAfectados } from './lista-afectados.tsx';

type Props = { partidos: readonly PartidoAfectado[]; cambios: Cambio[] };

const EnRegistros = () => <Link to={rutasPrivadas.registros()}>Registros</Link>;

/** What suspending does with those matches. */
function queEsSuspender(partidos: readonly PartidoAfectado[]): string {
  const puestos = partidos.filter(({ aplazado }) => !aplazado);
  if (puestos.length === 0) return '';
  const que = '«Suspender» lo deja aplazado y libera su pista';
  // Nobody owes what was put off in a season that is over.
  if (puestos.some(({ motivos }) => motivos.some(({ tipo }) => tipo === 'inactiva'))) return `${que}. `;
  const luego = puestos.every(sePropondra) ? ', y la próxima propuesta le busca sitio' : '';
  return `${que}: queda en Aplazados${luego}. `;
}

/** "Toca 3 partidos, 1 de ellos aplazado". */
function tituloDe(partidos: readonly PartidoAfectado[]): string {
  const aplazados = partidos.filter(({ aplazado }) => aplazado).length;
  if (aplazados === partidos.length)
    return `Toca ${cuantos(aplazados, 'partido aplazado', 'partidos aplazados')}`;
  const puestos = cuantos(partidos.length - aplazados, 'partido ya puesto', 'partidos ya puestos');
  return `Toca ${puestos}${aplazados > 0 ? ` y ${cuantos(aplazados, 'aplazado', 'aplazados')}` : ''}`;
}

/** Into sight when it appears: what was changed may be far from here. */
function useALaVista(hay: boolean) {
  const marco = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hay) marco.current?.scrollIntoView({ block: 'nearest' });
  }, [hay]);
  return marco;
}

/** Whether there was something of it while the form said so: then what was done can be undone. */
function useHubo(hay: boolean, cambia: boolean): boolean {
  const hubo = useRef(false);
  hubo.current = cambia && (hubo.current || hay);
  return hubo.current;
}

/** In a form: the matches that saving it would touch. It informs, and keeps nobody from saving. */
export function Afectados({ partidos, cambios }: Props) {
  const total = partidos.length;
  const titulo = total === 0 ? '' : tituloDe(partidos);
  const marco = useALaVista(total > 0);
  const resuelto = useHubo(total > 0, cambios.length > 0) && total === 0;
  return (
    <div ref={marco} className={styles.afectados} tabIndex={-1} data-afectados>
      <p className="visually-hidden" role="status">
        {titulo}
      </p>
      {resuelto ? (
        <p>
          Ya no toca ningún partido. Lo que has hecho se deshace en <EnRegistros />.
        </p>
      ) : null}
      {total === 0 ? null : (
        <Notice tone="warn" title={titulo}>
          <p>
            Guardar no {total === 1 ? 'lo cambia' : 'los cambia'}. {queEsSuspender(partidos)}Lo que hagas aquí
            se guarda al momento y se deshace en <EnRegistros />.
          </p>
          <ListaAfectados partidos={partidos} cambios={cambios} />
        </Notice>
      )}
    </div>
  );
}

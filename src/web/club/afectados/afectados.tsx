import type { Cambio, PartidoAfectado } from '#contract/partidos.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { Notice } from '#web/ui/states.tsx';
import { ladoDe } from './acciones.ts';
import styles from './afectados.module.css';
import { ListaAfectados } from './lista-afectados.tsx';

type Props = { partidos: readonly PartidoAfectado[]; cambios: Cambio[] };

/** What suspending does with those matches. */
const queEsSuspender = (partidos: readonly PartidoAfectado[]): string =>
  partidos.every((partido) => ladoDe(partido) !== null)
    ? '«Suspender» lo deja aplazado a su nombre y libera la pista.'
    : '«Suspender» lo quita del horario, y la siguiente propuesta le busca sitio.';

/** In a form: the arranged matches that saving it would touch. It informs, and keeps nobody from saving. */
export function Afectados({ partidos, cambios }: Props) {
  const total = partidos.length;
  const titulo = total === 0 ? '' : `Toca ${cuantos(total, 'partido ya puesto', 'partidos ya puestos')}`;
  return (
    <div className={styles.afectados} tabIndex={-1} data-afectados>
      <p className="visually-hidden" role="status">
        {titulo}
      </p>
      {total === 0 ? null : (
        <Notice tone="warn" title={titulo}>
          <p>
            Guardar no {total === 1 ? 'lo quita' : 'los quita'} del horario. {queEsSuspender(partidos)} Lo que
            hagas aquí se guarda al momento y se puede deshacer.
          </p>
          <ListaAfectados partidos={partidos} cambios={cambios} />
        </Notice>
      )}
    </div>
  );
}

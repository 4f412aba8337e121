import type { FilaHorario } from '#contract/liga/horarios.ts';
import dias from '#web/club/competicion/dias.module.css';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './horarios.module.css';
import { Tabla } from './jornada.tsx';

type Props = { partidos: readonly FilaHorario[]; yo: number | null };

const ID = 'sin-resultado';

/** Today's matches that are over and whose score is still to come, folded: who looks for one of them opens it. */
export function SinResultado({ partidos, yo }: Props) {
  if (partidos.length === 0) return null;
  return (
    <details className={cx(dias.hoja, styles.pasados)}>
      <summary id={ID}>
        {partidos.length === 1
          ? 'Un partido terminado hoy, sin resultado aún'
          : `${partidos.length} partidos terminados hoy, sin resultado aún`}
        <Icon name="chevron" size={16} />
      </summary>
      <Tabla partidos={partidos} titulo={ID} yo={yo} sinResultado />
    </details>
  );
}

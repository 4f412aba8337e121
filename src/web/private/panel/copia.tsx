import { Link } from 'react-router';
import type { Resumen } from '#contract/club/resumen.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { haceHoras } from '#web/club/mesa/palabras.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';

import { Notice } from '#web/ui/states.tsx';

type Props = Pick<Resumen, 'copia'>;

/** When there should be a newer one: who to tell, and what to do meanwhile. */
export function CopiaAtrasada({ copia: { horas, estado } }: Props) {
  const descarga = usePuede('GET /api/private/ligas/backup');
  if (estado === 'ok') return null;
  return (
    <div className="mb-4">
      <Notice
        tone="warn"
        title={
          horas === null
            ? 'No hay ninguna copia de seguridad'
            : `La última copia de seguridad es de ${haceHoras(horas)}`
        }
      >
        <p>
          Si se estropeara el servidor, se perdería lo guardado{horas === null ? '' : ' desde entonces'}.
          Avisa a quien lo lleva: la copia de cada noche no se está haciendo.
          {descarga ? (
            <>
              {' '}
              Mientras tanto, <Link to={rutasPrivadas.copia()}>descarga una</Link>.
            </>
          ) : null}
        </p>
      </Notice>
    </div>
  );
}

/** The line that says that somebody looks after it. That there is none yet waits for somebody: `TeEspera`. */
export function UltimaCopia({ copia: { horas, estado } }: Props) {
  if (estado === 'tarde' || horas === null) return null;
  return <p className="mt-3 text-s text-ink-soft">Última copia de seguridad: {haceHoras(horas)}.</p>;
}

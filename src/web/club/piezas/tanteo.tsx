import type { Lado } from '#domain/partido/partido.ts';
import { enVezDeSet, ganadorDeSet } from '#domain/partido/resultado.ts';
import { cx } from '#web/ui/cx.ts';
import type { PartidoVisto } from './partido-visto.ts';

type TanteoProps = { partido: Pick<PartidoVisto, 'sets' | 'ausente' | 'ganador'>; lado: Lado };

const SUELTO = cx('text-s leading-tight');

/** The score of one side, a column for each set: under the other's they are read as on a board. In brackets, in place of a set. */
export function Tanteo({ partido: { sets, ausente, ganador }, lado }: TanteoProps) {
  if (ganador === null) return null;
  if (ausente !== null)
    return (
      <span className={cx('figure min-w-figure', SUELTO)}>
        {ausente === lado ? (
          <span className="font-text font-normal text-ink-soft">no se presentó</span>
        ) : (
          'W.O.'
        )}
      </span>
    );
  return (
    <span className="figure flex min-w-figure flex-none gap-1">
      {sets.map((set, indice) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of a set is its place
          key={indice}
          className={cx('min-w-6 text-center', ganadorDeSet(set) !== lado && 'text-ink-soft')}
        >
          {enVezDeSet(set, indice) ? `[${set[lado - 1]}]` : set[lado - 1]}
        </span>
      ))}
    </span>
  );
}

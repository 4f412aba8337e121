import { enVezDeSet, ganadorDeSet, type SetJugado } from '#domain/partido/resultado.ts';
import { cx } from '#web/ui/cx.ts';
import type { PartidoVisto } from './partido-visto.ts';

type TanteoProps = {
  partido: Pick<PartidoVisto, 'sets' | 'ausente' | 'ganador'>;
  /** In a row, on the board of a match, on a screen that is read from afar. */
  size?: 'm' | 'l' | 'xl';
};

const CELDA = { m: cx('min-w-6'), l: cx('min-w-8'), xl: cx('min-w-12') };
/** That of three sets, so that those of two are in the same columns. */
const ANCHO = { m: cx('min-w-figure'), l: '', xl: '' };

const LADOS = [1, 2] as const;

/** "6-3, 6-4" or, in brackets what was played in place of a set, "6-3, 4-6, [10-7]". */
export const tanteoDe = (sets: readonly SetJugado[]): string =>
  sets.map((set, indice) => (enVezDeSet(set, indice) ? `[${set.join('-')}]` : set.join('-'))).join(', ');

/** The score of both beside their names: a column for each set, on the lines of the grid that the names are in. */
export function Tanteo({ partido: { sets, ausente, ganador }, size = 'm' }: TanteoProps) {
  if (ganador === null) return null;
  const todo = cx(
    'figure col-start-2 row-span-2 row-start-1 grid grid-flow-col grid-rows-subgrid',
    ANCHO[size],
  );
  if (ausente !== null)
    return (
      <span className={cx(todo, 'items-center justify-items-end')}>
        {LADOS.map((lado) => (
          <span key={lado}>
            {ausente === lado ? (
              <small className="font-text font-normal text-s">no se presentó</small>
            ) : (
              'W.O.'
            )}
          </span>
        ))}
      </span>
    );
  return (
    <span className={cx(todo, 'items-center justify-start gap-x-1')} role="img" aria-label={tanteoDe(sets)}>
      {sets.flatMap((set, indice) =>
        LADOS.map((lado) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the number of a set is its place
            key={`${indice} ${lado}`}
            className={cx('text-center', CELDA[size], ganadorDeSet(set) !== lado && 'font-normal opacity-70')}
          >
            {enVezDeSet(set, indice) ? `[${set[lado - 1]}]` : set[lado - 1]}
          </span>
        )),
      )}
    </span>
  );
}

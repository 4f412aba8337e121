import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { enVezDeSet, ganadorDeSet, type SetJugado } from '#domain/partido/resultado.ts';
import { cx } from '#web/ui/cx.ts';
import type { PartidoVisto } from './partido-visto.ts';
import { Persona } from './persona.tsx';

/** In a row, on a screen that is read from afar, on the board of a match. */
const TALLAS = {
  // As wide as three sets, so that those of two are in the same columns.
  fila: { entre: cx('gap-x-2'), tanteo: cx('min-w-figure'), celda: cx('min-w-6') },
  lejos: { entre: cx('gap-x-2'), tanteo: '', celda: cx('min-w-8') },
  tablero: { entre: cx('gap-4'), tanteo: cx('text-2xl'), celda: cx('min-w-8') },
} as const;

type TanteoProps = {
  partido: Pick<PartidoVisto, 'sets' | 'ausente' | 'retirado' | 'ganador' | 'estado' | 'lados'>;
  size: keyof typeof TALLAS;
};

const LADOS = [1, 2] as const;

/** "6-3, 6-4" or, in brackets what was played in place of a set, "6-3, 4-6, [10-7]". */
export const tanteoDe = (sets: readonly SetJugado[]): string =>
  sets
    .map((set, indice) => (enVezDeSet(set, indice, sets) ? `[${set.join('-')}]` : set.join('-')))
    .join(', ');

/** A column for each set, on the lines of the grid that the names are in. */
function Tanteo({ partido: { sets, ausente, retirado, ganador, estado, lados }, size }: TanteoProps) {
  const empate = estado === 'jugado' && ganador === null;
  const todo = cx(
    'figure col-start-2 row-span-2 row-start-1 grid grid-flow-col grid-rows-subgrid',
    TALLAS[size].tanteo,
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
    <span
      className={cx(todo, 'items-center justify-start gap-x-1')}
      role="img"
      aria-label={`${tanteoDe(sets)}${retirado === null ? '' : ` y retirada de ${lados[retirado - 1]?.nombre}`}${empate ? ', empate' : ''}`}
    >
      {sets.flatMap((set, indice) =>
        LADOS.map((lado) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the number of a set is its place
            key={`${indice} ${lado}`}
            className={cx(
              'text-center',
              TALLAS[size].celda,
              ganadorDeSet(set) !== lado && 'font-normal opacity-70',
            )}
          >
            {enVezDeSet(set, indice, sets) ? `[${set[lado - 1]}]` : set[lado - 1]}
          </span>
        )),
      )}
      {empate ? <small className="row-span-2 font-normal font-text text-s">Empate</small> : null}
      {retirado === null ? null : (
        <small className={cx('font-normal font-text text-s', retirado === 1 ? 'row-start-1' : 'row-start-2')}>
          ret.
        </small>
      )}
    </span>
  );
}

type LadosProps = {
  partido: PartidoVisto;
  size?: keyof typeof TALLAS;
  /** Instead of their names. */
  quienes?: readonly [ReactNode, ReactNode];
  /** Each leads to their page. */
  enlazados?: boolean;
  /** Side by side where there is room, until there is a score. */
  enColumnas?: boolean;
  /** Whoever this device is of. */
  yo?: number | null;
  /** Where both lead. */
  to?: string | undefined;
  oculto?: boolean | undefined;
};

/** Both who play a match, one over the other, who won in bold, and their score beside: in its row, wherever that is. */
export function Lados(props: LadosProps) {
  const {
    partido,
    size = 'fila',
    quienes,
    enlazados = false,
    enColumnas = false,
    yo = null,
    to,
    oculto,
  } = props;
  const { ganador, estado, sets } = partido;
  const conTanteo = estado === 'jugado' || (sets.length > 0 && estado !== 'anulado');
  const [primero, segundo] =
    quienes ??
    partido.lados.map((lado, n) => (
      <Persona
        key={lado.id}
        persona={lado}
        enlace={enlazados}
        fuerte={ganador === n + 1}
        yo={yo === lado.id}
      />
    ));
  const clase = cx(
    'grid min-w-0 text-inherit no-underline',
    TALLAS[size].entre,
    enlazados && 'justify-items-start gap-y-2',
    conTanteo ? 'grid-cols-end' : enColumnas && '@2xl:grid-cols-2',
  );
  const todo = (
    <>
      {primero} <span className="visually-hidden">contra</span> {segundo}{' '}
      {conTanteo ? <Tanteo partido={partido} size={size} /> : null}
    </>
  );
  return to === undefined ? (
    <span className={clase} aria-hidden={oculto}>
      {todo}
    </span>
  ) : (
    <Link to={to} className={cx(clase, 'after:absolute after:inset-0 after:z-1')}>
      {todo}
    </Link>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { numeroDe, type Puesto, type Recuento, vaPrimero, type Zona } from '#domain/clasificacion/fila.ts';
import { type Ajuste, notasDeAjustes } from '#domain/liga/ajuste.ts';
import type { EstadoJugador, Liga } from '#domain/liga/liga.ts';
import { Forma } from '#web/club/competicion/forma.tsx';
import { Franja, InsigniaEliminado, LeyendaZonas, ZonaDicha, ZonaEnLeyenda } from '#web/club/zona.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Whose table it is: rows are players or pairs, of a whole season or of a cycle of it. */
type DeLiga = Pick<Liga, 'modo' | 'ciclo'>;

type LeagueRow = Puesto & {
  idJugador: number;
  jugador: string;
  /** Where it is told. */
  estado?: EstadoJugador;
  puntos: number;
  /** Of a ladder: neither points nor matches left have a column. */
  sinPuntos?: true | undefined;
  /** Not there: the table gives nothing. */
  zona?: Zona | null;
  ajustes?: readonly Ajuste[] | undefined;
};

export type Column<F> = {
  /** Its heading; without `corto` it fits whole everywhere. */
  largo: string;
  corto?: string;
  /** What the heading stands for, where it does not say it all. */
  que?: string;
  valor: (fila: F) => ReactNode;
  /**
   * `phone`: but for the narrowest; `half`: from half a page on; `wide`: where the table is as wide as the page, and on
   * paper; `screen`: there, but not on paper.
   */
  where?: 'always' | 'phone' | 'half' | 'wide' | 'screen';
  look?: 'points' | 'soft';
};

type ConPuntos = Pick<Recuento, 'puntos'> & { ajustes?: readonly Ajuste[] | undefined };

/** The mark of points by hand hangs outside, so that the figures stay in line. */
const Puntos = ({ puntos, ajustes }: ConPuntos) =>
  ajustes ? (
    <span className="relative">
      {puntos}
      <span className="absolute start-full" title="Con puntos a mano">
        *
      </span>
    </span>
  ) : (
    puntos
  );

export const PUNTOS: Column<ConPuntos> = {
  largo: 'Puntos',
  corto: 'Pts',
  valor: (fila) => <Puntos {...fila} />,
  look: 'points',
};

export const JUGADOS: Column<Pick<Recuento, 'partidosJugados'>> = {
  largo: 'Jugados',
  corto: 'PJ',
  valor: ({ partidosJugados }) => partidosJugados,
};

export const QUEDAN: Column<{ quedan: number }> = {
  largo: 'Quedan',
  valor: ({ quedan }) => quedan,
  where: 'phone',
};

export const FORMA: Column<{ forma: readonly { gana: boolean | null }[] }> = {
  largo: 'Forma',
  que: 'Últimos cinco partidos',
  valor: ({ forma }) => <Forma forma={forma} />,
  where: 'half',
};

/** The columns that those rows have something for: a ladder gives no points, and nobody has matches left in it. */
export const conAlgo = <F,>(
  filas: readonly Pick<LeagueRow, 'sinPuntos'>[],
  columnas: readonly Column<F>[],
): readonly Column<F>[] =>
  filas.some(({ sinPuntos }) => sinPuntos)
    ? columnas.filter(({ largo }) => largo !== PUNTOS.largo && largo !== QUEDAN.largo)
    : columnas;

/** A cycle is a part of a season. */
const campeonDe = ({ ciclo }: DeLiga): string =>
  ciclo > 0 ? `Primero del ciclo ${ciclo}` : 'Campeón de la liga';

/** From the first place of the top division nobody goes up: it wins the league, or the cycle. */
const esCampeon = (fila: LeagueRow): boolean =>
  vaPrimero(fila) && fila.zona === null && (fila.puntos > 0 || fila.sinPuntos === true);

const DONDE = {
  always: cx('@2xl:w-figure'),
  phone: cx('@max-xs:hidden @2xl:w-figure'),
  half: cx('@max-md:hidden @2xl:w-4xs'),
  wide: cx('hidden print:table-cell @2xl:table-cell @2xl:w-figure'),
  screen: cx('hidden @2xl:table-cell @2xl:w-4xs'),
} as const;

const LOOK = { points: cx('figure text-m print:text-xs'), soft: cx('@2xl:text-ink-soft') } as const;

type Size = 'pagina' | 'lejos';

const ALTO: Record<Size, string> = { pagina: cx('py-2 print:py-px'), lejos: cx('py-1') };
const MARCO: Record<Size, string> = { pagina: 'surface', lejos: '' };
const FONDO: Record<Size, string> = { pagina: cx('bg-surface-sunk dark:bg-surface'), lejos: '' };

/** Figures in columns of one width; all but the points give way to letters twice as big. */
const claseDe = <F,>({ where = 'always', look }: Column<F>, size: Size): string =>
  cx(
    'px-1 text-end whitespace-nowrap tabular-nums @sm:px-2',
    ALTO[size],
    DONDE[where],
    look !== 'points' && where === 'always' && '@max-2xs:hidden',
  );

const PUESTO = cx('w-8 ps-3 pe-1 text-start whitespace-nowrap @2xl:ps-4');
const NOMBRE = cx('px-1 text-start @sm:px-2');
const ABRE = cx('w-icon p-0 pe-1 @sm:w-8 @sm:pe-3 print:hidden');

const COLUMNA_DE: Record<Liga['modo'], string> = { individual: 'Jugador', parejas: 'Pareja' };

type CabeceraProps<F> = { columnas: readonly Column<F>[]; abre: boolean; size: Size; liga: DeLiga };

function Cabecera<F>({ columnas, abre, size, liga }: CabeceraProps<F>) {
  return (
    <thead className={cx('border-b border-hairline text-xs text-ink-soft', FONDO[size])}>
      <tr>
        <th scope="col" className={cx(PUESTO, ALTO[size])}>
          <abbr title="Posición" className="no-underline">
            Pos.
          </abbr>
        </th>
        <th scope="col" className={cx(NOMBRE, ALTO[size])}>
          {COLUMNA_DE[liga.modo]}
        </th>
        {columnas.map((columna) => {
          const { largo, corto, que } = columna;
          return (
            <th key={largo} scope="col" className={claseDe(columna, size)} title={que}>
              {corto ? (
                <>
                  <abbr title={largo} className="no-underline @2xl:hidden">
                    {corto}
                  </abbr>
                  <span className="hidden @2xl:inline">{largo}</span>
                </>
              ) : (
                largo
              )}
            </th>
          );
        })}
        {abre ? <td className={ABRE} /> : null}
      </tr>
    </thead>
  );
}

type Props<F> = {
  titulo: string;
  liga: DeLiga;
  /** Read from afar, as low as its letters, and without what the colours mean. */
  size?: Size;
  filas: readonly F[];
  columnas: readonly Column<F>[];
  /** Whose rows are lit. */
  lit?: readonly (number | undefined)[];
  /** Where each player is. */
  enlace?: ((idJugador: number) => string) | undefined;
  /** What stands after a name. */
  tras?: (fila: F) => ReactNode;
  /** What a row tells when it is opened; then a row is as high as a finger asks for. */
  abre?: (fila: F, lugar: number) => ReactNode;
  /** After what the colours mean. */
  children?: ReactNode;
};

type FilaProps<F> = { tabla: Props<F>; fila: F; lugar: number };

function Nombre<F extends LeagueRow>({
  tabla: { enlace, tras, abre },
  fila,
}: Pick<FilaProps<F>, 'tabla' | 'fila'>) {
  const { jugador, idJugador, estado } = fila;
  const resto = (
    <>
      {estado ? <InsigniaEliminado estado={estado} /> : null}
      {tras?.(fila)}
    </>
  );
  if (abre)
    return (
      <details>
        {/* All of the row opens it. */}
        <summary className="flex min-h-8 flex-wrap content-center items-center gap-x-2 after:absolute after:inset-0 after:z-1 print:min-h-0 @2xl:min-h-0">
          <span className="text-azul-text group-hover:underline">{jugador}</span>
          {resto}
        </summary>
      </details>
    );
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {enlace ? (
        <Link to={enlace(idJugador)} className="text-inherit no-underline hover:underline">
          {jugador}
        </Link>
      ) : (
        <span>{jugador}</span>
      )}
      {resto}
    </span>
  );
}

/** Between that row and the one before there are others. */
function esSalto(filas: readonly LeagueRow[], i: number): boolean {
  const [antes, puesto] = [filas[i - 1]?.puesto, filas[i]?.puesto];
  const iguales = filas.filter((fila) => fila.puesto === antes).length;
  return antes !== undefined && puesto !== antes && puesto !== antes + iguales;
}

function Fila<F extends LeagueRow>({ tabla, fila, lugar }: FilaProps<F>) {
  const { filas, columnas, liga, abre, lit = [], size = 'pagina' } = tabla;
  const { zona: suya = null } = fila;
  const zona = esCampeon(fila) ? 'ascenso' : suya;
  return (
    <tr
      className={cx(
        'group peer relative border-b border-hairline hover:bg-azul-pale @2xl:align-baseline',
        !abre && 'last:border-b-0',
        lit.includes(fila.idJugador) && 'bg-azul-pale',
        esSalto(filas, lugar) && 'border-t-4',
      )}
      data-fila={`j${fila.idJugador}`}
    >
      <td className={cx(PUESTO, ALTO[size], 'text-m font-semibold print:text-xs')}>
        <Franja zona={zona} />
        {numeroDe(fila)} <ZonaDicha zona={suya} />
        {zona === suya ? null : <span className="visually-hidden">{campeonDe(liga)}</span>}
      </td>
      <th scope="row" className={cx(NOMBRE, ALTO[size], size === 'lejos' && 'font-normal')}>
        <Nombre tabla={tabla} fila={fila} />
      </th>
      {columnas.map((columna) => (
        <td key={columna.largo} className={cx(claseDe(columna, size), columna.look && LOOK[columna.look])}>
          {columna.valor(fila)}
        </td>
      ))}
      {abre ? (
        <td className={ABRE}>
          <Icon name="chevron" size={16} className="text-ink-soft group-has-open:rotate-180" />
        </td>
      ) : null}
    </tr>
  );
}

/** What a row tells when it is opened; each player is a part of the table, so that it opens its own. */
const FilaQueSeAbre = <F extends LeagueRow>({ abre, ...props }: FilaProps<F> & { abre: ReactNode }) => (
  <tbody>
    <Fila {...props} />
    {/* Of no width for the columns: none of them moves for it. */}
    <tr className="hidden border-b border-hairline peer-has-open:table-row">
      <td colSpan={props.tabla.columnas.length + 3}>
        <div className="contain-inline-size">{abre}</div>
      </td>
    </tr>
  </tbody>
);

function Pie<F extends LeagueRow>({ filas, liga, children }: Pick<Props<F>, 'filas' | 'liga' | 'children'>) {
  const zonas = filas.map(({ zona = null }) => zona);
  const hayCampeon = filas.some(esCampeon);
  const notas = notasDeAjustes(filas);
  if (!hayCampeon && !children && notas.length === 0 && zonas.every((zona) => zona === null)) return null;
  return (
    <div className="grid gap-2 border-t border-hairline bg-surface-sunk px-4 py-3 text-s text-ink-soft print:px-0 @2xl:grid-cols-end">
      <LeyendaZonas zonas={zonas}>
        {hayCampeon ? <ZonaEnLeyenda zona="ascenso">{campeonDe(liga)}</ZonaEnLeyenda> : null}
      </LeyendaZonas>
      {notas.map((nota, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same
        <p key={i} className="col-span-full">
          * {nota}
        </p>
      ))}
      {children}
    </div>
  );
}

/** The table of a league, whole or in part: who is where, what each has, and what the colours mean. */
export function LeagueTable<F extends LeagueRow>(pedida: Props<F>) {
  const columnas = conAlgo(pedida.filas, pedida.columnas);
  const tabla = { ...pedida, columnas };
  const { titulo, filas, liga, abre, size = 'pagina', children } = tabla;
  return (
    <div
      className={cx('@container relative overflow-x-auto print:overflow-visible print:border-0', MARCO[size])}
    >
      <table
        className={cx(
          'w-full print:text-xs',
          size === 'lejos' ? 'text-m leading-tight' : 'text-s leading-snug',
        )}
      >
        <caption className="visually-hidden">{titulo}</caption>
        <Cabecera columnas={columnas} abre={abre !== undefined} size={size} liga={liga} />
        {abre ? (
          filas.map((fila, lugar) => (
            <FilaQueSeAbre key={fila.idJugador} {...{ tabla, fila, lugar }} abre={abre(fila, lugar)} />
          ))
        ) : (
          <tbody>
            {filas.map((fila, lugar) => (
              <Fila key={fila.idJugador} {...{ tabla, fila, lugar }} />
            ))}
          </tbody>
        )}
      </table>
      {size === 'lejos' ? null : (
        <Pie filas={filas} liga={liga}>
          {children}
        </Pie>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { horaDe } from '#domain/fecha.ts';
import { seDice } from '#domain/meteo/cielo.ts';
import { NINGUNO } from '#domain/partido/desenlace.ts';
import { terminada } from '#domain/texto.ts';
import { Lluvia, MeteoPartido } from '#web/club/piezas/tiempo.tsx';
import { Badge, type BadgeTone } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Lados, tanteoDe } from './lados.tsx';
import { type EstadoVisto, fraseDe, type PartidoVisto } from './partido-visto.ts';

const ESTADOS: Record<EstadoVisto, { texto: string; tono: BadgeTone } | null> = {
  porJugar: null,
  enJuego: { texto: 'En juego', tono: 'bola' },
  suspendido: { texto: 'Por reanudar', tono: 'warn' },
  sinResultado: { texto: 'Sin resultado', tono: 'linea' },
  jugado: null,
  aplazado: { texto: 'Aplazado', tono: 'warn' },
  sinRival: { texto: 'No se juega', tono: 'warn' },
  ningunoPresentado: { texto: NINGUNO, tono: 'warn' },
  cancelado: { texto: 'Cancelado', tono: 'warn' },
  anulado: { texto: 'Anulado', tono: 'warn' },
};

/** Where it stands, in a word; nothing of one to be played, nor of one whose score tells it. */
export function InsigniaEstado({ estado }: Pick<PartidoVisto, 'estado'>) {
  const dicho = ESTADOS[estado];
  return dicho && <Badge tone={dicho.tono}>{dicho.texto}</Badge>;
}

type Parte = 'liga' | 'pista' | 'nota';

const TODAS: readonly Parte[] = ['liga', 'pista', 'nota'];

/** A list says each match in a sentence; a table, in its cells. */
const EN = {
  lista: { Fila: 'li', Celda: 'div' },
  tabla: { Fila: 'tr', Celda: 'td' },
} as const;

type PartidoProps = {
  partido: PartidoVisto;
  /** In a list, on its own, or on a screen that is read from afar. */
  size: 'fila' | 'tarjeta' | 'lejos';
  en?: keyof typeof EN;
  /** What is told of it besides when, who plays and how it stands. */
  parts?: readonly Parte[];
  /** Instead of its hour, where what is around it is not of one day. */
  cuando?: string;
  /** Whoever this device is of: their match is lit, and their name in it. */
  yo?: number | null | undefined;
  /** Where it leads: to its public page, if nothing else is said; null: each of its two, to theirs. */
  to?: string | null;
  /** What can be done with it. */
  children?: ReactNode;
};

/** A row of a list is said in the sentence of its link; what nobody presses, as it is seen. */
const seDiceEnFrase = ({ en = 'lista', size, to }: PartidoProps): boolean =>
  en === 'lista' && size !== 'lejos' && to !== null;

const destinoDe = ({ partido, to }: PartidoProps): string => to ?? rutas.partido(partido.id);

const dicho = ({ partido, cuando, parts = TODAS }: PartidoProps): string => {
  const { fecha, liga, pista } = partido;
  const donde = [parts.includes('liga') && liga.entera, pista].filter(Boolean).join(', ');
  return `${terminada(`${cuando ?? horaDe(fecha)}: ${fraseDe(partido)}`)} ${donde}`;
};

const FORMAS = {
  fila: {
    todo: cx(
      'grid grid-cols-fila gap-x-2 border-hairline border-b py-1 text-s @2xl:grid-cols-fila-larga @2xl:gap-x-4 @2xl:py-2 @2xl:text-m',
    ),
    hora: cx('col-start-1 row-start-1 text-m leading-tight'),
    lados: cx('col-start-2 row-span-3 row-start-1 max-w-lg leading-snug @2xl:col-start-4'),
    liga: cx('col-start-1 row-start-2 text-xs leading-snug @2xl:text-s @2xl:col-start-3 @2xl:row-start-1'),
    pista: cx('col-start-1 row-start-3 text-xs leading-snug @2xl:text-s @2xl:col-start-2 @2xl:row-start-1'),
    estado: cx(
      'col-start-3 row-span-3 row-start-1 flex-col items-end self-center text-xs @2xl:col-start-5 @2xl:flex-row @2xl:text-s',
    ),
    pie: cx('col-start-2 row-start-4 @2xl:col-start-4'),
  },
  tarjeta: {
    todo: cx('surface hover:border-azul-text flex flex-wrap items-center gap-x-3 gap-y-2 p-4 text-s'),
    hora: '',
    lados: cx('order-1 w-full max-w-lg text-m leading-snug'),
    liga: '',
    pista: '',
    estado: cx('items-center'),
    pie: cx('ms-auto'),
  },
  lejos: {
    todo: cx('grid grid-cols-fila content-center gap-x-3 border-hairline border-b px-3 font-semibold'),
    hora: cx('col-start-1 row-start-1'),
    lados: cx('col-start-2 row-span-2 row-start-1 self-center portrait:col-span-2'),
    liga: cx(
      'col-start-3 row-start-1 text-end portrait:col-start-2 portrait:row-start-3 portrait:text-start',
    ),
    pista: cx('col-start-1 row-start-2'),
    estado: cx('col-start-3 row-start-2 items-center justify-end portrait:row-start-3'),
    pie: '',
  },
} satisfies Record<PartidoProps['size'], Record<string, string>>;

/** What is said of the court of a match without one. */
const SIN_PISTA: Partial<Record<EstadoVisto, string>> = {
  porJugar: 'Pista por decidir',
  enJuego: 'Pista por decidir',
};

/** Seen from afar. */
const EN_PISTA = cx('rounded-m bg-deep-lit');
const MIO = cx('bg-azul-pale before:absolute before:inset-y-0 before:-start-2 before:w-1 before:bg-bola');
const DATO = cx('p-0 text-ink-soft');

const CUANDO = { fila: cx('text-xs leading-snug'), tarjeta: cx('font-semibold'), lejos: 'figure' } as const;

/** Its hour; of a list of several days, what is said instead: in a row, each of its parts in a line, "sáb 5 dic, 18:00". */
const Hora = ({ partido: { fecha }, cuando, size }: PartidoProps) => (
  <time dateTime={fecha} className={cuando === undefined ? 'figure' : CUANDO[size]}>
    {cuando === undefined || size !== 'fila'
      ? (cuando ?? horaDe(fecha))
      : cuando.split(', ').map((parte) => (
          <span key={parte} className="block">
            {`${parte} `}
          </span>
        ))}
  </time>
);

/** How it stands: in a word or, until it begins, its forecast. */
const Estado = ({ partido: { estado, weather }, size }: PartidoProps) => (
  <>
    <InsigniaEstado estado={estado} />
    {weather ? <MeteoPartido weather={weather} talla={24} apilado={size === 'fila'} /> : null}
    {weather && seDice(weather.lluvia) ? <Lluvia {...weather} /> : null}
  </>
);

/** Who plays, and what staff tell of it. In a table they are its link. */
function Jugadores(props: PartidoProps) {
  const { partido, size, en = 'lista', parts = TODAS, yo = null } = props;
  return (
    <>
      <Lados
        partido={partido}
        size={size === 'lejos' ? 'lejos' : 'fila'}
        enlazados={props.to === null}
        enColumnas={size === 'fila'}
        yo={yo}
        to={en === 'tabla' ? destinoDe(props) : undefined}
        oculto={seDiceEnFrase(props) || undefined}
      />
      {partido.estado === 'anulado' && partido.sets.length > 0 ? (
        <small className="block text-s text-ink-soft">Se había jugado: {tanteoDe(partido.sets)}</small>
      ) : null}
      {parts.includes('nota') && partido.nota ? (
        <small className="block text-s text-tierra-text">{partido.nota}</small>
      ) : null}
    </>
  );
}

/** A match, wherever it is told: the winner in bold and a column for each set; all of it leads to its page. */
export function Partido(props: PartidoProps) {
  const { partido, size, en = 'lista', parts = TODAS, yo = null, children } = props;
  const { Fila, Celda } = EN[en];
  const forma = FORMAS[size];
  const enFrase = seDiceEnFrase(props);
  const enPista = size === 'lejos' && partido.estado === 'enJuego';
  const mio = partido.lados.some(({ id }) => id === yo);
  return (
    <Fila
      className={cx('relative break-inside-avoid', forma.todo, mio && MIO, enPista && EN_PISTA)}
      data-fila={`p${partido.id}`}
    >
      {enFrase ? (
        <Link to={destinoDe(props)} className="absolute inset-0 z-1 -outline-offset-2">
          <span className="visually-hidden">{dicho(props)}</span>
        </Link>
      ) : null}
      <Celda className={cx('p-0', forma.hora)} aria-hidden={enFrase || undefined}>
        <Hora {...props} />
      </Celda>
      <Celda className={cx('min-w-0 p-0', forma.lados)}>
        <Jugadores {...props} />
      </Celda>
      <Celda className={cx(DATO, forma.pista)} aria-hidden={enFrase || undefined}>
        {parts.includes('pista') ? (partido.pista ?? SIN_PISTA[partido.estado]) : null}
      </Celda>
      <Celda className={cx(DATO, forma.liga)} aria-hidden={enFrase || undefined}>
        {parts.includes('liga') ? partido.liga.breve : null}
      </Celda>
      <Celda className={cx('flex gap-x-3 p-0 leading-tight empty:hidden print:flex-row', forma.estado)}>
        <Estado {...props} />
      </Celda>
      {children ? (
        <Celda className={cx('relative z-2 grid justify-items-start gap-1 p-0', forma.pie)}>{children}</Celda>
      ) : null}
    </Fila>
  );
}

const COLUMNAS = ['Hora', 'Jugadores', 'Pista', 'Liga', 'Tiempo'];

type TablaProps = {
  partidos: readonly PartidoVisto[];
  yo: number | null;
  /** The id of what names it. */
  titulo: string;
};

/** Those of a schedule. */
export const TablaDePartidos = ({ partidos, yo, titulo }: TablaProps) => (
  <table className="block" aria-labelledby={titulo}>
    <thead className="visually-hidden">
      <tr>
        {COLUMNAS.map((columna) => (
          <th key={columna} scope="col">
            {columna}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="block">
      {partidos.map((partido) => (
        <Partido key={partido.id} partido={partido} size="fila" en="tabla" yo={yo} />
      ))}
    </tbody>
  </table>
);

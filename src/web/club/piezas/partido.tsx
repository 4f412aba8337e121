import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { horaDe } from '#domain/fecha.ts';
import { seDice } from '#domain/meteo/cielo.ts';
import { Lluvia, MeteoPartido } from '#web/club/meteo.tsx';
import { Badge, type BadgeTone } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { type EstadoVisto, fraseDe, type PartidoVisto } from './partido-visto.ts';
import { Persona } from './persona.tsx';
import { Tanteo } from './tanteo.tsx';

const ESTADOS: Record<EstadoVisto, { texto: string; tono: BadgeTone } | null> = {
  porJugar: null,
  enJuego: { texto: 'En juego', tono: 'bola' },
  sinResultado: { texto: 'Sin resultado', tono: 'linea' },
  jugado: null,
  aplazado: { texto: 'Aplazado', tono: 'warn' },
  cancelado: { texto: 'Cancelado', tono: 'warn' },
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
  lista: { Fila: 'li', Celda: 'span' },
  tabla: { Fila: 'tr', Celda: 'td' },
} as const;

type PartidoProps = {
  partido: PartidoVisto;
  size: 'fila' | 'tarjeta';
  en?: keyof typeof EN;
  /** What is told of it besides when, who plays and how it stands. */
  parts?: readonly Parte[];
  /** Instead of its hour, where what is around it is not of one day. */
  cuando?: string;
  /** Whoever this device is of: their match is lit, and their name in it. */
  yo?: number | null | undefined;
  /** Where it leads: to its public page, if nothing else is said. */
  to?: string;
  /** What can be done with it. */
  children?: ReactNode;
};

const destinoDe = ({ partido, to }: PartidoProps): string => to ?? rutas.partido(partido.id);

const dicho = ({ partido, cuando }: PartidoProps): string => {
  const { fecha, liga, pista } = partido;
  return `${cuando ?? horaDe(fecha)}: ${fraseDe(partido)}. ${liga.entera}${pista ? `, ${pista}` : ''}`;
};

const Lado = ({ partido, yo, lado }: Pick<PartidoProps, 'partido' | 'yo'> & { lado: 1 | 2 }) => {
  const persona = partido.lados[(lado - 1) as 0 | 1];
  return (
    <span className="flex items-baseline justify-between gap-x-2 @max-3xs:flex-wrap">
      <Persona persona={persona} fuerte={partido.ganador === lado} yo={yo === persona.id} />{' '}
      <Tanteo partido={partido} lado={lado} />
    </span>
  );
};

const LADOS = cx('grid max-w-lg leading-snug text-inherit no-underline');

/** Both, one over the other. In a table they are its link. */
function Lados(props: PartidoProps) {
  const { partido, yo, en = 'lista' } = props;
  const lados = (
    <>
      <Lado partido={partido} yo={yo} lado={1} /> <span className="visually-hidden">contra</span>{' '}
      <Lado partido={partido} yo={yo} lado={2} />
    </>
  );
  return en === 'tabla' ? (
    <Link to={destinoDe(props)} className={cx(LADOS, 'after:absolute after:inset-0 after:z-1')}>
      {lados}
    </Link>
  ) : (
    <span className={LADOS} aria-hidden="true">
      {lados}
    </span>
  );
}

const FORMAS = {
  fila: {
    todo: cx(
      'grid grid-cols-fila gap-x-2 border-hairline border-b py-1 text-s @2xl:grid-cols-fila-larga @2xl:gap-x-4 @2xl:py-2 @2xl:text-m',
    ),
    hora: cx('col-start-1 row-start-1'),
    lados: cx('col-start-2 row-span-3 row-start-1 @2xl:col-start-4'),
    liga: cx('col-start-1 row-start-2 @2xl:col-start-3 @2xl:row-start-1'),
    pista: cx('col-start-1 row-start-3 @2xl:col-start-2 @2xl:row-start-1'),
    estado: cx(
      'col-start-3 row-span-3 row-start-1 flex-col items-end self-center @2xl:col-start-5 @2xl:flex-row',
    ),
  },
  tarjeta: {
    todo: cx('surface flex flex-wrap items-baseline gap-x-3 gap-y-1 p-4'),
    hora: '',
    lados: cx('order-1 w-full'),
    liga: '',
    pista: '',
    estado: cx('items-center'),
  },
} satisfies Record<PartidoProps['size'], Record<string, string>>;

/** What is said of the court of a match without one. */
const SIN_PISTA: Record<EstadoVisto, string | null> = {
  porJugar: 'Pista por decidir',
  enJuego: 'Pista por decidir',
  sinResultado: null,
  jugado: null,
  aplazado: null,
  cancelado: null,
};

const MIO = cx('bg-azul-pale before:absolute before:inset-y-0 before:-start-2 before:w-1 before:bg-bola');
const DATO = cx('p-0 text-ink-soft text-xs leading-snug @2xl:text-s');

/** Its hour; of a list of several days, what is said instead. */
const Hora = ({ partido: { fecha }, cuando }: PartidoProps) => (
  <time dateTime={fecha} className={cuando === undefined ? 'figure text-m' : 'text-s leading-snug'}>
    {cuando ?? horaDe(fecha)}
  </time>
);

/** How it stands: in a word or, until it begins, its forecast. */
const Estado = ({ partido: { estado, weather } }: PartidoProps) => (
  <>
    <InsigniaEstado estado={estado} />
    {weather ? <MeteoPartido weather={weather} talla={24} apilado /> : null}
    {weather && seDice(weather.lluvia) ? <Lluvia {...weather} /> : null}
  </>
);

/** Who plays, and what else there is to say and to do. */
const Jugadores = ({ parts = TODAS, children, ...props }: PartidoProps) => (
  <>
    <Lados {...props} />
    {parts.includes('nota') && props.partido.nota ? (
      <small className="block text-s text-tierra-text">{props.partido.nota}</small>
    ) : null}
    {children ? <span className="relative z-2 block">{children}</span> : null}
  </>
);

/** A match, wherever it is told: the winner in bold and a column for each set; all of it leads to its page. */
export function Partido(props: PartidoProps) {
  const { partido, size, en = 'lista', parts = TODAS, yo = null } = props;
  const { Fila, Celda } = EN[en];
  const forma = FORMAS[size];
  const enLista = en === 'lista';
  const mio = partido.lados.some(({ id }) => id === yo);
  return (
    <Fila
      className={cx('relative break-inside-avoid hover:bg-azul-pale', forma.todo, mio && MIO)}
      data-fila={`p${partido.id}`}
    >
      {enLista ? (
        <Link to={destinoDe(props)} className="absolute inset-0 z-1 -outline-offset-2">
          <span className="visually-hidden">{dicho(props)}</span>
        </Link>
      ) : null}
      <Celda className={cx('p-0', forma.hora)} aria-hidden={enLista || undefined}>
        <Hora {...props} />
      </Celda>
      <Celda className={cx('min-w-0 p-0', forma.lados)}>
        <Jugadores {...props} />
      </Celda>
      <Celda className={cx(DATO, forma.pista)} aria-hidden={enLista || undefined}>
        {parts.includes('pista') ? (partido.pista ?? SIN_PISTA[partido.estado]) : null}
      </Celda>
      <Celda className={cx(DATO, forma.liga)} aria-hidden={enLista || undefined}>
        {parts.includes('liga') ? partido.liga.breve : null}
      </Celda>
      <Celda
        className={cx(
          'flex gap-x-3 p-0 text-xs leading-tight @2xl:text-s empty:hidden print:flex-row',
          forma.estado,
        )}
      >
        <Estado {...props} />
      </Celda>
    </Fila>
  );
}

const COLUMNAS = ['Hora', 'Jugadores', 'Pista', 'Liga', 'Tiempo'];

type TablaProps = {
  partidos: readonly PartidoVisto[];
  yo: number | null /** The id of what names it. */;
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

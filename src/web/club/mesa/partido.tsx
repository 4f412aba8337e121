import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PartidoFila } from '#contract/liga/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, diaDe, type FechaHora, horaDe } from '#domain/fecha.ts';
import { semanaCorta } from '#domain/fecha-texto.ts';
import { estaPorJugar, estaPorPuntuar } from '#domain/partido/ocupacion.ts';
import type { Lado } from '#domain/partido/partido.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { estaDecidido, estaSuspendido, setsDe } from '#domain/partido/resultado.ts';
import { textoMarcador } from '#web/club/marcador.tsx';
import { Lados, tanteoDe } from '#web/club/piezas/lados.tsx';
import { InsigniaEstado } from '#web/club/piezas/partido.tsx';
import { estadoA, nombresDe, vistoDeMesa } from '#web/club/piezas/partido-visto.ts';
import { ahoraDelClub, hoyDelClub } from '#web/club/reloj.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import type { Column } from '#web/ui/desk/data-table.tsx';
import { tripFrom } from '#web/ui/desk/return-to.ts';
import { LigaCorta } from './cortos.tsx';
import { fechaConDia } from './dias.tsx';
import { parejaDe } from './palabras.ts';

type Nombrados = Parameters<typeof nombresDe>[0];

/** "sáb 28 nov, 10:00"; of another year than that day's, which one. */
export function cuandoEs({ fecha }: { fecha: FechaHora }, hoy: Dia = diaDe(fecha)): string {
  const anio = fecha.slice(0, 4);
  return `${semanaCorta(fecha)}${anio === hoy.slice(0, 4) ? '' : ` ${anio}`}, ${horaDe(fecha)}`;
}

const DETALLE = cx('text-xs whitespace-nowrap text-ink-soft');

/** Of what was and nobody wrote, what there is to do: its row leads to it. */
function SinResultado(partido: PartidoFila) {
  const resultado = conDesenlace(partido);
  if (estaSuspendido(resultado))
    return <InsigniaEstado estado={vistoDeMesa(partido, ahoraDelClub()).estado} />;
  if (estaPorPuntuar(resultado, ahoraDelClub()))
    return <span className={cx(buttonClass({ size: 's' }), 'min-h-0 py-1 text-xs')}>Apuntar</span>;
  if (!estaPorJugar(resultado)) return <small className={DETALLE}>{textoMarcador(resultado)}</small>;
  return resultado.fecha <= ahoraDelClub() ? (
    <InsigniaEstado estado="enJuego" />
  ) : (
    // On a phone its empty place says it.
    <small className={cx(DETALLE, 'max-md:sr-only')}>Por jugar</small>
  );
}

/** How what is to be gone on with stood. */
function Empezado(partido: PartidoFila) {
  const resultado = conDesenlace(partido);
  return estaSuspendido(resultado) ? <b className="me-2">{tanteoDe(setsDe(resultado))}</b> : null;
}

const tieneResultado = (partido: PartidoFila): boolean => estaDecidido(conDesenlace(partido));

const ganadorDe = (partido: PartidoFila): Lado | null => vistoDeMesa(partido, ahoraDelClub()).ganador;

const Resolucion = ({ sintetico }: PartidoFila) =>
  sintetico ? <small className={DETALLE}>Resolución</small> : null;

/** One of the two; who won, in bold. */
const jugador = (lado: Lado): Column<PartidoFila> => ({
  id: `jugador${lado}`,
  title: `Jugador ${lado}`,
  cell: (partido) => (
    <span className={ganadorDe(partido) === lado ? 'font-bold' : undefined}>
      {nombresDe(partido)[lado - 1]}
    </span>
  ),
  sort: (partido) => nombresDe(partido)[lado - 1] ?? '',
});

/** What a table tells of each match, in the order in which it does. */
const COLUMNAS = {
  fecha: {
    id: 'fecha',
    title: 'Fecha',
    cell: ({ fecha, duracion }) => (
      <span className="flex items-baseline gap-x-2 whitespace-nowrap">
        <time dateTime={fecha}>
          {/* Said by the heading it is under. */}
          <span className="in-data-grouped:hidden">{fechaConDia(fecha)} </span>
          <strong>{horaDe(fecha)}</strong>
        </time>
        <small className={DETALLE}>{duracion} min</small>
      </span>
    ),
    sort: ({ fecha }) => fecha,
  },
  hora: { id: 'hora', title: 'Hora', cell: ({ fecha }) => <strong>{horaDe(fecha)}</strong> },
  pista: {
    id: 'pista',
    title: 'Pista',
    cell: ({ pista }) => <span className="whitespace-nowrap text-ink-soft">{pista ?? 'Sin pista'}</span>,
    sort: ({ pista }) => pista ?? '',
  },
  jugadores: [jugador(1), jugador(2)],
  quienes: {
    id: 'partido',
    title: 'Partido',
    cell: (partido) => <span className="@2xl:whitespace-nowrap">{parejaDe(partido)}</span>,
  },
  liga: {
    id: 'liga',
    title: 'Liga',
    cell: ({ idLiga, liga }) => <LigaCorta id={idLiga} nombre={liga} />,
    sort: ({ liga }) => liga,
  },
  resultado: {
    id: 'resultado',
    title: 'Resultado',
    cell: (partido) =>
      tieneResultado(partido) ? (
        <span className="font-semibold whitespace-nowrap">
          {textoMarcador(conDesenlace(partido))} <Resolucion {...partido} />
        </span>
      ) : (
        <span className="whitespace-nowrap">
          <Empezado {...partido} />
          <SinResultado {...partido} />
        </span>
      ),
  },
} satisfies Record<string, Column<PartidoFila> | readonly Column<PartidoFila>[]>;

/** Those columns of a table of matches. */
export const columnasDe = (cuales: readonly (keyof typeof COLUMNAS)[]): Column<PartidoFila>[] =>
  Object.entries(COLUMNAS).flatMap(([id, columna]) => (cuales.some((cual) => cual === id) ? columna : []));

/** Whatever a call says of a match: of two who owe one, who they are. */
type Dicho = Nombrados & {
  id?: number;
  fecha?: FechaHora;
  pista?: string | null;
  aplazado?: boolean;
  idLiga?: number | null;
  liga?: string | null;
};

type Parte = 'dia' | 'hora' | 'pista' | 'liga';

type LineaProps = {
  partido: Dicho;
  /** What is told of it besides who plays. */
  parts: readonly Parte[];
  /** Instead of its day and hour: "Ahora". */
  cuando?: string | null;
  /** After all of it. */
  children?: ReactNode;
};

function textoDeCuando({ partido: { fecha, aplazado = false }, parts, cuando }: LineaProps): string {
  if (cuando) return cuando;
  if (fecha === undefined) return '';
  if (parts.includes('dia')) return `${aplazado ? 'era el ' : ''}${cuandoEs({ fecha }, hoyDelClub())}`;
  return parts.includes('hora') ? horaDe(fecha) : '';
}

const Cuando = ({ className, ...props }: LineaProps & { className?: string }) => {
  const texto = textoDeCuando(props);
  return texto === '' ? null : (
    <time className={cx('font-semibold text-ink tabular-nums', className)} dateTime={props.partido.fecha}>
      {texto}
    </time>
  );
};

const pistaDe = ({ partido: { pista, aplazado = false }, parts }: LineaProps): string | null => {
  if (!parts.includes('pista')) return null;
  return aplazado ? 'aplazado' : (pista ?? 'Sin pista');
};

const ligaDe = ({ partido: { idLiga = null, liga = null }, parts }: LineaProps): ReactNode =>
  parts.includes('liga') ? <LigaCorta id={idLiga} nombre={liga} /> : null;

/** "Ana Gil – Luis Paz"; on a phone, one over the other. */
function EnUna({ partido }: { partido: Nombrados }) {
  const [uno, otro] = nombresDe(partido);
  return (
    <span>
      <span className="max-md:block">{uno}</span>
      <span className="max-md:sr-only"> – </span>
      <span className="max-md:block">{otro}</span>
    </span>
  );
}

/** As wide as its words. */
function EnLinea(props: LineaProps) {
  const { partido, parts, children } = props;
  const [pista, liga] = [pistaDe(props), ligaDe(props)];
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 text-s wrap-anywhere">
      <Cuando {...props} className={parts.includes('dia') ? cx('flex-none max-sm:w-full sm:w-4xs') : ''} />
      <EnUna partido={partido} />
      <small className="text-xs text-ink-soft empty:hidden">
        {pista}
        {pista && liga ? ' · ' : null}
        {liga}
        {children ? <span className={pista || liga ? 'dot' : undefined}>{children}</span> : null}
      </small>
    </span>
  );
}

type PilaProps = LineaProps & {
  partido: PartidoFila;
  /** Under both names, where the score takes the end of the row. */
  debajo?: ReactNode;
};

/** Both names one over the other and, once it was played, the score beside: on a phone, and in narrow columns. */
function EnPila(props: PilaProps) {
  const { partido, parts, debajo, children } = props;
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2 text-s leading-snug text-ink">
      {parts.length === 0 ? null : (
        <span className="grid w-figure flex-none">
          <span>
            <Cuando {...props} /> <small className={DETALLE}>{ligaDe(props)}</small>
          </span>
          <small className="text-xs wrap-anywhere text-ink-soft empty:hidden">{pistaDe(props)}</small>
        </span>
      )}
      <span className="min-w-0 flex-1">
        <Lados partido={vistoDeMesa(partido, ahoraDelClub())} />
        {debajo}
      </span>
      {children}
    </span>
  );
}

/** In a list of all kinds, on a phone: how it stands at its end. */
export function EnElMovil(partido: PartidoFila) {
  const comoEsta = tieneResultado(partido) ? null : <SinResultado {...partido} />;
  const empezado = estaSuspendido(conDesenlace(partido));
  return (
    <EnPila
      partido={partido}
      parts={['hora', 'liga', 'pista']}
      debajo={empezado ? <span className="block">{comoEsta}</span> : null}
    >
      {empezado ? null : comoEsta}
      <Resolucion {...partido} />
    </EnPila>
  );
}

type PartidoProps = (({ size: 'linea' } & LineaProps) | ({ size: 'pila' } & PilaProps)) & {
  /** It leads to the match, with what is known there of where one comes from. */
  ida?: object | null;
};

const Forma = (props: PartidoProps) =>
  props.size === 'pila' ? <EnPila {...props} /> : <EnLinea {...props} />;

/** A match wherever the desk tells it: when, who, where and of what. */
export function PartidoDeMesa(props: PartidoProps) {
  const { partido, ida } = props;
  if (ida === undefined || partido.id === undefined) return <Forma {...props} />;
  return (
    <Link
      className="-mx-2 flex min-w-0 flex-1 rounded-m px-2 text-ink no-underline hover:bg-azul-pale"
      to={rutasPrivadas.partido(partido.id)}
      state={ida}
      data-row={partido.id}
    >
      <Forma {...props} />
    </Link>
  );
}

type ProximosProps = {
  partidos: readonly (Dicho & Parameters<typeof estadoA>[0])[];
  parts: readonly Parte[];
  /** Where each comes back to. */
  desde: string;
};

/** What comes next, a match in a row. */
export function Proximos({ partidos, parts, desde }: ProximosProps) {
  const ahora = ahoraDelClub();
  return (
    <ul className="divide-y divide-hairline">
      {partidos.map((partido) => (
        <li key={partido.id} className="flex py-1">
          <PartidoDeMesa
            size="linea"
            partido={partido}
            parts={['dia', ...parts]}
            cuando={estadoA(partido, ahora) === 'enJuego' ? 'Ahora' : null}
            ida={tripFrom(desde)}
          />
        </li>
      ))}
    </ul>
  );
}

/** On a laptop the boxes are between the two; where there is no room, after both. */
const ANTE_LAS_CAJAS = [cx('max-lg:row-start-2 lg:text-end'), cx('max-lg:row-start-3 lg:order-1')];

type ConCajasProps = {
  partido: PartidoFila;
  /** «6ª». */
  division: string;
  gana: Lado | null;
  /** The boxes, and what is said of them. */
  children: ReactNode;
};

/** The line in which a score is typed: when and where, and the two with the boxes between them. */
export const PartidoConCajas = ({ partido, division, gana, children }: ConCajasProps) => (
  <>
    <span className="truncate text-xs leading-tight text-ink-soft tabular-nums max-lg:col-start-1 max-lg:row-start-1 lg:w-4xs lg:flex-none">
      <time dateTime={partido.fecha}>
        <strong>{horaDe(partido.fecha)}</strong>
      </time>{' '}
      <span>{partido.pista ?? 'Sin pista'}</span> · <span title={partido.liga}>{division}</span>
    </span>
    {nombresDe(partido).map((nombre, n) => (
      <span
        key={nombre}
        className={cx(
          'min-w-0 text-s leading-tight wrap-anywhere max-lg:col-start-1 lg:w-3xs',
          ANTE_LAS_CAJAS[n],
          gana === n + 1 && 'font-bold',
        )}
      >
        {nombre}
      </span>
    ))}
    {children}
  </>
);

const RECORTADO = cx('overflow-x-clip text-ellipsis whitespace-nowrap');

type EnBloqueProps = {
  hora: string;
  etiqueta: string;
  nombres: readonly string[];
  /** Which of them won. */
  gana: number | undefined;
  /** It is long enough for large letters. */
  larga: boolean;
  enJuego: boolean | undefined;
  /** Under the names: why it wants a look, or how it goes. */
  children: ReactNode;
};

/** In the hours of a court: hour and division above, the two names below. */
export const PartidoEnBloque = ({
  hora,
  etiqueta,
  nombres,
  gana,
  larga,
  enJuego,
  children,
}: EnBloqueProps) => (
  <>
    <span
      // A division that does not fit beside the hour is under it, out of sight: half of it says nothing.
      className="flex h-lh flex-none flex-wrap items-baseline justify-between gap-px overflow-hidden text-ink-soft tabular-nums"
      aria-hidden="true"
    >
      <strong className={cx('font-semibold', enJuego && 'rounded-s bg-ok px-px text-surface')}>{hora}</strong>{' '}
      <span className="whitespace-nowrap">{etiqueta}</span>
    </span>
    {nombres.map((nombre, n) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines that never change places
        key={n}
        className={cx(
          larga && 'lg:text-xs',
          larga && !children ? 'wrap-anywhere' : RECORTADO,
          n === gana && 'font-bold',
        )}
        aria-hidden="true"
      >
        {nombre}
      </span>
    ))}
    {children}
  </>
);

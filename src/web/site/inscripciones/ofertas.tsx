import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import type { CampusOfrecido, TipoOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { enEuros } from '#domain/euros.ts';
import { type Familia, familiaDe, type TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import {
  DIBUJOS,
  deIntensivos,
  nombreDeFila,
  quienDe,
  siHaEmpezado,
  type Tarifa,
  tarifasDe,
  tarifasDeFila,
} from './precio.ts';

const GRUPOS = {
  escuela: 'Escuela',
  equipo: 'Escuela',
  liga: 'Ligas',
  socio: 'Club y campus',
  campus: 'Club y campus',
} as const satisfies Record<Familia, string>;

/** A price of a row, under another of them: those of a class under the heads of its columns. */
const COLUMNA = cx('w-18 lg:w-thumb');

type PreciosProps = { tarifas: readonly Tarifa[] };

/** One hour and two, each in a line of a phone, and where there is room all four in one. */
const DeClase = ({ tarifas }: PreciosProps) => (
  <dl className="ms-auto grid gap-1 lg:flex lg:gap-0">
    {tarifas.map(({ cada, precios }, i) => (
      <div key={cada} className="flex flex-wrap items-baseline justify-end">
        <dt className="whitespace-nowrap pe-3 text-ink-soft text-xs lg:sr-only">
          {i === 0 ? <small className="sr-only">Al mes </small> : null}
          {cada}
        </dt>
        {precios.map(({ precio, quien }) => (
          <dd key={quien} className={cx(COLUMNA, 'figure text-end text-l lg:text-center')}>
            <small className="sr-only">{quien}</small> {precio}
          </dd>
        ))}
      </div>
    ))}
  </dl>
);

/** How often it is paid, and what each pays, under who that is. */
const DeOtro = ({ tarifas }: PreciosProps) => (
  <dl className="ms-auto">
    {tarifas.map(({ cada, precios }) => (
      <div key={cada} className="flex flex-wrap items-end justify-end">
        <dt className="min-w-0 pe-1 text-ink-soft text-xs leading-snug">{cada}</dt>
        {precios.map(({ precio, quien }) => (
          <dd
            key={quien}
            className={cx(
              'figure whitespace-nowrap ps-2 text-end text-l lg:w-thumb lg:ps-0 lg:text-center',
              precios.length < 3 && 'min-w-18',
            )}
          >
            <small className="block font-normal font-text text-ink-soft text-xs leading-snug">{quien}</small>{' '}
            {precio}
          </dd>
        ))}
      </div>
    ))}
  </dl>
);

type FilaProps = {
  href: string;
  nombre: string;
  dibujo: string;
  quien: string;
  tarifas?: readonly Tarifa[];
  /** Where there is no price. */
  como?: string;
  /** How to begin; nothing of what is closed. */
  accion: string | null;
};

const FIN = cx('grid min-h-tap w-figure flex-none place-items-center text-xs lg:w-thumb lg:text-s');
const DE_PULSAR = cx(
  'rounded-m border border-border bg-surface font-semibold text-azul-text group-hover:border-azul-text group-hover:bg-azul-pale',
);

/** All of it is the link; what looks like a button only says so. */
const Fila = ({ href, nombre, dibujo, quien, tarifas = [], como, accion }: FilaProps) => (
  <li className="group relative grid grid-cols-start items-center gap-x-3 gap-y-2 border-hairline border-t px-3 py-2 first:border-t-0 hover:bg-surface-sunk sm:px-4 md:flex md:py-3">
    <img
      className="w-18 rounded-s lg:w-figure"
      src={`/dibujos/${dibujo}.svg`}
      alt=""
      width={1280}
      height={720}
      fetchPriority="low"
    />
    <span className="grid flex-1 text-ink-soft text-s leading-snug">
      <Link
        to={href}
        className="scroll-mt-12 font-bold text-ink text-m no-underline after:absolute after:inset-0"
      >
        {nombre}
      </Link>
      {quien ? <span>{quien}</span> : null}
    </span>
    <div className="col-span-full flex flex-wrap items-end justify-end gap-x-3 gap-y-2 md:items-center">
      {tarifas.length > 1 ? <DeClase tarifas={tarifas} /> : null}
      {tarifas.length === 1 ? <DeOtro tarifas={tarifas} /> : null}
      {como ? <span className="flex-1 self-center text-xs">{como}</span> : null}
      <span className={cx(FIN, accion !== null && DE_PULSAR)} aria-hidden={accion ? true : undefined}>
        {accion ?? <Badge>Cerrada</Badge>}
      </span>
    </div>
  </li>
);

/** The heads of the prices of a class, which read them out themselves: of the four in a line, or of two under two. */
const Columnas = () => (
  <div
    className="sticky top-bar z-1 flex items-end border-hairline border-b bg-surface px-3 py-2 text-ink-soft text-xs leading-snug sm:px-4 lg:text-s low:static"
    aria-hidden
  >
    <span className="flex-1">
      Precio al mes<span className="max-lg:hidden">, según horas a la semana</span>
    </span>
    {['1 hora', '2 horas'].map((horas, i) => (
      <span key={horas} className={cx('grid grid-cols-2 text-end lg:text-center', i > 0 && 'max-lg:hidden')}>
        <span className="col-span-full mx-3 border-border border-b font-semibold text-ink max-lg:hidden">
          {horas}
        </span>
        <span className={COLUMNA}>Socios</span>
        <span className={COLUMNA}>No socios</span>
      </span>
    ))}
    <span className="@max-xs:hidden ms-3 w-figure flex-none lg:w-thumb" />
  </div>
);

type Grupo = (typeof GRUPOS)[Familia];

const NOTA = cx('text-pretty text-ink-soft text-s');

/** What is true of all the prices under it. */
function Nota({ grupo, tipos }: { grupo: Grupo; tipos: readonly TipoOfrecido[] }) {
  if (grupo === GRUPOS.escuela)
    return (
      <p className={NOTA}>
        {club.matricula > 0 ? `Matrícula: ${enEuros(club.matricula)} por curso. ` : ''}
        <Link to="/escuela-presentacion">Días y horas</Link>
      </p>
    );
  const conAlta = tipos.some(({ tipo }) => tarifasDe(tipo).length > 1);
  const notas = [
    ...(conAlta ? ['El precio de no socio incluye el alta de socio.'] : []),
    ...tipos.flatMap(({ tipo }) => siHaEmpezado(tipo) || []),
  ];
  return notas.length > 0 ? <p className={NOTA}>{notas.join(' ')}</p> : null;
}

const titulo = (grupo: Grupo): string => (club.ofrece.campus ? grupo : grupo.replace(' y campus', ''));

type OfertasProps = {
  tipos: readonly TipoOfrecido[];
  campus: CampusOfrecido;
  abierta: (tipo: TipoInscripcion) => boolean;
};

/** What is asked for elsewhere, after those of its kind. */
const APARTE: Partial<Record<Grupo, () => ReactNode>> = {
  [GRUPOS.escuela]: () => (
    <Fila
      href="/escuela-intensivos"
      nombre="Intensivos"
      dibujo="clase-intensivos"
      quien="Cursos de vacaciones"
      tarifas={deIntensivos()}
      accion="Pedir plaza"
    />
  ),
  [GRUPOS.liga]: () => (
    <Fila
      href="/competicion-maraton-presentacion"
      nombre="Maratón 24h"
      dibujo="noticia-maraton"
      quien="Para familias, socios y amigos"
      como="Se pide por correo"
      accion="Ver cómo"
    />
  ),
};

/** The team is by selection: its coaches look at what is sent. */
const accionDe = (tipo: TipoInscripcion): string =>
  familiaDe(tipo) === 'equipo' ? 'Pedir plaza' : 'Inscribirse';

/** No scroll container: the heads stick under the bar of the site. */
const LISTA = cx('@container surface w-full overflow-clip');

/** Before choosing, everything there is: also for whoever has no scripts, whom the selector takes nowhere. */
export function Ofertas({ tipos, campus, abierta }: OfertasProps) {
  const filas = (suyos: readonly TipoOfrecido[]) =>
    suyos.map(({ tipo }) => (
      <Fila
        key={tipo}
        href={rutas.inscripciones(tipo)}
        nombre={nombreDeFila(tipo)}
        dibujo={DIBUJOS[tipo]}
        quien={quienDe(tipo, campus)}
        tarifas={tarifasDeFila(tipo, campus)}
        accion={abierta(tipo) ? accionDe(tipo) : null}
      />
    ));
  const porHoras = ({ tipo }: TipoOfrecido) => tarifasDeFila(tipo, campus).length > 1;
  const grupos = Map.groupBy(tipos, ({ tipo }) => GRUPOS[familiaDe(tipo)]);
  return [...grupos].map(([grupo, suyos]) => {
    const clases = suyos.filter(porHoras);
    return (
      <section key={grupo} className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
        <h2 className="text-xl">{titulo(grupo)}</h2>
        <Nota grupo={grupo} tipos={suyos} />
        {clases.length > 0 ? (
          <div className={LISTA}>
            <Columnas />
            <ul className="w-full">{filas(clases)}</ul>
          </div>
        ) : null}
        <ul className={LISTA}>
          {filas(suyos.filter((uno) => !porHoras(uno)))}
          {APARTE[grupo]?.()}
        </ul>
      </section>
    );
  });
}

/** The way to begin that costs and binds to nothing. */
export const Prueba = () => (
  <div className="@container border border-hairline bg-surface px-4 py-3 max-lg:rounded-b-l max-lg:border-t-0 lg:col-span-3 lg:rounded-l noscript:rounded-l noscript:border-t lg:noscript:col-span-full">
    <div className="flex h-full flex-wrap items-center gap-3">
      <img
        src="/dibujos/noticia-escuela.svg"
        alt=""
        width={1280}
        height={720}
        decoding="async"
        className="w-18 rounded-s @max-xs:hidden lg:w-thumb"
      />
      <div className="flex-1 basis-18">
        <h2 className="heading-text text-m">¿No lo tienes claro?</h2>
        <p className="text-pretty text-ink-soft text-s leading-snug">
          Clase de prueba<span className="max-sm:sr-only">: vemos tu nivel y te proponemos grupo</span>.
        </p>
      </div>
      <ButtonLink look="action" to="#clase-de-prueba" preventScrollReset>
        <span>
          Pedir clase<span className="max-sm:sr-only"> de prueba</span>
        </span>
      </ButtonLink>
    </div>
  </div>
);

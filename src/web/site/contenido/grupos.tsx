import { Fragment } from 'react';
import { Link } from 'react-router';
import { club, type Programa } from '#club';
import { rutas } from '#contract/rutas.ts';
import type { FotoDeHueco } from '#contract/sitio/fotos.ts';
import { nombresDeCentros, nombresDeSedes } from '#contract/sitio/sitio.ts';
import { enEuros } from '#domain/euros.ts';
import { enColumnas, esGratis, mayorDe, menorDelGrupo, tienePrecio } from '#domain/precio.ts';
import { ImagenDeHueco } from '#web/club/fotos-de-pagina.tsx';
import { clasesDe } from '#web/club/horas-de-clase.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { QUIENES, quienesEnsenan } from './escuela.ts';

/** Who teaches: a face, a name, what each does and takes care of. */
export function Equipo({ fotos }: { fotos: readonly FotoDeHueco[] }) {
  const quienes = quienesEnsenan();
  if (quienes.length === 0) return null;
  return (
    <section aria-labelledby="equipo" className="grid gap-3">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="equipo">Quién enseña</h2>
        <p className="text-s">
          <Link to="/club-nuestro-equipo">Todo el equipo</Link>
        </p>
      </div>
      <ul className="grid-fit-3xs surface gap-3 p-4">
        {quienes.map(({ hueco, nombre, cargo, asuntos }) => (
          <li key={hueco} className="grid grid-cols-start items-center gap-x-4">
            <div className="size-12 overflow-hidden rounded-m **:size-full **:object-cover">
              <ImagenDeHueco hueco={hueco} fotos={fotos} sizes="6rem" />
            </div>
            <p className="grid text-s leading-snug">
              <b className="text-m">{nombre}</b>
              <span>{cargo}</span>
              {asuntos ? <small className="text-s text-ink-soft max-md:hidden">{asuntos}</small> : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Some days, and when class begins on them. */
type Parte = { dias: string; hora: string };

type Tabla = {
  que: string;
  columnas: readonly string[];
  filas: readonly { cuanto: string; euros: readonly string[] }[];
};

const PARTES = ['Lun–jue', 'Viernes', 'Sáb–dom'] as const;

const UNA = '1\u00a0hora';
const DOS = '2\u00a0horas';

/** Of each part of the week, which days may be chosen, by how many hours a week. */
const A_ELEGIR = [
  [
    [UNA, ': lunes o\u00a0miércoles'],
    [DOS, ': lunes y\u00a0miércoles, o\u00a0martes\u00a0y\u00a0jueves'],
  ],
  [[DOS, ' seguidas']],
  [[DOS, ', una cada\u00a0día']],
] as const;

/** Nothing of a part of the week of which nobody has said any. */
const partesDe = (programa: Programa): Parte[] =>
  PARTES.flatMap((dias, i) => {
    const hora = clasesDe(programa)[i];
    return hora ? [{ dias, hora }] : [];
  });

/** What a month of one hour a week costs, and of two. */
function porHoras({ una, dos }: NonNullable<Programa['cuotas']>): Tabla {
  const conPrecio = [
    { cuanto: UNA, cuota: una },
    { cuanto: DOS, cuota: dos },
  ].filter(({ cuota }) => tienePrecio(cuota));
  const euros = conPrecio.map(({ cuota }) => enColumnas(cuota));
  return {
    que: 'Al\u00a0mes',
    columnas: conPrecio.map(({ cuanto }) => cuanto),
    filas:
      euros.length > 0
        ? QUIENES.map((cuanto, i) => ({ cuanto, euros: euros.map((uno) => uno[i] ?? '') }))
        : [],
  };
}

/** By days a week, for members only. */
const porDias = ({ modalidades }: Programa): Tabla => ({
  que: 'Al\u00a0mes',
  columnas: ['Solo\u00a0socios'],
  filas: modalidades
    .filter(({ cuota }) => cuota > 0)
    .map(({ nombre, cuota }) => ({ cuanto: nombre.replace(' por semana', ''), euros: [enEuros(cuota)] })),
});

/** The least that is paid for one of them and the most. */
function deIntensivos(): Tabla {
  const { precios } = club.escuela.intensivos;
  const menor = menorDelGrupo(precios);
  const [menos, mas] = [enColumnas(menor), enColumnas(mayorDe(precios))];
  const todos = menos.every((uno, i) => uno === mas[i]) ? [{ cuanto: 'Precio', euros: menos }] : null;
  const [desde, hasta] = esGratis(menor) ? ['Mínimo', 'Máximo'] : ['Desde', 'Hasta'];
  const extremos = [
    { cuanto: desde, euros: menos },
    { cuanto: hasta, euros: mas },
  ];
  return { que: 'Cada curso', columnas: QUIENES, filas: tienePrecio(menor) ? (todos ?? extremos) : [] };
}

function Precios({ que, columnas, filas }: Tabla) {
  if (filas.length === 0) return null;
  return (
    <table className="grow self-start text-end">
      <thead className="text-ink-soft">
        <tr>
          <td className="text-start">{que}</td>
          {columnas.map((columna) => (
            <th key={columna} scope="col" className="ps-2 text-end font-normal">
              {columna}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {filas.map(({ cuanto, euros }) => (
          <tr key={cuanto}>
            <th scope="row" className="font-normal text-ink-soft">
              {cuanto}
            </th>
            {euros.map((uno, i) => (
              <td key={columnas[i]} className="figure ps-2">
                {uno}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type GrupoProps = {
  id: string;
  titulo: string;
  quien: string;
  donde: string;
  partes: readonly Parte[];
  tabla: Tabla;
  /** How to begin; with no address, why not. */
  accion: { texto: string; href?: string };
};

/** Each part of the week, and when it begins; alone, under its name. */
const Partes = ({ partes }: Pick<GrupoProps, 'partes'>) => (
  <dl className={cx('grid grow gap-x-2 self-start', partes.length > 1 && 'grid-cols-start')}>
    {partes.map(({ dias, hora }) => (
      <Fragment key={dias}>
        <dt className="text-ink-soft">{dias}</dt>
        <dd>{hora}</dd>
      </Fragment>
    ))}
  </dl>
);

const ACCION = cx(
  'relative flex min-h-tap items-center rounded-m border border-border px-3 font-semibold no-underline hover:bg-azul-pale',
);

/** Its drawing, its name, for whom and where, and how to begin; under them when it is, and what it costs. */
const Grupo = ({ id, titulo, quien, donde, partes, tabla, accion }: GrupoProps) => (
  <article className="group surface relative flex flex-wrap content-start items-center gap-3 p-3 text-s md:p-4 leading-snug hover:border-azul-text">
    <img
      src={`/dibujos/clase-${id}.svg`}
      alt=""
      fetchPriority="low"
      className="size-12 rounded-m object-cover md:size-18 print:hidden"
    />
    <div className="min-w-min flex-1">
      <h3 className="heading-text text-m wrap-normal">
        <Link
          to={`/escuela-${id}`}
          className="text-inherit no-underline group-hover:text-azul-text after:absolute after:inset-0"
        >
          {titulo}
        </Link>
      </h3>
      <p>{quien}</p>
      <p className="flex items-center gap-1 text-ink-soft">
        <Icon name="pin" size={16} className="flex-none" />
        {donde}
      </p>
    </div>
    {partes.length + tabla.filas.length > 0 ? (
      <div className="order-1 flex w-full flex-wrap gap-x-3 gap-y-2 border-t border-hairline pt-2">
        {partes.length > 0 ? <Partes partes={partes} /> : null}
        <Precios {...tabla} />
      </div>
    ) : null}
    {accion.href ? (
      <Link to={accion.href} aria-label={`${accion.texto}: ${titulo}`} className={ACCION}>
        {accion.texto}
      </Link>
    ) : (
      <small className="text-s text-ink-soft">{accion.texto}</small>
    )}
  </article>
);

/** Where one is chosen, to read how. */
function accionDe({ id, cuotas, inscripcion }: Programa, abiertas: readonly string[]): GrupoProps['accion'] {
  if (!cuotas) return { texto: 'Saber más', href: `/escuela-${id}` };
  return abiertas.includes(inscripcion)
    ? { texto: 'Inscribirse', href: rutas.inscripciones(inscripcion) }
    : { texto: 'Inscripción cerrada' };
}

/** That it is not where all are. */
function dondeDe({ centros }: Programa): string {
  const suyos = nombresDeCentros(centros);
  return suyos === nombresDeSedes() ? suyos : `Solo en ${suyos}`;
}

const deGrupo = (programa: Programa, abiertas: readonly string[]): GrupoProps => ({
  id: programa.id,
  titulo: programa.nombre,
  quien: programa.quien,
  donde: dondeDe(programa),
  partes: partesDe(programa),
  tabla: programa.cuotas ? porHoras(programa.cuotas) : porDias(programa),
  accion: accionDe(programa, abiertas),
});

/** Which days may be chosen, the same in all groups: of the parts of the week in which any has class. */
function Dias({ programas }: { programas: readonly Programa[] }) {
  const partes = PARTES.map((dias, i) => ({ dias, opciones: A_ELEGIR[i] ?? [] })).filter((_, i) =>
    programas.some((uno) => uno.cuotas && clasesDe(uno)[i]),
  );
  if (partes.length === 0) return null;
  return (
    <dl className="grid gap-2 rounded-l bg-azul-pale p-4 text-s md:flex md:flex-wrap md:gap-x-8">
      {partes.map(({ dias, opciones }) => (
        <div key={dias} className="flex flex-wrap gap-x-3">
          <dt className="text-ink-soft">{dias}</dt>
          {opciones.map(([horas, cuales]) => (
            <dd key={horas}>
              <b className="font-semibold">{horas}</b>
              {cuales}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

type ProgramasProps = { abiertas?: readonly string[] | undefined; fotos?: readonly FotoDeHueco[] };

/** The programmes of the school, each with its page, and who teaches them. */
export function Programas({ abiertas = [], fotos = [] }: ProgramasProps) {
  // In the order of the enrolments.
  const programas = club.escuela.programas.toSorted((a, b) => Number(!a.cuotas) - Number(!b.cuotas));
  const { cuando } = club.escuela.intensivos;
  return (
    <div className="grid gap-8 px-page pt-8">
      <section className="grid gap-3" aria-labelledby="programas">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id="programas">Nuestros grupos</h2>
          <p className="text-s text-ink-soft">
            {programas.some((uno) => clasesDe(uno).some(Boolean)) ? 'Con su hora de\u00a0inicio. ' : null}
            <Link to="/escuela-calendario-precios-horarios">Calendario y&nbsp;descuentos</Link>
          </p>
        </div>
        <Dias programas={programas} />
        <div className="grid gap-3 md:grid-cols-2 md:gap-4">
          {programas.map((programa) => (
            <Grupo key={programa.id} {...deGrupo(programa, abiertas)} />
          ))}
          <Grupo
            id="intensivos"
            titulo="Intensivos"
            quien="En vacaciones"
            donde={nombresDeSedes()}
            tabla={deIntensivos()}
            partes={cuando ? [{ dias: 'Cuándo', hora: cuando }] : []}
            accion={{ texto: 'Pedir plaza', href: rutas.contacto() }}
          />
        </div>
      </section>
      <Equipo fotos={fotos} />
    </div>
  );
}

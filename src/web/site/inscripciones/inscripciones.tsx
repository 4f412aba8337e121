import type { ReactNode } from 'react';
import { Link, useLoaderData, useNavigate, useParams } from 'react-router';
import { rotuloDeTipo, tiposOfrecidos } from '#contract/club/ofrecido.ts';
import { rutas } from '#contract/rutas.ts';
import type { CampusOfrecido, TipoOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { mensajesInscripcion as mensajes } from '#contract/solicitudes/mensajes-inscripcion.ts';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { nombreTemporada, temporadaDe } from '#domain/liga/liga.ts';
import { SinScripts } from '#web/club/correo.tsx';
import { metaDe } from '#web/club/meta.ts';
import { leerNombresCompletos } from '#web/club/nota-menores.tsx';
import { Portada } from '#web/club/portada.tsx';
import { useHoy } from '#web/club/use-ahora.ts';
import { paginaDe } from '#web/paginas.ts';
import { lateCode, type NotArrived } from '#web/platform/late-code.ts';
import { inBrowser, type Load, notFound, onServer } from '#web/platform/load.ts';
import { cx } from '#web/ui/cx.ts';
import { SelectField } from '#web/ui/field.tsx';
import { late } from '#web/ui/late.tsx';
import { PAGE } from '#web/ui/page.ts';
import { ErrorState, Skeleton } from '#web/ui/states.tsx';
import { Ofertas, Prueba } from './ofertas.tsx';
import { desdeCuanto, encabezadoDe, nombreBreve, preciosDe, quienDe } from './precio.ts';

const traerFormulario = () => import('./formulario.tsx');

/** Of an older site there is no form to ask for again: the page that brings it has the type in its address. */
function SinFormulario({ retry, error }: { retry: () => void; error: unknown }) {
  const { message, canReopen } = error as NotArrived;
  return <ErrorState onRetry={canReopen ? () => location.reload() : retry}>{message}</ErrorState>;
}

/** The form is most of the page's program, and it is not there before a type is chosen. */
const Formulario = late(() => lateCode(traerFormulario), {
  waiting: <Skeleton kind="row" rows={8} />,
  failed: SinFormulario,
});

/** Whoever is about to choose will need the form: it may be there by then. */
const adelantarFormulario = () => void traerFormulario().catch(() => undefined);

const PAGINA = paginaDe('/inscripciones/:id?');

const tipoDe = (id: string | undefined): TipoInscripcion | null =>
  tiposOfrecidos().find((tipo) => tipo === id) ?? null;

/** Each type has its own page for search engines and in the tab. */
const tituloDe = (tipo: TipoInscripcion | null): string =>
  tipo ? `Inscripción: ${rotuloDeTipo(tipo)}` : PAGINA.titulo;

export const meta = ({ params }: { params: { id?: string } }) =>
  metaDe({ ...PAGINA, titulo: tituloDe(tipoDe(params.id)) });

type Ofrecido = { tipos: readonly TipoOfrecido[]; campus: CampusOfrecido; nombresCompletos: boolean };

const cargar: Load<Ofrecido> = async (call, { params }) => {
  if (params.id && !tipoDe(params.id)) throw notFound();
  const [tipos, campus, nombresCompletos] = await Promise.all([
    call('GET /api/inscripcion/tipos', {}),
    call('GET /api/inscripcion/campus', {}),
    leerNombresCompletos(call),
  ]);
  return { tipos, campus, nombresCompletos };
};

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

/** What is offered is the same for every type: choosing another asks for nothing, also without connection. */
export const shouldRevalidate = () => false;

/** The address says the type, and another is chosen by going to its own, without loading anything again. */
function useTipo() {
  const tipo = tipoDe(useParams().id);
  const navigate = useNavigate();
  const elegir = (valor: string) =>
    navigate(rutas.inscripciones(tipoDe(valor) ?? undefined), { replace: true });
  return { tipo, elegir };
}

/** Why one cannot enrol in that today, or null: staff closed it, or no week of the camp can be chosen. */
function motivoDeCierre({ tipos, campus }: Ofrecido, tipo: TipoInscripcion): string | null {
  const abierta = tipos.find((uno) => uno.tipo === tipo)?.abierta ?? false;
  if (!abierta) return mensajes.inscripcionCerrada;
  if (tipo !== 'campusverano' || campus.cerrado === null) return null;
  return `${campus.cerrado} ${mensajes.campusSinFechas}`;
}

const todasAbiertas = (ofrecido: Ofrecido): boolean =>
  ofrecido.tipos.every(({ tipo }) => motivoDeCierre(ofrecido, tipo) === null);

const Cerrada = ({ titulo = 'Inscripción cerrada', children }: { titulo?: string; children: ReactNode }) => (
  <div className="grid max-w-xl gap-3 rounded-m border-warn border-s-4 bg-warn-pale px-6 py-4" role="alert">
    <h2 className="text-xl">{titulo}</h2>
    <p>
      {children} <Link to={rutas.contacto()}>Ir a contacto</Link>
    </p>
  </div>
);

type ContenidoProps = { ofrecido: Ofrecido; tipo: TipoInscripcion | null };

/** Closed types warn and hide the form. */
function Contenido({ ofrecido, tipo }: ContenidoProps) {
  const todoCerrado = ofrecido.tipos.every((uno) => motivoDeCierre(ofrecido, uno.tipo) !== null);
  if (tipo === null && todoCerrado)
    return <Cerrada titulo="Inscripciones cerradas">{mensajes.todoCerrado}</Cerrada>;
  if (tipo === null)
    return <Ofertas {...ofrecido} abierta={(uno) => motivoDeCierre(ofrecido, uno) === null} />;
  const motivo = motivoDeCierre(ofrecido, tipo);
  if (motivo !== null) return <Cerrada>{motivo}</Cerrada>;
  const { tipos, campus, nombresCompletos } = ofrecido;
  const parejas = tipos.find((uno) => uno.tipo === tipo)?.parejas ?? [];
  return (
    <>
      <SinScripts />
      <Formulario {...{ tipo, campus, nombresCompletos, parejas }} />
    </>
  );
}

type EleccionProps = ContenidoProps & { elegir: (valor: string) => void };

/** The rows again, as a list. */
const Eleccion = ({ ofrecido, tipo, elegir }: EleccionProps) => (
  <SelectField
    label="¿En qué te quieres inscribir?"
    bare
    value={tipo ?? ''}
    onFocus={adelantarFormulario}
    onChange={({ target }) => elegir(target.value)}
    required
  >
    {tipo ? null : <option value="">Elige en qué te inscribes…</option>}
    {ofrecido.tipos.map(({ tipo: valor, etiqueta }) => (
      <option key={valor} value={valor}>
        {etiqueta}
        {motivoDeCierre(ofrecido, valor) === null ? '' : ' (cerrada)'}
      </option>
    ))}
  </SelectField>
);

/** The start, of two parts: one who knows what they want, and one who does not. Without scripts the first would take nobody anywhere. */
const Comienzo = (props: EleccionProps) => (
  <div className="grid lg:grid-cols-5 lg:gap-4">
    <div className="grid items-center gap-x-4 rounded-t-l border border-hairline bg-azul-pale px-4 py-3 sm:grid-cols-start lg:col-span-2 lg:rounded-l noscript:hidden">
      <p className="font-bold leading-snug">
        ¿Ya lo sabes? <br className="max-sm:hidden" />
        Elige y empieza.
      </p>
      <Eleccion {...props} />
    </div>
    <Prueba />
  </div>
);

/** Under the title: whether it is open and for which season. */
function Entradilla({ ofrecido }: { ofrecido: Ofrecido }) {
  const hoy = useHoy();
  const curso = hoy ? `, curso ${nombreTemporada(temporadaDe(hoy.dia))}` : '';
  return (
    <>
      {todasAbiertas(ofrecido) ? (
        <strong className="text-m max-lg:block">Inscripciones abiertas{curso}. </strong>
      ) : null}
      <span>Unos 4 minutos. Foto, DNI y firma pueden ir después.</span>
    </>
  );
}

/** Over the form: for whom it is, from how much, and the way to another one. */
const Elegido = ({ tipo, ...eleccion }: EleccionProps & { tipo: TipoInscripcion }) => (
  <div className="flex flex-1 items-center justify-between gap-4 text-s leading-snug">
    <p className="text-balance">
      {[quienDe(tipo, eleccion.ofrecido.campus), desdeCuanto(tipo, eleccion.ofrecido.campus)]
        .filter(Boolean)
        .join(' · ')}
    </p>
    {/* The list is under the word that stands for it. */}
    <div className="relative -my-2 flex min-h-tap flex-none items-center rounded-s font-semibold has-focus-visible:outline-3 has-focus-visible:outline-bola has-focus-visible:outline-offset-2 noscript:hidden">
      <span aria-hidden className="underline">
        Cambiar
      </span>
      <div className="absolute inset-0 opacity-0">
        <Eleccion {...eleccion} tipo={tipo} />
      </div>
    </div>
  </div>
);

export default function Inscripciones() {
  const ofrecido = useLoaderData<Ofrecido>();
  const { tipo, elegir } = useTipo();
  return (
    <>
      <Portada
        seccion="inscripciones"
        titulo={tipo ? encabezadoDe(tipo) : PAGINA.titulo}
        migas={
          tipo
            ? [{ titulo: PAGINA.titulo, href: rutas.inscripciones() }, { titulo: nombreBreve(tipo) }]
            : [{ titulo: PAGINA.titulo }]
        }
        entradilla={tipo ? null : <Entradilla ofrecido={ofrecido} />}
        talla="datos"
      >
        {tipo ? <Elegido {...{ ofrecido, tipo, elegir }} /> : null}
      </Portada>
      <div
        className={cx(
          PAGE,
          'grid grid-cols-1 pb-18',
          tipo ? 'gap-4 pt-1 lg:pt-4 noscript:pt-4' : 'gap-6 pt-4',
        )}
      >
        {tipo ? null : <Comienzo {...{ ofrecido, tipo, elegir }} />}
        {/* Told to who chooses without seeing it. */}
        <ul className="visually-hidden" aria-label="Precio" aria-live="polite">
          {(tipo ? preciosDe(tipo, ofrecido.campus) : []).map((precio) => (
            <li key={precio}>{precio}</li>
          ))}
        </ul>
        <Contenido {...{ ofrecido, tipo }} />
      </div>
    </>
  );
}

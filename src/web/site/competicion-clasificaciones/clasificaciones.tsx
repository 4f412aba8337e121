import { useEffect, useState } from 'react';
import { Link, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { seOfreceLiga } from '#contract/club/ofrecido.ts';
import type { LigaPublica } from '#contract/liga/clasificaciones.ts';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import type { PartidoDeCuadro } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { nombreCiclo, nombreDivision, nombreTemporada, tituloCompeticion } from '#domain/liga/liga.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { CLASES, esDeMenores, esTipoLiga, TIPO_PRINCIPAL, type TipoLiga } from '#domain/liga/tipos.ts';
import { Acciones } from '#web/club/competicion/acciones.tsx';
import { Compartir } from '#web/club/competicion/compartir.tsx';
import { BuscarJugador } from '#web/club/competicion/soy-yo.tsx';
import { Suscribirse } from '#web/club/competicion/suscribirse.tsx';
import { seccionDeLiga } from '#web/club/dibujo/dibujos.ts';
import { laminas } from '#web/club/lamina/rutas.ts';
import { metaDe } from '#web/club/meta.ts';
import { Portada } from '#web/club/portada.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { EnVivo } from '#web/club/vivo/en-vivo.tsx';
import { paginaDe } from '#web/paginas.ts';
import { type Call, call } from '#web/platform/call.ts';
import { lateCode } from '#web/platform/late-code.ts';
import { inBrowser, type LoadArgs, type Loaded, notFound, onServer } from '#web/platform/load.ts';
import { cx } from '#web/ui/cx.ts';
import { late } from '#web/ui/late.tsx';
import { PAGE } from '#web/ui/page.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { ConSimulador, sinEscenario } from './con-simulador.tsx';
import { Cruces } from './cruces-tarde.ts';
import { dibujada } from './dibujada.ts';
import { leerProximos } from './proximos.ts';
import { Selector } from './selector.tsx';
import { type Decidido, Tabla } from './tabla.tsx';
import { type Eleccion, elegir } from './temporada.ts';
import { VerJornadas } from './ver-jornadas.tsx';

const PAGINA = paginaDe('/competicion-clasificaciones/:tipo?');

/** The type is part of the path; without JavaScript the form can only send it as a query. */
function tipoDe(params: { tipo?: string | undefined }, url: URL): TipoLiga {
  const pedido = params.tipo ?? url.searchParams.get('tipo') ?? TIPO_PRINCIPAL;
  if (!esTipoLiga(pedido) || !seOfreceLiga(pedido)) throw notFound();
  return pedido;
}

/** How long a page rendered by the server waits for `futuro`. */
const ESPERA_MS = 1_000;

/** Null on error and, on the server, on timeout: the table is shown without it. */
async function futuroATiempo(call: Call, idLiga: number): Promise<Decidido[] | null> {
  const futuro = call('GET /api/clasificaciones/futuro', { query: { idLiga } }).catch(() => null);
  if (!import.meta.env.SSR) return futuro;
  // The page carries what it is drawn of.
  const dibujado = futuro.then(
    (todos) => todos?.map(({ idJugador, marca, siNadieSeVa }) => ({ idJugador, marca, siNadieSeVa })) ?? null,
  );
  return Promise.race([dibujado, new Promise<null>((tarde) => setTimeout(tarde, ESPERA_MS, null))]);
}

/** As many results, and as many to come, as are told under the table: no day has less than one. */
const ULTIMOS = 4;

/** Shown beside the table, or instead of it. */
type AlLado = {
  /** null: it did not come in time. */
  futuro: Decidido[] | null;
  proximos: FilaResultado[];
  ultimos: FilaResultado[];
  cuadro: PartidoDeCuadro[];
};

const NADA: AlLado = { futuro: [], proximos: [], ultimos: [], cuadro: [] };

/** Of a play-off and of friendlies their matches; of a league that classifies, what comes, its last results and what is decided. */
async function leerAlLado(call: Call, tipo: TipoLiga, { liga, temporada }: Eleccion): Promise<AlLado> {
  if (!liga) return NADA;
  const idLiga = liga.id;
  if (!reglasIniciales(tipo).clasifica)
    return { ...NADA, cuadro: await call('GET /api/clasificaciones/cuadro', { query: { idLiga } }) };
  const enJuego = temporada === null;
  const [futuro, proximos, { partidos }] = await Promise.all([
    enJuego ? futuroATiempo(call, idLiga) : [],
    enJuego ? leerProximos(call, tipo, idLiga, ULTIMOS).catch(() => []) : [],
    call('GET /api/horarios/resultados', { query: { idLiga, dias: ULTIMOS } }),
  ]);
  const ultimos = partidos.toSorted((una, otra) => otra.fecha.localeCompare(una.fecha));
  return { ...NADA, futuro, proximos, ultimos: ultimos.slice(0, ULTIMOS) };
}

/** The table with how each goes in it. */
async function leerTabla(call: Call, tipo: TipoLiga, idLiga: number) {
  const query = { idLiga };
  const [clasificacion, marcha] = await Promise.all([
    call('GET /api/clasificaciones/ver', { query }),
    reglasIniciales(tipo).clasifica ? call('GET /api/clasificaciones/marcha', { query }) : [],
  ]);
  return dibujada(clasificacion, marcha);
}

async function cargar(call: Call, { params, url }: LoadArgs) {
  const tipo = tipoDe(params, url);
  const visible = async (clave: string) =>
    (await call('GET /api/configuracion', { query: { clave } })).valor === 'true';
  const [enJuego, terminadas, incidencias, aplazadosTotal] = await Promise.all([
    call('GET /api/clasificaciones/ligas', { query: { tipo } }),
    call('GET /api/clasificaciones/terminadas', { query: { tipo } }),
    visible('mostrarIncidencias'),
    visible('mostrarAplazadosTotal'),
  ]);
  const eleccion = elegir({ enJuego, terminadas }, url.searchParams);
  const [clasificacion, lado] = await Promise.all([
    eleccion.liga && leerTabla(call, tipo, eleccion.liga.id),
    leerAlLado(call, tipo, eleccion),
  ]);
  return {
    tipo,
    /** The years of the seasons that are over, newest first. */
    temporadas: [...new Set(terminadas.map(({ anio }) => anio))],
    eleccion,
    clasificacion,
    columnas: { incidencias, aplazadosTotal },
    lado,
    hoy: hoyDelClub(),
    /** Not to be kept by the cache of pages. */
    incompleta: lado.futuro === null,
  };
}

type Datos = Loaded<typeof cargar>;

/** The results tried are of the browser alone: nothing is asked for again. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  sinEscenario(currentUrl) !== sinEscenario(nextUrl) && defaultShouldRevalidate;

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

const tituloDe = ({ temporada, liga }: Eleccion): string =>
  liga ? `Clasificación ${temporada === null ? '' : 'final '}${liga.nombre}` : PAGINA.titulo;

/** How minors do is found here, and not by searching for their names. docs/reglas/datos-personales.md */
export const meta = ({ loaderData: datos }: { loaderData?: Datos }) =>
  metaDe(datos ? { ...PAGINA, titulo: tituloDe(datos.eleccion), oculta: esDeMenores(datos.tipo) } : PAGINA);

/** Asks for it in the browser when the server did not wait. */
function useFuturo(aTiempo: Decidido[] | null, idLiga: number): Decidido[] {
  const [tarde, llega] = useState<{ idLiga: number; futuro: Decidido[] } | null>(null);
  useEffect(() => {
    if (aTiempo !== null) return;
    const control = new AbortController();
    call('GET /api/clasificaciones/futuro', { query: { idLiga } }, { signal: control.signal })
      .then((futuro) => llega({ idLiga, futuro }))
      // Without it the table is the same.
      .catch(() => {});
    return () => control.abort();
  }, [aTiempo, idLiga]);
  return aTiempo ?? (tarde?.idLiga === idLiga ? tarde.futuro : []);
}

/** Below the table: its code comes after that of the page. */
const Ultimos = late(() => lateCode(() => import('./ultimos.tsx')));

/** Lazy chunk, for pages without a table. */
const SinTabla = late(() => import('./sin-tabla.tsx'), {
  failed: ({ retry }) => <ErrorState onRetry={retry} />,
});

type ContenidoProps = Pick<Datos, 'tipo' | 'eleccion' | 'columnas' | 'lado' | 'hoy'> & {
  liga: LigaPublica;
  clasificacion: NonNullable<Datos['clasificacion']>;
};

/** A table where places are given. */
function Contenido({ liga, clasificacion, columnas, lado, eleccion, tipo, hoy }: ContenidoProps) {
  const terminada = eleccion.temporada !== null;
  const futuro = useFuturo(lado.futuro, liga.id);
  const { filas, cruces, nota } = clasificacion;
  return (
    <ConSimulador
      idLiga={liga.id}
      acabada={filas.every(({ quedan }) => quedan === 0)}
      tabla={<Tabla {...{ filas, columnas, terminada, futuro, liga }} />}
      hacer={
        <>
          <VerJornadas key={liga.id} idLiga={liga.id} />
          <div className="col-span-full min-w-0 md:grow md:basis-sm">
            <LoQueSeHace tipo={tipo} eleccion={eleccion} />
          </div>
        </>
      }
    >
      <Ultimos {...lado} hoy={hoy} tipo={tipo} idLiga={terminada ? null : liga.id} />
      <Cruces modo={liga.modo} filas={filas} cruces={cruces} />
      {nota ? <p className="max-w-measure text-s text-ink-soft">{nota}</p> : null}
    </ConSimulador>
  );
}

/** Of a cycle that is played. */
const acabaEl = ({ acaba }: LigaPublica): string => (acaba ? `, hasta el ${fechaSemana(acaba)}` : '');

/** What the title has not said. */
const subtituloDe = (liga: LigaPublica): string => {
  const { tipo, division, anio } = liga;
  const temporada = nombreTemporada(anio);
  if (reglasIniciales(tipo).clasifica)
    return `${[`${tituloCompeticion(liga)}, ${nombreDivision(tipo, division)}`, temporada, ...nombreCiclo(liga)].join(' · ')}${acabaEl(liga)}`;
  return CLASES[tipo].amistosa
    ? `Partidos sueltos ${temporada}; no cuentan para la liga`
    : `Eliminatorias ${temporada}`;
};

/** The calendar of a league that is played, and the picture of a table. */
function LoQueSeHace({ tipo, eleccion }: Pick<Datos, 'tipo' | 'eleccion'>) {
  const { liga, temporada } = eleccion;
  if (!liga) return null;
  return (
    <Acciones>
      {temporada === null ? (
        <Suscribirse
          path={rutas.calendarioDe('division', liga.id)}
          que="Los partidos de esta liga"
          rotulo="Calendario"
        />
      ) : null}
      {nombreDivision(tipo, liga.division) ? (
        <Compartir
          titulo={tituloDe(eleccion)}
          imagen={laminas.tabla(liga.id)}
          pagina={rutas.clasificaciones(tipo, liga.id)}
        >
          Compartir la tabla
        </Compartir>
      ) : null}
    </Acciones>
  );
}

export default function Clasificaciones() {
  const datos = useLoaderData<Datos>();
  const { tipo, temporadas, eleccion, clasificacion, lado, hoy } = datos;
  const { liga, temporada } = eleccion;
  const { clasifica } = reglasIniciales(tipo);
  const titulo = clasifica ? 'Clasificaciones' : CLASES[tipo].titulo;
  return (
    <>
      <Portada
        seccion={seccionDeLiga(tipo)}
        talla="datos"
        titulo={temporada !== null && clasifica ? 'Clasificación final' : titulo}
        entradilla={liga ? subtituloDe(liga) : 'Elige una liga.'}
        migas={[{ titulo: 'Competiciones' }, { titulo }]}
      />
      <div className={cx(PAGE, 'grid grid-cols-1 gap-4 pt-4 pb-12 print:block print:py-0')}>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2 print:hidden">
          <Selector tipo={tipo} temporadas={temporadas} {...eleccion} />
          {liga && liga.ciclo > 0 && !clasificacion?.filas.some(({ sinPuntos }) => sinPuntos) ? (
            <Link to={rutas.general(liga.id)}>Tabla general de los ciclos</Link>
          ) : null}
          {clasifica ? null : (
            <div className="grow basis-4xs">
              <LoQueSeHace tipo={tipo} eleccion={eleccion} />
            </div>
          )}
        </div>
        {clasifica && liga && clasificacion?.filas.length ? (
          <Contenido {...datos} liga={liga} clasificacion={clasificacion} />
        ) : (
          <SinTabla partidos={lado.cuadro} tipo={tipo} hoy={hoy} hayLiga={liga !== null} />
        )}
        <BuscarJugador />
        <EnVivo
          tabla={clasificacion?.filas ?? []}
          resultados={[...lado.proximos, ...lado.ultimos, ...lado.cuadro]}
        />
      </div>
    </>
  );
}

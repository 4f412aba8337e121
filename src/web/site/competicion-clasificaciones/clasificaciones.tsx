import { useLoaderData } from 'react-router';
import type { ClasificacionPublica } from '#contract/clasificaciones.ts';
import { rutas } from '#contract/rutas.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import {
  esDeMenores,
  esTipoLiga,
  TIPO_PRINCIPAL,
  TIPOS_GESTIONADOS,
  type TipoLiga,
} from '#domain/liga/tipos.ts';
import { dibujoDe } from '#web/club/dibujo/dibujos.ts';
import { metaDe } from '#web/club/meta.ts';
import { PistaDibujo, Portada } from '#web/club/portada.tsx';
import { seccionDeLiga } from '#web/club/seccion-liga.ts';
import { LeyendaZonas } from '#web/club/zona.tsx';
import { paginaDe } from '#web/paginas.ts';
import { inBrowser, type Load, notFound, onServer } from '#web/platform/load.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import page from '#web/ui/page.module.css';
import { EmptyState } from '#web/ui/states.tsx';
import styles from './clasificaciones.module.css';
import { Cruces } from './cruces.tsx';
import { Selector } from './selector.tsx';
import { type Columnas, Tabla } from './tabla.tsx';
import { type Eleccion, elegir } from './temporada.ts';

const PAGINA = paginaDe('/competicion-clasificaciones/:tipo?');

type Datos = {
  tipo: TipoLiga;
  /** The years of the seasons that are over, newest first. */
  temporadas: readonly number[];
  eleccion: Eleccion;
  clasificacion: ClasificacionPublica | null;
  columnas: Columnas;
};

/** The type is part of the path; without JavaScript the form can only send it as a query. */
function tipoDe(params: { tipo?: string | undefined }, url: URL): TipoLiga {
  const pedido = params.tipo ?? url.searchParams.get('tipo') ?? TIPO_PRINCIPAL;
  if (!esTipoLiga(pedido)) throw notFound();
  return pedido;
}

const cargar: Load<Datos> = async (call, { params, url }) => {
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
  const { liga } = eleccion;
  const temporadas = [...new Set(terminadas.map(({ anio }) => anio))];
  const clasificacion = liga && (await call('GET /api/clasificaciones/ver', { query: { idLiga: liga.id } }));
  return { tipo, temporadas, eleccion, clasificacion, columnas: { incidencias, aplazadosTotal } };
};

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

const tituloDe = ({ temporada, liga }: Eleccion): string =>
  liga ? `Clasificación ${temporada === null ? '' : 'final '}${liga.nombre}` : PAGINA.titulo;

/** How minors do is found here, and not by searching for their names. docs/reglas/datos-personales.md. */
export const meta = ({ loaderData }: { loaderData?: Datos }) =>
  loaderData
    ? metaDe({
        ...PAGINA,
        titulo: tituloDe(loaderData.eleccion),
        oculta: esDeMenores(loaderData.tipo),
      })
    : metaDe(PAGINA);

function SinLigas({ tipo }: { tipo: TipoLiga }) {
  return (
    <EmptyState
      title="Todavía no hay ligas en juego de este tipo"
      drawing={<PistaDibujo {...dibujoDe('vacio')} />}
      action={
        <ButtonLink to={rutas.clasificaciones(TIPOS_GESTIONADOS.find((otro) => otro !== tipo))}>
          Ver la otra liga
        </ButtonLink>
      }
    />
  );
}

type ContenidoProps = { clasificacion: ClasificacionPublica; columnas: Columnas };

function Contenido({ clasificacion, columnas }: ContenidoProps) {
  const filas = clasificacion.clasificaciones;
  if (filas.length === 0)
    return (
      <EmptyState title="Esta liga aún no tiene jugadores" drawing={<PistaDibujo {...dibujoDe('vacio')} />} />
    );
  const puntua = reglasIniciales(clasificacion.tipo).clasifica;
  return (
    <>
      {puntua ? null : <p>Aquí no se reparten puntos ni puestos: los jugadores van por orden alfabético.</p>}
      <Tabla filas={filas} columnas={columnas} puntua={puntua} />
      <LeyendaZonas zonas={filas.map(({ zona }) => zona)} className={styles.leyenda} />
      <Cruces filas={clasificacion.cruces} />
      <p className={styles.nota}>{clasificacion.nota}</p>
    </>
  );
}

export default function Clasificaciones() {
  const { tipo, temporadas, eleccion, clasificacion, columnas } = useLoaderData<Datos>();
  const { liga, temporada } = eleccion;
  const seccion = seccionDeLiga(tipo);
  return (
    <>
      <Portada
        seccion={seccion}
        talla="compacta"
        titulo={temporada === null ? 'Clasificaciones' : 'Clasificación final'}
        entradilla={liga?.nombre ?? 'Elige una liga para ver cómo va.'}
        migas={[{ titulo: 'Competiciones' }, { titulo: 'Clasificaciones' }]}
      />
      <div className={`${page.container} ${styles.pagina}`}>
        <Selector tipo={tipo} temporadas={temporadas} {...eleccion} />
        {clasificacion ? (
          <Contenido clasificacion={clasificacion} columnas={columnas} />
        ) : (
          <SinLigas tipo={tipo} />
        )}
      </div>
    </>
  );
}

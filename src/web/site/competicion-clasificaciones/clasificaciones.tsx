import { useLoaderData } from 'react-router';
import type { Clasificacion, LigaPublica } from '#contract/clasificaciones.ts';
import { TIPOS_LIGA, type TipoLiga } from '#domain/liga/liga.ts';
import { dibujoDe } from '#web/club/dibujos.ts';
import { metaDe } from '#web/club/meta.ts';
import { PistaDibujo } from '#web/club/pista-dibujo.tsx';
import { Portada } from '#web/club/portada.tsx';
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

const PAGINA = paginaDe('/competicion-clasificaciones/:tipo?');

type Datos = {
  tipo: TipoLiga;
  ligas: LigaPublica[];
  liga: LigaPublica | null;
  clasificacion: Clasificacion | null;
  columnas: Columnas;
};

const esTipo = (texto: string): texto is TipoLiga => (TIPOS_LIGA as readonly string[]).includes(texto);

/** The type is part of the path; without JavaScript the form can only send it as a query. */
function tipoDe(params: { tipo?: string | undefined }, url: URL): TipoLiga {
  const pedido = params.tipo ?? url.searchParams.get('tipo') ?? 'social';
  if (!esTipo(pedido)) throw notFound();
  return pedido;
}

const cargar: Load<Datos> = async (call, { params, url }) => {
  const tipo = tipoDe(params, url);
  const visible = async (clave: string) =>
    (await call('GET /api/configuracion', { query: { clave } })).valor === 'true';
  const [ligas, incidencias, aplazadosTotal] = await Promise.all([
    call('GET /api/clasificaciones/ligas', { query: { tipo } }),
    visible('mostrarIncidencias'),
    visible('mostrarAplazadosTotal'),
  ]);
  const pedida = Number(url.searchParams.get('liga'));
  const liga = ligas.find(({ id }) => id === pedida) ?? ligas[0] ?? null;
  const clasificacion = liga && (await call('GET /api/clasificaciones/ver', { query: { idLiga: liga.id } }));
  return { tipo, ligas, liga, clasificacion, columnas: { incidencias, aplazadosTotal } };
};

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

export const meta = ({ loaderData }: { loaderData?: Datos }) =>
  metaDe({ ...PAGINA, titulo: loaderData?.liga ? `Clasificación ${loaderData.liga.nombre}` : PAGINA.titulo });

function SinLigas({ tipo }: { tipo: TipoLiga }) {
  return (
    <EmptyState
      title="Todavía no hay ligas en juego de este tipo"
      drawing={<PistaDibujo {...dibujoDe('vacio')} />}
      action={
        <ButtonLink to={`/competicion-clasificaciones/${tipo === 'social' ? 'infantil' : 'social'}`}>
          Ver la otra liga
        </ButtonLink>
      }
    />
  );
}

function Contenido({ clasificacion, columnas }: { clasificacion: Clasificacion; columnas: Columnas }) {
  const filas = clasificacion.clasificaciones;
  if (filas.length === 0)
    return (
      <EmptyState title="Esta liga aún no tiene jugadores" drawing={<PistaDibujo {...dibujoDe('vacio')} />} />
    );
  return (
    <>
      <Tabla filas={filas} columnas={columnas} />
      <LeyendaZonas zonas={filas.map(({ zona }) => zona)} className={styles.leyenda} />
      <Cruces filas={clasificacion.cruces} />
    </>
  );
}

export default function Clasificaciones() {
  const { tipo, ligas, liga, clasificacion, columnas } = useLoaderData<Datos>();
  const seccion = tipo === 'infantil' ? 'ligaInfantil' : 'ligaSocial';
  return (
    <>
      <Portada
        seccion={seccion}
        talla="compacta"
        titulo="Clasificaciones"
        entradilla={liga?.nombre ?? 'Elige una liga para ver cómo va.'}
        migas={[{ titulo: 'Competiciones' }, { titulo: 'Clasificaciones' }]}
      />
      <div className={`${page.container} ${styles.pagina}`}>
        <Selector tipo={tipo} ligas={ligas} liga={liga} />
        {clasificacion ? (
          <Contenido clasificacion={clasificacion} columnas={columnas} />
        ) : (
          <SinLigas tipo={tipo} />
        )}
      </div>
    </>
  );
}

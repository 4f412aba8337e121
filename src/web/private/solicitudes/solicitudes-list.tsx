import { useQuery } from '@tanstack/react-query';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { SolicitudFila } from '#contract/solicitudes.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { momento } from '#web/club/mesa/momento.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/desk/data-table.tsx';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { useUrlFilters } from '#web/ui/desk/use-url-filters.ts';
import { COLUMNAS } from './columnas.tsx';
import { direcciones } from './direcciones.ts';
import { type Busqueda, busquedaDe, Filtros, type FiltrosSolicitud, SIN_FILTROS } from './filtros.tsx';
import { quePide } from './palabras.ts';
import styles from './solicitudes.module.css';
import { useDescarga } from './use-descarga.ts';

export const meta = () => metaDe({ titulo: 'Solicitudes', oculta: true });

/** Always asked again: they come in at any time. */
const useBusqueda = (query: Busqueda) =>
  useQuery({
    queryKey: ['solicitudes', 'buscar', query],
    queryFn: () => call('GET /api/private/solicitudes', { query }),
    staleTime: 0,
  });

/** What the list shows, and no more. */
function consultaDe(busqueda: Busqueda): URLSearchParams {
  const dados = Object.entries(busqueda).filter(([, valor]) => valor !== undefined);
  return new URLSearchParams(dados as [string, string][]);
}

function Acciones({ busqueda, hay }: { busqueda: Busqueda; hay: boolean }) {
  const { descargar, enCurso } = useDescarga();
  return (
    <>
      <Button
        disabled={!hay}
        busy={enCurso !== null}
        onClick={() => descargar(direcciones.csv(consultaDe(busqueda)))}
      >
        Exportar a CSV
      </Button>
      <ButtonLink to={rutasPrivadas.configuracion()}>Configuración</ButtonLink>
    </>
  );
}

function Resumen({ filas }: { filas: readonly SolicitudFila[] }) {
  const sinLeer = filas.filter(({ leida }) => !leida).length;
  const sinAtender = filas.filter(({ atendida }) => !atendida).length;
  return (
    <span className={styles.marcas}>
      {cuantos(filas.length, 'solicitud', 'solicitudes')}
      {sinLeer > 0 ? <Badge tone="tierra">{sinLeer} sin leer</Badge> : null}
      {sinAtender > 0 ? <Badge>{sinAtender} sin atender</Badge> : null}
    </span>
  );
}

function Tabla({ filas }: { filas: readonly SolicitudFila[] }) {
  return (
    <DataTable
      label="Solicitudes"
      columns={COLUMNAS}
      rows={filas}
      to={({ id }) => direcciones.una(id)}
      action="Abrir"
      nameOf={(fila) => `${fila.nombre}, ${quePide(fila)}, ${momento(fila.dt)}`}
    />
  );
}

function Ninguna({ sinFiltros }: { sinFiltros: boolean }) {
  if (!sinFiltros) return <Vacio titulo="Ninguna solicitud es así">Cambia o quita los filtros.</Vacio>;
  return (
    <Vacio titulo="Todavía no ha llegado ninguna solicitud">
      Aquí aparecerá lo que se envíe desde contacto, clase de prueba e inscripciones.
    </Vacio>
  );
}

/** What came in through the public forms, newest first. */
export default function SolicitudesList() {
  const { filters, isEmpty, search } = useUrlFilters(SIN_FILTROS);
  const busqueda = busquedaDe(filters);
  const consulta = useBusqueda(busqueda);
  const filas = consulta.data ?? [];
  const buscar = (filtros: FiltrosSolicitud) => {
    if (!search(filtros)) consulta.refetch();
  };
  return (
    <ListFrame
      title="Solicitudes"
      actions={<Acciones busqueda={busqueda} hay={filas.length > 0} />}
      filters={<Filtros filtros={filters} buscar={buscar} />}
      query={consulta}
      summary={<Resumen filas={filas} />}
      empty={filas.length === 0 ? <Ninguna sinFiltros={isEmpty} /> : null}
    >
      <Tabla filas={filas} />
    </ListFrame>
  );
}

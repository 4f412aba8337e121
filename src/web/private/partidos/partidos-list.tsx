import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PartidoFila } from '#contract/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { PAGINAS_PRIVADAS } from '#web/paginas-privadas.ts';
import { call } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/desk/data-table.tsx';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { useListState } from '#web/ui/desk/return-to.ts';
import { useUrlFilters } from '#web/ui/desk/use-url-filters.ts';
import { COLUMNAS } from './columnas.tsx';
import { busquedaDe, Filtros, type FiltrosPartido, SIN_FILTROS } from './filtros.tsx';
import { hoyYPendientes } from './vista.ts';

export const meta = () => metaDe({ titulo: 'Partidos', oculta: true });

/** Screens that may not be there yet. */
const OTRAS = [
  { titulo: 'Nueva propuesta', href: rutasPrivadas.propuesta() },
  { titulo: 'Puntuación masiva', href: rutasPrivadas.puntuacionMasiva() },
  { titulo: 'Suspender por lluvia', href: rutasPrivadas.suspender() },
  { titulo: 'Importar y exportar', href: rutasPrivadas.importarPartidos() },
].filter(({ href }) => PAGINAS_PRIVADAS.some(({ path }) => `/private/${path}` === href));

function Acciones() {
  const state = useListState();
  return (
    <>
      {OTRAS.map(({ titulo, href }) => (
        <ButtonLink key={href} to={href}>
          {titulo}
        </ButtonLink>
      ))}
      <ButtonLink look="action" to={rutasPrivadas.partido(0)} state={state}>
        Nuevo partido
      </ButtonLink>
    </>
  );
}

function usePartidos(filtros: FiltrosPartido, deEntrada: boolean) {
  const busqueda = { ...busquedaDe(filtros), porAtender: deEntrada };
  return useQuery({
    queryKey: ['partidos', 'buscar', busqueda],
    queryFn: () => call('POST /api/private/partidos', { body: busqueda }),
  });
}

const VER_TODOS = `?${new URLSearchParams({ todos: '1' })}`;

function Resumen({ partidos, deEntrada }: { partidos: readonly PartidoFila[]; deEntrada: boolean }) {
  const total = cuantos(partidos.length, 'partido', 'partidos');
  if (!deEntrada) return total;
  return (
    <>
      {total} de hoy o pendientes de resultado · <Link to={VER_TODOS}>Ver todos</Link>
    </>
  );
}

function Ninguno({ deEntrada }: { deEntrada: boolean }) {
  if (!deEntrada) return <Vacio titulo="Ningún partido es así">Cambia o quita los filtros.</Vacio>;
  return (
    <Vacio
      titulo="Hoy no hay partidos ni queda ninguno por puntuar"
      accion={
        <ButtonLink to={VER_TODOS} look="primary">
          Ver todos los partidos
        </ButtonLink>
      }
    >
      Busca por jugador, fecha, pista o liga, o crea uno nuevo.
    </Vacio>
  );
}

const nombreDe = ({ jugador1, jugador2 }: PartidoFila): string => `${jugador1} – ${jugador2}`;

export default function PartidosList() {
  const { filters, isEmpty, search } = useUrlFilters(SIN_FILTROS);
  const consulta = usePartidos(filters, isEmpty);
  const encontrados = consulta.data ?? [];
  const partidos = isEmpty ? hoyYPendientes(encontrados, hoyDelClub()) : encontrados;
  const buscar = (filtros: FiltrosPartido) => {
    if (!search(filtros)) consulta.refetch();
  };
  return (
    <ListFrame
      title="Partidos"
      actions={<Acciones />}
      filters={<Filtros filtros={filters} buscar={buscar} />}
      query={consulta}
      summary={<Resumen partidos={partidos} deEntrada={isEmpty} />}
      empty={partidos.length === 0 ? <Ninguno deEntrada={isEmpty} /> : null}
    >
      <DataTable
        label="Partidos"
        columns={COLUMNAS}
        rows={partidos}
        to={({ id }) => rutasPrivadas.partido(id)}
        nameOf={nombreDe}
      />
    </ListFrame>
  );
}

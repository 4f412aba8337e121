import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { ESTADO_DE_JUGADOR, ESTADOS_JUGADOR } from '#domain/liga/liga.ts';
import { esQuienSeBusca } from '#domain/persona/contacto.ts';
import { useJugadores } from '#web/club/mesa/consultas.ts';
import { Contacto } from '#web/club/mesa/contacto.tsx';
import { FiltroLiga, filtrosPuestos, idDeFiltro } from '#web/club/mesa/filtros.tsx';
import { LigaCorta } from '#web/club/mesa/liga-corta.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { InsigniaEstado } from '#web/club/zona.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/desk/data-table.tsx';
import { FilterForm, ListFrame, useUrlFilters } from '#web/ui/desk/list-frame.tsx';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { useListState } from '#web/ui/desk/return-to.ts';
import styles from './jugadores.module.css';
import { Varios } from './varios.tsx';

const SIN_FILTROS = { jugador: '', liga: '', estado: '' };
type Filtros = typeof SIN_FILTROS;

/** Those that the address asks for; what makes no sense filters nothing. */
export function buscados<J extends Omit<JugadorFila, 'liga'>>(
  jugadores: readonly J[],
  { jugador, liga, estado }: Filtros,
): J[] {
  const idLiga = idDeFiltro(liga);
  const suyo = ESTADOS_JUGADOR.find((uno) => uno === estado);
  return jugadores.filter(
    (uno) =>
      (idLiga === null || uno.idLiga === idLiga) &&
      (suyo === undefined || uno.estado === suyo) &&
      esQuienSeBusca(uno, jugador),
  );
}

export const meta = () => metaDe({ titulo: 'Jugadores', oculta: true });

const COLUMNAS: readonly Column<JugadorFila>[] = [
  {
    id: 'nombre',
    title: 'Nombre',
    cell: ({ nombre, estado }) => (
      <>
        {nombre} {estado !== 'activo' && <InsigniaEstado estado={estado} />}
      </>
    ),
    sort: ({ nombre }) => nombre,
  },
  {
    id: 'liga',
    title: 'Liga',
    cell: ({ idLiga, liga }) => <LigaCorta id={idLiga} nombre={liga} />,
    sort: ({ liga }) => liga ?? '',
  },
  {
    id: 'contacto',
    title: 'Contacto',
    cell: (jugador) => <Contacto quien={jugador} />,
    says: ({ telefono, email }) => Boolean(telefono || email),
  },
];

function NuevoJugador() {
  return (
    <ButtonLink look="action" to={rutasPrivadas.jugador(0)} state={useListState()}>
      Nuevo jugador
    </ButtonLink>
  );
}

function Ninguno({ sinFiltros }: { sinFiltros: boolean }) {
  if (!sinFiltros) return <Vacio titulo="Nadie coincide">Cambia o quita los filtros.</Vacio>;
  return (
    <Vacio titulo="Todavía no hay jugadores" accion={<NuevoJugador />}>
      Apunta al primero y elige su liga.
    </Vacio>
  );
}

const ESTADOS = [
  { value: '', label: 'Todos' },
  ...ESTADOS_JUGADOR.map((estado) => ({ value: estado, label: ESTADO_DE_JUGADOR[estado] })),
];

type BuscadorProps = { filtros: Filtros; cambiar: (cambios: Partial<Filtros>) => void; buscar: () => void };

/** What is typed and chosen filters at once; Buscar and Enter read the list again. */
function Buscador({ filtros, cambiar, buscar }: BuscadorProps) {
  const puestos = filtrosPuestos(filtros);
  return (
    <FilterForm onSearch={buscar} onClear={puestos ? () => cambiar(SIN_FILTROS) : undefined} given={puestos}>
      <TextInput
        label="Jugador"
        type="search"
        placeholder="Nombre o teléfono"
        maxLength={80}
        value={filtros.jugador}
        onChange={({ currentTarget }) => cambiar({ jugador: currentTarget.value })}
      />
      <FiltroLiga activas valor={filtros.liga} cambiar={(liga) => cambiar({ liga })} />
      <NativeSelect
        label="Estado"
        data={ESTADOS}
        value={filtros.estado}
        onChange={({ currentTarget }) => cambiar({ estado: currentTarget.value })}
      />
    </FilterForm>
  );
}

const AL_ESCRIBIR = { alEscribir: true } as const;

/** The filters, on screen at once and in the address as it can follow; from elsewhere, those of the address. */
function useFiltrosAlEscribir() {
  const { filters, search } = useUrlFilters(SIN_FILTROS);
  const [escritos, escribir] = useState<Filtros | null>(null);
  const { state } = useLocation();
  const esDeAqui = (state as typeof AL_ESCRIBIR | null)?.alEscribir ?? false;
  useEffect(() => {
    if (!esDeAqui) escribir(null);
  }, [esDeAqui]);
  const filtros = escritos ?? filters;
  const cambiar = (cambios: Partial<Filtros>) => {
    const nuevos = { ...filtros, ...cambios };
    escribir(nuevos);
    search(nuevos, { replace: true, state: AL_ESCRIBIR });
  };
  return { filtros, cambiar };
}

const NADIE: ReadonlySet<number> = new Set();

/** Who is marked, of those on screen: who leaves the list by a filter is no longer meant. */
function useSeleccion(filas: readonly JugadorFila[]) {
  const [ids, marcar] = useState(NADIE);
  const elegidos = filas.filter(({ id }) => ids.has(id));
  const todos = elegidos.length === filas.length && filas.length > 0;
  const ninguno = () => marcar(NADIE);
  const aTodos = {
    checked: todos,
    indeterminate: elegidos.length > 0 && !todos,
    onChange: () => marcar(todos ? NADIE : new Set(filas.map(({ id }) => id))),
  };
  const columna: Column<JugadorFila> = {
    id: 'marcar',
    title: 'Marcar',
    head: <Checkbox size="sm" aria-label={`Marcar a los ${filas.length}`} {...aTodos} />,
    cell: ({ id, nombre }) => (
      <Checkbox
        size="sm"
        aria-label={`Marcar a ${nombre}`}
        checked={ids.has(id)}
        onChange={({ currentTarget }) =>
          marcar(
            currentTarget.checked ? new Set([...ids, id]) : new Set([...ids].filter((uno) => uno !== id)),
          )
        }
      />
    ),
  };
  return { elegidos, columna, aTodos, ninguno };
}

export default function JugadoresList() {
  const consulta = useJugadores();
  const { filtros, cambiar } = useFiltrosAlEscribir();
  const { data } = consulta;
  const jugadores = useMemo(() => buscados(data ?? [], filtros), [data, filtros]);
  const { elegidos, columna, aTodos, ninguno } = useSeleccion(jugadores);
  const isPhone = useIsPhone();
  const varios = elegidos.length > 0 ? <Varios elegidos={elegidos} hecho={ninguno} /> : null;
  const puedeCambiar = usePuede('POST /api/private/jugadores/varios');
  const vacios = Object.values(filtros).every((valor) => valor === '');
  return (
    <ListFrame
      title="Jugadores"
      actions={(!isPhone && varios) || <NuevoJugador />}
      more={<ButtonLink to={rutasPrivadas.importarJugadores()}>Importar y exportar</ButtonLink>}
      filters={<Buscador filtros={filtros} cambiar={cambiar} buscar={() => consulta.refetch()} />}
      query={consulta}
      summary={cuantos(jugadores.length, 'jugador', 'jugadores')}
      empty={jugadores.length === 0 ? <Ninguno sinFiltros={vacios} /> : null}
    >
      {puedeCambiar && isPhone ? (
        <div className={styles.encima}>
          <Checkbox label={`Marcar a los ${jugadores.length}`} {...aTodos} />
          {varios}
        </div>
      ) : null}
      <div className={styles.lista}>
        <DataTable
          label="Jugadores"
          columns={puedeCambiar ? [columna, ...COLUMNAS] : COLUMNAS}
          rows={jugadores}
          to={({ id }) => rutasPrivadas.jugador(id)}
          nameOf={({ nombre }) => nombre}
        />
      </div>
    </ListFrame>
  );
}

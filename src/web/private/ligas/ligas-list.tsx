import { NativeSelect } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { ligasOfrecidas, tiposPublicos } from '#contract/club/ofrecido.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { NombresImpresos } from '#contract/opciones.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { nombreDivision, nombreTemporada } from '#domain/liga/liga.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { useJugadores, useLigas } from '#web/club/mesa/consultas.ts';
import { filtrosPuestos } from '#web/club/mesa/filtros.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { type Column, DataTable, useTableState } from '#web/ui/desk/data-table.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { FilterForm, ListFrame, useUrlFilters } from '#web/ui/desk/list-frame.tsx';
import { DeskModal } from '#web/ui/desk/modal.tsx';
import { useListState } from '#web/ui/desk/return-to.ts';
import { BotonAcciones, DialogoAcciones, ElegirNombres, imprimir } from './acciones.tsx';
import { Avance, type Marcha, PorApuntar, totalDe, useMarcha } from './como-va.tsx';

/** Its season is in the column beside it, or in the heading over it. */
const sinTemporada = ({ nombre, anio }: Liga): string =>
  nombre.replace(new RegExp(` (- )?${nombreTemporada(anio)}$`), '');

/** What its heading says, its row need not. */
const sinGrupo = (liga: Liga): string => nombreDivision(liga.tipo, liga.division) ?? sinTemporada(liga);

const nombreEn = (agrupada: boolean) => (liga: Liga) => (
  <>
    {agrupada ? sinGrupo(liga) : sinTemporada(liga)}
    {liga.estado === 'activa' ? null : <Badge>(inactiva)</Badge>}
  </>
);

type Cuantos = (liga: Liga) => number;

/** How many play in each league, and how many were struck off it, whose matches are in its count. */
function useCuantosJuegan(): { juegan: Cuantos; eliminados: Cuantos } {
  const { data } = useJugadores();
  return useMemo(() => {
    const de = (fuera: boolean): Cuantos => {
      const suyos = (data ?? []).filter(({ estado }) => (estado === 'eliminado') === fuera);
      const deLiga = Map.groupBy(suyos, ({ idLiga }) => idLiga);
      return ({ id }) => deLiga.get(id)?.length ?? 0;
    };
    return { juegan: de(false), eliminados: de(true) };
  }, [data]);
}

/** Why there are more matches than those who play would have: ", ida y vuelta", ", con 1 eliminado". */
const porQueTantos = ({ idaVuelta }: Liga, eliminados: number): string =>
  [
    idaVuelta ? ', ida y vuelta' : '',
    eliminados > 0 ? `, con ${cuantos(eliminados, 'eliminado', 'eliminados')}` : '',
  ].join('');

type DeMarcha = ReturnType<typeof useMarcha>;

/** From 0 to 1. */
const parteJugada = (marcha: Marcha | null): number =>
  marcha ? marcha.jugados / Math.max(1, totalDe(marcha)) : 0;

type Como = ReturnType<typeof useCuantosJuegan> & { marchaDe: DeMarcha; agrupada: boolean };

const columnasDe = ({ juegan, eliminados, marchaDe, agrupada }: Como): readonly Column<Liga>[] => [
  { id: 'nombre', title: 'Liga', cell: nombreEn(agrupada), sort: ({ nombre }) => nombre },
  {
    id: 'temporada',
    title: 'Temporada',
    cell: ({ anio }) => nombreTemporada(anio),
    sort: ({ anio }) => anio,
    // With those that are over in sight, there are several.
    says: ({ estado }) => estado === 'inactiva',
  },
  {
    id: 'jugados',
    title: 'Partidos jugados',
    cell: (liga) => (
      <Avance marcha={marchaDe(liga)} suelto=" jugados" palabra={porQueTantos(liga, eliminados(liga))} />
    ),
    sort: (liga) => parteJugada(marchaDe(liga)),
    says: (liga) => marchaDe(liga) !== null,
  },
  {
    id: 'jugadores',
    title: 'Jugadores',
    cell: (liga) => juegan(liga) || null,
    sort: juegan,
  },
  {
    id: 'apuntar',
    title: 'Pendiente',
    cell: (liga) => <PorApuntar liga={liga} marcha={marchaDe(liga)} />,
    sort: (liga) => -(marchaDe(liga)?.porPuntuar ?? 0),
    says: (liga) => (marchaDe(liga)?.porPuntuar ?? 0) > 0,
  },
];

const SIN_FILTROS = { tipo: '', estado: '' };
type FiltrosLiga = typeof SIN_FILTROS;

const tipos = () => [
  { value: '', label: 'Todas' },
  ...tiposPublicos().map((tipo) => ({ value: tipo, label: CLASES[tipo].nombre })),
];
const TODAS = 'todas';
const ESTADOS = [
  { value: '', label: 'Activas' },
  { value: 'inactiva', label: 'Inactivas' },
  { value: TODAS, label: 'Todas' },
];

/** Those of past seasons only when they are asked for. */
export const filtrar = (ligas: readonly Liga[], { tipo, estado }: FiltrosLiga): Liga[] =>
  ligas.filter(
    (liga) =>
      (tipo === '' || liga.tipo === tipo) && (estado === TODAS || liga.estado === (estado || 'activa')),
  );

type Props = {
  filtros: FiltrosLiga;
  buscar: (cambios: Partial<FiltrosLiga>) => unknown;
};

function Filtros({ filtros, buscar }: Props) {
  const puestos = filtrosPuestos(filtros);
  return (
    <FilterForm onClear={puestos ? () => buscar(SIN_FILTROS) : undefined} given={puestos}>
      <NativeSelect
        label="Tipo"
        data={tipos()}
        value={filtros.tipo}
        onChange={({ currentTarget }) => buscar({ tipo: currentTarget.value })}
      />
      <NativeSelect
        label="Estado"
        data={ESTADOS}
        value={filtros.estado}
        onChange={({ currentTarget }) => buscar({ estado: currentTarget.value })}
      />
    </FilterForm>
  );
}

const impresos = () =>
  ligasOfrecidas()
    .map((tipo) => CLASES[tipo])
    .flatMap(
      ({ deTitulo, idTodas }) =>
        [
          [`Clasificaciones ${deTitulo}`, 'clasificacion', idTodas],
          [`Horarios ${deTitulo}`, 'horarios', idTodas],
        ] as const,
    );

function Imprimir() {
  const [abierto, setAbierto] = useState(false);
  const [nombres, setNombres] = useState<NombresImpresos>('deportivos');
  return (
    <>
      <Button onClick={() => setAbierto(true)} aria-haspopup="dialog">
        Imprimir
      </Button>
      <DeskModal opened={abierto} onClose={() => setAbierto(false)} title="Imprimir para el tablón">
        <div className={fields.stack}>
          <ElegirNombres value={nombres} onChange={setNombres} />
          {impresos().map(([rotulo, impreso, idLiga]) => (
            <Button key={rotulo} onClick={() => imprimir(impreso, idLiga, nombres)}>
              {rotulo}
            </Button>
          ))}
        </div>
      </DeskModal>
    </>
  );
}

export const meta = () => metaDe({ titulo: 'Ligas', oculta: true });

const conAcciones = (columnas: readonly Column<Liga>[], abrir: (liga: Liga) => void) => [
  ...columnas,
  {
    id: 'acciones',
    title: 'Acciones',
    phone: 'end' as const,
    cell: (liga: Liga) => <BotonAcciones liga={liga} abrir={abrir} />,
  },
];

type EnFila = Omit<Como, 'agrupada'> & { abrir: ((liga: Liga) => void) | null };

const enFila = ({ juegan, eliminados, marchaDe, abrir }: EnFila) => ({
  groupOf: ({ tipo, anio }: Liga) => `${CLASES[tipo].nombre} ${nombreTemporada(anio)}`,
  groupedBy: 'nombre',
  row: (liga: Liga) => {
    const [marcha, jugadores] = [marchaDe(liga), juegan(liga)];
    return (
      <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <strong>
          {sinGrupo(liga)}
          {liga.estado === 'inactiva' ? ' (inactiva)' : null}
        </strong>
        {jugadores > 0 ? (
          <small className={fields.small}>{cuantos(jugadores, 'jugador', 'jugadores')}</small>
        ) : null}
        {marcha?.porPuntuar ? <Badge tone="warn">{marcha.porPuntuar} por apuntar</Badge> : null}
        <small className={cx(fields.small, 'w-full')}>
          <Avance
            marcha={marcha}
            suelto=" jugados"
            palabra={` jugados${porQueTantos(liga, eliminados(liga))}`}
          />
        </small>
      </span>
    );
  },
  beside: abrir ? (liga: Liga) => <BotonAcciones liga={liga} abrir={abrir} /> : undefined,
});

function Tabla({ ligas }: { ligas: readonly Liga[] }) {
  const [abierta, abrir] = useState<Liga | null>(null);
  const lleva = usePuede('POST /api/private/ligas/:id');
  const como = { ...useCuantosJuegan(), marchaDe: useMarcha() };
  const { sort } = useTableState();
  const agrupada = sort === null || sort.column === 'nombre';
  const columnas = columnasDe({ ...como, agrupada });
  return (
    <>
      <DataTable
        label="Ligas"
        columns={lleva ? conAcciones(columnas, abrir) : columnas}
        rows={ligas}
        to={({ id }) => rutasPrivadas.liga(id)}
        nameOf={({ nombre }) => nombre}
        phone={enFila({ ...como, abrir: lleva ? abrir : null })}
      />
      <DialogoAcciones liga={abierta} cerrar={() => abrir(null)} />
    </>
  );
}

function NuevaLiga() {
  return (
    <ButtonLink look="action" to={rutasPrivadas.liga(0)} state={useListState()}>
      Nueva liga
    </ButtonLink>
  );
}

type CuantasProps = { ligas: readonly Liga[]; inactivas: number; filtros: FiltrosLiga };

function Cuantas({ ligas, inactivas, filtros: { tipo, estado } }: CuantasProps) {
  const total = cuantos(ligas.length, 'liga', 'ligas');
  if (estado !== '' || inactivas === 0) return total;
  return (
    <>
      {total} ·{' '}
      <Link to={`?${new URLSearchParams({ ...(tipo && { tipo }), estado: TODAS })}`}>
        Ver también {cuantos(inactivas, 'inactiva', 'inactivas')}
      </Link>
    </>
  );
}

/** Where the backup used to be. */
const COPIA = '#copia';

export default function LigasList() {
  const { hash } = useLocation();
  const consulta = useLigas();
  const { filters, search } = useUrlFilters(SIN_FILTROS);
  const todas = consulta.data ?? [];
  const ligas = filtrar(todas, filters);
  const isEmpty = todas.length === 0;
  if (hash === COPIA) return <Navigate to={rutasPrivadas.copia()} replace />;
  return (
    <ListFrame
      title="Ligas"
      actions={<NuevaLiga />}
      more={
        <>
          <ButtonLink to={rutasPrivadas.temporada()}>Cerrar la temporada</ButtonLink>
          <Imprimir />
          <ButtonLink to={rutasPrivadas.copia()}>Copia de seguridad</ButtonLink>
        </>
      }
      filters={<Filtros filtros={filters} buscar={search} />}
      query={consulta}
      summary={
        <Cuantas
          ligas={ligas}
          inactivas={filtrar(todas, { ...filters, estado: 'inactiva' }).length}
          filtros={filters}
        />
      }
      empty={
        ligas.length === 0 ? (
          <Vacio
            titulo={isEmpty ? 'Todavía no hay ligas' : 'Ninguna liga es así'}
            accion={isEmpty ? <NuevaLiga /> : null}
          >
            {isEmpty ? 'Crea la primera para apuntar jugadores y partidos.' : 'Cambia o quita los filtros.'}
          </Vacio>
        ) : null
      }
    >
      <Tabla ligas={ligas} />
    </ListFrame>
  );
}

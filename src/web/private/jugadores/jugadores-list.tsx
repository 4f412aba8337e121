import { Checkbox, NativeSelect } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { ESTADO_DE_JUGADOR, ESTADOS_JUGADOR } from '#domain/liga/liga.ts';
import { apellidosDelante } from '#domain/persona/apellidos.ts';
import { esQuienSeBusca } from '#domain/persona/contacto.ts';
import { compararNombres, normalizarTexto } from '#domain/texto.ts';
import { useJugadores } from '#web/club/mesa/consultas.ts';
import { Contacto } from '#web/club/mesa/contacto.tsx';
import { FiltroLiga, FiltroTexto, filtrosPuestos, idDeFiltro, useFiltros } from '#web/club/mesa/filtros.tsx';
import { LigaCorta } from '#web/club/mesa/liga-corta.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { InsigniaEstado } from '#web/club/zona.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { type Column, DataTable, PAGE_ROWS, useTableState } from '#web/ui/desk/data-table.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { FilterForm, ListFrame, useUrlFilters } from '#web/ui/desk/list-frame.tsx';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { useListState } from '#web/ui/desk/return-to.ts';
import { type Agenda, NoPuede, useAgenda } from './proximo.tsx';
import { Varios } from './varios.tsx';

/** `por`: in which order. */
const SIN_FILTROS = { jugador: '', liga: '', estado: '', por: '' };
type Filtros = typeof SIN_FILTROS;

/** Those that the address asks for; what makes no sense filters nothing. */
export function buscados<J extends Omit<JugadorFila, 'liga'>>(
  jugadores: readonly J[],
  { jugador, liga, estado }: Omit<Filtros, 'por'>,
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

const POR_APELLIDOS = 'apellidos';

const ORDENES = [
  { value: '', label: 'Por nombre' },
  { value: POR_APELLIDOS, label: 'Por apellidos' },
];

type Llamar = (jugador: Pick<JugadorFila, 'nombre'>) => string;

const porNombre: Llamar = ({ nombre }) => nombre;
const porApellidos: Llamar = ({ nombre }) => apellidosDelante(nombre);

type Quien = JugadorFila & { agenda: Agenda };

const FUERA = cx('text-ink-soft');
const EN_UNA_LINEA = cx('whitespace-nowrap');

const columnasDe = (llamar: Llamar): readonly Column<Quien>[] => [
  {
    id: 'nombre',
    title: 'Nombre',
    cell: (jugador) => (
      <span className={jugador.estado === 'eliminado' ? FUERA : 'font-semibold'}>
        {llamar(jugador)} {jugador.estado !== 'activo' && <InsigniaEstado estado={jugador.estado} />}
      </span>
    ),
    sort: llamar,
  },
  {
    id: 'liga',
    title: 'Liga',
    cell: ({ idLiga, liga }) => (
      <span className={EN_UNA_LINEA}>
        <LigaCorta id={idLiga} nombre={liga} />
      </span>
    ),
    sort: ({ liga }) => liga ?? '',
  },
  {
    id: 'proximo',
    title: 'Próximo partido',
    cell: ({ agenda }) => (
      <span className={EN_UNA_LINEA}>
        {agenda.cuando ? (
          <>
            <span>{agenda.cuando}</span> <small className={fields.small}>con {agenda.con}</small>
          </>
        ) : null}{' '}
        <NoPuede agenda={agenda} />
      </span>
    ),
    sort: ({ agenda }) => agenda.orden,
    says: ({ agenda }) => Boolean(agenda.cuando || agenda.noPuede),
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

type BuscadorProps = ReturnType<typeof useFiltros<Filtros>>;

function Buscador({ valores, campo, pedir }: BuscadorProps) {
  const puestos = filtrosPuestos({ ...valores, por: '' });
  return (
    <FilterForm
      onSearch={() => pedir()}
      onClear={puestos ? () => pedir({ ...SIN_FILTROS, por: valores.por }) : undefined}
      given={puestos}
    >
      <FiltroTexto label="Jugador" placeholder="Nombre o teléfono" {...campo('jugador')} />
      <FiltroLiga activas {...campo('liga')} />
      <NativeSelect
        label="Estado"
        data={ESTADOS}
        value={valores.estado}
        onChange={({ currentTarget }) => pedir({ estado: currentTarget.value })}
      />
      <NativeSelect
        label="Orden"
        data={ORDENES}
        value={valores.por}
        onChange={({ currentTarget }) => pedir({ por: currentTarget.value })}
      />
    </FilterForm>
  );
}

const NADIE: ReadonlySet<number> = new Set();

const conOtra = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  ids.has(id) ? new Set([...ids].filter((uno) => uno !== id)) : new Set([...ids, id]);

/** Who is marked, of those on screen: who leaves the list by a filter is no longer meant. */
function useSeleccion(filas: readonly Quien[]) {
  const [ids, marcar] = useState(NADIE);
  const elegidos = filas.filter(({ id }) => ids.has(id));
  const todos = elegidos.length === filas.length && filas.length > 0;
  const ninguno = () => marcar(NADIE);
  const aTodos = {
    checked: todos,
    indeterminate: elegidos.length > 0 && !todos,
    onChange: () => marcar(todos ? NADIE : new Set(filas.map(({ id }) => id))),
  };
  const marca = ({ id, nombre }: JugadorFila) => (
    <Checkbox
      size="sm"
      aria-label={`Marcar a ${nombre}`}
      checked={ids.has(id)}
      onChange={() => marcar(conOtra(ids, id))}
    />
  );
  const columna: Column<Quien> = {
    id: 'marcar',
    title: 'Marcar',
    head: <Checkbox size="sm" aria-label={`Marcar a los ${filas.length}`} {...aTodos} />,
    cell: marca,
  };
  return { elegidos, columna, marca, aTodos, ninguno };
}

/** A list shorter than this is seen whole without its letters. */
const CON_LETRAS = 15;

const ELIMINADOS = 'Eliminados';

/** By their initial; whoever was struck off, apart. */
const grupoDe =
  (llamar: Llamar) =>
  (jugador: JugadorFila): string =>
    jugador.estado === 'eliminado' ? ELIMINADOS : normalizarTexto(llamar(jugador)).charAt(0).toUpperCase();

/** Whoever was struck off comes last. */
export const enOrden =
  (llamar: Llamar) =>
  (a: Pick<JugadorFila, 'nombre' | 'estado'>, b: Pick<JugadorFila, 'nombre' | 'estado'>): number =>
    Number(a.estado === 'eliminado') - Number(b.estado === 'eliminado') ||
    compararNombres(llamar(a), llamar(b));

const SinLetra = () => '';

type EnElMovil = {
  filas: readonly Quien[];
  llamar: Llamar;
  marca: ((jugador: Quien) => ReactNode) | null;
};

/** By their initial, and on a phone: who, where and when they play and, at the end, how to reach them or, choosing, their box. */
const enElMovil = ({ filas, llamar, marca }: EnElMovil) => ({
  groupOf: filas.length < CON_LETRAS ? SinLetra : grupoDe(llamar),
  groupedBy: 'nombre',
  row: (jugador: Quien) => (
    <span className="grid leading-snug">
      <strong
        className={cx(
          'text-s wrap-anywhere',
          jugador.estado === 'eliminado' ? 'font-normal text-ink-soft' : 'font-semibold',
        )}
      >
        {llamar(jugador)} {jugador.estado !== 'activo' && <InsigniaEstado estado={jugador.estado} />}
      </strong>
      <small className={fields.small}>
        <LigaCorta id={jugador.idLiga} nombre={jugador.liga} />
        {jugador.agenda.cuando ? <> · juega {jugador.agenda.cuando}</> : null}{' '}
        <NoPuede agenda={jugador.agenda} />
      </small>
    </span>
  ),
  beside: (jugador: Quien) =>
    marca ? (
      // biome-ignore lint/a11y/noLabelWithoutControl: the box inside, whose name is its own
      <label className="absolute inset-0 flex items-center justify-end px-gutter">{marca(jugador)}</label>
    ) : (
      <span className="flex-none pe-2">
        <Contacto quien={jugador} />
      </span>
    ),
});

type LetrasProps = { filas: readonly Quien[]; grupo: (jugador: Quien) => string };

/** Past a page there is none to go to. */
function useConLetras(filas: readonly Quien[]): boolean {
  const { sort } = useTableState();
  return filas.length >= CON_LETRAS && filas.length <= PAGE_ROWS && (!sort || sort.column === 'nombre');
}

/** To the first of each initial, at hand on a phone wherever one is in the list. */
function Letras({ filas, grupo }: LetrasProps) {
  const ir = (id: number | undefined) => {
    const fila = document.querySelector<HTMLElement>(`a[data-row="${id}"]`);
    fila?.focus({ preventScroll: true });
    fila?.closest('tr, li')?.scrollIntoView({ behavior: 'instant' });
  };
  return (
    <nav
      className="mb-2 flex gap-px overflow-x-auto max-md:sticky max-md:top-0 max-md:z-3 max-md:-mx-gutter max-md:mb-0 max-md:bg-paper max-md:px-gutter"
      aria-label="Ir a una letra"
    >
      {[...Map.groupBy(filas, grupo)]
        .filter(([letra]) => letra !== ELIMINADOS)
        .map(([letra, [primero]]) => (
          <button
            type="button"
            key={letra}
            className="min-h-8 max-w-tap min-w-8 flex-1 rounded-s border-0 bg-transparent p-0 text-s font-semibold text-azul-text -outline-offset-2 hover:bg-azul-pale max-md:min-h-tap"
            onClick={() => ir(primero?.id)}
          >
            {letra}
          </button>
        ))}
    </nav>
  );
}

type MasProps = { seleccionar: (() => void) | null };

const Mas = ({ seleccionar }: MasProps) => (
  <>
    {seleccionar ? <Button onClick={seleccionar}>Seleccionar</Button> : null}
    <ButtonLink to={rutasPrivadas.importarJugadores()}>Importar y exportar</ButtonLink>
  </>
);

/** Those that are asked for, in the order that is asked for. */
function useLista() {
  const consulta = useJugadores();
  const { filters, search } = useUrlFilters(SIN_FILTROS);
  const busca = useFiltros(filters, search);
  const { data = [] } = consulta;
  const agenda = useAgenda(data);
  // All are here: what is typed filters before the address says so.
  const { valores } = busca;
  const llamar = valores.por === POR_APELLIDOS ? porApellidos : porNombre;
  const jugadores = buscados(data, valores)
    .map((jugador) => ({ ...jugador, agenda: agenda(jugador) }))
    .sort(enOrden(llamar));
  return { consulta, busca, llamar, jugadores };
}

export default function JugadoresList() {
  const { consulta, busca, llamar, jugadores } = useLista();
  const { elegidos, columna, marca, aTodos, ninguno } = useSeleccion(jugadores);
  const [elige, elegir] = useState(false);
  const conLetras = useConLetras(jugadores);
  const isPhone = useIsPhone();
  const dejar = () => {
    ninguno();
    elegir(false);
  };
  const varios = elegidos.length > 0 ? <Varios elegidos={elegidos} hecho={dejar} /> : null;
  const puedeCambiar = usePuede('POST /api/private/jugadores/varios');
  return (
    <ListFrame
      title="Jugadores"
      actions={(!isPhone && varios) || <NuevoJugador />}
      more={<Mas seleccionar={puedeCambiar && isPhone ? () => elegir(true) : null} />}
      filters={<Buscador {...busca} />}
      query={consulta}
      summary={cuantos(jugadores.length, 'jugador', 'jugadores')}
      empty={jugadores.length === 0 ? <Ninguno sinFiltros={consulta.data?.length === 0} /> : null}
    >
      <div data-initials={conLetras || undefined}>
        {conLetras ? <Letras filas={jugadores} grupo={grupoDe(llamar)} /> : null}
        <DataTable
          label="Jugadores"
          columns={puedeCambiar ? [columna, ...columnasDe(llamar)] : columnasDe(llamar)}
          rows={jugadores}
          to={({ id }) => rutasPrivadas.jugador(id)}
          nameOf={({ nombre }) => nombre}
          phone={enElMovil({ filas: jugadores, llamar, marca: elige ? marca : null })}
        />
      </div>
      {isPhone && elige ? (
        <div className={fields.bar} data-bar>
          <Checkbox label="Todos" {...aTodos} />
          {varios}
          <Button onClick={dejar}>Cancelar</Button>
        </div>
      ) : null}
    </ListFrame>
  );
}

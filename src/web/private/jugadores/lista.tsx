import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type FechaHora, haPasado, horaDe } from '#domain/fecha.ts';
import { semanaCorta } from '#domain/fecha-texto.ts';
import { ESTADO_DE_JUGADOR, ESTADOS_JUGADOR } from '#domain/liga/liga.ts';
import { findeDelPanel } from '#domain/panel/panel.ts';
import { apellidosDelante } from '#domain/persona/apellidos.ts';
import { esQuienSeBusca } from '#domain/persona/contacto.ts';
import { compararNombres, enLista, normalizarTexto } from '#domain/texto.ts';
import { useAusentes, useJugadores } from '#web/club/mesa/consultas.ts';
import { Contacto } from '#web/club/mesa/contacto.tsx';
import { LigaCorta } from '#web/club/mesa/cortos.tsx';
import {
  type CamposDeFiltro,
  FiltroEleccion,
  FiltroLiga,
  FiltroTexto,
  idDeFiltro,
} from '#web/club/mesa/filtros.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import type { Vista } from '#web/club/mesa/recurso.tsx';
import { ahoraDelClub, hoyDelClub } from '#web/club/reloj.ts';
import { InsigniaEstado } from '#web/club/zona.tsx';
import { call } from '#web/platform/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import type { Column } from '#web/ui/desk/data-table.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { PAGE_ROWS, useTableState } from '#web/ui/desk/pages.tsx';
import { NuevaPareja } from './pareja.tsx';
import { Varios } from './varios.tsx';

type Puesto = { fecha: FechaHora; duracion: number; idJugador1: number; idJugador2: number };

/** The first of each that is not over: they come in any order. */
export const primeros = <P extends Puesto>(partidos: readonly P[], ahora: FechaHora): Map<number, P> =>
  new Map(
    partidos
      .filter((partido) => !haPasado(partido, ahora))
      .toSorted((uno, otro) => otro.fecha.localeCompare(uno.fecha))
      .flatMap((partido) => [partido.idJugador1, partido.idJugador2].map((id) => [id, partido] as const)),
  );

/** "sáb 28": of this weekend, the month goes without saying. */
const sinMes = (texto: string): string => texto.replace(/ \p{L}+$/u, '');

const SIN_AGENDA = { cuando: '', con: '', orden: '~' };
type Agenda = typeof SIN_AGENDA & { noPuede: string };

/** What each has next, and which days of this weekend they cannot play. */
function useAgenda(jugadores: readonly JugadorFila[]): (jugador: { id: number }) => Agenda {
  const { data = [] } = useQuery({
    queryKey: ['partidos', 'proximos'],
    queryFn: () => call('GET /api/horarios/proximos', { query: {} }),
  });
  const { data: ausentes = {} } = useAusentes();
  const ahora = ahoraDelClub();
  const suyos = primeros(data, ahora);
  const nombres = new Map(jugadores.map(({ id, nombre }) => [id, nombre]));
  const dias = findeDelPanel(hoyDelClub());
  return ({ id }) => {
    const partido = suyos.get(id);
    const faltas = dias.filter((dia) => ausentes[dia]?.includes(id)).map((dia) => sinMes(semanaCorta(dia)));
    const noPuede = faltas.length > 0 ? `No puede ${enLista(faltas)}` : '';
    if (!partido) return { ...SIN_AGENDA, noPuede };
    const rival = partido.idJugador1 === id ? partido.idJugador2 : partido.idJugador1;
    return {
      cuando: partido.fecha <= ahora ? 'ahora' : `${semanaCorta(partido.fecha)}, ${horaDe(partido.fecha)}`,
      con: nombres.get(rival) ?? '',
      noPuede,
      orden: partido.fecha,
    };
  };
}

/** `por`: in which order. */
const SIN_FILTROS = { jugador: '', liga: '', estado: '', quienes: '', por: '' };
type Filtros = typeof SIN_FILTROS;

const PAREJAS = 'parejas';

const esPareja = ({ personas }: Pick<JugadorFila, 'personas'>): boolean => personas.length > 1;

/** Those that the address asks for; what makes no sense filters nothing. */
export function buscados<J extends Omit<JugadorFila, 'liga'>>(
  jugadores: readonly J[],
  { jugador, liga, estado, quienes = '' }: Omit<Filtros, 'por' | 'quienes'> & Partial<Filtros>,
): J[] {
  const idLiga = idDeFiltro(liga);
  const suyo = ESTADOS_JUGADOR.find((uno) => uno === estado);
  return jugadores.filter(
    (uno) =>
      (idLiga === null || uno.idLiga === idLiga) &&
      (suyo === undefined || uno.estado === suyo) &&
      (quienes === '' || (quienes === PAREJAS) === esPareja(uno)) &&
      esQuienSeBusca(uno, jugador),
  );
}

const POR_APELLIDOS = 'apellidos';

const QUIENES = [
  { value: '', label: 'Todos' },
  { value: 'solos', label: 'Personas' },
  { value: PAREJAS, label: 'Parejas' },
];

/** Where there are pairs. */
function FiltroQuienes(campo: Pick<ComponentProps<typeof FiltroEleccion>, 'valor' | 'cambiar'>) {
  const { data = [] } = useJugadores();
  return data.some(esPareja) ? <FiltroEleccion label="Quiénes" data={QUIENES} {...campo} /> : null;
}

const ORDENES = [
  { value: '', label: 'Por nombre' },
  { value: POR_APELLIDOS, label: 'Por apellidos' },
];
const ESTADOS = [
  { value: '', label: 'Todos' },
  ...ESTADOS_JUGADOR.map((estado) => ({ value: estado, label: ESTADO_DE_JUGADOR[estado] })),
];

export const filtros = {
  vacios: SIN_FILTROS,
  vista: ['por'] as const,
  campos: ((campo) => (
    <>
      <FiltroTexto label="Jugador" placeholder="Nombre o teléfono" {...campo('jugador')} />
      <FiltroLiga activas {...campo('liga')} />
      <FiltroEleccion label="Estado" data={ESTADOS} {...campo('estado')} />
      <FiltroQuienes {...campo('quienes')} />
      <FiltroEleccion label="Orden" data={ORDENES} {...campo('por')} />
    </>
  )) satisfies CamposDeFiltro<Filtros>,
};

type Llamar = (jugador: Pick<JugadorFila, 'nombre'>) => string;

const porNombre: Llamar = ({ nombre }) => nombre;
const porApellidos: Llamar = ({ nombre }) => apellidosDelante(nombre);

type Quien = JugadorFila & { agenda: Agenda };

const columnasDe = (llamar: Llamar, elige: boolean): readonly Column<Quien>[] => [
  {
    id: 'nombre',
    title: 'Nombre',
    cell: (jugador) => (
      <span className={jugador.estado === 'eliminado' ? 'font-normal text-ink-soft' : 'font-semibold'}>
        {llamar(jugador)} {jugador.estado !== 'activo' && <InsigniaEstado estado={jugador.estado} />}
      </span>
    ),
    sort: llamar,
  },
  {
    id: 'liga',
    title: 'Liga',
    cell: ({ idLiga, liga }) => (
      <span className="whitespace-nowrap">
        <LigaCorta id={idLiga} nombre={liga} />
      </span>
    ),
    sort: ({ liga }) => liga ?? '',
  },
  {
    id: 'proximo',
    title: 'Próximo partido',
    cell: ({ agenda: { cuando, con, noPuede } }) => (
      <span className="md:whitespace-nowrap">
        {cuando ? (
          <>
            <span>{cuando}</span> <small className={fields.small}>con {con}</small>
          </>
        ) : null}{' '}
        {noPuede ? <Badge tone="warn">{noPuede}</Badge> : null}
      </span>
    ),
    sort: ({ agenda }) => agenda.orden,
    says: ({ agenda }) => Boolean(agenda.cuando || agenda.noPuede),
  },
  {
    id: 'contacto',
    title: 'Contacto',
    phone: elige ? 'hidden' : 'beside',
    cell: (jugador) =>
      esPareja(jugador) ? <span className="text-ink-soft">Pareja</span> : <Contacto quien={jugador} />,
    says: ({ telefono, email }) => Boolean(telefono || email),
  },
];

const NADIE: ReadonlySet<number> = new Set();

const conOtra = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  ids.has(id) ? new Set([...ids].filter((uno) => uno !== id)) : new Set([...ids, id]);

/** Who is marked, of those on screen: who leaves the list by a filter is no longer meant. */
function useSeleccion(filas: readonly Quien[], elige: boolean) {
  const [ids, marcar] = useState(NADIE);
  const isPhone = useIsPhone();
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
    phone: elige ? 'beside' : 'hidden',
    head: <Checkbox size="sm" aria-label={`Marcar a los ${filas.length}`} {...aTodos} />,
    cell: (jugador) =>
      isPhone ? (
        // The whole row marks it.
        // biome-ignore lint/a11y/noLabelWithoutControl: the box inside, whose name is its own
        <label className="absolute inset-0 z-1 flex items-center justify-end px-gutter">
          {marca(jugador)}
        </label>
      ) : (
        marca(jugador)
      ),
  };
  return { elegidos, columna, aTodos, ninguno };
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

/** Those that are asked for, in the order that is asked for, and what can be done with those that are marked. */
export function useVista(todos: readonly JugadorFila[], filtrados: Filtros): Vista<Quien> {
  const agenda = useAgenda(todos);
  const llamar = filtrados.por === POR_APELLIDOS ? porApellidos : porNombre;
  const filas = buscados(todos, filtrados)
    .map((jugador) => ({ ...jugador, agenda: agenda(jugador) }))
    .sort(enOrden(llamar));
  const [elige, elegir] = useState(false);
  const { elegidos, columna, aTodos, ninguno } = useSeleccion(filas, elige);
  const conLetras = useConLetras(filas);
  const isPhone = useIsPhone();
  const puedeCambiar = usePuede('POST /api/private/jugadores/varios');
  const dejar = () => {
    ninguno();
    elegir(false);
  };
  const varios = elegidos.length > 0 ? <Varios elegidos={elegidos} hecho={dejar} /> : null;
  const grupo = grupoDe(llamar);
  return {
    filas,
    columnas: puedeCambiar ? [columna, ...columnasDe(llamar, elige)] : columnasDe(llamar, elige),
    grupo: { de: filas.length < CON_LETRAS ? () => '' : grupo, por: 'nombre' },
    resumen: cuantos(filas.length, 'jugador', 'jugadores'),
    principal: isPhone ? null : varios,
    mas: (
      <>
        {puedeCambiar && isPhone ? <Button onClick={() => elegir(true)}>Seleccionar</Button> : null}
        <NuevaPareja />
        <ButtonLink to={rutasPrivadas.importar()}>Importar y exportar</ButtonLink>
      </>
    ),
    marco: (dentro: ReactNode) => (
      <>
        <div data-initials={conLetras || undefined}>
          {conLetras ? <Letras filas={filas} grupo={grupo} /> : null}
          {dentro}
        </div>
        {isPhone && elige ? (
          <div className={fields.bar} data-bar>
            <Checkbox label="Todos" {...aTodos} />
            {varios}
            <Button onClick={dejar}>Cancelar</Button>
          </div>
        ) : null}
      </>
    ),
  };
}

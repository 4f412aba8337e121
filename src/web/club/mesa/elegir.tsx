import { type ComboboxItem, type OptionsFilter, Select } from '@mantine/core';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import type { Dia } from '#domain/fecha.ts';
import { seLlamaAsi } from '#domain/liga/buscar.ts';
import type { Modo } from '#domain/liga/deportes.ts';
import type { EstadoLiga } from '#domain/liga/liga.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { seGestiona } from '#domain/liga/tipos.ts';
import { compararNombres } from '#domain/texto.ts';

export type Opcion = { value: number; label: string };

type ElegirProps = {
  label: string;
  /** For a label whose words are elsewhere on the screen. */
  labelProps?: { className: string };
  opciones: readonly Opcion[];
  value: number | null;
  onChange: (id: number | null) => void;
  error?: ReactNode;
  /** Says what no choice means ("Todas", "Sin pista"). */
  placeholder?: string;
  clearable?: boolean;
  required?: boolean;
  disabled?: boolean;
  description?: ReactNode;
  size?: 'xs' | 'sm';
  /** What is being typed to look for it. */
  onSearchChange?: (buscado: string) => void;
  /** Said where nothing is called so, if it is known why. */
  nada?: string | null;
};

const queCasan: OptionsFilter<number> = ({ options, search }) =>
  (options as ComboboxItem<number>[]).filter(({ label }) => seLlamaAsi(label, search));

/**
 * Enter takes what is shown as the one to take, and sends no form while something is being looked for. The kit forgets
 * which it is a moment after the list opens, so a name that was pasted, or typed on a busy machine, would not be taken.
 */
function tomarSenalada(event: KeyboardEvent<HTMLInputElement>, elegida: string): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const { ariaExpanded, value } = event.currentTarget;
  if (ariaExpanded !== 'true' && value === elegida) return;
  const lista = document.getElementById(event.currentTarget.getAttribute('aria-controls') ?? '');
  event.preventDefault();
  event.stopPropagation();
  lista?.querySelector<HTMLElement>('[data-combobox-selected]')?.click();
}

/** What is typed takes the place of what was chosen; once something is typed, a click is to mend it. */
function seleccionar({ currentTarget: caja }: MouseEvent<HTMLInputElement>, elegida: string): void {
  if (caja.value === elegida) caja.select();
}

/** One of many by its name: typing narrows, Enter takes. */
export function Elegir({ opciones, clearable = false, nada = null, ...resto }: ElegirProps) {
  const elegida = opciones.find(({ value }) => value === resto.value)?.label ?? '';
  return (
    <Select<number>
      {...resto}
      data={opciones as Opcion[]}
      filter={queCasan}
      searchable
      openOnFocus={false}
      clearable={clearable}
      allowDeselect={false}
      selectFirstOptionOnChange
      onClick={(event) => seleccionar(event, elegida)}
      onKeyDownCapture={(event) => tomarSenalada(event, elegida)}
      clearButtonProps={{
        'aria-label': `Vaciar ${resto.label.toLowerCase()}`,
        'aria-hidden': false,
        tabIndex: 0,
      }}
      nothingFoundMessage={nada ?? 'Nada se llama así'}
      maxDropdownHeight={280}
    />
  );
}

type ConEstado = { id: number; nombre: string; estado: string };

/** Flagged when it is inactive. */
export const rotulo = ({ nombre, estado }: ConEstado): string =>
  estado === 'inactiva' ? `${nombre} (inactiva)` : nombre;

/** All of them, the inactive ones flagged: for filters over the past. */
export const opcionesTodas = (todas: readonly ConEstado[]): Opcion[] =>
  todas.map((una) => ({ value: una.id, label: rotulo(una) }));

/** Leagues or courts to choose from: the active ones, and the one already chosen even if it no longer is. */
export const opcionesActivas = (todas: readonly ConEstado[], elegida: number | null): Opcion[] =>
  opcionesTodas(todas.filter(({ id, estado }) => estado === 'activa' || id === elegida));

/** Each person once, whoever they play as: the first of the players that are only them. */
export function personasDe(jugadores: readonly JugadorFila[]): Opcion[] {
  const solos = jugadores.filter(({ personas }) => personas.length === 1);
  const deCada = new Map(solos.toReversed().map((uno) => [uno.personas[0], uno]));
  return [...deCada.values()]
    .sort((a, b) => compararNombres(a.nombre, b.nombre) || a.id - b.id)
    .map(({ id, nombre, liga }) => ({ value: id, label: liga === null ? nombre : `${nombre} · ${liga}` }));
}

type LigaElegida = { id: number; tipo: TipoLiga; modo: Modo } | undefined;

/** What decides who may be chosen: the league, the day and who cannot play on each day. */
export type Convocatoria = {
  jugadores: readonly JugadorFila[];
  liga: LigaElegida;
  dia: Dia | null;
  ausentes: Readonly<Record<Dia, readonly number[]>>;
};

/** Friendlies and play-offs are open to every active player, or pair where they are by pairs; the others to those of the league. */
function esDeLaLiga(liga: LigaElegida, { idLiga, estado, personas }: JugadorFila): boolean {
  if (!liga || (liga.modo === 'parejas') !== personas.length > 1) return false;
  return seGestiona(liga.tipo) ? idLiga === liga.id : estado === 'activo';
}

const NOTAS = { activo: '', lesion: ' (lesionado)', eliminado: ' (eliminado)' } as const;

function conSuLiga({ nombre, estado }: JugadorFila, ausente: boolean): string {
  return `${nombre}${NOTAS[estado]}${ausente ? ' (incidencia ese día)' : ''}`;
}

/**
 * The players offered for a match: without those who have an incident that day, nor the rival; whoever was
 * already chosen stays, with the reason why they would not be.
 */
export function jugadoresOfrecidos(
  { jugadores, liga, dia, ausentes }: Convocatoria,
  elegido: number | null,
  rival: number | null,
): Opcion[] {
  const fuera = new Set(dia === null ? [] : ausentes[dia]);
  return jugadores
    .filter(
      (jugador) =>
        jugador.id === elegido ||
        (esDeLaLiga(liga, jugador) && !fuera.has(jugador.id) && jugador.id !== rival),
    )
    .map((jugador) => ({ value: jugador.id, label: conSuLiga(jugador, fuera.has(jugador.id)) }));
}

type Plantillas = Pick<Convocatoria, 'jugadores'> & {
  ligas: readonly { id: number; nombre: string; estado: EstadoLiga }[];
};

/**
 * Whom to choose from while no league is chosen: everybody who plays in an active one, each with theirs. Who looks
 * for somebody knows their name and not always where they play.
 */
export function jugadoresConSuLiga({ jugadores, ligas }: Plantillas): Opcion[] {
  const activas = new Map(ligas.filter(({ estado }) => estado === 'activa').map((liga) => [liga.id, liga]));
  return jugadores.flatMap(({ id, nombre, idLiga }) => {
    const suya = activas.get(idLiga ?? 0);
    return suya ? [{ value: id, label: `${nombre} · ${suya.nombre}` }] : [];
  });
}

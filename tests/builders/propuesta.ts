import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { marcadorCon } from '#domain/partido/marcador.ts';
import type { Partido } from '#domain/partido/partido.ts';
import type { DatosPropuesta, JugadorPropuesta, LigaPropuesta } from '#domain/propuesta/datos.ts';
import type { LineaEditada } from '#domain/propuesta/revision.ts';
import { type Cambios, partidoDe, setsDe } from './partido.ts';

export const SABADO = '2026-11-21';
export const DOMINGO = '2026-11-22';

export const LIGA: LigaPropuesta = {
  ...DE_SIEMPRE,
  id: 1,
  tipo: 'social',
  division: 1,
  inicio: 600,
  fin: 780,
  duracion: 90,
  idaVuelta: false,
  fechaIdaVuelta: null,
};

export const AMISTOSOS: LigaPropuesta = { ...LIGA, id: 9, tipo: 'amistosos', division: 0 };

export const jugador = (id: number, cambios: Partial<JugadorPropuesta> = {}): JugadorPropuesta => ({
  id,
  nombre: ['', 'Ana', 'Bea', 'Carlos', 'Dani', 'Eva', 'Fran'][id] ?? `J${id}`,
  estado: 'activo',
  idLiga: 1,
  disponibleAmistosos: false,
  ...cambios,
});

export const partido = (cambios: Cambios): Partido => partidoDe({ fecha: '2026-10-01T10:00', ...cambios });

export const ganado = (cambios: Cambios): Partido =>
  partido({ sets: marcadorCon(...setsDe('6-1 6-2')), ...cambios });

/** Two players, one court, one Saturday with room for two matches. */
export const datos = (cambios: Partial<DatosPropuesta> = {}): DatosPropuesta => ({
  ligas: [LIGA],
  jugadores: [jugador(1), jugador(2)],
  pistas: [{ id: 1, nombre: 'Pista 1', deporte: 'tenis', disponible: true }],
  ausencias: {},
  partidos: [],
  dias: [SABADO],
  vacio: false,
  rellenarConAmistosos: false,
  ligasAmistosos: [],
  ...cambios,
});

export const deCasa = { ...LIGA, idaVuelta: true, fechaIdaVuelta: '2026-11-22' };

/** A line edited by hand, at ten of that day. */
export const lineaEl = (dia: string, cambios: Partial<LineaEditada> = {}): LineaEditada => ({
  fecha: `${dia}T10:00`,
  idPista: 1,
  idLiga: 1,
  idJugador1: 1,
  idJugador2: 2,
  ...cambios,
});

/** Four players who have all played each other, the first pair first. */
export const jugadosEntreCuatro = (): Partido[] =>
  (
    [
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 3],
      [2, 4],
      [3, 4],
    ] as const
  ).map(([idJugador1, idJugador2], i) => ganado({ id: i + 1, idJugador1, idJugador2 }));

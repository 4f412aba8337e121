import { type Jugador, type JugadorGuardar, jugadoresApi } from '#contract/liga/jugadores.ts';
import { type Liga, type LigaGuardar, ligasApi } from '#contract/liga/ligas.ts';
import { type ParejaNueva, parejasApi } from '#contract/liga/parejas.ts';
import { type PartidoGuardado, type PartidoGuardar, partidosApi } from '#contract/liga/partidos.ts';
import { type Pista, type PistaGuardar, pistasApi } from '#contract/liga/pistas.ts';
import type { TestApp } from '#tests/support/app.ts';

const NUEVO = { params: { id: 0 } };

let contador = 0;

/** Names that never repeat inside a run. */
const siguiente = (): number => {
  contador += 1;
  return contador;
};

/** What a form sends for a league: an active first social division of the current season. */
export const datosLiga = (cambios: Partial<LigaGuardar> = {}): LigaGuardar => ({
  estado: 'activa',
  tipo: 'social',
  division: cambios.tipo === 'amistosos' || cambios.tipo === 'playoff' ? 0 : 1,
  anio: 2026,
  horaBaseInicio: 9,
  minutoBaseInicio: 0,
  horaBaseFinal: 22,
  minutoBaseFinal: 0,
  duracion: 90,
  usuario: null,
  idaVuelta: false,
  fechaIdaVuelta: null,
  notificar: false,
  ...cambios,
});

export const unaLiga = (club: TestApp, cambios: Partial<LigaGuardar> = {}): Promise<Liga> =>
  club.call(ligasApi.guardar, { ...NUEVO, body: datosLiga(cambios) });

export const datosPista = (cambios: Partial<PistaGuardar> = {}): PistaGuardar => ({
  nombre: `Pista ${siguiente()}`,
  estado: 'activa',
  ...cambios,
});

export const unaPista = (club: TestApp, cambios: Partial<PistaGuardar> = {}): Promise<Pista> =>
  club.call(pistasApi.guardar, { ...NUEVO, body: datosPista(cambios) });

export const datosJugador = (cambios: Partial<JugadorGuardar> = {}): JugadorGuardar => ({
  nombre: `Jugador ${siguiente()}`,
  estado: 'activo',
  email: null,
  telefono: null,
  idLiga: null,
  disponibleAmistosos: false,
  nombreDeportivo: null,
  ...cambios,
});

export const unJugador = (club: TestApp, cambios: Partial<JugadorGuardar> = {}): Promise<Jugador> =>
  club.call(jugadoresApi.guardar, { ...NUEVO, body: datosJugador(cambios) });

export const leerJugador = (club: TestApp, id: number): Promise<Jugador> =>
  club.call(jugadoresApi.leer, { params: { id } });

/** So many players of that league, in the order they were made. */
export async function jugadoresDe(club: TestApp, idLiga: number, ...nombres: string[]): Promise<Jugador[]> {
  const jugadores: Jugador[] = [];
  for (const nombre of nombres) jugadores.push(await unJugador(club, { nombre, idLiga }));
  return jugadores;
}

/** The same of a league by pairs, each of two who are new. */
export async function parejasDe(club: TestApp, idLiga: number, ...nombres: string[]): Promise<Jugador[]> {
  const nueva = (nombre: string) => ({ nombre, email: null, telefono: null });
  const parejas: Jugador[] = [];
  for (const nombre of nombres) {
    const personas: ParejaNueva['personas'] = [nueva(nombre), nueva(`${nombre} bis`)];
    parejas.push(await club.call(parejasApi.crear, { body: { idLiga, personas } }));
  }
  return parejas;
}

type Quienes = Pick<PartidoGuardar, 'idLiga' | 'idJugador1' | 'idJugador2'>;
type PartidoEnviado = Quienes & Partial<PartidoGuardar>;

/** Who plays whom, and where. */
export const cruce = (liga: { id: number }, uno: { id: number }, dos: { id: number }): Quienes => ({
  idLiga: liga.id,
  idJugador1: uno.id,
  idJugador2: dos.id,
});

/** What a form sends for a match: an hour and a half on that Saturday morning, without court nor result. */
export const datosPartido = (cambios: PartidoEnviado): PartidoEnviado => ({
  fecha: '2026-11-21T10:00',
  duracion: 90,
  idPista: null,
  observaciones: null,
  ...cambios,
});

export const unPartido = (club: TestApp, cambios: PartidoEnviado): Promise<PartidoGuardado> =>
  club.call(partidosApi.guardar, { ...NUEVO, body: datosPartido(cambios) as PartidoGuardar });

/** "6-4 3-6 10-8" as the boxes of the form. */
export function marcador(texto: string): Partial<PartidoGuardar> {
  const cajas = texto.split(' ').flatMap((set, i) => {
    const [uno, dos] = set.split('-').map(Number);
    return [
      [`jugador1Set${i + 1}`, uno],
      [`jugador2Set${i + 1}`, dos],
    ];
  });
  return Object.fromEntries(cajas);
}

/** Every box of a match without a score. */
export const SIN_CAJAS = Object.fromEntries(
  Object.keys(marcador('0-0 0-0 0-0 0-0 0-0 0-0')).map((caja) => [caja, null]),
);

/** A league with a court and two players, what most matches need. */
export async function unaLigaConDos(club: TestApp, cambios: Partial<LigaGuardar> = {}) {
  const liga = await unaLiga(club, cambios);
  const pista = await unaPista(club);
  const [ana, luis] = (await jugadoresDe(club, liga.id, 'Ana Gil', 'Luis Paz')) as [Jugador, Jugador];
  return { liga, pista, ana, luis, quienes: cruce(liga, ana, luis) };
}

import type { Jugador } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { Pista } from '#contract/liga/pistas.ts';
import { datosJugador, datosLiga, datosPista } from '#tests/builders/index.ts';
import { type Cliente, crearCliente, nuevaCuenta } from './cliente.ts';

/** A league with its courts and players. */
type Grupo = { idLiga: number; pistas: number[]; jugadores: number[] };

/** What the writers work on. Each league has its own courts and players, so that they meet only where it is meant. */
export type Mundo = {
  /** Several writers want the same courts and players at the same hours. */
  disputado: Grupo;
  /** Whole days proposed, saved and scored. */
  jornadas: Grupo;
  /** A league that begins a new season again and again. */
  temporadas: Grupo & { division: number };
};

async function crear<T>(cliente: Cliente, path: string, body: unknown): Promise<T> {
  const { status, body: saved } = await cliente.escribir('POST', path, body);
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(saved)}`);
  return saved as T;
}

async function crearGrupo(cliente: Cliente, liga: object, pistas: number, jugadores: number): Promise<Grupo> {
  const { id: idLiga } = await crear<Liga>(cliente, '/api/private/ligas/0', { ...datosLiga(), ...liga });
  const grupo: Grupo = { idLiga, pistas: [], jugadores: [] };
  for (let i = 0; i < pistas; i += 1)
    grupo.pistas.push((await crear<Pista>(cliente, '/api/private/pistas/0', datosPista())).id);
  for (let i = 0; i < jugadores; i += 1) {
    const datos = datosJugador({ idLiga, telefono: '0' });
    grupo.jugadores.push((await crear<Jugador>(cliente, '/api/private/jugadores/0', datos)).id);
  }
  return grupo;
}

const DIVISION = 3;

export async function crearMundo(url: string, token: string): Promise<Mundo> {
  const cliente = crearCliente(url, token, nuevaCuenta());
  const infantil = { tipo: 'infantil', division: DIVISION };
  return {
    disputado: await crearGrupo(cliente, { division: 1 }, 3, 8),
    jornadas: await crearGrupo(cliente, { division: 2 }, 3, 6),
    temporadas: { ...(await crearGrupo(cliente, infantil, 0, 4)), division: DIVISION },
  };
}

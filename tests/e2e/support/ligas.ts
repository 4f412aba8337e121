import type { Jugador } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { Api } from './mesa.ts';

/** The first league of that type of this season. */
export async function ligaActiva(api: Api, tipo: Liga['tipo']): Promise<Liga> {
  const ligas = await api.get<Liga[]>('ligas');
  const liga = ligas.find((una) => una.tipo === tipo && una.estado === 'activa');
  if (!liga) throw new Error(`No active ${tipo} league`);
  return liga;
}

/** Who plays in it. */
export async function jugadoresDe(api: Api, { id }: Liga): Promise<Jugador[]> {
  return (await api.get<Jugador[]>('jugadores')).filter(({ idLiga }) => idLiga === id);
}

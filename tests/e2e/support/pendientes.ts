import type { Liga } from '#contract/liga/ligas.ts';
import type { PartidoFila } from '#contract/liga/partidos.ts';
import { sumarDias } from '#domain/fecha.ts';
import { HOY } from '../../support/momento.ts';
import { jugadoresDe, ligaActiva } from './ligas.ts';
import type { Api } from './mesa.ts';

/** Each match prepared here has a day of its own, so that nobody plays two at once. */
let dia = 200;

/** Leaves exactly that many pending matches of a type: the demo's get a result first. */
export async function dejarPendientes(api: Api, tipo: Liga['tipo'], cuantos: number): Promise<PartidoFila[]> {
  const liga = await ligaActiva(api, tipo);
  const jugadores = await jugadoresDe(api, liga);
  const pendientes = () => api.get<PartidoFila[]>(`partidos/pendientespuntuar?tipo=${tipo}`);
  const partidos = (await pendientes()).map(({ id }) => ({ id, jugador1NoPresenta: true }));
  await api.post('partidos/guardarpuntuaciones', { partidos });
  for (let n = 0; n < cuantos; n += 1) {
    dia += 1;
    const [uno, dos] = [jugadores[n % jugadores.length], jugadores[(n + 1) % jugadores.length]];
    await api.post('partidos/0', {
      idLiga: liga.id,
      fecha: `${sumarDias(HOY, -dia)}T06:00`,
      duracion: liga.duracion,
      idJugador1: uno?.id,
      idJugador2: dos?.id,
    });
  }
  return pendientes();
}

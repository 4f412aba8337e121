import type { Api } from './mesa.ts';

type Liga = { id: number; tipo: string; estado: string; duracion: number };
type Jugador = { id: number; nombre: string; idLiga: number };
type Partido = { id: number; version: number; jugador1: string; jugador2: string };

const DIA_MS = 86_400_000;

/** Each match prepared here has a day of its own, so that nobody plays two at once. */
let dia = 200;

const diasAtras = (dias: number): string => new Date(Date.now() - dias * DIA_MS).toISOString().slice(0, 10);

async function ligaDe(api: Api, tipo: string): Promise<{ liga: Liga; jugadores: Jugador[] }> {
  const ligas = await api.get<Liga[]>('ligas');
  const liga = ligas.find((una) => una.tipo === tipo && una.estado === 'activa');
  if (!liga) throw new Error(`No ${tipo} league`);
  const todos = await api.get<Jugador[]>('jugadores');
  return { liga, jugadores: todos.filter(({ idLiga }) => idLiga === liga.id) };
}

/** Leaves exactly that many pending matches of a type: the demo's get a result first. */
export async function dejarPendientes(api: Api, tipo: string, cuantos: number): Promise<Partido[]> {
  const { liga, jugadores } = await ligaDe(api, tipo);
  const pendientes = () => api.get<Partido[]>(`partidos/pendientespuntuar?tipo=${tipo}`);
  const partidos = (await pendientes()).map(({ id }) => ({ id, jugador1NoPresenta: true }));
  await api.post('partidos/guardarpuntuaciones', { partidos });
  for (let n = 0; n < cuantos; n += 1) {
    dia += 1;
    const [uno, dos] = [jugadores[n % jugadores.length], jugadores[(n + 1) % jugadores.length]];
    await api.post('partidos/0', {
      idLiga: liga.id,
      fecha: `${diasAtras(dia)}T06:00`,
      duracion: liga.duracion,
      idJugador1: uno?.id,
      idJugador2: dos?.id,
    });
  }
  return pendientes();
}

import type { APIRequestContext } from '@playwright/test';
import { rutas } from '#contract/rutas.ts';
import { PAGINAS } from '#web/paginas.ts';
import { direccionesPublicas } from '#web/paginas-menus.ts';

/** Every address of the public site that can be written down beforehand. */
export const FIJAS: readonly string[] = [
  ...direccionesPublicas(),
  ...PAGINAS.filter(({ oculta, path }) => oculta && !path.includes(':')).map(({ path }) => path),
];

/** A news item, a player, a match to come and one played, and who is found: the pages whose address depends on the data. */
export async function paginasConDatos(request: APIRequestContext): Promise<string[]> {
  const [liga] = await (await request.get('/api/clasificaciones/ligas?tipo=social')).json();
  const tabla = await (await request.get(`/api/clasificaciones/ver?idLiga=${liga.id}`)).json();
  const { idJugador } = tabla.clasificaciones[0];
  const { partidos } = await (await request.get(`/api/clasificaciones/jugador/${idJugador}`)).json();
  const [noticia] = await (await request.get('/api/news')).json();
  return [
    rutas.noticia(noticia),
    `/competicion-clasificaciones-division/${idJugador}`,
    `/competicion-clasificaciones-partido/${partidos[0].id}`,
    `/competicion-clasificaciones-partido/${partidos.find(({ ganador }: { ganador: number | null }) => ganador).id}`,
    '/competicion-resultados',
    '/competicion-horarios',
    '/competicion-clasificaciones/playoff',
    '/competicion-jugadores?nombre=a',
    rutas.caraACara(1, 2),
  ];
}

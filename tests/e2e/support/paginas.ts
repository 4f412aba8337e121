import type { APIRequestContext } from '@playwright/test';
import { PAGINAS } from '#web/paginas.ts';
import { direccionesPublicas } from '#web/paginas-menus.ts';

/** Every address of the public site that can be written down beforehand. */
export const FIJAS: readonly string[] = [
  ...direccionesPublicas(),
  ...PAGINAS.filter(({ oculta, path }) => oculta && !path.includes(':')).map(({ path }) => path),
];

/** A player and a match of the demo season: the pages whose address depends on the data. */
export async function paginasConDatos(request: APIRequestContext): Promise<string[]> {
  const [liga] = await (await request.get('/api/clasificaciones/ligas?tipo=social')).json();
  const tabla = await (await request.get(`/api/clasificaciones/ver?idLiga=${liga.id}`)).json();
  const { idJugador } = tabla.clasificaciones[0];
  const { partidos } = await (await request.get(`/api/clasificaciones/jugador/${idJugador}`)).json();
  return [
    `/competicion-clasificaciones-division/${idJugador}`,
    `/competicion-clasificaciones-partido/${partidos[0].id}`,
  ];
}

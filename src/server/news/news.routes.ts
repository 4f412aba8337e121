import { newsApi } from '#contract/news.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Route } from '#server/platform/router.ts';
import { leerNoticias, noticias } from './news.ts';

export function newsRoutes(route: Route, reloj: Clock): void {
  const escritas = leerNoticias();
  route(newsApi.listar, () => noticias(escritas, reloj));
}

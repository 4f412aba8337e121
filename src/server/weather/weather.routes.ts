import { mensajes } from '#contract/mensajes.ts';
import { weatherApi } from '#contract/weather.ts';
import type { LeerMeteo } from '#domain/meteo/weather.ts';
import { Problema } from '#server/platform/problema.ts';
import type { Route } from '#server/platform/router.ts';

export function weatherRoutes(route: Route, meteo: LeerMeteo): void {
  route(weatherApi.leer, () => {
    const weather = meteo();
    if (!weather) throw new Problema(503, mensajes.sinMeteo);
    return weather;
  });
}

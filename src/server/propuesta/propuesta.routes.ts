import { pronosticoApi } from '#contract/liga/pronostico.ts';
import { propuestaApi } from '#contract/liga/propuesta.ts';
import type { Firmar } from '#server/db/registro/firma.ts';
import type { Route } from '#server/platform/http/router.ts';
import { guardarPropuesta } from './guardar.ts';
import { leerPronostico } from './pronostico.ts';
import { type Deps, generarPropuesta } from './propuesta.ts';

export function propuestaRoutes(route: Route, deps: Deps, de: Firmar): void {
  route(propuestaApi.generar, ({ body, signal }) => generarPropuesta(deps, body, signal));
  route(propuestaApi.avance, ({ query: { encargo } }) => deps.taller.avance(encargo));
  route(pronosticoApi.leer, ({ query: { hasta } }) => leerPronostico(deps, hasta));
  route(propuestaApi.guardar, ({ body, caller }) => guardarPropuesta(de(caller), body));
}

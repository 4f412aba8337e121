import type { FastifyInstance } from 'fastify';
import { enlaceApi } from '#contract/cuenta.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { LeerMeteo } from '#domain/meteo/weather.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { cuentaRoutes } from './auth/cuenta.routes.ts';
import { crearIntentos } from './auth/intentos.ts';
import type { Danos } from './db/danos.ts';
import { crearFirma } from './db/firma.ts';
import { limitesDe } from './db/limites.ts';
import type { BaseDatos } from './db/open.ts';
import type { Clock } from './platform/clock.ts';
import { limitRate } from './platform/rate-limit.ts';
import { keyOf, type Route } from './platform/router.ts';
import { resumenRoutes } from './resumen/resumen.routes.ts';
import { usuariosRoutes } from './usuarios/usuarios.routes.ts';

type Deps = {
  base: BaseDatos;
  reloj: Clock;
  meteo: LeerMeteo;
  danos: Danos;
  proxySinDeclarar: () => boolean;
};

/** What one address may ask about one-time links. */
const ENLACES = { points: 200, seconds: 15 * 60 };

/** The club's staff: signing in, accounts, links and what there is to do today. */
export function personal(app: FastifyInstance, route: Route, deps: Deps): void {
  const { base, reloj } = deps;
  const de = crearFirma(base, reloj);
  const crearLimite = limitesDe(base);
  const intentos = crearIntentos(crearLimite);
  const routes = Object.values<Endpoint>(enlaceApi).map(keyOf);
  limitRate(app, crearLimite, { name: 'enlaces', routes, ...ENLACES, message: mensajes.demasiadosIntentos });
  authRoutes(route, { base, reloj, intentos });
  cuentaRoutes(route, { base, reloj, intentos }, de);
  usuariosRoutes(route, base, de, reloj);
  resumenRoutes(route, deps);
}

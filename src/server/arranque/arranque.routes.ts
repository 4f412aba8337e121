import type { FastifyInstance } from 'fastify';
import { arranqueApi, primeraCuentaApi } from '#contract/club/arranque.ts';
import { mensajes } from '#contract/mensajes.ts';
import { rutas } from '#contract/rutas.ts';
import { limitesDe } from '#server/db/engines/limites.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Firmar } from '#server/db/registro/firma.ts';
import { limitRate } from '#server/platform/http/limits.ts';
import { keyOf, type Route } from '#server/platform/http/router.ts';
import {
  crearPrimera,
  type Espera,
  leerArranque,
  type Muestra,
  quitarMuestra,
  seEspera,
  sembrarMuestra,
} from './arranque.ts';

type PrimeraDeps = Omit<Parameters<typeof crearPrimera>[0], 'espera'> & { espera: Espera };

const INTENTOS = { points: 10, seconds: 15 * 60 };

const pideUnaPagina = (accept: string | undefined): boolean => accept?.includes('text/html') ?? false;

/** Until somebody has the club, every page leads to its first one: there is nothing else to read. */
function llevarAEmpezar(app: FastifyInstance, espera: Espera, base: BaseDatos): void {
  app.addHook('onRequest', async ({ method, url, headers }, reply) => {
    if (espera.codigo === null || method !== 'GET' || !pideUnaPagina(headers.accept)) return;
    if (url.startsWith(rutas.empezar()) || url.startsWith('/api')) return;
    if (await seEspera(espera, base))
      return reply.header('cache-control', 'no-store').redirect(rutas.empezar());
  });
}

/** The way in of whoever installs the program, before there is any account. docs/reglas/arranque.md */
export function primeraCuentaRoutes(app: FastifyInstance, route: Route, deps: PrimeraDeps): void {
  const { espera, base } = deps;
  limitRate(app, limitesDe(base), {
    name: 'arranque',
    routes: [keyOf(primeraCuentaApi.crear)],
    ...INTENTOS,
    message: mensajes.demasiadosIntentos,
  });
  if (espera.codigo !== null) llevarAEmpezar(app, espera, base);
  route(primeraCuentaApi.leer, async () => ({ espera: await seEspera(espera, base) }));
  route(primeraCuentaApi.crear, ({ body }) => crearPrimera(deps, body));
}

type Deps = { base: BaseDatos; de: Firmar; muestra: Muestra; correo: boolean };

export function arranqueRoutes(route: Route, { base, de, muestra, correo }: Deps): void {
  route(arranqueApi.leer, () => leerArranque(base, muestra, correo));
  route(arranqueApi.sembrar, ({ caller }) => sembrarMuestra(de(caller), muestra));
  // Of those who go nobody is told: they are nobody.
  route(arranqueApi.quitar, ({ body, caller }) =>
    quitarMuestra({ base, firmada: de({ ...caller, quiet: true }) }, muestra, body.muestra),
  );
}

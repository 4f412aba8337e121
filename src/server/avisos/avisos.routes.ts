import type { FastifyInstance } from 'fastify';
import { avisosApi, bajaApi } from '#contract/club/avisos.ts';
import { rutas } from '#contract/rutas.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Firmar } from '#server/db/registro/firma.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Route } from '#server/platform/http/router.ts';
import {
  type BajaDeps,
  type Bajas,
  type Correo,
  guardarModo,
  leerModo,
  ponerAvisosDeJugador,
  ponerBaja,
  verAvisosDeJugador,
  verBaja,
  verPrevistos,
} from './avisos.ts';

/** Who the log says it was; no account can be called so. */
const AUTOR = 'enlace de aviso';

const HECHO =
  'Hecho: el club no te mandará más avisos de tus partidos. Para volver a recibirlos, abre el enlace del correo.\n';
const MAX_CUERPO = 16 * 1024;

/** What mail programs press by themselves; opening the address changes nothing. RFC 8058. */
function deUnaPulsacion(app: FastifyInstance, deps: BajaDeps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, null));
    scope.post<{ Params: { token: string } }>(
      rutas.bajaDeAvisos(':token'),
      { bodyLimit: MAX_CUERPO },
      async ({ params: { token } }, reply) => {
        await ponerBaja(deps, { token, avisos: false });
        return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(HECHO);
      },
    );
  });
}

type Deps = Correo & { base: BaseDatos; reloj: Clock; bajas: Bajas };

/** What staff say of mails to players, whom a save would tell, and the links with which players stop them. */
export function avisosRoutes(
  app: FastifyInstance,
  route: Route,
  { base, reloj, bajas, ...correo }: Deps,
  de: Firmar,
): void {
  route(avisosApi.modo, () => leerModo(base));
  route(avisosApi.guardarModo, ({ body, caller }) => guardarModo(de(caller), correo, body));
  route(avisosApi.previstos, ({ body }) => verPrevistos(base, reloj, body.partidos));
  route(avisosApi.leerDeJugador, ({ params }) => verAvisosDeJugador(base.db, params.id));
  route(avisosApi.deJugador, async ({ params, body, caller }) => {
    await ponerAvisosDeJugador(de(caller), reloj, { idJugador: params.id, ...body });
    return verAvisosDeJugador(base.db, params.id);
  });
  const baja = { base: de({ usuario: AUTOR }), reloj, bajas };
  route(bajaApi.leer, ({ body }) => verBaja(baja, body));
  route(bajaApi.poner, ({ body }) => ponerBaja(baja, body));
  deUnaPulsacion(app, baja);
}

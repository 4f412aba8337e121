import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { club } from '#club';
import { avisa } from '#contract/club/que-avisan.ts';
import { mensajes } from '#contract/mensajes.ts';
import { esPrivada, PERMISOS } from '#contract/permisos.ts';
import { documentoApi } from '#contract/recursos.ts';
import { rutaVivo } from '#contract/rutas.ts';
import { puede } from '#domain/cuenta/permisos.ts';
import { exigirClaveReciente, quienDeToken } from './auth/auth.ts';
import { conAverias, explicarYAnotar, TEXTOS_ERROR } from './averias.ts';
import { esClaveDeCopia } from './copias/copias.ts';
import { crearDanos } from './db/engines/outage.ts';
import { ponerClubAlDia } from './db/lecturas/club.ts';
import { versionDeDatos } from './db/queries.ts';
import { descripcionRoutes } from './descripcion/descripcion.ts';
import { crearMarca } from './el-club/el-club.ts';
import { crearEstadoPublico, LECTURAS_PUBLICAS } from './estado-publico.ts';
import { SIN_OPCIONES, subidasDe } from './formularios.ts';
import { medir } from './metricas.ts';
import { crearMomentoNoticias } from './news/news.ts';
import { Problema } from './platform/errors.ts';
import {
  handleErrors,
  leaveUnread,
  refuseBadUrls,
  refuseClientErrors,
} from './platform/http/error-handler.ts';
import { allowOrigins, compressAnswers, secureHeaders } from './platform/http/headers.ts';
import {
  addressesIn,
  limitConnections,
  limitRequests,
  PATIENCE,
  patienceOptions,
  REQUEST_LIMIT,
  watchForwarded,
} from './platform/http/limits.ts';
import { LIVE, serveLive } from './platform/http/live.ts';
import { createMultipart } from './platform/http/multipart.ts';
import { servePages } from './platform/http/pages.ts';
import { createPublicCache, type PublicCache } from './platform/http/public-cache.ts';
import { createRouter, type Router } from './platform/http/router.ts';
import { bindSlices, type Deps, sinMeteo } from './slices.ts';

const PRIVADO = '/api/private/';
const MAX_CUERPO = 1024 * 1024;

/** The one wall is in front of every private call: by path, so that no route can forget it. */
const esPrivado = (path: string): boolean => path.startsWith(PRIVADO);

const sinPermiso = (): Problema => new Problema(403, mensajes.sinPermiso, { estado: 'permiso' });

function authentication({ base, reloj }: Deps) {
  return async (token: string | null) => {
    const quien = token ? await quienDeToken({ base, reloj }, token) : null;
    if (!quien) throw new Problema(401, mensajes.sinSesion);
    const { usuario, acceso } = quien;
    return { usuario, allows: (call: string) => esPrivada(call) && puede(acceso, PERMISOS[call]) };
  };
}

/** Without a server for mail, none leaves, and nothing says that one does. docs/reglas/inscripciones.md */
const mandaCorreos = ({ formularios = SIN_OPCIONES }: Deps): boolean => formularios.smtp !== null;

/** What everything public hangs on. What shows by itself at a set moment has its place in `momentos`. */
const estadoDe = (deps: Deps, { log }: FastifyInstance) => {
  const { base, reloj, meteo = sinMeteo } = deps;
  const momentos = [crearMomentoNoticias(base, reloj)];
  return crearEstadoPublico({ base, reloj, log, mandaCorreos: mandaCorreos(deps), meteo, momentos });
};

/** HEAD runs the call: never one that signs in, nor a private one, some of which change things over GET. */
const respondeHead = (path: string): boolean => !esPrivado(path) && !path.startsWith('/api/auth/');

async function noEsta(request: FastifyRequest, reply: FastifyReply): Promise<never> {
  leaveUnread(request, reply);
  throw new Problema(404, mensajes.rutaNoEncontrada);
}

/** Describes the calls bound so far, and refuses what none of them takes. */
function describeApi(app: FastifyInstance, router: Router, { site }: Deps): void {
  const { route, endpoints } = router;
  descripcionRoutes(route, { endpoints, lecturas: LECTURAS_PUBLICAS, publicUrl: site?.publicUrl ?? null });
  // Where there was a page that told of them.
  const handler = (_: FastifyRequest, reply: FastifyReply) => reply.redirect(documentoApi.leer.path, 301);
  app.route({ method: ['GET', 'HEAD'], url: '/api', handler });
  router.refuseOtherVerbs();
  app.all('/api/*', { onRequest: noEsta, handler: noEsta });
  // Before the body is read: Fastify would take it first.
  app.addHook('onRequest', (request, reply, goOn) => {
    if (!request.is404) return goOn();
    noEsta(request, reply).catch(goOn);
  });
}

const createServer = ({ log, trustProxy = false, paciencia = PATIENCE }: Deps): FastifyInstance =>
  Fastify({
    ...(log ? { loggerInstance: log } : { logger: false }),
    trustProxy,
    // A line for each request is the proxy's business.
    logController: new LogController({ disableRequestLogging: true }),
    // So a logger for each one would say nothing more.
    childLoggerFactory: (logger) => logger,
    bodyLimit: MAX_CUERPO,
    ...patienceOptions(paciencia),
    exposeHeadRoutes: false,
    // What comes on an open connection while it ends is answered as ever, and is the last on it. It would be refused in English.
    return503OnClosing: false,
    frameworkErrors: refuseBadUrls(TEXTOS_ERROR),
    clientErrorHandler: refuseClientErrors(TEXTOS_ERROR),
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 200 },
  });

const routerOf = (app: FastifyInstance, deps: Deps, cache: PublicCache): Router =>
  createRouter(app, {
    isPrivate: esPrivado,
    authenticate: authentication(deps),
    forbidden: sinPermiso,
    confirm: (token) => exigirClaveReciente(deps, token),
    isKey: (token) => esClaveDeCopia(deps.base.db, token),
    answersHead: respondeHead,
    invalidMessage: mensajes.datosInvalidos,
    notFoundMessage: mensajes.noEncontrado,
    wrongVerbMessage: mensajes.verboNoAdmitido,
    isRehearsed: avisa,
    acceptMultipart: createMultipart(subidasDe(deps.formularios ?? SIN_OPCIONES)),
    cached: { cache, endpoints: LECTURAS_PUBLICAS },
  });

/**
 * Limits what comes from one address. Tells whether any of it came through a proxy that nobody declared: whoever does
 * counts as one visitor with everybody else.
 */
function contarPeticiones(app: FastifyInstance, deps: Deps): () => boolean {
  const { trustProxy = false, exentas = [], paciencia = PATIENCE } = deps;
  const isExempt = addressesIn(exentas) ?? (() => false);
  limitConnections(app, paciencia, trustProxy ? () => true : isExempt);
  limitRequests(app, { ...REQUEST_LIMIT, isExempt, message: mensajes.demasiadasPeticiones });
  if (trustProxy) return () => false;
  const avisar = (header: string): void =>
    app.log.warn({ header }, 'requests come through a proxy: set TRUST_PROXY');
  return watchForwarded(app, avisar);
}

const vivo = (app: FastifyInstance, { base, exentas = [], vivo: limites = LIVE }: Deps): void =>
  serveLive(app, {
    ...limites,
    path: rutaVivo,
    read: () => versionDeDatos(base.db),
    isExempt: addressesIn(exentas) ?? (() => false),
    message: mensajes.demasiadasPeticiones,
  });

/** Public reads are answered as the state names them, and it is put up to date there; the rest may write, or mail. */
function ponerElClub(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', ({ method, url }, _reply, goOn) => {
    const isPublicRead = method === 'GET' && !esPrivado(url) && !url.startsWith('/private');
    if (isPublicRead) return goOn();
    ponerClubAlDia({ base: deps.base, log: app.log, mandaCorreos: mandaCorreos(deps) }).then(
      () => goOn(),
      goOn,
    );
  });
}

export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = createServer(deps);
  const { danos = crearDanos(app.log) } = deps;
  const explicar = explicarYAnotar(danos);
  handleErrors(app, TEXTOS_ERROR, explicar);
  if (deps.metricasToken) medir(app, deps.base, deps.metricasToken);
  const proxySinDeclarar = contarPeticiones(app, deps);
  const cache = createPublicCache(estadoDe(deps, app));
  secureHeaders(app, { https: deps.site?.publicUrl?.startsWith('https:') ?? false });
  await compressAnswers(app);
  const lecturas = [...LECTURAS_PUBLICAS, documentoApi.leer].map(({ path }) => path);
  allowOrigins(app, { origins: deps.origenes ?? [], paths: lecturas });
  vivo(app, deps);
  ponerElClub(app, deps);
  const router = routerOf(app, deps, cache);
  await bindSlices(app, router, { ...deps, danos, proxySinDeclarar });
  describeApi(app, router, deps);
  if (deps.site)
    await servePages(app, deps.site, {
      call: conAverias(router.call, explicar),
      cache,
      data: () => club,
      mark: crearMarca(deps.base),
      uncached: '/private',
      painted: '/tarjetas/',
      busyMessage: mensajes.paginasOcupadas,
    });
  return app;
}

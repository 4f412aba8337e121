import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { club } from '#club';
import { avisa } from '#contract/club/que-avisan.ts';
import { enlaceApi } from '#contract/cuentas/cuenta.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { mensajes } from '#contract/mensajes.ts';
import { esPrivada, PERMISOS } from '#contract/permisos.ts';
import { documentoApi } from '#contract/recursos.ts';
import { rutaVivo } from '#contract/rutas.ts';
import { CON_ENLACE } from '#domain/cuenta/cuenta.ts';
import { puede } from '#domain/cuenta/permisos.ts';
import type { LeerMeteo } from '#domain/meteo/weather.ts';
import { arranqueRoutes, type Muestra, primeraCuentaRoutes } from './arranque/arranque.ts';
import { crearIntentos, exigirClaveReciente, hashDeClaveNueva, quienDeToken } from './auth/auth.ts';
import { authRoutes, cuentaRoutes } from './auth/cuenta.ts';
import { conAverias, explicarYAnotar, TEXTOS_ERROR } from './averias.ts';
import { recordarCadaHora } from './avisos/plazos.ts';
import { calendariosRoutes } from './calendarios/calendarios.ts';
import { clasificacionesRoutes, futuroRoutes, seguimientoRoutes } from './clasificaciones/clasificaciones.ts';
import { crearPrevisor } from './clasificaciones/futuro.ts';
import { clausurasRoutes } from './clausuras/clausuras.ts';
import { claveDelSello } from './claves.ts';
import { cmsRoutes } from './cms/contenidos.ts';
import type { TrustProxy } from './config.ts';
import { copiasRoutes, esClaveDeCopia } from './copias/copias.ts';
import { limitesDe } from './db/engines/limites.ts';
import { crearDanos, type Danos } from './db/engines/outage.ts';
import { ponerClubAlDia } from './db/lecturas/club.ts';
import type { BaseDatos } from './db/open.ts';
import { versionDeDatos } from './db/queries.ts';
import { crearFirma } from './db/registro/firma.ts';
import { sembrarTodo } from './demo/demo.ts';
import {
  contarMuestra,
  devolverImagenes,
  quitarBandeja,
  quitarImagenes,
  quitarTemporada,
} from './demo/muestra.ts';
import { descripcionRoutes } from './descripcion/descripcion.ts';
import { configuracionRoutes, crearMarca, elClubRoutes } from './el-club/el-club.ts';
import { crearEstadoPublico, LECTURAS_PUBLICAS } from './estado-publico.ts';
import { formularios, type OpcionesFormularios, SIN_OPCIONES, subidasDe } from './formularios.ts';
import { horariosRoutes } from './horarios/horarios.ts';
import { imagenesRoutes } from './imagenes/imagenes.ts';
import { importarRoutes } from './importar/importar.ts';
import { crearImprenta, impresosRoutes } from './impresos/impresos.ts';
import { incidenciasRoutes } from './incidencias/incidencias.ts';
import { dejarLigas, verLoQueDejan } from './jugadores/al-irse.ts';
import { jugadoresRoutes } from './jugadores/jugadores.routes.ts';
import { ajustesRoutes } from './ligas/ajustes.ts';
import { ligasRoutes, temporadasRoutes } from './ligas/ligas.ts';
import { darVencidosCadaHora, plazosRoutes } from './ligas/no-jugados.ts';
import { medir } from './metricas.ts';
import { publicarCadaHora } from './mis-partidos/dichos.ts';
import { misPartidosRoutes } from './mis-partidos/mis-partidos.routes.ts';
import type { Deshacer } from './mis-partidos/retractar.ts';
import { crearMomentoNoticias, newsRoutes } from './news/news.ts';
import { partidosRoutes, puntuacionesRoutes } from './partidos/partidos.routes.ts';
import { guardarPuntuaciones } from './partidos/puntuaciones.ts';
import { suspenderEn } from './partidos/suspender.ts';
import { pistasRoutes } from './pistas/pistas.ts';
import type { Clock } from './platform/clock.ts';
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
  limitRate,
  limitRequests,
  PATIENCE,
  type Patience,
  patienceOptions,
  REQUEST_LIMIT,
  watchForwarded,
} from './platform/http/limits.ts';
import { LIVE, type LiveLimits, serveLive } from './platform/http/live.ts';
import { createMultipart } from './platform/http/multipart.ts';
import { type Site, servePages } from './platform/http/pages.ts';
import { createPublicCache, type PublicCache } from './platform/http/public-cache.ts';
import { createRouter, keyOf, type Route, type Router } from './platform/http/router.ts';
import { propuestaRoutes } from './propuesta/propuesta.ts';
import { crearTaller } from './propuesta/taller.ts';
import { deshacerOperacion, registrosRoutes } from './registros/registros.ts';
import { resumenRoutes } from './resumen/resumen.ts';
import { saludRoutes } from './salud/salud.routes.ts';
import { suplentesRoutes } from './suplentes/suplentes.ts';
import { usuariosRoutes } from './usuarios/cuentas.ts';
import { weatherRoutes } from './weather/weather.ts';

type PersonalDeps = {
  base: BaseDatos;
  reloj: Clock;
  meteo: LeerMeteo;
  danos: Danos;
  proxySinDeclarar: () => boolean;
  codigoDeArranque: string | null;
};

const ENLACES = { points: 200, seconds: 15 * 60 };

/** The club's staff: signing in, accounts, links and what there is to do today. */
function personal(app: FastifyInstance, route: Route, deps: PersonalDeps): void {
  const { base, reloj } = deps;
  const de = crearFirma(base, reloj);
  const crearLimite = limitesDe(base);
  const intentos = crearIntentos(crearLimite);
  const routes = Object.values<Endpoint>(enlaceApi).map(keyOf);
  limitRate(app, crearLimite, { name: 'enlaces', routes, ...ENLACES, message: mensajes.demasiadosIntentos });
  authRoutes(route, { base, reloj, intentos });
  cuentaRoutes(route, { base, reloj, intentos }, de);
  const espera = { codigo: deps.codigoDeArranque };
  primeraCuentaRoutes(app, route, { espera, base, de, hashDeClave: hashDeClaveNueva });
  usuariosRoutes(route, base, de, reloj);
  resumenRoutes(route, deps);
}

const PRIVADO = '/api/private/';
const MAX_CUERPO = 1024 * 1024;

const sinMeteo: LeerMeteo = () => null;

export type Deps = {
  base: BaseDatos;
  reloj: Clock;
  /** The built pages; without them only the API is served. */
  site: Site | null;
  /** What is known of the weather; without it, nothing is. */
  meteo?: LeerMeteo;
  /** Captcha, mail and secrets of the public forms; without them, what needs nothing from outside. */
  formularios?: OpcionesFormularios;
  log?: FastifyBaseLogger;
  trustProxy?: TrustProxy;
  /** What is known of damage to the database; without it, what calls show. */
  danos?: Danos;
  /** With it, `/metrics` is there for who shows it. */
  metricasToken?: string | null;
  origenes?: readonly string[];
  paciencia?: Patience;
  /** Addresses, and networks, whose requests and connections are not counted. */
  exentas?: readonly string[];
  /** What opens a club without accounts; without it nothing does. docs/reglas/arranque.md */
  codigoDeArranque?: string | null;
  /** How many pages may listen for changes, and how often they are looked for. */
  vivo?: LiveLimits;
};

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

type ParaSembrar = Pick<Deps, 'base' | 'reloj'> & { opciones: OpcionesFormularios };

const muestraDe = ({ base, reloj, opciones }: ParaSembrar): Muestra => ({
  contar: contarMuestra,
  sembrar: async () => sembrarTodo(base, reloj.localTime(), await claveDelSello({ base, opciones })),
  quitarBandeja,
  quitarTemporada,
  quitarImagenes,
});

function slices(
  { route }: Router,
  { base, reloj, meteo = sinMeteo, formularios: opciones = SIN_OPCIONES }: Deps,
  danos: Danos,
): void {
  const de = crearFirma(base, reloj);
  saludRoutes(route, { base, danos, reloj });
  clasificacionesRoutes(route, base, reloj);
  seguimientoRoutes(route, { base, reloj, meteo });
  calendariosRoutes(route, { base, reloj, meteo });
  cmsRoutes(route, base, de, reloj);
  newsRoutes(route, base, de, reloj);
  horariosRoutes(route, { base, reloj, meteo });
  weatherRoutes(route, meteo);
  configuracionRoutes(route, base, de);
  elClubRoutes(route, base, de);
  const muestra = muestraDe({ base, reloj, opciones });
  arranqueRoutes(route, { base, de, muestra, correo: opciones.smtp !== null });
  pistasRoutes(route, base, de, reloj);
  clausurasRoutes(route, base, de);
  ligasRoutes(route, base, de, reloj);
  ajustesRoutes(route, base, de, reloj);
  plazosRoutes(route, de, reloj);
  temporadasRoutes(route, base, de, reloj);
  copiasRoutes(route, de, { reloj, sello: () => claveDelSello({ base, opciones }) });
  jugadoresRoutes(route, base, de, reloj);
  importarRoutes(route, { base, reloj, dejarLigas, loQueDejan: verLoQueDejan }, de);
  incidenciasRoutes(route, base, de);
  registrosRoutes(route, { base, de, reloj, alVolver: () => devolverImagenes(base) });
  partidosRoutes(route, base, de, reloj);
  puntuacionesRoutes(route, base, de, reloj);
  suplentesRoutes(route, base.db, de);
  misPartidosRoutes(
    route,
    { base, reloj, puntuar: guardarPuntuaciones, mover: suspenderEn, deshacer: deshacerDeEnlace },
    de,
  );
}

/** Of what links wrote: of a match, and of the children who are in one for the first time. */
const deshacerDeEnlace: Deshacer = (base, reloj, id) =>
  deshacerOperacion(base, reloj, {
    id,
    alcance: { cobra: false, suyas: { usuario: CON_ENLACE, tablas: ['partido', 'jugador', 'persona'] } },
  });

/** What players say of results is published by itself once its time is over; who has said nothing is reminded, and may lose by it. */
function plazos(app: FastifyInstance, { base, reloj }: Deps): void {
  const programa = crearFirma(base, reloj)({ usuario: null });
  const { start, stop } = publicarCadaHora({
    base: programa,
    reloj,
    puntuar: guardarPuntuaciones,
    log: app.log,
  });
  const recordar = recordarCadaHora({ base, reloj, log: app.log });
  const dar = darVencidosCadaHora({ base: programa, reloj, log: app.log });
  app.addHook('onReady', async () => {
    start();
    recordar.start();
    dar.start();
  });
  app.addHook('onClose', async () => {
    await Promise.all([stop(), recordar.stop(), dar.stop()]);
  });
}

/** What can still happen in a league is found out in a thread of its own. */
function futuro(app: FastifyInstance, { route }: Router, { base }: Deps): void {
  const previsor = crearPrevisor();
  app.addHook('onClose', previsor.close);
  futuroRoutes(route, base, previsor);
}

/** Sheets for the board are made in a thread of their own, which ends with the application. */
function impresos(app: FastifyInstance, { route }: Router, { base, reloj }: Deps): void {
  const imprenta = crearImprenta();
  app.addHook('onClose', imprenta.close);
  impresosRoutes(route, { base, reloj, imprenta });
}

/** Proposals are made in a thread of their own; those under way are given up when the application closes. */
function propuestas(app: FastifyInstance, { route }: Router, { base, reloj }: Deps): void {
  const taller = crearTaller();
  app.addHook('preClose', taller.cerrar);
  propuestaRoutes(route, { base, reloj, taller }, crearFirma(base, reloj));
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
  slices(router, deps, danos);
  const { codigoDeArranque = null, meteo = sinMeteo } = deps;
  personal(app, router.route, { ...deps, danos, meteo, proxySinDeclarar, codigoDeArranque });
  futuro(app, router, deps);
  plazos(app, deps);
  impresos(app, router, deps);
  imagenesRoutes(app, router.route, deps.base, crearFirma(deps.base, deps.reloj));
  propuestas(app, router, deps);
  const { base, reloj, formularios: opciones = SIN_OPCIONES } = deps;
  await formularios(app, router.route, { base, reloj, log: app.log, opciones });
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

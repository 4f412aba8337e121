import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { enlaceApi } from '#contract/cuentas/cuenta.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { mensajes } from '#contract/mensajes.ts';
import { CON_ENLACE } from '#domain/cuenta/cuenta.ts';
import type { LeerMeteo } from '#domain/meteo/weather.ts';
import { arranqueRoutes, type Muestra, primeraCuentaRoutes } from './arranque/arranque.ts';
import { crearIntentos, hashDeClaveNueva } from './auth/auth.ts';
import { authRoutes, cuentaRoutes } from './auth/cuenta.ts';
import { recordarCadaHora } from './avisos/plazos.ts';
import { calendariosRoutes } from './calendarios/calendarios.ts';
import { clasificacionesRoutes, futuroRoutes, seguimientoRoutes } from './clasificaciones/clasificaciones.ts';
import { crearPrevisor } from './clasificaciones/futuro.ts';
import { clausurasRoutes } from './clausuras/clausuras.ts';
import { claveDelSello } from './claves.ts';
import { cmsRoutes } from './cms/contenidos.ts';
import type { TrustProxy } from './config.ts';
import { copiasRoutes } from './copias/copias.ts';
import { limitesDe } from './db/engines/limites.ts';
import type { Danos } from './db/engines/outage.ts';
import type { BaseDatos } from './db/open.ts';
import { crearFirma } from './db/registro/firma.ts';
import { sembrarTodo } from './demo/demo.ts';
import {
  contarMuestra,
  devolverImagenes,
  quitarBandeja,
  quitarImagenes,
  quitarTemporada,
} from './demo/muestra.ts';
import { configuracionRoutes, elClubRoutes } from './el-club/el-club.ts';
import { formularios, type OpcionesFormularios, SIN_OPCIONES } from './formularios.ts';
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
import { publicarCadaHora } from './mis-partidos/dichos.ts';
import { misPartidosRoutes } from './mis-partidos/mis-partidos.routes.ts';
import type { Deshacer } from './mis-partidos/retractar.ts';
import { newsRoutes } from './news/news.ts';
import { partidosRoutes, puntuacionesRoutes } from './partidos/partidos.routes.ts';
import { guardarPuntuaciones } from './partidos/puntuaciones.ts';
import { suspenderEn } from './partidos/suspender.ts';
import { pistasRoutes } from './pistas/pistas.ts';
import type { Clock } from './platform/clock.ts';
import { limitRate, type Patience } from './platform/http/limits.ts';
import type { LiveLimits } from './platform/http/live.ts';
import type { Site } from './platform/http/pages.ts';
import { keyOf, type Route, type Router } from './platform/http/router.ts';
import { propuestaRoutes } from './propuesta/propuesta.ts';
import { crearTaller } from './propuesta/taller.ts';
import { deshacerOperacion, registrosRoutes } from './registros/registros.ts';
import { resumenRoutes } from './resumen/resumen.ts';
import { saludRoutes } from './salud/salud.routes.ts';
import { suplentesRoutes } from './suplentes/suplentes.ts';
import { usuariosRoutes } from './usuarios/cuentas.ts';
import { weatherRoutes } from './weather/weather.ts';

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

export const sinMeteo: LeerMeteo = () => null;

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

type Bound = Deps & Pick<PersonalDeps, 'danos' | 'proxySinDeclarar'>;

/** Every capability of the club, bound to its routes; what is done by itself begins with the application and ends with it. */
export async function bindSlices(app: FastifyInstance, router: Router, deps: Bound): Promise<void> {
  const { base, reloj, formularios: opciones = SIN_OPCIONES } = deps;
  slices(router, deps, deps.danos);
  const { codigoDeArranque = null, meteo = sinMeteo } = deps;
  personal(app, router.route, { ...deps, meteo, codigoDeArranque });
  futuro(app, router, deps);
  plazos(app, deps);
  impresos(app, router, deps);
  imagenesRoutes(app, router.route, base, crearFirma(base, reloj));
  propuestas(app, router, deps);
  await formularios(app, router.route, { base, reloj, log: app.log, opciones });
}

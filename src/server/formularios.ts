import type { Agent } from 'node:https';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { club } from '#club';
import { recursos } from '#contract/api.ts';
import { bajaApi } from '#contract/club/avisos.ts';
import { avisoDeMuestra } from '#contract/club/inventado.ts';
import { captchaApi } from '#contract/consultas.ts';
import { miApi } from '#contract/cuentas/mi.ts';
import { misPartidosApi } from '#contract/cuentas/mis-partidos.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { mensajes } from '#contract/mensajes.ts';
import { inscripcionApi, LIMITES_SUBIDA } from '#contract/solicitudes/inscripcion.ts';
import { invitacionApi } from '#contract/solicitudes/invitacion.ts';
import { esClaro, sobre } from '#domain/club/colores.ts';
import { ARCHIVOS } from '#domain/inscripcion/datos.ts';
import { avisosRoutes, type Bajas, crearBajas } from './avisos/avisos.ts';
import { crearAviso, crearAvisoMovil, crearCartero, crearSalidaMovil } from './avisos/componer.ts';
import { claveDelSello, secreto } from './claves.ts';
import { cobrosRoutes } from './cobros/cobros.ts';
import { consultasRoutes } from './consultas/consultas.ts';
import { limitesDe } from './db/engines/limites.ts';
import type { BaseDatos } from './db/open.ts';
import { crearFirma } from './db/registro/firma.ts';
import { emptyJournal } from './db/registro/journal.ts';
import { soltarCorreos } from './db/tables/correo.ts';
import { purgarImagenes } from './imagenes/imagenes.ts';
import { inscripcionRoutes } from './inscripcion/inscripcion.ts';
import { purgarEnlaces } from './mi/enlace.ts';
import { miRoutes } from './mi/mi.ts';
import { purgarDeJugadores } from './mis-partidos/dichos.ts';
import type { Clock } from './platform/clock.ts';
import { type Captcha, createProofOfWork, createRecaptcha, type Work } from './platform/crypto/captcha.ts';
import { createSeal, type Seal } from './platform/crypto/seal.ts';
import { limitRate } from './platform/http/limits.ts';
import type { MultipartOptions } from './platform/http/multipart.ts';
import { keyOf, type Route } from './platform/http/router.ts';
import {
  createMailer,
  createOutbox,
  type MailerOptions,
  type Outbox,
  type OutboxRhythm,
} from './platform/services/mail.ts';
import { createPusher, type PushKeys, pushKeysFrom } from './platform/services/push.ts';
import { type CrearPdf, crearImpresora } from './solicitudes/abierta.ts';
import { purgarInvitaciones } from './solicitudes/invitacion.ts';
import { crearCopias, crearRecibir, type LimiteCopias } from './solicitudes/recibir.ts';
import { purgarADiario } from './solicitudes/retencion.ts';
import { crearSalida } from './solicitudes/salida.ts';
import { solicitudesRoutes } from './solicitudes/seguimiento.ts';

function captchaRoutes(route: Route, captcha: Captcha): void {
  route(captchaApi.reto, () => captcha.challenge());
}

/** What the forms take from outside; all of it has a default that works. */
export type OpcionesFormularios = {
  /** Where generated secrets are kept; null: in the database, where replicas share them. */
  carpetaSecretos: string | null;
  smtp: Pick<MailerOptions, 'url' | 'timeouts'> | null;
  remitente: string | null;
  /** Where the site is published, for links in mails; without it they have none. */
  publicUrl: string | null;
  recaptcha: { siteKey: string; secret: string; verifyUrl: string; timeoutMs?: number } | null;
  /** For tests: less work, other limits, quicker retries. */
  trabajo?: Work;
  envios?: { points: number; seconds: number };
  copias?: Partial<LimiteCopias>;
  subidas?: Partial<MultipartOptions['limits']>;
  ritmo?: Partial<OutboxRhythm>;
  turnoMs?: number;
  push?: Agent;
};

export const SIN_OPCIONES: OpcionesFormularios = {
  carpetaSecretos: null,
  smtp: null,
  remitente: null,
  publicUrl: null,
  recaptcha: null,
};

type Deps = { base: BaseDatos; reloj: Clock; log: FastifyBaseLogger; opciones: OpcionesFormularios };

async function crearCaptcha(deps: Deps): Promise<Captcha> {
  const { recaptcha, trabajo } = deps.opciones;
  return recaptcha ? createRecaptcha(recaptcha) : createProofOfWork(await secreto(deps, 'captcha'), trabajo);
}

const CUARTO_DE_HORA_S = 15 * 60;
/** Forms of one address: many families enrol at once from the club's, a program sends more. */
const ENVIOS = { points: 60, seconds: CUARTO_DE_HORA_S };
/** Challenges of one address: each costs the server a little work. */
const RETOS = { points: 300, seconds: CUARTO_DE_HORA_S };
/** Copies of enrolments that one address downloads; each is made when it is asked for. */
const DESCARGAS = { points: 60, seconds: CUARTO_DE_HORA_S };
const SUBIDAS = { atOnce: 6, waiting: 30 };

/** Every form of the site, also those to come; who signs in is counted by src/server/auth, and a player's link by `personal` in src/server/slices.ts. */
const ENVIOS_PUBLICOS = Object.values(recursos)
  .flatMap((recurso): Endpoint[] => Object.values(recurso))
  .filter(
    ({ method, path }) =>
      method === 'POST' &&
      !/^\/api\/(?:private\/|auth\/|(?:mi|avisos|inscripcion\/pareja)(?:\/|$))/.test(path),
  )
  .map(keyOf);

/** What one address may do with personal links, and with those of notices: a guess among 2^256 is none, but each costs a read. */
const PERSONALES = { points: 120, seconds: CUARTO_DE_HORA_S };
/** The page of a link asks again while it is open, and several phones are behind the address of the club. */
const LECTURAS_PERSONALES = { points: 600, seconds: CUARTO_DE_HORA_S };

const LECTURAS = [miApi.leer, misPartidosApi.leer, invitacionApi.leer].map(keyOf);
const DE_ENLACES = [miApi, misPartidosApi, bajaApi, invitacionApi]
  .flatMap((api) => Object.values<Endpoint>(api))
  .map(keyOf);

/** What one address may ask for. `envios`: other limits of what comes from forms. */
const limitesDeLlamadas = ({ envios }: OpcionesFormularios) => [
  { name: 'envios', routes: ENVIOS_PUBLICOS, ...(envios ?? ENVIOS), message: mensajes.demasiadosEnvios },
  {
    name: 'retos',
    routes: [keyOf(captchaApi.reto)],
    ...(envios ?? RETOS),
    message: mensajes.demasiadosEnvios,
  },
  ...[
    { name: 'copias', routes: [keyOf(inscripcionApi.copia)], ...(envios ?? DESCARGAS) },
    { name: 'personales', routes: DE_ENLACES.filter((una) => !LECTURAS.includes(una)), ...PERSONALES },
    { name: 'lecturas-personales', routes: LECTURAS, ...LECTURAS_PERSONALES },
  ].map((limite) => ({ ...limite, message: mensajes.demasiadasPeticiones })),
];

/** How files are taken in, of enrolments and of pictures. */
export function subidasDe({ subidas }: OpcionesFormularios): MultipartOptions {
  const { archivo: file, json, segundos: seconds } = LIMITES_SUBIDA;
  return {
    json: 'json',
    files: ARCHIVOS,
    limits: { file, json, seconds, ...SUBIDAS, ...subidas },
    texts: {
      wrongType: mensajes.tipoNoAdmitido,
      unreadable: mensajes.cuerpoInvalido,
      unexpected: mensajes.partesDeMas,
      tooLarge: mensajes.archivoGrande,
      tooSlow: mensajes.subidaLenta,
      busy: mensajes.subidasOcupadas,
    },
  };
}

const membrete = () => ({
  name: club.nombre,
  colors: {
    band: club.colores.pista,
    onBand: sobre(club.colores.pista, club.colores.tinta),
    mark: esClaro(club.colores.pista) ? club.colores.tinta : club.colores.bola,
  },
  footer: [club.direccion, `${club.telefono} · ${club.email}`, avisoDeMuestra()].filter(Boolean).join('\n'),
});

/** Without an SMTP server mails wait where staff see them. */
async function crearCorreo(
  { base, reloj, log, opciones }: Deps,
  { sello, pdf, bajas }: { sello: Seal; pdf: CrearPdf; bajas: Bajas },
): Promise<Outbox | null> {
  const { smtp, remitente, publicUrl, ritmo = {}, turnoMs } = opciones;
  if (!smtp) return null;
  if (base.motor === 'sqlite') await soltarCorreos(base.db);
  const aviso = crearAviso({ base, reloj, bajas, publicUrl });
  const from = () => remitente ?? { name: club.nombre, address: club.email };
  return createOutbox({
    store: crearSalida({ base, reloj, sello, pdf, publicUrl, aviso, ...(turnoMs && { turnoMs }) }),
    mailer: createMailer({ ...smtp, from, letterhead: membrete }),
    rhythm: ritmo,
    onFailure: (reason, attempt) => log.warn({ reason, attempt }, 'a mail did not leave'),
  });
}

/** What is pushed to phones goes when mails do: nobody turns one on without the other. */
function crearPush({ base, reloj, log, opciones }: Deps, bajas: Bajas, keys: PushKeys): Outbox | null {
  const { smtp, publicUrl, ritmo = {}, push: agent } = opciones;
  if (!smtp) return null;
  const subject = publicUrl?.startsWith('https:') ? publicUrl : `mailto:${club.email}`;
  const pusher = createPusher({ keys, subject, ...(agent && { agent }) });
  return createOutbox({
    store: crearSalidaMovil({ base, reloj, aviso: crearAvisoMovil({ base, reloj, bajas, publicUrl }) }),
    mailer: crearCartero(base, pusher),
    rhythm: ritmo,
    onFailure: (reason, attempt) => log.warn({ reason, attempt }, 'a push did not leave'),
  });
}

type SegundoPlano = {
  salidas: readonly (Outbox | null)[];
  purga: ReturnType<typeof purgarADiario>;
  cerrarImpresora: () => Promise<void>;
};

function enSegundoPlano(app: FastifyInstance, { salidas, purga, cerrarImpresora }: SegundoPlano): void {
  app.addHook('onReady', async () => {
    for (const salida of salidas) salida?.start();
    purga.start();
  });
  app.addHook('onClose', async () => {
    await purga.stop();
    await Promise.all(salidas.map((salida) => salida?.stop()));
    await cerrarImpresora();
  });
}

/** The public forms, what they leave behind and its inbox: routes, limits, mails and daily purge. */
export async function formularios(app: FastifyInstance, route: Route, deps: Deps): Promise<void> {
  const { base, reloj, log, opciones } = deps;
  const clave = await claveDelSello(deps);
  const sello = createSeal(clave);
  const bajas = crearBajas(clave);
  const captcha = await crearCaptcha(deps);
  const { pdfDeInscripcion: pdf, close: cerrarImpresora } = crearImpresora();
  const correo = await crearCorreo(deps, { sello, pdf, bajas });
  const clavesPush = pushKeysFrom(Buffer.from(clave, 'base64url'), 'avisos en móviles');
  const push = crearPush(deps, bajas, clavesPush);
  for (const limite of limitesDeLlamadas(opciones)) limitRate(app, limitesDe(base), limite);
  const avisar = (): void => correo?.wake();
  const { publicUrl } = opciones;
  const hayServidorDeCorreo = correo !== null;
  const mandaEnlaces = hayServidorDeCorreo && publicUrl !== null;
  const copias = crearCopias(opciones.copias);
  const recibir = crearRecibir({ base, reloj, captcha, sello, copias, mandaEnlaces, avisar });
  captchaRoutes(route, captcha);
  consultasRoutes(route, { recibir, reloj });
  const de = crearFirma(base, reloj);
  inscripcionRoutes(route, { base, reloj, recibir }, de);
  const horaLocal = (dt: number): string => reloj.localTimeOf(dt * 1000);
  const deCorreo = { hayServidorDeCorreo, publicUrl, avisar };
  solicitudesRoutes(route, { base, reloj, sello, horaLocal, pdf, ...deCorreo }, de);
  cobrosRoutes(route, { base, reloj, sello }, de);
  avisosRoutes(app, route, { base, reloj, bajas, hayServidorDeCorreo, publicUrl }, de);
  const clavePush = clavesPush.publicKey;
  miRoutes(route, { base, reloj, sello, publicUrl, avisar, clavePush, hayServidorDeCorreo }, de);
  const programa = de({ usuario: null });
  const ademas = [
    () => purgarEnlaces(programa, reloj),
    () => purgarInvitaciones(programa, reloj),
    () => purgarDeJugadores(programa, reloj),
    () => purgarImagenes(programa, reloj),
    () => emptyJournal(base),
  ];
  const purga = purgarADiario({ base: programa, reloj, log, ademas });
  enSegundoPlano(app, { salidas: [correo, push], purga, cerrarImpresora });
}

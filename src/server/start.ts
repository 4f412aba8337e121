import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import { relojDePared } from '#domain/fecha-zona.ts';
import type { LeerMeteo } from '#domain/meteo/weather.ts';
import { buildApp } from './app.ts';
import { crearCodigo, hayCuentas, ponerEnBlanco, quitarBlanco } from './arranque/arranque.ts';
import { passwordHashDe, porQueNoVale } from './auth/auth.ts';
import { carpetaDeSecretos, prepararCarpeta } from './carpeta.ts';
import { claveDelSello } from './claves.ts';
import { BadConfig, type Config, readConfig } from './config.ts';
import { crearDanos, type Danos } from './db/engines/outage.ts';
import quickCheck from './db/engines/quick-check.ts';
import { ponerClubAlDia } from './db/lecturas/club.ts';
import { inTurn, migrate } from './db/migrate.ts';
import { type BaseDatos, FICHERO, type Motor, openDatabase } from './db/open.ts';
import { insertarUsuario } from './db/tables/usuario.ts';
import { sembrarTodo } from './demo/demo.ts';
import { type Clock, createClock } from './platform/clock.ts';
import { hashPassword, verifyPassword } from './platform/crypto/password.ts';
import type { Site } from './platform/http/pages.ts';
import { createLog } from './platform/log.ts';
import { createWorkerPool } from './platform/worker-pool.ts';
import { crearMeteo } from './weather/weather.ts';

const BUILD = fileURLToPath(new URL('../../build/', import.meta.url));
const SHUTDOWN_MS = 9_000;

type Pages = Pick<Site, 'build' | 'clientDir'>;

/** The pages as the last build left them, or null when there is none: then only the API answers. */
async function builtSite(): Promise<Pages | null> {
  const bundle = `${BUILD}server/index.js`;
  if (!existsSync(bundle)) return null;
  const build: ServerBuild = await import(pathToFileURL(bundle).href);
  return { build, clientDir: `${BUILD}client` };
}

function siteOf(pages: Pages | null, { publicUrl, recaptcha, ...config }: Config): Site | null {
  if (!pages) return null;
  const { gaMeasurementId: measurementId, consentDefault } = config;
  const settings = { measurementId, consentDefault, recaptcha: recaptcha !== null };
  return { ...pages, publicUrl, settings };
}

async function fillWithDemo(base: BaseDatos, config: Config, reloj: Clock): Promise<void> {
  const opciones = { carpetaSecretos: carpetaDeSecretos(config.dataDir) };
  await sembrarTodo(base, reloj.localTime(), await claveDelSello({ base, opciones }));
}

/** Left empty and with nobody to own it: whoever reads this machine's console or log does. */
async function waitForOwner(base: BaseDatos): Promise<string> {
  await base.transact(ponerEnBlanco);
  return crearCodigo();
}

/**
 * The account comes last: until it is there, the next start goes on where this one was cut off. Answers the code with
 * which somebody makes it in the browser, when nothing says whose it is.
 */
async function fillIfEmpty(base: BaseDatos, config: Config, reloj: Clock): Promise<string | null> {
  if (await hayCuentas(base.db)) return null;
  if (!config.demo && config.adminPassword === null) return waitForOwner(base);
  await base.transact(quitarBlanco);
  exigirClaveApta(config);
  if (config.demo) await fillWithDemo(base, config, reloj);
  console.log(await crearPrimeraCuenta(base, config));
  return null;
}

/** What has to be closed in order, once there is somebody to answer. Until then every write is whole or is not there. */
type Cierres = (() => Promise<unknown>)[];

/**
 * Ends in order when it is asked to, also while it starts (whoever is process 1 is not ended by default), answering
 * what is under way. Asked again (a terminal asks twice), it goes on ending; it never takes longer than ten seconds.
 */
function stopOnSignals(cierres: Cierres): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    for (const cerrar of cierres) await cerrar();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Begins to ask for the weather. That it does not come is nobody's alarm: the pages say so. */
function startMeteo({ weatherUrl: url }: Config, reloj: Clock, log: FastifyBaseLogger): LeerMeteo {
  const onFailure = (error: unknown, failures: number): void =>
    log.info({ reason: String(error), failures }, 'no weather');
  const meteo = crearMeteo({ url, reloj, onFailure });
  meteo.start();
  return meteo.leer;
}

function deConfig(config: Config) {
  const { trustProxy, exentas, origenes, metricasToken, publicUrl, recaptcha, smtpUrl: url } = config;
  const carpetaSecretos = carpetaDeSecretos(config.dataDir);
  const smtp = url ? { url } : null;
  const formularios = { carpetaSecretos, smtp, remitente: config.mailFrom, publicUrl, recaptcha };
  return { trustProxy, exentas, origenes, metricasToken, formularios };
}

const tellIdleErrors =
  (log: FastifyBaseLogger) =>
  (error: Error): void =>
    log.warn({ err: { message: error.message } }, 'database connection lost');

type Direccion = Pick<Config, 'port' | 'host'>;

const SIN_ESCUCHAR: Readonly<Record<string, (direccion: Direccion) => string>> = {
  EACCES: ({ port }) =>
    `PORT: esta cuenta del sistema no puede usar el puerto ${port}. Elige uno a partir de 1024.`,
  EADDRNOTAVAIL: ({ host }) => `HOST: ${host} no es una dirección de esta máquina.`,
  ENOTFOUND: ({ host }) => `HOST: ${host} no es una dirección de esta máquina.`,
};

/** Changing the tables takes the time it takes, so over connections of its own. */
async function prepareDatabase({ dataDir, databaseUrl }: Config): Promise<void> {
  const base = openDatabase({ dataDir, databaseUrl, unlimited: true });
  await migrate(base).finally(base.close);
}

/** Listens, or throws why it cannot in terms of the variables. */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    const sentence = SIN_ESCUCHAR[(error as NodeJS.ErrnoException).code ?? ''];
    throw sentence ? new BadConfig(sentence({ port, host })) : error;
  }
}

const saludo = (url: string, codigo: string | null): string =>
  codigo === null
    ? `${club.nombre}: ${url}`
    : [
        'El club está vacío y sin dueño. Para empezar, abre esta dirección (no se la des a nadie):',
        `${new URL(rutas.empezar(), url).href}#${codigo}`,
        `Código de arranque: ${codigo}. Vale hasta que haya una cuenta; si el programa se reinicia antes, imprime otro.`,
      ].join('\n');

export async function start(loadPages: () => Promise<Pages | null> = builtSite): Promise<void> {
  const config = readConfig(process.env);
  const { dataDir, databaseUrl } = config;
  const cierres: Cierres = [];
  stopOnSignals(cierres);
  prepararCarpeta(dataDir);
  const log = createLog();
  const reloj = createClock(relojDePared(club.zonaHoraria));
  const danos = crearDanos(log);
  const vigilancia = vigilarBase({ dataDir, motor: databaseUrl ? 'postgres' : 'sqlite', danos, log });
  await prepareDatabase(config);
  await vigilancia.alArrancar();
  const base = openDatabase({ dataDir, databaseUrl, onIdleError: tellIdleErrors(log) });
  // Two that start at once over an empty database: the second finds it filled.
  const codigoDeArranque = await inTurn(base.db, 'siembra', () => fillIfEmpty(base, config, reloj));
  await ponerClubAlDia({ base, log, mandaCorreos: config.smtpUrl !== null });
  const meteo = startMeteo(config, reloj, log);
  const site = siteOf(await loadPages(), config);
  const app = await buildApp({ base, reloj, site, meteo, log, danos, codigoDeArranque, ...deConfig(config) });
  cierres.push(() => app.close(), vigilancia.close, base.close);
  const url = await listen(app, config);
  vigilancia.aDiario();
  console.log(saludo(config.publicUrl ?? url, codigoDeArranque));
  const aviso = await avisoDeClave(base, config);
  if (aviso) console.error(aviso);
}

const PASSWORD_BYTES = 12;

type Entorno = Pick<Config, 'adminUsuario' | 'adminPassword'>;

/** The password of the first account follows the rule of any other. docs/reglas/cuentas.md, "A password". */
export function exigirClaveApta({ adminUsuario, adminPassword }: Entorno): void {
  const motivo = adminPassword === null ? null : porQueNoVale(adminPassword, adminUsuario);
  if (motivo === null) return;
  throw new BadConfig(
    `ADMIN_PASSWORD: no sirve como contraseña de «${adminUsuario}». ${motivo} Escribe otra, o quita la variable y el programa imprimirá una al azar.`,
  );
}

/** The first staff account; its password is printed once when nobody chose it. */
async function crearPrimeraCuenta({ db }: BaseDatos, entorno: Entorno): Promise<string> {
  const { adminUsuario, adminPassword } = entorno;
  const password = adminPassword ?? randomBytes(PASSWORD_BYTES).toString('base64url');
  await insertarUsuario(db, adminUsuario, await hashPassword(password));
  const shown = adminPassword ? '(la de ADMIN_PASSWORD)' : password;
  return `Cuenta de administración: ${adminUsuario}  contraseña: ${shown}`;
}

/**
 * What is said to a club that has its accounts already, and a variable that would be refused today: it is used no more,
 * so nothing stops; but it may still be somebody's password.
 */
export async function avisoDeClave({ db }: BaseDatos, entorno: Entorno): Promise<string | null> {
  const { adminUsuario, adminPassword } = entorno;
  if (adminPassword === null || porQueNoVale(adminPassword, adminUsuario) === null) return null;
  const esLaSuya = await verifyPassword(await passwordHashDe(db, adminUsuario), adminPassword);
  return esLaSuya
    ? `ATENCIÓN: la contraseña de «${adminUsuario}» es la de ADMIN_PASSWORD y se adivina pronto. Cámbiala en la web (Administración → Mi cuenta) y quita después ADMIN_PASSWORD.`
    : 'ADMIN_PASSWORD ya no se usa, porque hay cuentas, y hoy no valdría: quítala.';
}

const DIA_MS = 24 * 3_600_000;
const HILO = new URL('./db/engines/quick-check.ts', import.meta.url);
/** A club's file takes milliseconds; one that takes longer than this is looked at another day. */
const LIMITES = { threads: 1, waiting: 0, timeoutMs: 15 * 60_000, memoryMb: 64, busy: 'tarda demasiado' };

type Vigilancia = { dataDir: string; motor: Motor; danos: Danos; log: FastifyBaseLogger };

/** Runs a check and notes what it finds; that it could not look is written down. */
const anotador =
  ({ danos, log }: Vigilancia) =>
  async (mirar: () => string[] | Promise<string[]>): Promise<void> => {
    try {
      const faltas = await mirar();
      if (faltas.length > 0) danos.anotar(faltas.join('; '));
    } catch (error) {
      log.warn({ reason: String(error) }, 'the database could not be checked');
    }
  };

/** Checks the embedded database's file, at the start and then daily in a thread; PostgreSQL its own. */
export function vigilarBase(vigilancia: Vigilancia) {
  const { dataDir, motor, danos } = vigilancia;
  const fichero = join(dataDir, FICHERO);
  const hilo = createWorkerPool<string, string[]>(HILO, LIMITES);
  const anotar = anotador(vigilancia);
  const hayQueRevisar = (): boolean => motor === 'sqlite' && !danos.hay && existsSync(fichero);
  const revisar = async (): Promise<void> => {
    if (hayQueRevisar()) await anotar(() => hilo.run(fichero));
  };
  let timer: NodeJS.Timeout | null = null;
  return {
    /** In this thread, while there is nobody to wait. */
    alArrancar: async (): Promise<void> => {
      if (hayQueRevisar()) await anotar(() => quickCheck(fichero));
    },
    revisar,
    aDiario: (): void => {
      timer = setInterval(revisar, DIA_MS).unref();
    },
    close: async (): Promise<void> => {
      if (timer) clearInterval(timer);
      await hilo.close();
    },
  };
}

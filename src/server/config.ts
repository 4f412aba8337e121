import { z } from 'zod';
import { fraseBasta, fraseCorta } from '#domain/frase-de-copia.ts';
import { Told } from './platform/errors.ts';
import { addressesIn } from './platform/http/limits.ts';

/** A variable that is not set, or set to nothing, is absent. */
const siEsta = <T extends z.ZodType>(schema: T) =>
  z.preprocess((valor) => (valor === '' ? undefined : valor), schema);

const opcional = <T extends z.ZodType>(schema: T) => siEsta(schema.nullable().default(null));

const espera = {
  PORT: 'un número de 0 a 65535',
  DATABASE_URL: 'la dirección de PostgreSQL, como postgres://usuario:clave@servidor:5432/base',
  SMTP_URL: 'la dirección del servidor de correo, como smtp://usuario:clave@servidor:587',
  ADMIN_USUARIO: 'de 1 a 60 caracteres',
  GA_MEASUREMENT_ID: 'empieza por G-, como G-ABC123',
  LIMITS_EXEMPT: 'direcciones o redes separadas por comas, como 127.0.0.1,10.0.0.0/8',
  TRUST_PROXY:
    'cuántos proxies hay delante (1 si es uno solo), o sus direcciones, como 10.0.0.0/8, separadas por comas; con true se creería a cualquiera',
  CORS_ORIGINS: 'los sitios separados por comas, como https://ayuntamiento.example, o * para todos',
  METRICS_TOKEN: 'al menos 16 letras, cifras o guiones',
  url: 'una dirección completa, como https://club.example',
  flag: 'true o false',
} as const;

const texto = opcional(z.string());
const direccionWeb = opcional(z.url(espera.url));
const trueOrFalse = z.enum(['true', 'false'], espera.flag);

/** What is between commas. */
const lista = siEsta(z.string().default('')).transform((valor) =>
  valor.split(',').flatMap((uno) => uno.trim() || []),
);

/** Whether an address, so many hops away, is a proxy whose word is taken for the visitor's address. */
export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean);

/** More of them would believe whatever address anybody sends. */
const CUANTOS_PROXIES = /^\d$/;
const REDES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** An address, a network such as `10.0.0.0/8`, or one of those known by name. */
const esRed = (texto: string): boolean =>
  REDES.has(texto) || (addressesIn([texto]) !== null && !/\/0+$/.test(texto));

const esTrustProxy = (valor: string): boolean =>
  valor === 'false' || CUANTOS_PROXIES.test(valor) || valor.split(',').every((parte) => esRed(parte.trim()));

/** A number of proxies, a list of their addresses, or false. Never true: each guess would come from another address. */
const trustProxy = siEsta(
  z.string().trim().default('false').refine(esTrustProxy, espera.TRUST_PROXY),
).transform((valor): TrustProxy => {
  if (valor === 'false') return false;
  return CUANTOS_PROXIES.test(valor) ? (_address, hop) => hop < Number(valor) : valor;
});

const direcciones = lista.refine((todas) => addressesIn(todas) !== null, espera.LIMITS_EXEMPT);

const esOrigen = (texto: string): boolean => URL.canParse(texto) && new URL(texto).origin === texto;

/** Origins between commas, or `*` alone. */
const origenes = lista.refine(
  (todos) => todos.every(esOrigen) || (todos.length === 1 && todos[0] === '*'),
  espera.CORS_ORIGINS,
);

/** It travels in a header, and nobody guesses it. */
const TOKEN_METRICAS = /^[\w-]{16,200}$/;

/** Every environment variable the program reads. docs/operaciones.md has the table. */
const Entorno = z
  .object({
    PORT: siEsta(
      z.coerce
        .number(espera.PORT)
        .pipe(z.int(espera.PORT).min(0, espera.PORT).max(65_535, espera.PORT))
        .default(3000),
    ),
    HOST: siEsta(z.string().default('127.0.0.1')),
    DATA_DIR: siEsta(z.string().default('./data')),
    DATABASE_URL: opcional(z.url({ protocol: /^postgres(ql)?$/, error: espera.DATABASE_URL })),
    ADMIN_USUARIO: siEsta(
      z.string().trim().min(1, espera.ADMIN_USUARIO).max(60, espera.ADMIN_USUARIO).default('admin'),
    ),
    ADMIN_PASSWORD: texto,
    DEMO: opcional(trueOrFalse),
    PUBLIC_URL: direccionWeb,
    SMTP_URL: opcional(z.url({ protocol: /^smtps?$/, error: espera.SMTP_URL })),
    MAIL_FROM: texto,
    RECAPTCHA_SITE_KEY: texto,
    RECAPTCHA_SECRET: texto,
    RECAPTCHA_VERIFY_URL: direccionWeb,
    WEATHER_URL: direccionWeb,
    GA_MEASUREMENT_ID: opcional(z.string().regex(/^G-[A-Z0-9]+$/, espera.GA_MEASUREMENT_ID)),
    CONSENT_DEFAULT: siEsta(trueOrFalse.default('true')).transform((valor) => valor === 'true'),
    TRUST_PROXY: trustProxy,
    LIMITS_EXEMPT: direcciones,
    CORS_ORIGINS: origenes,
    BACKUP_PASSPHRASE: opcional(z.string().refine(fraseBasta, fraseCorta)),
    METRICS_TOKEN: opcional(z.string().regex(TOKEN_METRICAS, espera.METRICS_TOKEN)),
  })
  .refine((c) => (c.RECAPTCHA_SITE_KEY === null) === (c.RECAPTCHA_SECRET === null), {
    path: ['RECAPTCHA_SECRET'],
    message: 'RECAPTCHA_SITE_KEY y RECAPTCHA_SECRET van juntas',
  });

const RECAPTCHA_VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';

/** Google's captcha when its keys are set; null: the embedded one. */
function recaptchaDe(c: z.infer<typeof Entorno>) {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = c;
  if (siteKey === null || secret === null) return null;
  return { siteKey, secret, verifyUrl: c.RECAPTCHA_VERIFY_URL ?? RECAPTCHA_VERIFY_URL };
}

export type Config = ReturnType<typeof readConfig>;

export class BadConfig extends Told {}

const described = (issue: z.core.$ZodIssue): string => `${issue.path.join('.')}: ${issue.message}`;

/** Reads the environment once. Throws `BadConfig`, naming every variable at fault. */
export function readConfig(entorno: NodeJS.ProcessEnv) {
  const result = Entorno.safeParse(entorno);
  if (!result.success) throw new BadConfig(result.error.issues.map(described).join('\n'));
  const c = result.data;
  return {
    port: c.PORT,
    host: c.HOST,
    dataDir: c.DATA_DIR,
    databaseUrl: c.DATABASE_URL,
    adminUsuario: c.ADMIN_USUARIO,
    adminPassword: c.ADMIN_PASSWORD,
    /** The fictional season fills an empty embedded database unless told otherwise. */
    demo: c.DEMO ? c.DEMO === 'true' : !c.DATABASE_URL,
    publicUrl: c.PUBLIC_URL,
    smtpUrl: c.SMTP_URL,
    mailFrom: c.MAIL_FROM,
    recaptcha: recaptchaDe(c),
    weatherUrl: c.WEATHER_URL,
    gaMeasurementId: c.GA_MEASUREMENT_ID,
    consentDefault: c.CONSENT_DEFAULT,
    trustProxy: c.TRUST_PROXY,
    exentas: c.LIMITS_EXEMPT,
    origenes: c.CORS_ORIGINS,
    metricasToken: c.METRICS_TOKEN,
    fraseDeCopia: c.BACKUP_PASSPHRASE,
  };
}

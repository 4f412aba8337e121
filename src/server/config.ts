import { z } from 'zod';
import { Told } from './platform/told.ts';

/** A text that is not set, or set to nothing, is absent. */
const vacio = (valor: unknown): unknown => (valor === '' ? undefined : valor);
const optionalText = z.preprocess(vacio, z.string().optional());
const optionalUrl = z.preprocess(vacio, z.url().optional());
const flag = (byDefault: boolean) =>
  z
    .preprocess(vacio, z.enum(['true', 'false']).default(byDefault ? 'true' : 'false'))
    .transform((v) => v === 'true');

/** Whether an address, so many hops away, is a proxy whose word is taken for the visitor's address. */
export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean);

/** A number of proxies, a list of addresses, or true and false. */
const trustProxy = z.preprocess(vacio, z.string().default('false')).transform((valor): TrustProxy => {
  if (valor === 'true' || valor === 'false') return valor === 'true';
  return /^\d+$/.test(valor) ? (_address, hop) => hop < Number(valor) : valor;
});

/** It travels in a header, and nobody guesses it. */
const TOKEN_METRICAS = /^[\w-]{16,200}$/;

/** Every environment variable the program reads. api.md, "Environment". */
const Entorno = z
  .object({
    PORT: z.preprocess(vacio, z.coerce.number().pipe(z.int().min(0).max(65_535)).default(3000)),
    HOST: z.preprocess(vacio, z.string().default('127.0.0.1')),
    DATA_DIR: z.preprocess(vacio, z.string().default('./data')),
    DATABASE_URL: z.preprocess(vacio, z.url({ protocol: /^postgres(ql)?$/ }).optional()),
    ADMIN_USUARIO: z.preprocess(vacio, z.string().trim().min(1).max(60).optional()),
    ADMIN_PASSWORD: optionalText,
    DEMO: z.preprocess(vacio, z.enum(['true', 'false']).optional()),
    PUBLIC_URL: optionalUrl,
    SMTP_URL: z.preprocess(vacio, z.url({ protocol: /^smtps?$/ }).optional()),
    MAIL_FROM: optionalText,
    RECAPTCHA_SITE_KEY: optionalText,
    RECAPTCHA_SECRET: optionalText,
    RECAPTCHA_VERIFY_URL: optionalUrl,
    WEATHER_URL: optionalUrl,
    GA_MEASUREMENT_ID: z.preprocess(
      vacio,
      z
        .string()
        .regex(/^G-[A-Z0-9]+$/)
        .optional(),
    ),
    CONSENT_DEFAULT: flag(true),
    TRUST_PROXY: trustProxy,
    METRICS_TOKEN: z.preprocess(
      vacio,
      z.string().regex(TOKEN_METRICAS, 'al menos 16 letras, cifras o guiones').nullable().default(null),
    ),
  })
  .refine((c) => (c.RECAPTCHA_SITE_KEY === undefined) === (c.RECAPTCHA_SECRET === undefined), {
    path: ['RECAPTCHA_SECRET'],
    message: 'RECAPTCHA_SITE_KEY y RECAPTCHA_SECRET van juntas',
  });

const RECAPTCHA_VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';

/** Google's captcha when its keys are set; null: the embedded one. */
function recaptchaDe(c: z.infer<typeof Entorno>) {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = c;
  if (siteKey === undefined || secret === undefined) return null;
  return { siteKey, secret, verifyUrl: c.RECAPTCHA_VERIFY_URL ?? RECAPTCHA_VERIFY_URL };
}

export type Config = ReturnType<typeof readConfig>;

/** A variable has a value the program cannot work with. */
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
    databaseUrl: c.DATABASE_URL ?? null,
    adminUsuario: c.ADMIN_USUARIO ?? 'admin',
    adminPassword: c.ADMIN_PASSWORD ?? null,
    /** The fictional season fills an empty embedded database unless told otherwise. */
    demo: c.DEMO ? c.DEMO === 'true' : !c.DATABASE_URL,
    publicUrl: c.PUBLIC_URL ?? null,
    smtpUrl: c.SMTP_URL ?? null,
    mailFrom: c.MAIL_FROM ?? null,
    recaptcha: recaptchaDe(c),
    weatherUrl: c.WEATHER_URL ?? null,
    gaMeasurementId: c.GA_MEASUREMENT_ID ?? null,
    consentDefault: c.CONSENT_DEFAULT,
    trustProxy: c.TRUST_PROXY,
    metricasToken: c.METRICS_TOKEN,
  };
}

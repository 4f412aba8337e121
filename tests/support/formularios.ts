import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyBaseLogger } from 'fastify';
import { expect } from 'vitest';
import { relojDePared } from '#domain/fecha-zona.ts';
import { buildApp } from '#server/app.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { type OpcionesFormularios, SIN_OPCIONES } from '#server/formularios.ts';
import { createClock } from '#server/platform/clock.ts';
import { inscripcionDe } from '../builders/inscripcion.ts';
import { addAdmin, type FixedClock, type Respuesta, TestApp } from './app.ts';
import { AHORA } from './momento.ts';

/** No work to speak of, and as many forms as a test likes. */
const DE_PRUEBA: OpcionesFormularios = {
  ...SIN_OPCIONES,
  trabajo: { cost: 1, counter: [1, 2] },
  envios: { points: 10_000, seconds: 60 },
  ritmo: { poll: 10, retry: 5, maxRetry: 10 },
};

/** A clock that starts at the moment of every suite and goes on from there. */
function relojEnMarcha(): FixedClock {
  const empezo = Date.now();
  let adelanto = Date.parse(`${AHORA}:00Z`) - empezo;
  return {
    ...createClock(relojDePared('UTC'), () => Date.now() + adelanto),
    set: (to) => {
      adelanto = Date.parse(`${to}:00Z`) - Date.now();
    },
    advance: (hours) => {
      adelanto += hours * 3_600_000;
    },
  };
}

/** The application with its forms on that database, with staff signed in. Close it with `app.close()`. */
export async function startForms(
  base: BaseDatos,
  opciones: Partial<OpcionesFormularios> = {},
  log?: FastifyBaseLogger,
): Promise<TestApp> {
  const reloj = relojEnMarcha();
  const formularios = { ...DE_PRUEBA, ...opciones };
  const club = new TestApp(
    base,
    reloj,
    await buildApp({ base, reloj, exentas: ['127.0.0.1'], site: null, formularios, ...(log && { log }) }),
  );
  await club.app.ready();
  const hay = await base.db.selectFrom('usuario').select('usuario').executeTakeFirst();
  if (!hay) await addAdmin(base);
  club.token = await club.signIn();
  return club;
}

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** Does what the browser does with a challenge. */
export async function resolver(reto: unknown): Promise<string> {
  const challenge = reto as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

export const unToken = async (club: TestApp): Promise<string> =>
  resolver((await club.send('GET', '/api/captcha')).body);

export const datosContacto = (cambios: object = {}): object => ({
  nombre: 'Ana García',
  email: 'ana@correo.example',
  telefono: '600 000 000',
  mensaje: '¿Hay sitio los martes?',
  conforme: true,
  idEnvio: randomUUID(),
  ...cambios,
});

/** Sends a contact message as a visitor. */
export const enviarContacto = async (club: TestApp, cambios: object = {}): Promise<Respuesta> =>
  club.send('POST', '/api/contacto/', { body: datosContacto({ token: await unToken(club), ...cambios }) });

type Parte = string | Blob | [contenido: Blob, nombre: string];

/** A multipart body: its bytes and its content type. */
export async function multipart(
  partes: readonly (readonly [nombre: string, parte: Parte])[],
): Promise<{ payload: Buffer; type: string }> {
  const form = new FormData();
  for (const [nombre, parte] of partes) {
    if (Array.isArray(parte)) form.append(nombre, parte[0], parte[1]);
    else form.append(nombre, parte as Blob);
  }
  const respuesta = new Response(form);
  return {
    payload: Buffer.from(await respuesta.arrayBuffer()),
    type: respuesta.headers.get('content-type') ?? '',
  };
}

/** Sends a body as it is to the enrolment. */
export async function enviarCuerpo(
  club: TestApp,
  { payload, type }: { payload: Buffer; type: string },
): Promise<Respuesta> {
  const respuesta = await club.app.inject({
    method: 'POST',
    url: '/api/inscripcion/',
    headers: { 'content-type': type },
    payload,
  });
  const esJson = String(respuesta.headers['content-type']).startsWith('application/json');
  const { statusCode: status, headers, body: text } = respuesta;
  return { status, headers, text, body: esJson ? JSON.parse(text) : text || null };
}

export const datosInscripcion = (cambios: object = {}): object => ({
  ...inscripcionDe(),
  idEnvio: randomUUID(),
  ...cambios,
});

/** Sends an enrolment as a visitor, with whatever files. */
export async function enviarInscripcion(
  club: TestApp,
  cambios: object = {},
  archivos: readonly (readonly [string, Parte])[] = [],
): Promise<Respuesta> {
  const json = JSON.stringify(datosInscripcion({ token: await unToken(club), ...cambios }));
  return enviarCuerpo(club, await multipart([['json', json], ...archivos]));
}

type Tabla = 'solicitud' | 'adjunto' | 'correo' | 'captcha_usado';

export async function cuantos({ db }: BaseDatos, tabla: Tabla): Promise<number> {
  const { total } = await db
    .selectFrom(tabla)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Nothing of a submission has been left behind. */
export async function esperarNada(base: BaseDatos): Promise<void> {
  const restos = await Promise.all(
    (['solicitud', 'adjunto', 'correo', 'captcha_usado'] as const).map((tabla) => cuantos(base, tabla)),
  );
  expect(restos).toEqual([0, 0, 0, 0]);
}

export async function vaciar({ db }: BaseDatos): Promise<void> {
  for (const tabla of ['solicitud', 'captcha_usado', 'configuracion', 'registro'] as const)
    await db.deleteFrom(tabla).execute();
}

/** Waits until something is so. Throws when it takes too long. */
export async function hasta(asi: () => boolean | Promise<boolean>, ms = 15_000): Promise<void> {
  const limite = Date.now() + ms;
  while (!(await asi())) {
    if (Date.now() > limite) throw new Error('It never came to be.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

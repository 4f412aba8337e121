import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { inscripcionDe } from '#tests/builders/inscripcion.ts';
import { expect } from './mesa.ts';

/** Does what the visitor's browser does with a challenge. */
async function token(request: APIRequestContext): Promise<string> {
  const challenge = await (await request.get('/api/captcha')).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** A contact message, sent as a visitor's browser does. */
export async function enviarContacto(request: APIRequestContext, nombre: string): Promise<void> {
  const quien = { nombre, email: 'ana@correo.example', mensaje: '¿Hay sitio?\nPor la tarde.' };
  const data = { ...quien, conforme: true, idEnvio: randomUUID(), token: await token(request) };
  expect((await request.post('/api/contacto', { data })).status()).toBe(200);
}

/** An enrolment with its files, likewise. */
export async function inscribir(request: APIRequestContext, cambios = {}, archivos = {}): Promise<void> {
  const json = { ...inscripcionDe(), ...cambios, idEnvio: randomUUID(), token: await token(request) };
  const multipart = { json: JSON.stringify(json), ...archivos };
  expect((await request.post('/api/inscripcion', { multipart })).status()).toBe(200);
}

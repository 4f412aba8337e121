import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { datosContacto, datosInscripcion, hasta, resolver } from './support/formularios.ts';
import { type Servidor, startServer } from './support/servidor.ts';
import { type Smtp, startSmtp } from './support/smtp.ts';

/** Five in every run of the tests; `npm run test:hard` asks for more. */
const ROUNDS = Math.min(20, Number(process.env.RONDAS ?? 5));
const ROUND_MS = 30_000;
const FORMS = 6;
const MAX_SENDING_MS = 500;

const tokenDe = async (url: string): Promise<string> =>
  resolver(await (await fetch(`${url}/api/captcha`)).json());

const someTime = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_SENDING_MS));

/** By turns a message and an enrolment; each has a mail address of its own to be known by. */
async function enviar(url: string, email: string, token: string, numero: number): Promise<boolean> {
  const signal = AbortSignal.timeout(10_000);
  if (numero % 2 === 0) {
    const body = JSON.stringify(datosContacto({ email, token }));
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${url}/api/contacto/`, { method: 'POST', headers, body, signal })).ok;
  }
  const form = new FormData();
  form.append('json', JSON.stringify(datosInscripcion({ email, token })));
  return (await fetch(`${url}/api/inscripcion/`, { method: 'POST', body: form, signal })).ok;
}

describe('kill -9 while forms come in and mails go out', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'club-correos-'));
  const confirmed = new Set<string>();
  let smtp: Smtp;

  beforeAll(async () => {
    smtp = await startSmtp();
  });
  afterAll(async () => {
    await smtp.cierra();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const start = (): Promise<Servidor> =>
    startServer({ dataDir, databaseUrl: null, env: { DEMO: 'false', SMTP_URL: smtp.url } });

  async function runRound(round: number): Promise<void> {
    // By turns the mail server answers, and takes mails without ever saying so.
    smtp.reaccion = round % 2 === 0 ? 'acepta' : 'calla';
    const server = await start();
    const tokens = await Promise.all(Array.from({ length: FORMS }, () => tokenDe(server.url)));
    const sending = tokens.map(async (token, numero) => {
      const email = `${randomUUID()}@correo.example`;
      await someTime();
      if (await enviar(server.url, email, token, numero).catch(() => false)) confirmed.add(email);
    });
    await new Promise((resolve) => setTimeout(resolve, MAX_SENDING_MS / 2));
    await someTime();
    await server.kill();
    await Promise.all(sending);
  }

  /** Different mails about that form that have come: one to the club, one to its sender. */
  const llegados = (email: string): number =>
    new Set(
      smtp.recibidos
        .filter(({ to, replyTo }) => [to, replyTo].flat().some((uno) => uno?.address === email))
        .map(({ messageId }) => messageId),
    ).size;

  /** How many of the mails that came say the same to the same people under another Message-ID. */
  function impostors(): number {
    const ids = new Map<string, Set<string>>();
    for (const { to, replyTo, subject, messageId } of smtp.recibidos) {
      const key = JSON.stringify([to?.[0]?.address, replyTo?.[0]?.address, subject]);
      ids.set(key, (ids.get(key) ?? new Set()).add(messageId ?? ''));
    }
    return [...ids.values()].filter((all) => all.size > 1).length;
  }

  it(`every mail arrives through ${ROUNDS} crashes, repeated only as itself`, {
    timeout: (ROUNDS + 3) * ROUND_MS,
  }, async () => {
    for (let round = 1; round <= ROUNDS; round += 1) await runRound(round);
    smtp.reaccion = 'acepta';
    const server = await start();
    await hasta(() => [...confirmed].every((email) => llegados(email) === 2), 2 * ROUND_MS);
    await server.stop();
    const repeated = smtp.recibidos.length - new Set(smtp.recibidos.map((mail) => mail.messageId)).size;
    console.log(
      `kill -9, mails: ${ROUNDS} rounds, ${confirmed.size} confirmed forms, ${smtp.recibidos.length} mails, ` +
        `${repeated} repeated with their own Message-ID, 0 lost`,
    );
    expect(confirmed.size).toBeGreaterThan(0);
    expect(impostors()).toBe(0);
  });

  it('and no submission is left without its mails, nor mails without their submission', async () => {
    const base = openDatabase({ dataDir, databaseUrl: null });
    const filas = await base.db
      .selectFrom('solicitud')
      .leftJoin('correo', 'correo.idSolicitud', 'solicitud.id')
      .select((eb) => ['solicitud.id', eb.fn.count<number>('correo.id').as('correos')])
      .groupBy('solicitud.id')
      .execute();
    await base.close();
    expect(filas.length).toBeGreaterThanOrEqual(confirmed.size);
    expect(filas.filter(({ correos }) => correos !== 2)).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Motor, openDatabase } from '#server/db/open.ts';
import { figure } from '../support/figures.ts';
import { datosContacto, datosInscripcion, hasta } from '../support/formularios.ts';
import { createDatabase, dropDatabase } from '../support/programs/postgres.ts';
import { type Recaptcha, startRecaptcha } from '../support/programs/recaptcha.ts';
import { type Servidor, startServer } from '../support/programs/servidor.ts';
import { type Smtp, startSmtp } from '../support/programs/smtp.ts';

/** Two in every run of the tests; `npm run test:hard` asks for more. */
const ROUNDS = Math.min(30, Number(process.env.RONDAS ?? 2));
const ROUND_MS = 30_000;
const FORMS = 6;
const MAX_SENDING_MS = 500;

/** A process that died leaves its mail to another after two minutes: short runs do not wait for that. */
const LONG = 20;
const LEASE_MS = 130_000;

const someTime = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_SENDING_MS));

/** By turns a message and an enrolment; each has a mail address of its own to be known by. */
async function enviar(url: string, email: string, numero: number): Promise<boolean> {
  const token = randomUUID();
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

const MOTORES: readonly Motor[] = ['sqlite', 'postgres'];

describe.each(MOTORES)('kill -9 while forms come in and mails go out (%s)', (motor) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'club-correos-'));
  const confirmed = new Set<string>();
  let smtp: Smtp;
  let recaptcha: Recaptcha;
  let databaseUrl: string | null = null;

  beforeAll(async () => {
    smtp = await startSmtp();
    recaptcha = await startRecaptcha();
    if (motor === 'postgres') databaseUrl = await createDatabase(inject('postgresUrl'));
  });
  afterAll(async () => {
    await smtp.cierra();
    recaptcha.cierra();
    if (databaseUrl) await dropDatabase(inject('postgresUrl'), databaseUrl);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const start = (): Promise<Servidor> =>
    startServer({ dataDir, databaseUrl, env: { DEMO: 'false', SMTP_URL: smtp.url, ...recaptcha.env } });

  /** Where several programs may send, a mail is somebody's for two minutes, also when they have died. */
  async function outliveLeases(): Promise<void> {
    if (motor === 'sqlite' || ROUNDS >= LONG) return;
    const base = openDatabase({ dataDir, databaseUrl });
    await base.db.updateTable('correo').set({ hasta: 0 }).where('estado', '=', 'pendiente').execute();
    await base.close();
  }

  async function runRound(round: number): Promise<void> {
    // By turns the mail server answers, and takes mails without ever saying so.
    smtp.reaccion = round % 2 === 0 ? 'acepta' : 'calla';
    const server = await start();
    const sending = Array.from({ length: FORMS }, async (_nothing, numero) => {
      const email = `${randomUUID()}@correo.example`;
      await someTime();
      if (await enviar(server.url, email, numero).catch(() => false)) confirmed.add(email);
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
    timeout: (ROUNDS + 3) * ROUND_MS + LEASE_MS,
  }, async () => {
    for (let round = 1; round <= ROUNDS; round += 1) await runRound(round);
    smtp.reaccion = 'acepta';
    await outliveLeases();
    const server = await start();
    await hasta(() => [...confirmed].every((email) => llegados(email) === 2), ROUND_MS + LEASE_MS);
    await server.stop();
    const repeated = smtp.recibidos.length - new Set(smtp.recibidos.map((mail) => mail.messageId)).size;
    figure(
      `kill -9 while mails go out, ${motor === 'sqlite' ? 'SQLite' : 'PostgreSQL'}`,
      `${ROUNDS} rounds, ${confirmed.size} acknowledged forms, 0 mails lost, ${repeated} sent again as themselves`,
      '0 lost',
    );
    expect(confirmed.size).toBeGreaterThan(0);
    expect(impostors()).toBe(0);
  });

  it('and no submission is left without its mails, nor mails without their submission', async () => {
    const base = openDatabase({ dataDir, databaseUrl });
    const filas = await base.db
      .selectFrom('solicitud')
      .leftJoin('correo', 'correo.idSolicitud', 'solicitud.id')
      .select((eb) => ['solicitud.id', eb.fn.count<number>('correo.id').as('correos')])
      .groupBy('solicitud.id')
      .execute();
    await base.close();
    expect(filas.length).toBeGreaterThanOrEqual(confirmed.size);
    expect(filas.filter(({ correos }) => Number(correos) !== 2)).toEqual([]);
  });
});

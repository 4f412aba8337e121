import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ICAL from 'ical.js';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Motor, openDatabase } from '#server/db/open.ts';
import { datosLiga } from '../builders/index.ts';
import { signIn } from '../support/carga/cliente.ts';
import { figure } from '../support/figures.ts';
import { hasta } from '../support/formularios.ts';
import { createDatabase, dropDatabase } from '../support/programs/postgres.ts';
import { type Servidor, startServer } from '../support/programs/servidor.ts';
import { type Smtp, startSmtp } from '../support/programs/smtp.ts';

/** Two in every run of the tests; `npm run test:hard` asks for more. */
const ROUNDS = Math.min(30, Number(process.env.RONDAS ?? 2));
const ROUND_MS = 60_000;
const MATCHES = 6;
const MAX_SENDING_MS = 400;

/** Saturdays to come of the season that the programs begin in. */
const sabado = (semana: number): string =>
  new Date(Date.UTC(2026, 10, 28 + 7 * semana)).toISOString().slice(0, 10);

type Puesto = { id: number; version: number; idPista: number };

/** By match, the SEQUENCE that each mail gives it. */
function secuencias(mail: Email): [number, number][] {
  const texto = new TextDecoder().decode(mail.attachments[0]?.content as ArrayBuffer);
  return new ICAL.Component(ICAL.parse(texto)).getAllSubcomponents('vevent').map((vevent) => {
    const evento = new ICAL.Event(vevent);
    return [Number(/^partido-(\d+)@/.exec(evento.uid)?.[1]), evento.sequence];
  });
}

const MOTORES: readonly Motor[] = ['sqlite', 'postgres'];

describe.each(MOTORES)('kill -9 while players are told (%s)', (motor) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'club-avisos-'));
  const correos = new Map<number, readonly string[]>();
  let smtp: Smtp;
  let databaseUrl: string | null = null;

  beforeAll(async () => {
    smtp = await startSmtp();
    if (motor === 'postgres') databaseUrl = await createDatabase(inject('postgresUrl'));
  });
  afterAll(async () => {
    await smtp.cierra();
    if (databaseUrl) await dropDatabase(inject('postgresUrl'), databaseUrl);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const env = { DEMO: 'false', PUBLIC_URL: 'https://club.example' };
  const start = (): Promise<Servidor> =>
    startServer({ dataDir, databaseUrl, env: { ...env, SMTP_URL: smtp.url } });

  async function entrar({ url }: Servidor) {
    const authorization = await signIn(url);
    return async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', authorization };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      const answer = await fetch(`${url}/api/private/${path}`, init);
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    };
  }

  /** A league that tells, with a Saturday of matches whose first mails have not left. */
  async function preparar(): Promise<Puesto[]> {
    const server = await start();
    const api = await entrar(server);
    await api('avisos/modo', { modo: 'si' });
    const liga = (await api('ligas/0', datosLiga({ notificar: true }))) as { id: number };
    const puestos: Puesto[] = [];
    for (let i = 0; i < MATCHES; i += 1) {
      const { id: idPista } = (await api('pistas/0', { nombre: `Pista ${i}`, estado: 'activa' })) as Puesto;
      const suyos: { id: number; email: string }[] = [];
      for (const lado of [1, 2]) {
        const email = `jugador-${i}-${lado}@correo.example`;
        const datos = { nombre: `Jugador ${i} ${lado}`, estado: 'activo', email, idLiga: liga.id };
        suyos.push((await api('jugadores/0', datos)) as { id: number; email: string });
      }
      const [uno, dos] = suyos;
      const { id, version } = (await api('partidos/0', {
        idLiga: liga.id,
        idPista,
        idJugador1: uno?.id,
        idJugador2: dos?.id,
        fecha: `${sabado(0)}T10:00`,
        duracion: 90,
      })) as Puesto;
      correos.set(
        id,
        suyos.map(({ email }) => email),
      );
      puestos.push({ id, version, idPista });
    }
    await server.stop();
    return puestos;
  }

  /** What waits does not wait any longer, and what somebody who died was sending is anybody's. */
  async function queSalgan(): Promise<void> {
    const base = openDatabase({ dataDir, databaseUrl });
    await base.db
      .updateTable('correo')
      .set({ proximo: 0, hasta: 0, dueno: null })
      .where('estado', '=', 'pendiente')
      .execute();
    await base.close();
  }

  /** All of them to the next Saturday in one act, and killed while it is done or, by turns, as soon as it is answered. */
  async function mover(puestos: readonly Puesto[], semana: number): Promise<boolean> {
    const server = await start();
    const api = await entrar(server);
    const partidos = puestos.map((uno) => ({ ...uno, fecha: `${sabado(semana)}T10:00` }));
    const hecho = api('partidos/suspender', { partidos, nota: null }).then(
      () => true,
      () => false,
    );
    const unRato = new Promise((resolve) => setTimeout(resolve, Math.random() * 250));
    await (semana % 2 === 0 ? unRato : hecho);
    await server.kill();
    return hecho;
  }

  /** Sends for a while, and is killed in the middle. By turns the mail server takes them and never says so. */
  async function mandarYCaer(round: number): Promise<void> {
    smtp.reaccion = round % 2 === 0 ? 'acepta' : 'calla';
    await queSalgan();
    const server = await start();
    await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_SENDING_MS));
    await server.kill();
  }

  async function versiones(): Promise<Map<number, number>> {
    const base = openDatabase({ dataDir, databaseUrl });
    const filas = await base.db.selectFrom('partido').select(['id', 'version']).orderBy('id').execute();
    await base.close();
    return new Map(filas.map(({ id, version }) => [id, version]));
  }

  async function pendientes(): Promise<number> {
    const base = openDatabase({ dataDir, databaseUrl });
    const filas = await base.db.selectFrom('correo').select('id').where('estado', '=', 'pendiente').execute();
    await base.close();
    return filas.length;
  }

  /** Message-IDs that told that address of that match as it was then. */
  const avisos = (email: string, idPartido: number, sequence: number): string[] =>
    smtp.recibidos
      .filter(({ to }) => to?.[0]?.address === email)
      .filter((mail) => secuencias(mail).some(([id, suya]) => id === idPartido && suya === sequence))
      .map(({ messageId }) => messageId ?? '');

  it(`every change that was saved is told once through ${ROUNDS} crashes, repeated only as itself`, {
    timeout: (ROUNDS + 3) * 2 * ROUND_MS,
  }, async () => {
    let puestos = await preparar();
    let confirmados = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const antes = new Map(puestos.map(({ id, version }) => [id, version]));
      const confirmado = await mover(puestos, round);
      const ahora = await versiones();
      const movidos = puestos.filter(({ id }) => ahora.get(id) !== antes.get(id));
      // All or none, whatever was answered.
      expect([0, puestos.length]).toContain(movidos.length);
      if (confirmado) expect(movidos).toHaveLength(puestos.length);
      confirmados += movidos.length;
      await mandarYCaer(round);
      smtp.reaccion = 'acepta';
      await queSalgan();
      const server = await start();
      await hasta(async () => (await pendientes()) === 0, ROUND_MS);
      await server.stop();
      puestos = puestos.map((uno) => ({ ...uno, version: ahora.get(uno.id) ?? 0 }));
      for (const { id } of puestos)
        for (const email of correos.get(id) ?? []) {
          const ids = avisos(email, id, 2 * (ahora.get(id) ?? 0));
          expect(new Set(ids).size, `${email} of match ${id}`).toBe(1);
          expect(ids.length).toBeLessThanOrEqual(2);
        }
    }
    const repetidos = smtp.recibidos.length - new Set(smtp.recibidos.map((mail) => mail.messageId)).size;
    figure(
      `kill -9 while players are told, ${motor === 'sqlite' ? 'SQLite' : 'PostgreSQL'}`,
      `${ROUNDS} rounds, ${confirmados} matches moved, ${smtp.recibidos.length} mails, 0 lost, ${repetidos} sent again as themselves`,
      '0 lost',
    );
    expect(confirmados).toBeGreaterThan(0);
  });
});

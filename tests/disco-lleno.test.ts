import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { openDatabase } from '#server/db/open.ts';
import { datosPista } from './builders/index.ts';
import { empezarCarga } from './support/carga/carga.ts';
import { type Cliente, crearCliente, nuevaCuenta, type Respuesta, signIn } from './support/carga/cliente.ts';
import { estaSano, leerEstado } from './support/carga/estado.ts';
import { faltas } from './support/carga/invariantes.ts';
import { crearMundo, type Mundo } from './support/carga/mundo.ts';
import { figure } from './support/figures.ts';
import { hasta } from './support/formularios.ts';
import { smallPhoto } from './support/photo.ts';
import { type Recaptcha, startRecaptcha } from './support/programs/recaptcha.ts';
import { type Servidor, startServer } from './support/programs/servidor.ts';

const DISK_MB = 8;
const FULL = 507;
/** Two in every run of the tests, more in the long form. */
const ROUNDS = process.env.RONDAS ? 20 : 2;
const SAVED = [200, 204, 400, 404, 409, 422, 429];

/** A disk of eight megabytes of its own, or why there is none. */
function mountDisk(folder: string): string | null {
  if (process.getuid?.() !== 0) return 'only root can mount a small disk';
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder], { stdio: 'pipe' });
    return null;
  } catch (error) {
    return `a small disk cannot be mounted here: ${(error as Error).message}`;
  }
}

/** Writes until there is no room for another byte. */
function fill(file: string): void {
  const ballast = openSync(file, 'w');
  try {
    for (let size = 65_536; size >= 1; size = size > 1 ? size / 16 : 0) fillWith(ballast, Buffer.alloc(size));
  } finally {
    closeSync(ballast);
  }
}

function fillWith(file: number, piece: Buffer): void {
  try {
    for (;;) writeSync(file, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'club-disco-'));
const obstacle = mountDisk(folder);
if (obstacle) console.log(`disk full: skipped, ${obstacle}`);

describe.skipIf(obstacle !== null)('a full disk', () => {
  const ballast = join(folder, 'lastre');
  let server: Servidor;
  let recaptcha: Recaptcha;
  let mundo: Mundo;
  let token: string;
  let cliente: Cliente;

  beforeAll(async () => {
    recaptcha = await startRecaptcha();
    server = await startServer({ dataDir: folder, env: { DEMO: 'false', ...recaptcha.env } });
    token = await signIn(server.url);
    mundo = await crearMundo(server.url, token);
    cliente = crearCliente(server.url, token, nuevaCuenta());
  });
  afterAll(async () => {
    await server?.stop();
    recaptcha?.cierra();
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  const crearPista = (): Promise<Respuesta> =>
    cliente.escribir('POST', '/api/private/pistas/0', datosPista());

  /** What still fits in the pages that the file has already is saved. */
  const untilRefused = async (): Promise<Respuesta> => {
    for (;;) {
      const answer = await crearPista();
      if (answer.status !== 200) return answer;
    }
  };

  it('refuses writes with what to do, goes on reading, and saves again as soon as there is room', async () => {
    fill(ballast);
    expect(await untilRefused()).toEqual({ status: FULL, body: { message: mensajes.discoLleno } });
    expect(await cliente.leer('/api/salud')).toMatchObject({ status: 503, body: { estado: 'llena' } });
    for (const path of ['/api/clasificaciones/ligas', '/api/private/jugadores'])
      expect((await cliente.leer(path)).status).toBe(200);
    expect((await cliente.leer('/api/private/partidos', {})).status).toBe(200);
    rmSync(ballast);
    expect((await crearPista()).status).toBe(200);
    expect((await cliente.leer('/api/salud')).status).toBe(200);
  });

  it('filled and freed under load, loses nothing it has acknowledged and breaks nothing', {
    timeout: 30_000 + ROUNDS * 5_000,
  }, async () => {
    const carga = empezarCarga(server.url, token, mundo, await smallPhoto());
    const { estados } = carga.cuenta;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const refused = estados.get(FULL) ?? 0;
      fill(ballast);
      await hasta(() => (estados.get(FULL) ?? 0) > refused + 5);
      rmSync(ballast);
      const before = carga.hechos.length;
      await hasta(() => carga.hechos.length > before + 3);
    }
    await carga.parar();
    const base = openDatabase({ dataDir: folder, databaseUrl: null });
    const estado = await leerEstado(base, mundo);
    const isSound = await estaSano(base);
    await base.close();
    const lost = carga.hechos.filter(({ esta }) => !esta(estado)).map(({ que }) => que);
    figure(
      'disk full under load, SQLite',
      `filled ${ROUNDS} times, ${carga.cuenta.confirmadas} acknowledged writes, ${lost.length} lost; ${estados.get(FULL)} refused with 507`,
      '0 lost',
    );
    expect([lost, faltas(estado, mundo), isSound]).toEqual([[], [], true]);
    expect([...estados.keys()].filter((status) => status !== FULL && !SAVED.includes(status))).toEqual([]);
  });
});

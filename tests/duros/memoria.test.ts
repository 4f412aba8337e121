import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figure } from '../support/figures.ts';
import { datosInscripcion } from '../support/formularios.ts';
import { bomba } from '../support/hostile/archivos-hostiles.ts';
import { type Recaptcha, startRecaptcha } from '../support/programs/recaptcha.ts';
import { type Servidor, startServer } from '../support/programs/servidor.ts';

const LONG = process.env.RONDAS !== undefined;
/** Uploads before memory is looked at, and after which it is looked at again. */
const [WARM, LATER] = LONG ? [20, 100] : [6, 18];
const AT_ONCE = 3;
/** Just under the sixty megapixels that are taken: each has to be opened whole. */
const SIDE = LONG ? 7_700 : 3_000;
/** The short form ends before the allocator has come to rest. */
const MAX_GROWTH = LONG ? 1.25 : 1.6;
const MB = 1024;

const white = () =>
  sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#fff' }, limitInputPixels: false });

/** What costs most to open of what is small to send. */
async function hostileFiles(): Promise<Buffer[]> {
  return [
    Buffer.concat([bomba(26_000, 27_000), Buffer.alloc(7_000_000)]),
    await white().png({ progressive: true, compressionLevel: 6 }).toBuffer(),
    await white().jpeg({ progressive: true, quality: 40 }).toBuffer(),
  ];
}

describe('the memory of the whole process, in a program of its own', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'club-memoria-'));
  let server: Servidor;
  let recaptcha: Recaptcha;

  beforeAll(async () => {
    recaptcha = await startRecaptcha();
    const env = { DEMO: 'false', TRUST_PROXY: '1', ...recaptcha.env };
    server = await startServer({ dataDir, env });
  });
  afterAll(async () => {
    await server?.stop();
    recaptcha.cierra();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Kilobytes of the machine's memory that the program holds, native libraries too, and the most it ever held. */
  function resident(): { now: number; peak: number } {
    const status = readFileSync(`/proc/${readFileSync(join(dataDir, 'pid'), 'utf8').trim()}/status`, 'utf8');
    const of = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]);
    return { now: of('VmRSS'), peak: of('VmHWM') };
  }

  let visitor = 0;

  /** Each from an address of its own, so that none is one too many. */
  async function send(file: Buffer): Promise<number> {
    visitor += 1;
    const token = randomUUID();
    const form = new FormData();
    form.append('json', JSON.stringify(datosInscripcion({ token, tipo: 'campusverano', semana1: 'a' })));
    form.append('file', new Blob([new Uint8Array(file)]), 'foto');
    const headers = { 'x-forwarded-for': `198.51.100.${visitor % 250}` };
    return (await fetch(`${server.url}/api/inscripcion/`, { method: 'POST', body: form, headers })).status;
  }

  async function sendUntil(total: number, files: readonly Buffer[]): Promise<Set<number>> {
    const told = new Set<number>();
    while (visitor < total) {
      const some = files.slice(0, Math.min(AT_ONCE, total - visitor)).map(send);
      for (const status of await Promise.all(some)) told.add(status);
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return told;
  }

  it(`after ${LATER} pictures that are huge once opened it holds what it held after ${WARM}`, {
    timeout: 400_000,
  }, async () => {
    const files = await hostileFiles();
    const told = await sendUntil(WARM, files);
    const warm = resident().now;
    for (const status of await sendUntil(LATER, files)) told.add(status);
    const { now, peak } = resident();
    const mb = (kb: number): string => `${Math.round(kb / MB)} MB`;
    figure(
      'memory under hostile pictures',
      `${LATER} sent: ${mb(warm)} after ${WARM}, ${mb(now)} at the end (× ${(now / warm).toFixed(2)}), ${mb(peak)} at most`,
      `at most × ${MAX_GROWTH}`,
    );
    expect([...told].filter((status) => ![200, 413, 415].includes(status))).toEqual([]);
    expect(now / warm).toBeLessThanOrEqual(MAX_GROWTH);
  });
});

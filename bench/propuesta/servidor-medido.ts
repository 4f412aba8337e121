import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { relojDePared } from '#domain/fecha-zona.ts';
import { buildApp } from '#server/app.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { insertarSesion, insertarUsuario } from '#server/db/tables/usuario.ts';
import { createClock } from '#server/platform/clock.ts';
import { createToken, hashToken } from '#server/platform/crypto/password.ts';
import { guardarClub } from './club-guardado.ts';
import { casoNumero, generarCaso, TAMANOS } from './generador.ts';

/** The real server in a process of its own, with a club of that size, telling the worst gap of its event loop. */

export type Preparado = { url: string; token: string; pistas: number[]; dias: string[] };

/** Milliseconds: worst gap by the clock, and longest stretch of the thread's own work. */
export type Medido = { pausa: number; tramo: number };

const RESOLUCION_MS = 1;
const NANOS = 1e6;
const MICROS = 1e3;

const [, , tamano = 'huge', caso = '2'] = process.argv;
const dataDir = mkdtempSync(join(tmpdir(), 'club-bench-'));
const base = openDatabase({ dataDir, databaseUrl: null });
await migrate(base);
const datos = generarCaso(casoNumero(TAMANOS[tamano as keyof typeof TAMANOS], Number(caso)));
const pistas = await guardarClub(base, datos);
const reloj = createClock(relojDePared('UTC'), () => Date.parse('2026-11-20T10:00Z'));
const token = createToken();
await insertarUsuario(base.db, 'bench', 'x');
const ahora = Math.floor(reloj.now() / 1000);
await insertarSesion(base.db, { tokenHash: hashToken(token), usuario: 'bench', ahora });
const app = await buildApp({ base, reloj, exentas: ['127.0.0.1'], site: null });
await app.listen({ port: 0 });

const retraso = monitorEventLoopDelay({ resolution: RESOLUCION_MS });
const cpuDelHilo = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / MICROS;
};

/** Longest stretch of its own work between two turns of the loop: what else runs on the machine does not count. */
let [peorTramo, hasta] = [0, 0];
setInterval(() => {
  const ahora = cpuDelHilo();
  peorTramo = Math.max(peorTramo, ahora - hasta);
  hasta = ahora;
}, 1);

process.on('message', (orden) => {
  if (orden === 'medir') {
    retraso.reset();
    retraso.enable();
    [peorTramo, hasta] = [0, cpuDelHilo()];
  } else {
    retraso.disable();
    const medido: Medido = { pausa: retraso.max / NANOS - RESOLUCION_MS, tramo: peorTramo };
    process.send?.(medido);
  }
});
process.on('disconnect', () => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
const { port } = app.server.address() as AddressInfo;
const preparado: Preparado = { url: `http://127.0.0.1:${port}`, token, pistas, dias: datos.dias };
process.send?.(preparado);

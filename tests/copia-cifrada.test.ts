import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cifrar, descifrar } from '#server/copias/cifrado.ts';
import { mensajes } from '#server/copias/mensajes.ts';
import { CopiaRechazada } from '#server/copias/restaurar.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { cifrar as cifrarEnElNavegador } from '#web/private/ligas/acciones.tsx';
import { addAdmin } from './support/app.ts';
import { trozosDe } from './support/copias.ts';
import { runNode } from './support/run-node.ts';

const FRASE = 'siete ranas cantan en el pozo';
const CLARO = Buffer.from(`PK\u0003\u0004${'copia '.repeat(30_000)}`);

async function reunir(trozos: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const todos: Uint8Array[] = [];
  for await (const trozo of trozos) todos.push(trozo);
  return Buffer.concat(todos);
}

const abrir = (bytes: Uint8Array, frase: string | null) => reunir(descifrar(trozosDe(bytes), frase));

it('what is encrypted comes back with its passphrase alone, and what is not as it is', async () => {
  const cifrada = await reunir(cifrar(trozosDe(CLARO), FRASE));
  expect(cifrada.toString('latin1', 0, 21)).toBe('age-encryption.org/v1');
  expect(cifrada.includes('copia copia')).toBe(false);
  expect((await abrir(cifrada, FRASE)).equals(CLARO)).toBe(true);
  await expect(abrir(cifrada, 'otra frase que no es esta')).rejects.toThrow(
    new CopiaRechazada(mensajes.fraseEquivocada),
  );
  await expect(abrir(cifrada, null)).rejects.toThrow(new CopiaRechazada(mensajes.faltaFrase));
  const cortada = cifrada.subarray(0, cifrada.length - 70_000);
  await expect(abrir(cortada, FRASE)).rejects.toThrow(new CopiaRechazada(mensajes.incompleta));
  expect((await abrir(CLARO, FRASE)).equals(CLARO)).toBe(true);
  expect((await reunir(cifrar(trozosDe(CLARO), null))).equals(CLARO)).toBe(true);
}, 240_000);

it('what the browser encrypts opens here', async () => {
  const bytes = new Uint8Array(await (await cifrarEnElNavegador(new Blob([CLARO]), FRASE)).arrayBuffer());
  expect((await abrir(bytes, FRASE)).equals(CLARO)).toBe(true);
}, 240_000);

const carpeta = mkdtempSync(join(tmpdir(), 'club-cifrada-'));
const origen = join(carpeta, 'origen');
beforeAll(async () => {
  const base = openDatabase({ dataDir: origen, databaseUrl: null });
  await migrate(base);
  await addAdmin(base);
  await base.close();
});
afterAll(() => rmSync(carpeta, { recursive: true, force: true }));

it('npm run copia, simulacro and restore take it from BACKUP_PASSPHRASE', async () => {
  const orden = (script: string, dataDir: string, frase: string, ...args: string[]) =>
    runNode(`scripts/${script}.ts`, args, {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', BACKUP_PASSPHRASE: frase },
    });
  const copias = join(carpeta, 'copias');
  expect(await orden('copia', origen, FRASE, copias)).toMatchObject({ code: 0 });
  const [nombre = ''] = readdirSync(copias);
  expect(nombre).toMatch(/^copia-.*\.zip\.age$/);
  const copia = join(copias, nombre);
  expect(readFileSync(copia, 'latin1')).toMatch(/^age-encryption\.org\/v1/);
  const destino = join(carpeta, 'destino');
  const mala = await orden('restore', destino, 'otra frase que no es esta', copia);
  expect(mala).toMatchObject({ code: 1, output: expect.stringContaining(mensajes.fraseEquivocada) });
  expect(await orden('restore', destino, '', copia)).toMatchObject({
    code: 1,
    output: expect.stringContaining(mensajes.faltaFrase),
  });
  expect(await orden('restore', destino, FRASE, copia)).toMatchObject({
    code: 0,
    output: expect.stringContaining('Restaurada la copia de Club'),
  });
  expect(await orden('simulacro', destino, FRASE, copias)).toMatchObject({ code: 0 });
  expect(await orden('copia', origen, 'otra frase que no es esta', copias)).toMatchObject({
    code: 1,
    output: expect.stringContaining('está cifrada con otra frase'),
  });
  expect(readdirSync(copias)).toEqual([nombre]);
  expect(await orden('copia', origen, 'corta', copias)).toMatchObject({
    code: 1,
    output: expect.stringContaining('al menos 16 caracteres'),
  });
}, 240_000);

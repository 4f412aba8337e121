import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mensajes } from '#server/copias/formato.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { addAdmin } from '../support/app.ts';
import { runNode } from '../support/programs/run-node.ts';

const FRASE = 'siete ranas cantan en el pozo';
const CLARO = Buffer.from(`PK\u0003\u0004${'copia '.repeat(30_000)}`);

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
  const abierta = join(copias, 'copia-2020-01-01T00-00-00.zip');
  writeFileSync(abierta, CLARO);
  expect(await orden('copia', origen, FRASE, copias)).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /queda 1 copia sin cifrar.*bórralas: rm '.*copia-2020-01-01T00-00-00\.zip'/,
    ),
  });
  for (const otra of readdirSync(copias).filter((una) => una !== nombre)) rmSync(join(copias, otra));
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

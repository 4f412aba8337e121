import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copiasDe, guardarEnCarpeta } from '#server/copias/carpeta.ts';
import { conPersona } from '#server/db/lecturas/jugadores.ts';
import type { BaseDatos, Destino } from '#server/db/open.ts';
import { openDatabase } from '#server/db/open.ts';
import { describeEngines } from '../support/engines.ts';
import { figure, secondsSince } from '../support/figures.ts';
import { enviarInscripcion, startForms } from '../support/formularios.ts';
import { smallPhoto } from '../support/photo.ts';
import { type Outcome, runNode } from '../support/programs/run-node.ts';

const scratch = mkdtempSync(join(tmpdir(), 'club-copias-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

async function* piezas(...textos: string[]): AsyncGenerator<Uint8Array> {
  for (const texto of textos) yield Buffer.from(texto);
}

describeEngines('a copy every night', ({ destino, motor }) => {
  const carpeta = join(scratch, motor);
  let sitio: Destino;
  let base: BaseDatos;

  const run = (script: string, ...args: string[]): Promise<Outcome> =>
    runNode(`scripts/${script}.ts`, args, {
      env: {
        ...process.env,
        INIT_CWD: scratch,
        DATA_DIR: sitio.dataDir,
        DATABASE_URL: sitio.databaseUrl ?? '',
      },
    });

  beforeAll(async () => {
    sitio = await destino();
    await run('seed');
    base = openDatabase(sitio);
    const carpetaSecretos = motor === 'sqlite' ? join(sitio.dataDir, 'secretos') : null;
    const club = await startForms(base, { carpetaSecretos });
    const foto = new Blob([new Uint8Array(await smallPhoto())]);
    expect((await enviarInscripcion(club, {}, [['file', [foto, 'foto.jpg']]])).body).toBe(true);
    await club.app.close();
  });
  afterAll(() => base?.close());

  it('goes to a folder while the program works, only its owner reads it, and so many are kept', async () => {
    for (let i = 0; i < 3; i += 1) {
      const { code, output } = await run('copia', motor, '2');
      expect([code, output]).toEqual([0, expect.stringContaining('Copia guardada: ')]);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    const copias = copiasDe(carpeta);
    expect(copias).toHaveLength(2);
    expect(readdirSync(carpeta)).toHaveLength(2);
    expect(statSync(copias[0] ?? '').mode & 0o777).toBe(0o600);
    expect(statSync(carpeta).mode & 0o777).toBe(0o700);
  }, 30_000);

  it('is noted once it is whole, and not when it fails', async () => {
    const apuntada = () => base.db.selectFrom('copia_guardada').select('dt').executeTakeFirst();
    const hecha = await apuntada();
    expect(Math.abs(Date.now() / 1000 - (hecha?.dt ?? 0))).toBeLessThan(60);
    const ocupado = join(scratch, `${motor}-fichero`);
    writeFileSync(ocupado, '');
    expect((await run('copia', ocupado)).code).toBe(1);
    expect(await apuntada()).toEqual(hecha);
  }, 30_000);

  it('the drill restores the newest apart, opens its files and finds everything as it is in use', async () => {
    const begun = Date.now();
    const { code, output } = await run('simulacro', motor, '--exacto');
    const seconds = secondsSince(begun);
    expect(output).toContain('1 archivos abiertos con su clave');
    expect([code, output]).toEqual([0, expect.stringContaining('Igual que la base de datos en uso.')]);
    const [, rows, calls] = /: (\d+) filas restauradas[\s\S]* (\d+) respuestas/.exec(output) ?? [];
    const said = `${rows} rows, 1 sealed file and ${calls} public answers equal, in ${seconds}`;
    figure(`the drill of a copy restores it whole (${motor})`, said, 'equal');
  }, 30_000);

  it('and says what has changed since', async () => {
    const { id, nombre } = await base.db
      .selectFrom(conPersona('jugador'))
      .innerJoin('liga', 'liga.id', 'jugador.idLiga')
      .where('liga.estado', '=', 'activa')
      .where('liga.tipo', '=', 'social')
      .select(['jugador.id', 'jugador.nombre'])
      .orderBy('jugador.id')
      .executeTakeFirstOrThrow();
    await base.db
      .updateTable('persona')
      .set({ nombre: `${nombre} Segundo` })
      .where('id', '=', id)
      .execute();
    await base.db.insertInto('pista').values({ nombre: 'Nueva', estado: 'activa' }).execute();
    const { code, output } = await run('simulacro', motor, '--exacto');
    expect(code).toBe(1);
    expect(output).toMatch(/filas de pista: \d+ en la copia, \d+ ahora/);
    expect(output).toContain('respuesta de GET /api/clasificaciones/ver');
    expect((await run('simulacro', motor)).code).toBe(0);
  }, 30_000);

  it('a drill that is interrupted leaves nothing of the club behind', async () => {
    const aparte = mkdtempSync(join(scratch, 'temporal-'));
    const args = ['--disable-warning=ExperimentalWarning', 'scripts/simulacro.ts', carpeta];
    const env = {
      ...process.env,
      TMPDIR: aparte,
      DATA_DIR: sitio.dataDir,
      DATABASE_URL: sitio.databaseUrl ?? '',
    };
    const drill = spawn(process.execPath, args, { env, stdio: 'ignore' });
    const ended = new Promise((resolve) => drill.once('exit', resolve));
    await expect.poll(() => readdirSync(aparte).length, { timeout: 15_000, interval: 5 }).toBe(1);
    drill.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(readdirSync(aparte)).toEqual([]);
  }, 30_000);

  it('a damaged copy fails the drill', async () => {
    const [ultima = ''] = copiasDe(carpeta);
    const entera = readFileSync(ultima);
    writeFileSync(ultima, entera.subarray(0, entera.length / 2));
    expect((await run('simulacro', motor)).code).toBe(1);
    writeFileSync(ultima, entera);
  }, 30_000);
});

it('a copy that fails half way leaves those there were, and nothing else', async () => {
  const carpeta = join(scratch, 'a-medias');
  const momento = new Date('2026-11-21T03:30:00Z');
  const ruta = await guardarEnCarpeta(carpeta, piezas('entera'), { cuantas: 1, momento });
  async function* rota(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('media');
    throw new Error('no room');
  }
  const despues = new Date('2026-11-22T03:30:00Z');
  await expect(guardarEnCarpeta(carpeta, rota(), { cuantas: 1, momento: despues })).rejects.toThrow(
    'no room',
  );
  expect(readdirSync(carpeta)).toEqual(['copia-2026-11-21T03-30-00.zip']);
  expect(readFileSync(ruta, 'utf8')).toBe('entera');
  writeFileSync(join(carpeta, '.copia-x.parte'), 'of a machine that went down');
  await guardarEnCarpeta(carpeta, piezas('otra'), { cuantas: 1, momento: despues });
  expect(readdirSync(carpeta)).toEqual(['copia-2026-11-22T03-30-00.zip']);
});

it('where there is no database none is made, and no copy pushes another out', async () => {
  const env = { ...process.env, DATA_DIR: join(scratch, 'nada'), DATABASE_URL: '', INIT_CWD: scratch };
  const { code, output } = await runNode('scripts/copia.ts', ['destino'], { env });
  expect([code, output]).toEqual([1, expect.stringContaining('No hay base de datos en ')]);
  expect(existsSync(join(scratch, 'nada'))).toBe(false);
  for (const args of [[], ['a', '0'], ['a', 'dos'], ['a', '1', 'b']])
    expect((await runNode('scripts/copia.ts', args, { env })).output).toContain('Uso: npm run copia');
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Destino } from '#server/db/open.ts';
import { type Anterior, bringAnterior } from '../support/anterior.ts';
import { describeEngines } from '../support/engines.ts';
import { figure, notRun, secondsSince } from '../support/figures.ts';
import { type Outcome, root, runNode } from '../support/programs/run-node.ts';
import { launchServer, type Servidor, startServer } from '../support/programs/servidor.ts';
import { escribir, nombresDePistas } from '../support/uso.ts';

const found = await bringAnterior();
if (typeof found === 'string') notRun('to a newer program and back', found);
const anterior = found as Anterior;

const FAR_MS = 180_000;
const SAME = 'Igual que la base de datos en uso.';

describe.skipIf(typeof found === 'string')('to a newer program and back', () => {
  describeEngines('', ({ destino, motor }) => {
    let sitio: Destino;
    let program: Servidor | undefined;
    let copy = '';
    let answers = '';

    const start = async (folder: string, where: Destino): Promise<Servidor> => {
      program = await startServer({ ...where, folder, env: { DEMO: 'true' } });
      return program;
    };

    const run = (folder: string, where: Destino, script: string, ...args: string[]): Promise<Outcome> =>
      runNode(`scripts/${script}.ts`, args, {
        cwd: folder,
        env: {
          ...process.env,
          DATA_DIR: where.dataDir,
          DATABASE_URL: where.databaseUrl ?? '',
          INIT_CWD: where.dataDir,
        },
      });

    const drill = async (folder: string, where: Destino): Promise<void> => {
      const { code, output } = await run(folder, where, 'simulacro', copy, '--exacto');
      expect([code, output]).toEqual([0, expect.stringContaining(SAME)]);
      const [, rows, calls] = /: (\d+) filas restauradas[\s\S]* (\d+) respuestas/.exec(output) ?? [];
      answers = `${rows} rows and ${calls} public answers equal`;
    };

    beforeAll(async () => {
      sitio = await destino();
    });
    afterAll(() => program?.stop());

    it(
      'a copy of the older one is tried',
      async () => {
        const { url } = await start(anterior.folder, sitio);
        expect(await escribir(url, 'De antes')).toEqual([200, 200]);
        const folder = join(sitio.dataDir, 'copias');
        expect((await run(anterior.folder, sitio, 'copia', folder)).code).toBe(0);
        copy = join(folder, readdirSync(folder)[0] ?? '');
        await drill(anterior.folder, sitio);
      },
      FAR_MS,
    );

    it(
      'the newer one starts on its data, and every row and answer is as it was',
      async () => {
        const begun = Date.now();
        await program?.stop();
        const { url } = await start(root, sitio);
        const seconds = secondsSince(begun);
        await drill(root, sitio);
        expect(await nombresDePistas(url)).toContain('De antes');
        const said = `${seconds} from the stop to an answer, ${answers}`;
        figure(`upgrade from before the last migration (${motor}, ${anterior.commit})`, said, 'equal');
        expect(await escribir(url, 'De después')).toEqual([200, 200]);
      },
      FAR_MS,
    );

    it(
      'the older one refuses the newer data in words, and changes nothing',
      async () => {
        await program?.stop();
        const refused = await launchServer({ ...sitio, folder: anterior.folder });
        expect(await refused.ended).toBe(1);
        expect(refused.output()).toContain('versión más nueva del programa');
        await refused.stop();
        const { code, output } = await run(anterior.folder, sitio, 'restore', copy, '--forzar');
        expect([code, output]).toEqual([1, expect.stringContaining('versión más nueva del programa')]);
      },
      FAR_MS,
    );

    it(
      'and goes on from the copy in an empty place',
      async () => {
        const begun = Date.now();
        const empty = await destino();
        const { code, output } = await run(anterior.folder, empty, 'restore', copy);
        expect([code, output]).toEqual([0, expect.any(String)]);
        const { url } = await start(anterior.folder, empty);
        const seconds = secondsSince(begun);
        await drill(anterior.folder, empty);
        expect(await nombresDePistas(url)).not.toContain('De después');
        figure(
          `back to the older program (${motor})`,
          `${seconds} to restore and answer, ${answers}`,
          'equal',
        );
      },
      FAR_MS,
    );
  });
});

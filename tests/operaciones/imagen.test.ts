import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringBases, imageOf, podman } from '../support/contenedores.ts';
import { figure, notRun, secondsSince } from '../support/figures.ts';
import { hasta } from '../support/formularios.ts';
import { freePort } from '../support/free-port.ts';
import { obstacle } from '../support/ordenes.ts';
import { root } from '../support/run-node.ts';
import { ADMIN, answers } from '../support/servidor.ts';
import { escribir, exigir, nombresDePistas } from '../support/uso.ts';

const PROMISE = 'the image is built and runs without rights';
const obstacles = obstacle('podman', 'debootstrap');
if (obstacles) notRun(PROMISE, obstacles);

const FAR_MS = 600_000;
const IMAGE = 'localhost/club-de-tenis';
const VOLUMES = ['club-prueba-datos', 'club-prueba-copias'];
const NAME = 'club-prueba';
/** As compose.yaml has it. */
const SHUT = [
  '--read-only',
  '--tmpfs',
  '/tmp',
  '--cap-drop',
  'ALL',
  '--security-opt',
  'no-new-privileges:true',
];

const megabytes = (bytes: string | number): string => `${Math.round(Number(bytes) / 1e6)} MB`;

describe.skipIf(obstacles)('the image', () => {
  let bases = '';
  let url = '';

  const remove = async (): Promise<void> => {
    await podman('rm', '-f', '-t', '0', '--ignore', NAME);
    await podman('volume', 'rm', '-f', ...VOLUMES);
  };

  const start = async (): Promise<void> => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const [datos, copias] = VOLUMES;
    const volumes = ['-v', `${datos}:/datos`, '-v', `${copias}:/copias`];
    const more = ['-p', `127.0.0.1:${port}:3000`, '-e', `ADMIN_PASSWORD=${ADMIN.password}`];
    await podman('run', '-d', '--name', NAME, ...SHUT, ...volumes, ...more, IMAGE);
  };

  const inside = (...args: string[]): Promise<string> => podman('exec', NAME, ...args);

  beforeAll(async () => {
    bases = await bringBases('node');
    await remove();
  }, FAR_MS);
  afterAll(async () => {
    await remove();
    // What former runs built, and no present one starts from.
    await podman('image', 'prune', '-f', '--filter', 'until=24h');
  }, 60_000);

  it(
    'is built from the Dockerfile, and is of a size',
    async () => {
      const begun = Date.now();
      await podman('build', '--pull=never', '--format', 'docker', '-t', IMAGE, root);
      const built = secondsSince(begun);
      const size = (image: string) => podman('image', 'inspect', image, '--format', '{{.Size}}');
      const [whole, base] = [await size(IMAGE), await size(imageOf('node'))];
      const own = Number(whole) - Number(base);
      figure(
        'the image is small',
        `${megabytes(whole)}, ${megabytes(own)} of them its own; ${bases}`,
        '300 MB its own',
      );
      figure('it is built from a clone by the Dockerfile', built, '600 s');
      expect(own).toBeLessThan(300e6);
    },
    FAR_MS,
  );

  it('is well soon after it starts, by its own check', async () => {
    const begun = Date.now();
    await start();
    await hasta(
      () =>
        podman('healthcheck', 'run', NAME).then(
          () => true,
          () => false,
        ),
      60_000,
    );
    figure('a container is healthy by its own check', secondsSince(begun), '60 s');
    expect(await podman('inspect', NAME, '--format', '{{.State.Health.Status}}')).toBe('healthy');
    expect(await answers(url)).toBe(true);
  }, 90_000);

  it('runs without root, without capabilities, and on a file system that it cannot change', async () => {
    const status = await inside('cat', '/proc/1/status');
    const uid = /^Uid:\s+(\d+)/m.exec(status)?.[1];
    const capabilities = /^CapEff:\s+(\w+)/m.exec(status)?.[1];
    expect([uid, capabilities, /^NoNewPrivs:\s+(\d)/m.exec(status)?.[1]]).toEqual([
      '1000',
      '0'.repeat(16),
      '1',
    ]);
    for (const folder of ['/', '/club', '/club/build', '/etc', '/home/node', '/usr/local/bin'])
      await expect(inside('touch', `${folder}/x`)).rejects.toThrow(/Read-only file system/);
    expect(await podman('diff', NAME).then((said) => said.match(/^[AC] \/club\/.+/gm))).toBeNull();
    figure(
      'it runs without rights',
      'account 1000, 0 capabilities, 6 folders tried: none writable',
      'the same',
    );
  });

  it('does its work, ends when asked to, and its data are there for the next one', async () => {
    expect(await escribir(url, 'De antes')).toEqual([200, 200]);
    expect(await exigir(url)).toEqual([200, 200, 200, 200]);
    await inside('npm', 'run', 'copia', '--', '/copias');
    const drill = await inside('npm', 'run', 'simulacro', '--', '/copias', '--exacto');
    expect(drill).toContain('Igual que la base de datos en uso.');
    const begun = Date.now();
    await podman('stop', '-t', '15', NAME);
    const stopped = secondsSince(begun);
    expect(await podman('inspect', NAME, '--format', '{{.State.ExitCode}}')).toBe('0');
    await podman('rm', NAME);
    await start();
    await hasta(() => answers(url), 60_000);
    expect(await nombresDePistas(url)).toContain('De antes');
    figure('a container ends when asked to, with 0', stopped, '15 s');
    const said = 'a court and an enrolment; a proposal, a sheet, a backup and a page before; its drill equal';
    figure('a new container finds the data', said, 'all there');
  }, 90_000);
});

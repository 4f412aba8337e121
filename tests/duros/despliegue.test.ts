import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { figure, notRun } from '../support/figures.ts';
import { freePort } from '../support/programs/free-port.ts';
import { root, runNode } from '../support/programs/run-node.ts';
import { answers, waitUntilWell } from '../support/programs/servidor.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const scratch = mkdtempSync(join(tmpdir(), 'club-despliegue-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

type Service = {
  environment?: Record<string, string>;
  volumes?: string[];
  command?: string[];
  read_only?: boolean;
  cap_drop?: string[];
};
type Compose = { services: Record<string, Service>; volumes: Record<string, unknown> };

/** The parser that comes inside the browser's driver: it is only needed here. */
function readYaml(text: string): unknown {
  const { yaml } = createRequire(import.meta.url)(
    join(root, 'node_modules/playwright-core/lib/utilsBundle.js'),
  );
  return yaml.parse(text, { merge: true });
}

const FILLED_IN: Readonly<Record<string, string>> = {
  SMTP_URL: 'smtp://mail.example',
  CORS_ORIGINS: 'https://ayuntamiento.example',
  METRICS_TOKEN: 'x'.repeat(16),
  BACKUP_PASSPHRASE: 'x'.repeat(16),
};

describe('compose.yaml', () => {
  const text = read('compose.yaml');
  const { services, volumes } = readYaml(text) as Compose;
  const { web = {}, copia = {} } = services;

  it('asks for nothing that its example of variables does not name', () => {
    const offered = [...read('despliegue/entorno').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    const asked = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
    // This one Compose itself reads.
    expect([...new Set(asked), 'COMPOSE_PROJECT_NAME'].sort()).toEqual(offered.sort());
  });

  it('is taken by Compose of version 1 too, and keeps its volumes whatever its folder is called', () => {
    expect(Object.keys(readYaml(text) as object).filter((key) => !key.startsWith('x-'))).toEqual([
      'services',
      'volumes',
    ]);
    expect(read('despliegue/entorno')).toMatch(/^COMPOSE_PROJECT_NAME=club$/m);
  });

  it('waits for the server that answers the network, not for the one that makes the database', () => {
    expect(text).toMatch(/pg_isready -h 127\.0\.0\.1 /);
  });

  it('gives the program only variables that it reads, with values that it takes', () => {
    const names = [...read('src/server/config.ts').matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name]) => name);
    const filled = (value: string): string =>
      value.replace(/\$\{(\w+)[^}]*\}/g, (_all, name: string) => FILLED_IN[name] ?? 'club.example');
    for (const { environment = {} } of [web, copia]) {
      expect(Object.keys(environment).filter((name) => !names.includes(name))).toEqual([]);
      const env = Object.fromEntries(Object.entries(environment).map(([k, v]) => [k, filled(v)]));
      expect(readConfig(env).databaseUrl).toContain('@db:5432/club');
    }
  });

  it('mounts files that are here and volumes that it declares', () => {
    const sources = Object.values(services).flatMap(({ volumes: mounts = [] }) =>
      mounts.map((mount) => mount.split(':', 1)[0] ?? ''),
    );
    for (const source of sources)
      expect(source.startsWith('./') ? existsSync(join(root, source)) : source in volumes).toBe(true);
  });

  it('runs the program without rights on a file system that it cannot change', () => {
    for (const service of [web, copia]) expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(copia.command?.join(' ')).toContain('scripts/copia.ts /copias 14');
  });
});

describe('Dockerfile', () => {
  const text = read('Dockerfile');
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };

  it('copies what is here, starts what is there, under an account without rights, on the Node of the project', () => {
    const copied = [...text.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, args = '']) =>
      args.split(' ').slice(0, -1),
    );
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter((source) => !existsSync(join(root, source)))).toEqual([]);
    expect([...text.matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version)).toEqual(
      Array(2).fill(dependencies.node),
    );
    expect(text).toMatch(/^USER node$/m);
    expect(text).toMatch(/^HEALTHCHECK /m);
    for (const [, script = ''] of text.matchAll(/"((?:src|scripts)\/[\w/.-]+)"/g))
      expect(existsSync(join(root, script))).toBe(true);
  });

  it('is given every project that tsconfig.json names', () => {
    const kept = read('.dockerignore').split('\n');
    const { references } = JSON.parse(read('tsconfig.json')) as { references: { path: string }[] };
    for (const { path } of references) {
      const [top = ''] = path.split('/');
      expect(kept).not.toContain(top);
      if (kept.includes(`${top}/*`)) expect(kept).toContain(`!${path}/tsconfig.json`);
    }
  });

  it('its orders run as they are: there is nothing in it to install or build with', async () => {
    const image = join(scratch, 'imagen');
    cpSync(join(root, 'scripts'), join(image, 'scripts'), { recursive: true });
    const last = text.slice(text.lastIndexOf('FROM '));
    const [, more = ''] = /^COPY package\.json (.+) \.\/$/m.exec(last) ?? [];
    for (const file of ['package.json', ...more.split(' '), 'src', 'contenido', 'node_modules'])
      symlinkSync(join(root, file), join(image, file));
    const there = readdirSync(image);
    expect(there).not.toContain('package-lock.json');
    for (const order of ['copia', 'simulacro', 'restore', 'usuario']) {
      const { code, output } = await runNode(join(image, 'scripts/ready.mjs'), [order]);
      expect([code, output]).toEqual([1, expect.stringMatching(/^Uso: npm run /)]);
    }
    expect(readdirSync(image)).toEqual(there);
  });

  it('its parts are enough: nothing that runs there imports what is only for development', () => {
    const files = globSync(
      ['src/{server,contract,domain}/**/*.ts', 'scripts/{copia,simulacro*,restore,seed}.ts'],
      {
        cwd: root,
      },
    ).filter((file) => !file.endsWith('.test.ts') && !file.endsWith('.d.ts'));
    const imported = files.flatMap((file) =>
      [...read(file).matchAll(/^(?:import|export) (?!type ).*?from '([^'.#][^']*)'/gms)].map(
        ([, name = '']) => name,
      ),
    );
    const parts = new Set(
      imported
        .filter((name) => !name.startsWith('node:'))
        .map((name) =>
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        ),
    );
    expect(parts.size).toBeGreaterThan(10);
    expect([...parts].filter((part) => !(part in dependencies))).toEqual([]);
  });
});

const isRoot = process.getuid?.() === 0;
if (!isRoot) notRun('the program starts from a folder that cannot be written', 'only root can mount one');

describe.skipIf(!isRoot)('the folder of the program cannot be written', () => {
  it('and it starts all the same, with its data elsewhere', async () => {
    const port = await freePort();
    const readOnly =
      'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && cd "$0" && ! touch x 2>/dev/null';
    const args = ['-m', 'sh', '-c', `${readOnly} && exec "$@"`, root, process.execPath, 'src/server/main.ts'];
    const env = {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: join(scratch, 'datos'),
      DEMO: 'false',
      ADMIN_PASSWORD: 'una contraseña de prueba',
    };
    const server = spawn('unshare', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (piece) => (said += piece));
    try {
      const url = `http://127.0.0.1:${port}`;
      await waitUntilWell(
        url,
        () => server.exitCode !== null,
        () => said,
      );
      expect(await answers(url)).toBe(true);
      figure('the program starts from a folder that cannot be written', 'it answers', 'answers');
    } finally {
      server.kill('SIGTERM');
    }
  });
});

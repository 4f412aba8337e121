import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figure } from '../support/figures.ts';
import { hasta } from '../support/formularios.ts';
import { damageTable } from '../support/hostile/danos.ts';
import { freePort } from '../support/programs/free-port.ts';
import { type Outcome, QUIET, root, runNode } from '../support/programs/run-node.ts';
import { ADMIN, launchServer, startServer } from '../support/programs/servidor.ts';

/** What each test makes is in here, and its club was started once in `bien`. */
const scratch = mkdtempSync(join(tmpdir(), 'club-maquina-'));
const bien = join(scratch, 'bien');
const MAX_MS = 60_000;

const modo = (ruta: string): string => (statSync(ruta).mode & 0o777).toString(8);

/** Every file below, with who may read it. */
const modos = (carpeta: string): string[] =>
  readdirSync(carpeta, { recursive: true, encoding: 'utf8' })
    .filter((nombre) => !['pid', 'salida.txt'].includes(nombre))
    .map((nombre) => `${modo(join(carpeta, nombre))} ${nombre}`)
    .toSorted();

const CERRADA = ['600 club.sqlite', '600 secretos/captcha', '600 secretos/sello', '700 secretos'];

const entorno = async (dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<NodeJS.ProcessEnv> => ({
  ...process.env,
  DATABASE_URL: '',
  DEMO: 'false',
  HOST: '127.0.0.1',
  PORT: `${await freePort()}`,
  ADMIN_USUARIO: ADMIN.usuario,
  ADMIN_PASSWORD: ADMIN.password,
  INIT_CWD: scratch,
  DATA_DIR: dataDir,
  ...env,
});

const arrancar = async (dataDir: string, env?: NodeJS.ProcessEnv): Promise<Outcome> =>
  runNode('src/server/main.ts', [], { env: await entorno(dataDir, env) });

const ordenar = async (orden: string, dataDir: string, ...args: string[]): Promise<Outcome> =>
  runNode(`scripts/${orden}.ts`, args, { env: await entorno(dataDir) });

function aparte(nombre: string): string {
  const carpeta = join(scratch, nombre);
  cpSync(bien, carpeta, { recursive: true });
  for (const cual of [carpeta, join(carpeta, 'secretos')]) chmodSync(cual, 0o700);
  return carpeta;
}

/** As docs/operaciones.md says. */
function apartar(carpeta: string): void {
  mkdirSync(join(carpeta, 'danada'));
  for (const nombre of readdirSync(carpeta).filter((uno) => uno.startsWith('club.sqlite')))
    renameSync(join(carpeta, nombre), join(carpeta, 'danada', nombre));
}

/** One sentence for who reads the terminal: no trace, and 1. */
function esUnaFrase({ code, output }: Outcome, frase: RegExp): void {
  expect(output).toMatch(frase);
  expect(output).not.toMatch(/\n {4}at |node:internal/);
  expect([code, output.trim().split('\n').length]).toEqual([1, 1]);
}

beforeAll(async () => {
  process.umask(0o022);
  await ordenar('seed', bien);
  const server = await startServer({ dataDir: bien, env: { DEMO: 'false' } });
  await server.stop();
}, MAX_MS);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('however the program is started', () => {
  it(
    'two at once over an empty folder both answer, over one season',
    async () => {
      const dataDir = join(scratch, 'a-la-vez');
      const [one, other] = await Promise.all([startServer({ dataDir }), startServer({ dataDir })]);
      const leagues = async ({ url }: typeof one) =>
        ((await (await fetch(`${url}/api/clasificaciones/ligas`)).json()) as unknown[]).length;
      const [ofOne, ofOther] = await Promise.all([leagues(one), leagues(other)]);
      expect(ofOne).toBeGreaterThan(0);
      expect(ofOther).toBe(ofOne);
      for (const { signal } of [one, other]) signal('SIGTERM');
      await Promise.all([one.ended, other.ended]);
    },
    MAX_MS,
  );

  it('its folder is for its owner only, by an order or by itself, where the shell would let others read', () => {
    expect([modo(bien), ...modos(bien)]).toEqual(['700', ...CERRADA]);
  });

  it.each(['npm start', 'usuario', 'copia'])(
    'one that others could read is shut (%s), and told in a line',
    async (como) => {
      const carpeta = aparte(`abierta-${como.replace(' ', '-')}`);
      for (const nombre of ['club.sqlite', 'secretos/sello']) chmodSync(join(carpeta, nombre), 0o644);
      for (const cual of [carpeta, join(carpeta, 'secretos')]) chmodSync(cual, 0o755);
      if (como === 'npm start') {
        const server = await startServer({ dataDir: carpeta });
        await server.stop();
        expect(server.output().match(/podían leer/g)).toHaveLength(1);
      } else {
        const args = como === 'copia' ? [join(scratch, 'copias-de-abierta')] : [ADMIN.usuario];
        const { code, output } = await ordenar(como, carpeta, ...args);
        expect([code, output.match(/podían leer/g)?.length]).toEqual([0, 1]);
      }
      expect([modo(carpeta), ...modos(carpeta)]).toEqual(['700', ...CERRADA]);
    },
    MAX_MS,
  );
});

describe('what it cannot work with stops the start in a sentence', () => {
  const escribir = (nombre: string, que: string) => (): string => {
    const carpeta = aparte(nombre.replace('/', '-'));
    writeFileSync(join(carpeta, nombre), que);
    return carpeta;
  };
  const nueva = () => join(scratch, 'no-nace');
  it.each<[what: string, frase: RegExp, donde: () => string, env?: NodeJS.ProcessEnv]>([
    ['a file for a folder', /^No se puede usar .*no es una carpeta/, () => join(bien, 'club.sqlite')],
    [
      'a database that is rubbish',
      /^La base de datos está dañada.*restaura/,
      escribir('club.sqlite', 'x'.repeat(9_000)),
    ],
    [
      'one cut short',
      /^La base de datos está dañada/,
      () => {
        const carpeta = aparte('cortada');
        truncateSync(join(carpeta, 'club.sqlite'), 50_000);
        return carpeta;
      },
    ],
    ['one cut to nothing', /está vacía y aquí hubo una/, escribir('club.sqlite', '')],
    ['a damaged key', /^La clave .*sello está dañada/, escribir('secretos/sello', 'media')],
    ['TRUST_PROXY=zzz', /^TRUST_PROXY: cuántos proxies/, () => bien, { TRUST_PROXY: 'zzz' }],
    ['TRUST_PROXY=true', /^TRUST_PROXY: .*creería a cualquiera/, () => bien, { TRUST_PROXY: 'true' }],
    ['ADMIN_PASSWORD=1', /^ADMIN_PASSWORD: no sirve.*11 caracteres/, nueva, { ADMIN_PASSWORD: '1' }],
    [
      'an address of another machine',
      /^HOST: 192\.0\.2\.1 no es una dirección/,
      () => bien,
      { HOST: '192.0.2.1' },
    ],
  ])(
    '%s',
    async (_what, frase, donde, env) => {
      esUnaFrase(await arrancar(donde(), env), frase);
    },
    MAX_MS,
  );

  it.skipIf(process.getuid?.() !== 0)(
    'a folder of another account',
    async () => {
      const carpeta = join(scratch, 'ajena');
      mkdirSync(carpeta, { mode: 0o700 });
      chmodSync(scratch, 0o755);
      const env = await entorno(carpeta);
      const como = ['--reuid=65534', '--regid=65534', '--clear-groups', process.execPath, QUIET];
      const ended = spawnSync('setpriv', [...como, 'src/server/main.ts'], {
        cwd: root,
        env,
        encoding: 'utf8',
      });
      esUnaFrase(
        { code: ended.status, output: `${ended.stdout}${ended.stderr}` },
        /^No se puede usar .*esta cuenta del sistema no puede/,
      );
    },
    MAX_MS,
  );
});

it(
  'a club whose short ADMIN_PASSWORD is used no more starts, and is told',
  async () => {
    const server = await startServer({ dataDir: aparte('con-cuentas'), env: { ADMIN_PASSWORD: '1' } });
    await expect.poll(server.output).toContain('ADMIN_PASSWORD ya no se usa');
    await server.stop();
  },
  MAX_MS,
);

it(
  'a damaged database serves what it can, says so in its health, and is not copied over good copies',
  async () => {
    const carpeta = aparte('danada');
    const copias = join(scratch, 'copias');
    const buena = await ordenar('copia', carpeta, copias, '1');
    expect([buena.code, buena.output]).toEqual([
      0,
      expect.stringMatching(
        /^Base de datos: SQLite, .*club\.sqlite\.\nClub: .*, \d+ filas .*\nCopia guardada: /,
      ),
    ]);
    const guardadas = readdirSync(copias);
    damageTable(carpeta, 'noticia');
    const server = await launchServer({ dataDir: carpeta, env: { DEMO: 'false' } });
    await hasta(() => fetch(`${server.url}/api/salud`).then(Boolean, () => false));
    const salud = await fetch(`${server.url}/api/salud`);
    expect([salud.status, await salud.json()]).toMatchObject([503, { estado: 'danada' }]);
    expect((await fetch(`${server.url}/api/clasificaciones/ligas`)).status).toBe(200);
    await server.stop();
    expect(server.output()).toMatch(/dañada.*restaura la última copia/);
    const { code, output } = await ordenar('copia', carpeta, copias, '1');
    expect([code, output]).toEqual([1, expect.stringMatching(/^Base de datos: .*\nSQLite, .*dañada.*\n$/)]);
    expect(readdirSync(copias)).toEqual(guardadas);
    apartar(carpeta);
    expect((await ordenar('restore', carpeta, join(copias, guardadas[0] ?? ''))).code).toBe(0);
    const sana = await startServer({ dataDir: carpeta, env: { DEMO: 'false' } });
    await sana.stop();
    figure(
      'a damaged database is noticed',
      'health 503 «danada», the copy refused, the good one kept; well again by the guide',
      'all',
    );
  },
  MAX_MS,
);

it(
  'copies of another database are not pushed out of their folder; those of one that was restored go on',
  async () => {
    const copias = join(scratch, 'copias-del-club');
    expect((await ordenar('copia', bien, copias, '1')).code).toBe(0);
    const [copia = ''] = readdirSync(copias);
    const otra = join(scratch, 'otra');
    await ordenar('seed', otra);
    const { code, output } = await ordenar('copia', otra, copias, '1');
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(
        /es una copia de otra base de datos \(.* filas, del .*No se ha guardado ni borrado nada/,
      ),
    ]);
    expect(readdirSync(copias)).toEqual([copia]);
    const restaurada = join(scratch, 'restaurada');
    expect((await ordenar('restore', restaurada, join(copias, copia))).code).toBe(0);
    expect((await ordenar('copia', restaurada, copias, '2')).code).toBe(0);
    expect(readdirSync(copias)).toHaveLength(2);
  },
  MAX_MS,
);

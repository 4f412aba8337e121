// One command at a time makes a checkout ready: two builds at once would write into each other.
import { mkdirSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const WAIT_MS = 200;
/** Nothing takes so long: whoever has the turn is another process with the number of the one that died. */
const FORGOTTEN_MS = 30 * 60_000;
const NO_OWNER_MS = 5_000;

const sleep = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);

function attempt(action) {
  try {
    action();
    return true;
  } catch (error) {
    if (!['EEXIST', 'ENOENT', 'ENOTEMPTY'].includes(error.code)) throw error;
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Frees a turn whose owner is gone. A folder is taken away only while it is empty: never the turn of who came after. */
function freeIfStale(folder) {
  attempt(() => {
    const [owner] = readdirSync(folder);
    const age = Date.now() - statSync(folder).mtimeMs;
    const isStale = owner ? age > FORGOTTEN_MS || !isAlive(Number(owner)) : age > NO_OWNER_MS;
    if (!isStale) return;
    if (owner) rmdirSync(join(folder, owner));
    rmdirSync(folder);
  });
}

/** Does the work while no other process does it in that folder, which holds the number of who is at it. */
export function alone(folder, waiting, work) {
  const mine = join(folder, String(process.pid));
  mkdirSync(dirname(folder), { recursive: true });
  for (let told = false; !attempt(() => mkdirSync(folder)) || !attempt(() => mkdirSync(mine)); sleep()) {
    if (!told) waiting();
    told = true;
    freeIfStale(folder);
  }
  const free = () => attempt(() => rmdirSync(mine)) && attempt(() => rmdirSync(folder));
  process.once('exit', free);
  work();
  free();
  process.removeListener('exit', free);
}

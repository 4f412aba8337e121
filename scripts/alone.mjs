// One command at a time makes a checkout ready: two builds at once would write into each other.
import { mkdirSync, readdirSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const WAIT_MS = 200;
/** Nothing takes so long: whoever has the turn is another process with the number of the one that died. */
const FORGOTTEN_MS = 30 * 60_000;
const NO_OWNER_MS = 2_000;

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
function freeIfStale(folder, { owner, ms }) {
  const isStale = owner ? ms > FORGOTTEN_MS || !isAlive(Number(owner)) : ms > NO_OWNER_MS;
  if (!isStale) return;
  attempt(() => {
    if (owner) rmdirSync(join(folder, owner));
    rmdirSync(folder);
  });
}

/** Who has the turn, and for how long it has been seen so. By waiting: clocks are moved, and disks have their own. */
function look(folder, seen) {
  let owner;
  attempt(() => {
    [owner] = readdirSync(folder);
  });
  return { owner, ms: owner === seen.owner ? seen.ms + WAIT_MS : 0 };
}

/** Does the work while no other process does it in that folder, which holds the number of who is at it. */
export function alone(folder, waiting, work) {
  const mine = join(folder, String(process.pid));
  mkdirSync(dirname(folder), { recursive: true });
  let seen = null;
  for (; !attempt(() => mkdirSync(folder)) || !attempt(() => mkdirSync(mine)); sleep()) {
    if (!seen) waiting();
    seen = look(folder, seen ?? { ms: 0 });
    freeIfStale(folder, seen);
  }
  const free = () => attempt(() => rmdirSync(mine)) && attempt(() => rmdirSync(folder));
  process.once('exit', free);
  work();
  free();
  process.removeListener('exit', free);
}

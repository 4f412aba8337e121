/** Threads that ask. With one, what is measured of the fastest is the one that asks. */
export const WORKERS = 2;

export const SECONDS = Number(process.env.SECONDS ?? 3);

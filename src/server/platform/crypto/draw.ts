import { randomInt } from 'node:crypto';

/** From 1 to that number, each as likely as any other; nobody can guess it. */
export const drawOne = (upTo: number): number => randomInt(1, upTo + 1);

import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';

/** So many points every so many seconds. */
type Allowance = { points: number; seconds: number };

/** Makes a counter of its own for each name. */
export type CreateLimiter = (name: string, allowance: Allowance) => RateLimiterAbstract;

/** Counts in this process alone. */
export const limitInMemory: CreateLimiter = (name, { points, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });

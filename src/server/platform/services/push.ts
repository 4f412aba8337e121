import { createECDH, hkdfSync } from 'node:crypto';
import { lookup } from 'node:dns';
import { Agent, request } from 'node:https';
import { isIP, isIPv6, type LookupFunction } from 'node:net';
import { buildPushPayload } from '@block65/webcrypto-web-push';
import { addressesIn } from '#server/platform/http/limits.ts';
import { NotTaken } from './mail.ts';

/** What signs for whoever sends (VAPID, RFC 8292), base64url: the point uncompressed, and its scalar. */
export type PushKeys = { publicKey: string; privateKey: string };

/** A browser that takes them, as it said. RFC 8291 */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

export type Pusher = {
  /** Whether that browser has it, or is gone for good. Throws `NotTaken` when it may be tried again. */
  push(target: PushTarget, data: Readonly<Record<string, string>>): Promise<'taken' | 'gone'>;
};

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const AUTH_BYTES = 16;
const SCALAR_BYTES = 32;

/** The same ones from the same key, for ever: browsers take them from nobody else. */
export function pushKeysFrom(key: Uint8Array, purpose: string): PushKeys {
  const pair = createECDH(CURVE);
  // One scalar in 2^32 is not of the curve, and the next one is taken.
  for (let n = 0; ; n += 1) {
    const scalar = Buffer.from(hkdfSync('sha256', key, '', `${purpose} ${n}`, SCALAR_BYTES));
    try {
      pair.setPrivateKey(scalar);
    } catch {
      continue;
    }
    return {
      publicKey: pair.getPublicKey('base64url', 'uncompressed'),
      privateKey: scalar.toString('base64url'),
    };
  }
}

const PRIVATE_V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];
const isPrivateV4 = addressesIn(PRIVATE_V4);
const isGlobalV6 = addressesIn(['2000::/3']);
/** Of the global ones, those of examples and those that carry an IPv4 address inside. */
const isOddV6 = addressesIn(['2001::/32', '2001:db8::/32', '2002::/16']);

/** Whether that address is of the internet, and not of this machine or of its network. */
export function isPublicAddress(ip: string): boolean {
  if (isIP(ip) === 0) return false;
  return isIPv6(ip) ? isGlobalV6?.(ip) === true && isOddV6?.(ip) === false : isPrivateV4?.(ip) === false;
}

/** A name of the internet over https at its usual port, without a user; no push service is an address. */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  const name = hostname.replace(/\.$/, '');
  return name.includes('.') && !/(?:^\[|\.(?:\d+|localhost|local|internal|lan|home|arpa)$)/.test(name);
}

/** Whether what is pushed there can be sealed: a point of the curve, and sixteen bytes. */
export function areTargetKeys({ p256dh, auth }: Omit<PushTarget, 'endpoint'>): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false;
  const pair = createECDH(CURVE);
  pair.generateKeys();
  try {
    pair.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

const NOT_OF_THE_INTERNET = Object.assign(new Error('Not of the internet'), { code: 'EPRIVATE' });

/** Names are looked up as ever, and none that is of a private network is called, whoever says so. */
export const publicLookup =
  (resolve: typeof lookup = lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '');
      const [first] = found;
      if (!first || !found.every(({ address }) => isPublicAddress(address)))
        return callback(NOT_OF_THE_INTERNET, '');
      if (options.all) return callback(null, found);
      return callback(null, first.address, first.family);
    });
  };

const TOTAL_MS = 10_000;
/** Whoever has it switched off for a weekend still hears. */
const TTL_S = 3 * 24 * 3600;

type Sealed = { headers: Record<string, string>; body: Uint8Array };

/** What the push service answers; what it says in its body is not read. */
function post(endpoint: string, { headers, body }: Sealed, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TOTAL_MS);
    const sent = request(endpoint, { method: 'POST', headers, agent, signal }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', (error: NodeJS.ErrnoException) => reject(new NotTaken(error.code ?? 'EPUSH', null)));
    sent.end(body);
  });
}

const GONE: readonly number[] = [404, 410];
const TOO_MANY = 429;

type PusherOptions = {
  keys: PushKeys;
  /** Whom a push service may write to: `mailto:` or https. */
  subject: string;
  /** For tests, which have no internet. */
  agent?: Agent;
};

/** Pushes to browsers through the services of whoever makes them, to which it says nothing: only the browser reads it. */
export function createPusher({
  keys,
  subject,
  agent = new Agent({ lookup: publicLookup() }),
}: PusherOptions): Pusher {
  return {
    push: async ({ endpoint, p256dh, auth }, data) => {
      const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
      const message = { data: { ...data }, options: { ttl: TTL_S, urgency: 'normal' } } as const;
      const sealed = await buildPushPayload(message, subscription, { ...keys, subject });
      const status = await post(endpoint, sealed, agent);
      if (status >= 200 && status < 300) return 'taken';
      if (GONE.includes(status)) return 'gone';
      throw new NotTaken('EPUSH', status, status >= 400 && status < 500 && status !== TOO_MANY);
    },
  };
}

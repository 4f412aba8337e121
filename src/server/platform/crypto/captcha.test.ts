import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CaptchaUnavailable, createProofOfWork, createRecaptcha } from './captcha.ts';

type Solvable = Parameters<typeof solveChallenge>[0]['challenge'];

describe('proof of work', () => {
  const captcha = createProofOfWork('a secret');

  it('is what a browser can do in about a second, and is checked in no time', {
    timeout: 30_000,
  }, async () => {
    const challenge = (await captcha.challenge()) as Solvable;
    expect(challenge.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 5000 });
    const solution = await solveChallenge({ challenge, deriveKey });
    expect(solution?.counter).toBeGreaterThanOrEqual(150);
    expect(solution?.counter).toBeLessThanOrEqual(350);
    const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    const before = performance.now();
    expect(await captcha.verify(token, '')).toEqual({
      nonce: challenge.parameters.nonce,
      expiresAt: challenge.parameters.expiresAt,
    });
    expect(performance.now() - before).toBeLessThan(200);
    expect(await createProofOfWork('another secret').verify(token, '')).toBeNull();
  });

  it('never tells how many keys have to be tried', async () => {
    expect(JSON.stringify(await captcha.challenge())).not.toMatch(/counter|secret/);
  });
});

describe('recaptcha', () => {
  let server: Server;
  let answer: { status: number; body: string } | null;
  let asked: URLSearchParams;

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      asked = new URLSearchParams(body);
      if (answer) response.writeHead(answer.status).end(answer.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => {
    answer = { status: 200, body: '{"success":true}' };
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const captcha = () =>
    createRecaptcha({
      siteKey: 'public',
      secret: 'private',
      verifyUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/verify`,
      timeoutMs: 200,
    });

  it('tells the browser the public key only', async () => {
    expect(await captcha().challenge()).toEqual({ provider: 'recaptcha', siteKey: 'public' });
  });

  it('asks the service, and remembers a good token by its hash', async () => {
    const spent = await captcha().verify('token', '203.0.113.7');
    expect(spent?.nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.fromEntries(asked)).toEqual({
      secret: 'private',
      response: 'token',
      remoteip: '203.0.113.7',
    });
  });

  it('refuses a token the service refuses, and asks nothing without one', async () => {
    answer = { status: 200, body: '{"success":false,"error-codes":["timeout-or-duplicate"]}' };
    expect(await captcha().verify('token', '')).toBeNull();
    asked = new URLSearchParams();
    expect(await captcha().verify(null, '')).toBeNull();
    expect([...asked]).toEqual([]);
  });

  it.each([
    ['fails', { status: 500, body: '' }],
    ['answers nonsense', { status: 200, body: '<html>' }],
    ['does not answer', null],
  ])('a service that %s is said to be unavailable', async (_what, given) => {
    answer = given;
    await expect(captcha().verify('token', '')).rejects.toThrow(CaptchaUnavailable);
  });

  it('a service that is not there is said to be unavailable', async () => {
    const gone = createRecaptcha({ siteKey: '', secret: '', verifyUrl: 'http://127.0.0.1:1/' });
    await expect(gone.verify('token', '')).rejects.toThrow(CaptchaUnavailable);
  });
});

import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** Solves one proof of work and answers with the token, or null. */
addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  const { parameters, signature } = data;
  const challenge = { parameters, signature } as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey }).catch(() => null);
  postMessage(solution ? btoa(JSON.stringify({ challenge, solution })) : null);
});

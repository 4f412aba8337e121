import { STARTER } from '#web/platform/delayed-start.ts';

/** What starts the program of a public page when it is time to. */
export const loader = (): Response =>
  new Response(STARTER, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });

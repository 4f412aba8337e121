import { club } from '#club';

/** The club as `club.browser.ts` reads it. Its address changes with it: `web/entry.server.tsx`. */
export const loader = (): Response =>
  new Response(JSON.stringify(club), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });

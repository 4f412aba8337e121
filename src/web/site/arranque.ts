import type { LoaderFunctionArgs } from 'react-router';
import { STARTER, STARTER_PATH } from '#web/platform/delayed-start.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * What starts the program of a public page when it is time to. While two releases run side by side, a document of
 * one may ask the other: what is not its own is not here, and nobody keeps that answer.
 */
export function loader({ request }: LoaderFunctionArgs): Response {
  if (new URL(request.url).pathname !== STARTER_PATH)
    return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(STARTER, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': FOR_EVER },
  });
}

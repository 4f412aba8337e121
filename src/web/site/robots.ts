import type { LoaderFunctionArgs } from 'react-router';
import { originOf } from '#web/platform/contexts.ts';

/** The staff's rooms and the calls are not for search engines, nor what pages hold when it comes without its page. */
export function loader({ context, request }: LoaderFunctionArgs): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /private/',
    'Disallow: /private',
    'Disallow: /login',
    'Disallow: /mi/',
    'Disallow: /api/',
    'Disallow: /*.data',
    '',
    `Sitemap: ${originOf(context, request)}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

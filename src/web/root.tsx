import './ui/look/font.css';
import './ui/look/tokens.css';
import './ui/look/base.css';
import './ui/look/kit.css';
import './ui/look/print.css';
import './ui/look/site.css';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router';
import { club } from '#club';
import { YO_SCRIPT } from './club/competicion/yo.ts';
import { CONSENT_SCRIPT } from './platform/consent.ts';
import { displayFontUrl } from './ui/look/font.ts';

export const meta = () => [{ title: club.nombre }];

export const links = () => [
  { rel: 'preload', href: displayFontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** The document's own scripts have run by the time the program comes: it does not carry them again. */
const EARLY = { __html: import.meta.env.SSR ? CONSENT_SCRIPT + YO_SCRIPT : '' };

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="es" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, named by its hash in the policy */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={EARLY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={club.colores.pista} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The address to share follows the visitor: the server wrote only that of the first page, however it was typed. */
function useCanonical(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname === first.current) return;
    first.current = '';
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link) link.href = new URL(pathname, link.href).href;
  }, [pathname]);
}

export default function Root() {
  useCanonical();
  return <Outlet />;
}

/** The last net: what even the layouts could not show. */
export function ErrorBoundary() {
  const error = useRouteError();
  const message = isRouteErrorResponse(error) ? error.data?.message : null;
  return (
    <main>
      <h1>Algo ha salido mal</h1>
      <p>{message ?? 'Prueba de nuevo en unos minutos.'}</p>
      <p>
        <a href="/">Volver al inicio</a>
      </p>
    </main>
  );
}

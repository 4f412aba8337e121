import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { club } from '#club';
import { NoEncontrado } from '#web/club/no-encontrado.tsx';
import { ERROR_404 } from '#web/paginas.ts';
import page from '#web/ui/page.module.css';
import { ErrorState } from '#web/ui/states.tsx';
import { Frame } from './frame.tsx';

type MetaArgs = { error?: unknown };

/** The title of what does not exist; every page that does has its own. */
export const meta = ({ error }: MetaArgs) =>
  isRouteErrorResponse(error) && error.status === 404
    ? [{ title: ERROR_404 }, { name: 'robots', content: 'noindex' }]
    : [{ title: club.nombre }];

export default function PublicLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

function Failed({ error }: { error: unknown }): ReactNode {
  if (isRouteErrorResponse(error) && error.status === 404) return <NoEncontrado />;
  const message = isRouteErrorResponse(error) ? error.data?.message : undefined;
  return (
    <div className={page.container}>
      <h1>No se ha podido cargar la página</h1>
      <ErrorState onRetry={() => window.location.reload()}>{message}</ErrorState>
    </div>
  );
}

/** A page that failed keeps the way out: the same navbar and footer around what happened. */
export function ErrorBoundary() {
  return (
    <Frame>
      <Failed error={useRouteError()} />
    </Frame>
  );
}

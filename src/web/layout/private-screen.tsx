import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { PAGE } from '#web/ui/page.ts';
import { ErrorState } from '#web/ui/states.tsx';

export default function PrivateScreen() {
  return <Outlet />;
}

/** A screen that fails leaves the desk around it: its menu is the way out. */
export function ErrorBoundary() {
  const error = useRouteError();
  const message = isRouteErrorResponse(error) ? error.data?.message : undefined;
  return (
    <div className={PAGE}>
      <h1>Esta pantalla no se ha podido abrir</h1>
      <ErrorState onRetry={() => window.location.reload()}>
        {message ??
          'Lo guardado sigue guardado. Vuelve a intentarlo, o entra en otra pantalla desde el menú.'}
      </ErrorState>
    </div>
  );
}

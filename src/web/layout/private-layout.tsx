import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { sendThrough } from '#web/platform/call.ts';
import { noteOperations } from '#web/platform/operations.ts';
import { hasSignedOut, sessionReady, useSession } from '#web/platform/session.ts';
import { forgetUnanswered, nameWrites } from '#web/platform/unanswered.ts';
import { cx } from '#web/ui/cx.ts';
import { Skeleton } from '#web/ui/states.tsx';
import { ConPermisos } from './con-permisos.tsx';
import { EmptyDesk } from './desk/empty-desk.tsx';
import { StaffFrame } from './staff-frame.client.tsx';

const COLUMN = cx('px-gutter');

/**
 * What the server draws under what is loading, for whom the program never reaches: a file of it was lost on the way,
 * as when a phone changes network. It needs nothing but the page that is there; an empty address is its own, with
 * what it asks for, which the server does not look at.
 */
const Tarda = () => (
  <p className={cx('mesa-tarda', COLUMN)}>
    La página no termina de llegar.{' '}
    {/* biome-ignore lint/a11y/useValidAnchor: it does lead somewhere, to this same address */}
    <a href="">Cargarla otra vez</a>
  </p>
);

sendThrough(noteOperations(nameWrites));

export const meta = () => [{ title: 'Administración' }, { name: 'robots', content: 'noindex' }];

/** Nothing under /private is rendered by the server: it has no session to ask with. */
export async function clientLoader(): Promise<null> {
  await sessionReady();
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <EmptyDesk>
      <div className={COLUMN}>
        <Skeleton kind="row" rows={8} />
      </div>
      <Tarda />
    </EmptyDesk>
  );
}

/** Without a session, or once it ends, the way goes through the login and back here. */
function Portero() {
  const sesion = useSession();
  const { pathname, search } = useLocation();
  const salida = hasSignedOut() ? rutas.inicio() : rutas.login(pathname + search);
  if (!sesion) return <Navigate to={salida} replace />;
  return (
    <ConPermisos>
      <Outlet />
    </ConPermisos>
  );
}

/** Who signs out leaves nothing in the tab. */
function useLeaveNothing(): void {
  useEffect(
    () => () => {
      if (hasSignedOut()) forgetUnanswered();
    },
    [],
  );
}

export default function PrivateLayout() {
  useLeaveNothing();
  return (
    <StaffFrame>
      <Portero />
    </StaffFrame>
  );
}

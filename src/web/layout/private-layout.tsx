import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { sendThrough } from '#web/platform/call.ts';
import { hasSignedOut, useSession } from '#web/platform/session.ts';
import { forgetUnanswered, nameWrites } from '#web/platform/unanswered.ts';
import page from '#web/ui/page.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Frame } from './frame.tsx';
import { StaffFrame } from './staff-frame.client.tsx';
import { Tarda } from './tarda.tsx';

sendThrough(nameWrites);

export const meta = () => [{ title: 'Administración' }, { name: 'robots', content: 'noindex' }];

/** Nothing under /private is rendered by the server: it has no session to ask with. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <Frame mesa>
      <div className={page.container}>
        <Skeleton kind="row" rows={8} />
      </div>
      <Tarda />
    </Frame>
  );
}

/** Without a session, or once it ends, the way goes through the login and back here. Spec §2. */
function Portero() {
  const sesion = useSession();
  const { pathname, search } = useLocation();
  const salida = hasSignedOut() ? rutas.inicio() : rutas.login(pathname + search);
  if (!sesion) return <Navigate to={salida} replace />;
  return <Outlet />;
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

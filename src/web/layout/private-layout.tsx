import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { puede } from '#domain/cuenta/permisos.ts';
import { useAcceso } from '#web/club/mesa/permisos.ts';
import { PAGINAS_PRIVADAS, puedeAbrir } from '#web/paginas-privadas.ts';
import { learnAccess, sendThrough } from '#web/platform/call.ts';
import { noteOperations } from '#web/platform/operations.ts';
import { hasSignedOut, sessionReady, useSession } from '#web/platform/session.ts';
import { forgetUnanswered, nameWrites } from '#web/platform/unanswered.ts';
import { cx } from '#web/ui/cx.ts';
import { DeskHead, PAGE } from '#web/ui/desk/list-frame.tsx';
import { Reach, ReadOnly } from '#web/ui/reach.ts';
import { ErrorState, Notice, Skeleton } from '#web/ui/states.tsx';
import { EmptyDesk } from './desk/empty-desk.tsx';
import { StaffFrame } from './staff-frame.client.tsx';

/** Asked once for each session, and again on coming back to the tab: somebody may have changed it meanwhile. */
function useConocer(): { falta: boolean; fallo: Error | null; pedir: () => void } {
  const falta = useSession()?.access === undefined;
  const [fallo, setFallo] = useState<Error | null>(null);
  const pedir = useCallback(() => {
    setFallo(null);
    learnAccess().catch(setFallo);
  }, []);
  useEffect(() => {
    if (falta) pedir();
  }, [falta, pedir]);
  useEffect(() => {
    const alVolver = () => document.visibilityState === 'visible' && learnAccess().catch(() => {});
    document.addEventListener('visibilitychange', alVolver);
    return () => document.removeEventListener('visibilitychange', alVolver);
  }, []);
  return { falta, fallo, pedir };
}

const NUEVO = '0';

/** What the screen on view asks, to be seen and to be written. */
function usePermisosDePantalla() {
  const ruta = useMatches().at(-1);
  const pagina = PAGINAS_PRIVADAS.find(({ id }) => id === ruta?.id);
  const [ver, escribir] = pagina?.permisos ?? ['todo', 'todo'];
  return { titulo: pagina?.titulo, ver: ruta?.params.id === NUEVO ? escribir : ver, escribir };
}

const SinPermiso = ({ titulo }: { titulo: string | undefined }) => (
  <>
    <DeskHead title={titulo} />
    <Notice tone="warn" title="Tu cuenta no llega hasta aquí">
      <p>Si lo necesitas, pídeselo a quien lleva los usuarios de la mesa.</p>
    </Notice>
  </>
);

/** A screen of the desk as far as the account on it goes: whole, to be read, or not at all. docs/reglas/cuentas.md */
function ConPermisos({ children }: { children: ReactNode }) {
  const acceso = useAcceso();
  const { falta, fallo, pedir } = useConocer();
  const { titulo, ver, escribir } = usePermisosDePantalla();
  const { rol, reservados } = acceso;
  const llega = useCallback((to: string) => puedeAbrir({ rol, reservados }, to), [rol, reservados]);
  if (falta || !puede(acceso, ver))
    return (
      <div className={PAGE}>
        {falta && !fallo ? <Skeleton kind="row" rows={8} /> : null}
        {falta && fallo ? <ErrorState onRetry={pedir}>{fallo.message}</ErrorState> : null}
        {falta ? null : <SinPermiso titulo={titulo} />}
      </div>
    );
  return (
    <Reach value={llega}>
      <ReadOnly value={!puede(acceso, escribir)}>{children}</ReadOnly>
    </Reach>
  );
}

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

export const HydrateFallback = () => (
  <EmptyDesk>
    <div className={COLUMN}>
      <Skeleton kind="row" rows={8} />
    </div>
    <Tarda />
  </EmptyDesk>
);

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

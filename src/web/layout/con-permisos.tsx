import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import { puede } from '#domain/cuenta/permisos.ts';
import { useAcceso } from '#web/club/mesa/permisos.ts';
import { PAGINAS_PRIVADAS, puedeAbrir } from '#web/paginas-privadas.ts';
import { learnAccess } from '#web/platform/call.ts';
import { useSession } from '#web/platform/session.ts';
import { DeskHead, PAGE } from '#web/ui/desk/list-frame.tsx';
import { Reach, ReadOnly } from '#web/ui/reach.ts';
import { ErrorState, Notice, Skeleton } from '#web/ui/states.tsx';

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
export function ConPermisos({ children }: { children: ReactNode }) {
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

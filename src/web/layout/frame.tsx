import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useMatch, useNavigate, useNavigation } from 'react-router';
import { club } from '#club';
import { SinScripts } from '#web/club/correo.tsx';
import { menusPublicos } from '#web/paginas-menus.ts';
import { call, learnAccess } from '#web/platform/call.ts';
import { useAnalytics } from '#web/platform/consent.ts';
import { lateCode } from '#web/platform/late-code.ts';
import { forgetAllTyped, signOut, useSession } from '#web/platform/session.ts';
import { ButtonLink, buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { late } from '#web/ui/late.tsx';
import { Veil } from '#web/ui/states.tsx';
import { ToastRegion } from '#web/ui/toast.tsx';
import { Footer, LEGAL } from './footer.tsx';
import { HashDialog, lateContent, useLostPages } from './hash-dialog.tsx';
import { type Menu, Navbar } from './navbar.tsx';

const HASH_COOKIES = '#preferencias-cookies';

const BOTON = buttonClass({ look: 'quiet', size: 's' });

/** A notice at the foot of the window, under the open menus of the bar. */
const AL_PIE = cx(
  'fixed inset-x-0 bottom-0 z-20 hidden gap-2 border-t border-hairline bg-surface px-gutter py-3 shadow-pop low:static print:hidden lg:start-auto lg:end-4 lg:bottom-4 lg:w-md lg:rounded-l lg:border lg:p-4',
);

/**
 * In every document, hidden: a script of the head shows it to who has not answered (`CONSENT_SCRIPT`)
 * and listens to the two answers. The three ways are equally easy.
 */
const ConsentNotice = () => (
  <section className={cx(AL_PIE, 'pending:grid')} aria-label="Aviso de cookies">
    <p className="text-s leading-snug">
      ¿Nos dejas contar las páginas que se visitan? <Link to="/cookies">Cookies</Link>
    </p>
    <div className="grid-fit-4xs gap-2">
      <button type="button" className={BOTON} data-consent-answer="true">
        Aceptar
      </button>
      <button type="button" className={BOTON} data-consent-answer="false">
        Rechazar
      </button>
      <Link to={HASH_COOKIES} className={BOTON} preventScrollReset discover="none">
        Configurar
      </Link>
    </div>
  </section>
);

const ConsentDialog = lateContent(() => import('./consent-dialog.tsx'));

const PruebaNivelDialog = lateContent(() => import('./prueba-nivel-dialog.tsx'));

const HASH_PRUEBA = '#clase-de-prueba';

/** The action of the navbar, but where a form is filled in: there the way on is. */
export function BotonPruebaNivel() {
  const rellena = useMatch('/inscripciones/:tipo') !== null;
  return (
    <ButtonLink to={HASH_PRUEBA} look={rellena ? 'quiet' : 'action'} preventScrollReset discover="none">
      Clase de prueba
    </ButtonLink>
  );
}

export const PruebaNivel = () => (
  <>
    <HashDialog hash={HASH_PRUEBA} of={PruebaNivelDialog} />
    <div className={cx(AL_PIE, 'peer-target:noscript:block')}>
      <SinScripts />
    </div>
  </>
);

/** The year at the club, the same for the server and for every browser. */
const EN_EL_CLUB = { timeZone: club.zonaHoraria, year: 'numeric' } as const;

/** Leaves the session on the server too; without network it ends here all the same. */
export function useSalir(): () => void {
  const navigate = useNavigate();
  return () => {
    call('POST /api/auth/logout', {}).catch(() => {});
    forgetAllTyped();
    signOut();
    navigate('/');
  };
}

const traerMenu = () => import('#web/paginas-privadas.ts');

/** The staff's menu, with what that account may open, which a visitor does not even load. Where it did not come, the next page asks again. */
function useAdministracion(sesion: ReturnType<typeof useSession>): Menu | null {
  const dentro = sesion !== null;
  const acceso = sesion?.access;
  const [codigo, setCodigo] = useState<Awaited<ReturnType<typeof traerMenu>> | null>(null);
  const { pathname } = useLocation();
  const falta = dentro && codigo === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is only when to ask
  useEffect(() => {
    if (falta) lateCode(traerMenu).then(setCodigo, console.warn);
  }, [falta, pathname]);
  useEffect(() => {
    if (dentro && acceso === undefined) learnAccess().catch(console.warn);
  }, [dentro, acceso]);
  if (!(codigo && acceso)) return null;
  const entradas = codigo.entradasDe(acceso).map(({ palabra, href }) => ({ titulo: palabra, href }));
  return { titulo: 'Administración', entradas };
}

const StaffStrip = late(() => lateCode(() => import('./desk/pending.tsx')), { failed: () => null });

/** What every public page stands in: skip link, navbar, footer, notices and the loading veil. */
export function Frame({ children }: { children: ReactNode }) {
  const sesion = useSession();
  const salir = useSalir();
  const administracion = useAdministracion(sesion);
  useAnalytics();
  useLostPages();
  const menus = menusPublicos();
  const isHome = useLocation().pathname === '/';
  const isLoading = useNavigation().state !== 'idle';
  return (
    <>
      <a className="skip-link" href="#contenido">
        Saltar al contenido
      </a>
      <Navbar
        menus={menus}
        administracion={administracion}
        sesion={sesion}
        onSalir={salir}
        accion={
          <>
            <span className="grid lg:hidden">
              <ButtonLink to="/escuela-calendario-precios-horarios">Precios</ButtonLink>
            </span>
            <BotonPruebaNivel />
          </>
        }
      />
      <main id="contenido" tabIndex={-1}>
        {sesion !== null && isHome ? <StaffStrip /> : null}
        {children}
      </main>
      <Footer
        menus={menusPublicos(undefined, true)}
        anio={new Date().toLocaleDateString('es', EN_EL_CLUB)}
        preferencias={
          <Link to={HASH_COOKIES} className={LEGAL} preventScrollReset discover="none">
            Preferencias de cookies
          </Link>
        }
      />
      <ConsentNotice />
      <HashDialog hash={HASH_COOKIES} of={ConsentDialog} />
      <PruebaNivel />
      <Veil active={isLoading} />
      <ToastRegion />
    </>
  );
}

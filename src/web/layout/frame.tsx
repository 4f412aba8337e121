import type { ReactNode } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { SinScripts } from '#web/club/correo.tsx';
import { useAnalytics } from '#web/platform/consent.ts';
import { lateCode } from '#web/platform/late-code.ts';
import { useSession } from '#web/platform/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { late } from '#web/ui/late.tsx';
import { Veil } from '#web/ui/states.tsx';
import { ToastRegion } from '#web/ui/toast.tsx';
import { Footer, HASH_COOKIES } from './footer.tsx';
import { HashDialog, lateContent, useLostPages } from './hash-dialog.tsx';
import { HASH_PRUEBA, Navbar } from './navbar.tsx';

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

export const PruebaNivel = () => (
  <>
    <HashDialog hash={HASH_PRUEBA} of={PruebaNivelDialog} />
    <div className={cx(AL_PIE, 'peer-target:noscript:block')}>
      <SinScripts />
    </div>
  </>
);

const StaffStrip = late(() => lateCode(() => import('./desk/pending.tsx')), { failed: () => null });

/** What every public page stands in: skip link, navbar, footer, notices and the loading veil. */
export function Frame({ children }: { children: ReactNode }) {
  const sesion = useSession();
  useAnalytics();
  useLostPages();
  const isHome = useLocation().pathname === '/';
  const isLoading = useNavigation().state !== 'idle';
  return (
    <>
      <a className="skip-link" href="#contenido">
        Saltar al contenido
      </a>
      <Navbar />
      <main id="contenido" tabIndex={-1}>
        {sesion !== null && isHome ? <StaffStrip /> : null}
        {children}
      </main>
      <Footer />
      <ConsentNotice />
      <HashDialog hash={HASH_COOKIES} of={ConsentDialog} />
      <PruebaNivel />
      <Veil active={isLoading} />
      <ToastRegion />
    </>
  );
}

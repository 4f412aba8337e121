import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { club } from '#club';
import { menusPublicos } from '#web/paginas-menus.ts';
import { useAnalytics } from '#web/platform/analytics.ts';
import { call } from '#web/platform/call.ts';
import { lateCode } from '#web/platform/late-code.ts';
import { signOut, useSession } from '#web/platform/session.ts';
import { forgetAllTyped } from '#web/platform/typed.ts';
import { ToastRegion } from '#web/ui/toast-region.tsx';
import { Veil } from '#web/ui/veil.tsx';
import { ConsentNotice } from './consent-notice.tsx';
import { ConsentPreferences, EnlacePreferencias } from './consent-preferences.tsx';
import { Footer } from './footer.tsx';
import { useLostPages } from './lost-pages.ts';
import { type Menu, Navbar } from './navbar.tsx';
import { BotonPruebaNivel, PruebaNivel } from './prueba-nivel.tsx';

const MENUS = menusPublicos();
const CONTACTO = {
  direccion: club.direccion,
  telefono: club.telefono,
  telefonoEnlace: club.telefonoEnlace,
  email: club.email,
};

/** The year at the club, the same for the server and for every browser. */
const EN_EL_CLUB = { timeZone: club.zonaHoraria, year: 'numeric' } as const;

/** Leaves the session on the server too; without network it ends here all the same. Spec §4, "Session". */
function useSalir(): () => void {
  const navigate = useNavigate();
  return () => {
    call('POST /api/auth/logout', {}).catch(() => {});
    forgetAllTyped();
    signOut();
    navigate('/');
  };
}

const traerPrivadas = () => import('#web/paginas-privadas.ts');

/** The staff's menu, which a visitor does not even load. Where it did not come, the next page asks again. Spec §2. */
function useAdministracion(dentro: boolean): Menu | null {
  const [menu, setMenu] = useState<Menu | null>(null);
  const { pathname } = useLocation();
  const falta = dentro && menu === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is only when to ask
  useEffect(() => {
    if (falta)
      lateCode(traerPrivadas).then(({ menuAdministracion }) => setMenu(menuAdministracion), console.warn);
  }, [falta, pathname]);
  return dentro ? menu : null;
}

/** What every page stands in: skip link, navbar, footer, notices and the loading veil. The desk asks nothing. */
export function Frame({ children, mesa = false }: { children: ReactNode; mesa?: boolean }) {
  const sesion = useSession();
  const salir = useSalir();
  const administracion = useAdministracion(sesion !== null);
  useAnalytics();
  useLostPages();
  const isLoading = useNavigation().state !== 'idle';
  return (
    <>
      <a className="skip-link" href="#contenido">
        Saltar al contenido
      </a>
      <Navbar
        nombreClub={club.nombre}
        menus={MENUS}
        administracion={administracion}
        sesion={sesion}
        onSalir={salir}
        accion={<BotonPruebaNivel />}
      />
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      <Footer
        nombreClub={club.nombre}
        contacto={CONTACTO}
        menus={mesa ? [] : MENUS}
        redes={club.redes}
        anio={new Date().toLocaleDateString('es', EN_EL_CLUB)}
        preferencias={<EnlacePreferencias />}
      />
      {mesa ? null : <ConsentNotice />}
      <ConsentPreferences />
      <PruebaNivel />
      <Veil active={isLoading} />
      <ToastRegion />
    </>
  );
}

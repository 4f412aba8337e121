import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation, useMatch, useNavigate } from 'react-router';
import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import { type Tramo, tramosDelDia } from '#domain/club/horario.ts';
import { Marca } from '#web/club/marca.tsx';
import { useHoy } from '#web/club/use-ahora.ts';
import { menusPublicos } from '#web/paginas-menus.ts';
import { call, learnAccess } from '#web/platform/call.ts';
import { lateCode } from '#web/platform/late-code.ts';
import { forgetAllTyped, signOut, useSession } from '#web/platform/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';

type Menu = ReturnType<typeof menusPublicos>[number];

/** The first word of an address: its section, whatever the page of it. */
const seccionDe = (path: string): string | undefined => path.match(/^\/\w+/)?.[0];

/** Of the leagues, each has its column of an open menu, and its page is the first of it; the marathon is of adults. */
const COLUMNAS: readonly (readonly [RegExp, string])[] = [
  [/-liga-.*-presentacion$/, cx('lg:row-start-1')],
  [/social|maraton/, cx('lg:col-start-1')],
  [/infantil/, cx('lg:col-start-2')],
];
const PRIMERA = /^\/competicion-.*-presentacion$/;

const lugarDe = (href: string): string =>
  cx(...COLUMNAS.filter(([cual]) => cual.test(href)).map(([, lugar]) => lugar));

type MenuProps = {
  menu: Menu;
  /** It opens from the end of its title, where there is no room after it. */
  alFinal: boolean;
  conFlecha: boolean;
};

const TITULO = cx(
  'flex min-h-row items-center justify-between gap-1 font-display text-xl font-bold select-none current:text-azul-text',
  'lg:h-full lg:border-y-3 lg:border-transparent lg:px-2 lg:font-text lg:text-s lg:font-semibold lg:whitespace-nowrap lg:hover:border-b-hairline lg:current:border-b-tierra lg:current:text-ink lg:group-open:border-b-tierra forced-colors:border-y-0 forced-colors:current:underline',
);
const ENTRADAS = cx(
  'pb-4 lg:absolute lg:top-full lg:max-h-dvh lg:min-w-2xs lg:overflow-y-auto lg:rounded-b-l lg:border lg:border-t-0 lg:border-hairline lg:bg-surface lg:p-2 lg:shadow-pop',
);
/** `name` makes the browser keep only one of them open. */
function MenuDesplegable({ menu: { titulo, entradas }, alFinal, conFlecha }: MenuProps) {
  const seccion = seccionDe(useLocation().pathname);
  const esEste = entradas.some(({ href }) => seccionDe(href) === seccion);
  const deLigas = entradas.some(({ href }) => href.includes('-liga-'));
  return (
    <li>
      <details name="menu" className="group relative border-b border-hairline lg:h-full lg:border-b-0">
        <summary className={TITULO} aria-current={esEste || undefined}>
          {titulo}
          <Icon
            name="chevron"
            size={16}
            className={cx('flex-none transition group-open:rotate-180', !conFlecha && 'lg:hidden')}
          />
        </summary>
        <ul className={cx(ENTRADAS, alFinal ? 'lg:end-0' : 'lg:start-0', deLigas && 'lg:grid lg:gap-x-2')}>
          {entradas.map((entrada) => (
            <li key={entrada.href} className={deLigas ? lugarDe(entrada.href) : undefined}>
              <NavLink
                to={entrada.href}
                end
                className={cx(
                  'flex min-h-tap items-center rounded-s px-4 text-ink no-underline hover:bg-azul-pale current:bg-azul-pale current:font-semibold current:text-azul-text lg:text-s forced-colors:current:underline lg:whitespace-nowrap',
                  PRIMERA.test(entrada.href) && 'font-bold',
                )}
              >
                {entrada.titulo}
              </NavLink>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** What is pressed in the strip. */
const EN_LA_TIRA = cx('inline-flex min-h-strip items-center gap-2 text-inherit no-underline hover:text-bola');

/** Until when; with a break, the hours before it and after it. */
const abiertoHoy = (tramos: readonly Tramo[]): string =>
  tramos.length === 1
    ? `hasta las ${tramos[0]?.hasta}`
    : tramos.map(({ desde, hasta }) => `${desde}–${hasta}`).join(' y ');

const BUSCAR = cx(
  EN_LA_TIRA,
  'max-lg:absolute max-lg:end-thumb max-lg:top-full max-lg:h-bar max-lg:w-tap max-lg:justify-center max-lg:text-ink max-lg:hover:text-azul-text lg:ms-auto',
);

/** The words of the strip: whom to call, until when the courts are open, how to reserve one and the way to any player. */
function Franja() {
  const hoy = useHoy();
  const tramos = hoy ? tramosDelDia(club.horarios.pistas, hoy.dia) : [];
  return (
    <>
      <a href={`tel:${club.telefonoEnlace}`} className={cx(EN_LA_TIRA, '@2xs:@max-panel:min-w-tap')}>
        <Icon name="phone" size={16} />
        <span className="@2xs:@max-panel:sr-only">
          <span className="max-md:sr-only">Llamar al</span> {club.telefono}
        </span>
      </a>
      {hoy && club.horarios.pistas.length > 0 ? (
        <Link to={rutas.reservar()} className={EN_LA_TIRA}>
          <Icon name="clock" size={16} className="max-md:hidden" />
          <span>
            Pistas{' '}
            {tramos.length > 0 ? (
              <>
                <span className="max-md:sr-only">abiertas hoy</span> {abiertoHoy(tramos)}
              </>
            ) : (
              'cerradas hoy'
            )}
          </span>
          <u>Reservar</u>
        </Link>
      ) : null}
      {/* Where the strip has no room for it, in the bar under it, between the club and the menu. */}
      <Link to={rutas.jugadores()} className={BUSCAR}>
        <Icon name="search" size={16} className="max-lg:size-6" />
        <span className="max-lg:sr-only">Buscar un jugador</span>
      </Link>
    </>
  );
}

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

function Acceso() {
  const sesion = useSession();
  const salir = useSalir();
  if (!sesion)
    return (
      <Link to="/login" className={EN_LA_TIRA}>
        Acceder
      </Link>
    );
  return (
    <>
      <span className="max-w-4xs self-center truncate">{sesion.name}</span>
      <button type="button" className={cx(EN_LA_TIRA, 'border-0 bg-transparent p-0')} onClick={salir}>
        Salir
      </button>
    </>
  );
}

const ID_HOJA = 'menu-principal';
/** Where the sheet of the phone becomes the bar; the same width as in the CSS. */
const ANCHO_BARRA = '(min-width: 62rem)';

function cerrarMenus(nav: HTMLElement): void {
  for (const abierto of nav.querySelectorAll<HTMLDetailsElement>('details[open]')) abierto.open = false;
}

function cerrarTodo(nav: HTMLElement): void {
  cerrarMenus(nav);
  nav.querySelector<HTMLElement>(`#${ID_HOJA}:popover-open`)?.hidePopover();
}

/** Escape gives the focus back to the title of the menu it closes. */
function alPulsarEscape(nav: HTMLElement, event: KeyboardEvent): void {
  const abierto = nav.querySelector<HTMLDetailsElement>('details[open]');
  if (event.key !== 'Escape' || !abierto) return;
  const dentro = abierto.contains(document.activeElement);
  cerrarMenus(nav);
  if (dentro) abierto.querySelector('summary')?.focus();
}

/** What the browser does not do by itself for `details`: closing outside, with Escape, and when the sheet ends. */
function useCierre() {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const barra = nav.current;
    if (!barra) return;
    const escucha = new AbortController();
    const { signal } = escucha;
    document.addEventListener('keydown', (event) => alPulsarEscape(barra, event), { signal });
    document.addEventListener(
      'pointerdown',
      ({ target }) => barra.contains(target as Node) || cerrarMenus(barra),
      { signal },
    );
    matchMedia(ANCHO_BARRA).addEventListener('change', () => cerrarTodo(barra), { signal });
    return () => escucha.abort();
  }, []);
  return nav;
}

const traerMenu = () => import('#web/paginas-privadas.ts');

/** The staff's menu, with what that account may open, which a visitor does not even load. Where it did not come, the next page asks again. */
function useAdministracion(): Menu | null {
  const sesion = useSession();
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

export const HASH_PRUEBA = '#clase-de-prueba';

/** The action of the bar, but where a form is filled in: there the way on is. */
export function BotonPruebaNivel() {
  const rellena = useMatch('/inscripciones/:tipo') !== null;
  return (
    <ButtonLink to={HASH_PRUEBA} look={rellena ? 'quiet' : 'action'} preventScrollReset discover="none">
      Clase de prueba
    </ButtonLink>
  );
}

/** A sheet over the page of a phone; where there is room, the bar. */
const HOJA = cx(
  'fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto overscroll-contain border-0 bg-paper px-gutter pt-0 pb-6 text-ink max-lg:open:flex',
  'lg:static lg:flex lg:h-full lg:w-auto lg:flex-row lg:items-center lg:gap-4 lg:overflow-visible lg:p-0',
);

const Inicio = () => (
  <Link to="/" className="me-auto flex text-ink no-underline" aria-label={`${club.nombre}, inicio`}>
    <Marca />
  </Link>
);

/** What is pressed in the head of the sheet. */
const EN_LA_CABEZA = cx('grid size-12 place-items-center border-0 bg-transparent p-0 text-inherit');

/** On top of the sheet of a phone. */
const CabezaDeHoja = () => (
  <div className="sticky top-0 z-10 flex min-h-bar flex-none items-center bg-paper lg:hidden">
    <Inicio />
    <a href={`tel:${club.telefonoEnlace}`} className={EN_LA_CABEZA} aria-label={`Llamar al ${club.telefono}`}>
      <Icon name="phone" size={24} />
    </a>
    <button
      type="button"
      className={EN_LA_CABEZA}
      popoverTarget={ID_HOJA}
      popoverTargetAction="hide"
      aria-label="Cerrar menú"
    >
      <Icon name="close" size={26} />
    </button>
  </div>
);

export function Navbar() {
  const nav = useCierre();
  const administracion = useAdministracion();
  const menus = menusPublicos().concat(administracion ?? []);
  const alElegir = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a')) cerrarTodo(event.currentTarget);
  };
  return (
    <header className="sticky -top-strip z-30 has-focus-visible:top-0 low:static print:hidden">
      {/* The telephone whole: what does not fit beside it goes to a line that is not seen. */}
      <div className="band relative flex h-strip gap-4 bg-azul-deep px-page text-s whitespace-nowrap max-sm:text-xs dark:bg-surface-sunk">
        <div className="@container flex h-strip min-w-0 flex-1 flex-wrap gap-x-6 overflow-hidden max-sm:gap-x-3">
          <Franja />
        </div>
        <Acceso />
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only listens to the links inside, which Enter also clicks */}
      <nav
        className="@container border-b border-hairline bg-paper"
        aria-label="Principal"
        ref={nav}
        onClick={alElegir}
      >
        <div className="flex h-bar items-center gap-4 px-page">
          <Inicio />
          <button
            type="button"
            className="-me-2 flex min-h-row items-center gap-2 border-0 bg-transparent px-2 font-semibold lg:hidden"
            popoverTarget={ID_HOJA}
          >
            <Icon name="menu" size={26} />
            Menú
          </button>
          <div id={ID_HOJA} popover="auto" className={HOJA}>
            <CabezaDeHoja />
            <ul className="m-0 lg:flex lg:h-full">
              {menus.map((menu, n) => (
                <MenuDesplegable
                  key={menu.titulo}
                  menu={menu}
                  alFinal={n >= menus.length - 2}
                  conFlecha={!administracion}
                />
              ))}
            </ul>
            <div className="mt-auto grid gap-3 pt-6 lg:m-0 lg:p-0">
              <span className="grid lg:hidden">
                <ButtonLink to="/escuela-calendario-precios-horarios">Precios</ButtonLink>
              </span>
              <BotonPruebaNivel />
            </div>
          </div>
        </div>
      </nav>
    </header>
  );
}

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { Marca } from '#web/club/marca.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './navbar.module.css';

type Entrada = { titulo: string; href: string };
export type Menu = { titulo: string; entradas: readonly Entrada[] };

type NavbarProps = {
  nombreClub: string;
  menus: readonly Menu[];
  /** After the others, only for the staff, and a moment later. */
  administracion: Menu | null;
  sesion: { name: string } | null;
  onSalir: () => void;
  /** The one action of the bar, asking for a trial class; before it, what the sheet of the phone has besides. */
  accion?: ReactNode;
  /** Words of the strip that scrolls away: telephone, centres. */
  contacto?: ReactNode;
  /** On top of the sheet of the phone: the telephone. */
  enHoja?: ReactNode;
  hrefLogin?: string;
};

/** The first word of an address: its section, whatever the page of it. */
const seccionDe = (path: string): string | undefined => path.match(/^\/\w+/)?.[0];

/** `name` makes the browser keep only one of them open. */
function MenuDesplegable({ menu }: { menu: Menu }) {
  const seccion = seccionDe(useLocation().pathname);
  const esEste = menu.entradas.some(({ href }) => seccionDe(href) === seccion);
  return (
    <li>
      <details name="menu" className={styles.menu}>
        <summary className={styles.titulo} aria-current={esEste || undefined}>
          {menu.titulo}
          <Icon name="chevron" size={16} className={styles.flecha} />
        </summary>
        <ul className={styles.entradas}>
          {menu.entradas.map(({ titulo, href }) => (
            <li key={href}>
              <NavLink to={href} end className={styles.entrada ?? ''}>
                {titulo}
              </NavLink>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

type AccesoProps = Pick<NavbarProps, 'sesion' | 'onSalir'> & { hrefLogin: string };

function Acceso({ sesion, onSalir, hrefLogin }: AccesoProps) {
  if (!sesion) {
    return (
      <Link to={hrefLogin} className={styles.acceso}>
        Acceder
      </Link>
    );
  }
  return (
    <>
      <span className={styles.usuario}>{sesion.name}</span>
      <button type="button" className={styles.acceso} onClick={onSalir}>
        Salir
      </button>
    </>
  );
}

const ID_HOJA = 'menu-principal';
/** Where the sheet of the phone becomes the bar; the same width as in the CSS. */
const ANCHO_BARRA = '(min-width: 76rem)';

function cerrarMenus(nav: HTMLElement): void {
  for (const abierto of nav.querySelectorAll<HTMLDetailsElement>('details[open]')) abierto.open = false;
}

function cerrarTodo(nav: HTMLElement): void {
  cerrarMenus(nav);
  const hoja = nav.querySelector<HTMLElement>(`#${ID_HOJA}:popover-open`);
  hoja?.hidePopover();
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
    const escucha = new AbortController();
    const { signal } = escucha;
    const conNav = (accion: (elemento: HTMLElement) => void) => nav.current && accion(nav.current);
    document.addEventListener('keydown', (event) => conNav((n) => alPulsarEscape(n, event)), { signal });
    document.addEventListener(
      'pointerdown',
      ({ target }) => conNav((n) => n.contains(target as Node) || cerrarMenus(n)),
      { signal },
    );
    matchMedia(ANCHO_BARRA).addEventListener('change', () => conNav(cerrarTodo), { signal });
    return () => escucha.abort();
  }, []);
  return nav;
}

export function Navbar(props: NavbarProps) {
  const {
    nombreClub,
    menus,
    administracion,
    sesion,
    onSalir,
    accion,
    contacto,
    enHoja,
    hrefLogin = '/login',
  } = props;
  const nav = useCierre();
  const visibles = administracion ? [...menus, administracion] : menus;
  const alElegir = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a')) cerrarTodo(event.currentTarget);
  };
  return (
    <header className={styles.cabecera}>
      <div className={styles.utilidad}>
        <div className={styles.caja}>
          <div className={styles.contacto}>{contacto}</div>
          <Acceso sesion={sesion} onSalir={onSalir} hrefLogin={hrefLogin} />
        </div>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only listens to the links inside, which Enter also clicks */}
      <nav className={styles.barra} aria-label="Principal" ref={nav} onClick={alElegir}>
        <div className={styles.caja}>
          <Link to="/" className={styles.marca} aria-label={`${nombreClub}, inicio`}>
            <Marca nombre={nombreClub} />
          </Link>
          <button type="button" className={styles.hamburguesa} popoverTarget={ID_HOJA}>
            <Icon name="menu" size={26} />
            Menú
          </button>
          <div id={ID_HOJA} popover="auto" className={styles.hoja}>
            <div className={styles.cabezaDeHoja}>
              <Link to="/" className={styles.marca} aria-label={`${nombreClub}, inicio`}>
                <Marca nombre={nombreClub} />
              </Link>
              {enHoja}
              <button
                type="button"
                className={styles.cerrar}
                popoverTarget={ID_HOJA}
                popoverTargetAction="hide"
                aria-label="Cerrar menú"
              >
                <Icon name="close" size={26} />
              </button>
            </div>
            <ul className={styles.menus}>
              {visibles.map((menu) => (
                <MenuDesplegable key={menu.titulo} menu={menu} />
              ))}
            </ul>
            {accion ? <div className={styles.accion}>{accion}</div> : null}
          </div>
        </div>
      </nav>
    </header>
  );
}

import { Link } from 'react-router';
import { club } from '#club';
import { avisoDeMuestra } from '#contract/club/inventado.ts';
import { horarioEnPalabras } from '#domain/club/horario.ts';
import { PalabrasDeCorreo } from '#web/club/correo.tsx';
import { enUnaLinea } from '#web/club/direccion.ts';
import { Marca } from '#web/club/marca.tsx';
import { useHoy } from '#web/club/use-ahora.ts';
import { menusPublicos } from '#web/paginas-menus.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';

export const HASH_COOKIES = '#preferencias-cookies';

const LEGALES = [
  { titulo: 'Aviso legal', href: '/aviso-legal' },
  { titulo: 'Protección de datos', href: '/proteccion-datos' },
  { titulo: 'Cookies', href: '/cookies' },
];

const DATO = cx(
  'flex min-h-tap items-start gap-3 py-2 leading-normal text-balance text-inherit lg:min-h-0 lg:py-1',
);
const ICONO = cx('flex-none text-bola');
const ENLACE = cx('text-inherit no-underline hover:text-on-deep hover:underline');
const LEGAL = cx(ENLACE, 'inline-flex min-h-tap items-center');

/** Nothing, while the club has not said when. */
function Horario() {
  const { pistas, secretaria } = club.horarios;
  const dePistas = pistas.length > 0 ? `Pistas, ${horarioEnPalabras(pistas)}. ` : '';
  const dicho = dePistas + (secretaria.length > 0 ? `Secretaría, ${horarioEnPalabras(secretaria)}.` : '');
  return dicho ? (
    <p className={DATO}>
      <Icon name="clock" className={ICONO} />
      <span>{dicho}</span>
    </p>
  ) : null;
}

function DatosContacto() {
  const { centros, telefono, telefonoEnlace, email } = club;
  return (
    <address className="grid gap-1 not-italic">
      {club.inventado ? <strong className="pb-2">{avisoDeMuestra()}</strong> : null}
      {Object.values(centros).map(({ nombre, direccion }) => (
        <p key={nombre} className={DATO}>
          <Icon name="pin" className={ICONO} />
          <span>{enUnaLinea(direccion)}</span>
        </p>
      ))}
      <a href={`tel:${telefonoEnlace}`} className={DATO}>
        <Icon name="phone" className={ICONO} />
        {telefono}
      </a>
      <Horario />
      <a href={`mailto:${email}`} className={DATO}>
        <Icon name="mail" className={ICONO} />
        <span className="min-w-0 wrap-anywhere">
          <PalabrasDeCorreo email={email} />
        </span>
      </a>
    </address>
  );
}

/** As many menus have a column of their own; the others, which are short, are in the last one. */
const CON_COLUMNA = 3;

/** On a phone it is folded: two screens of links, which the menu has too. With room it is always open. */
const Mapa = () => (
  <details className="group md:unfolded">
    <summary className="flex min-h-row items-center justify-between border-y border-deep-line font-semibold text-on-deep">
      Todas las páginas <Icon name="chevron" size={18} className="group-open:rotate-180" />
    </summary>
    <nav className="columns-4xs gap-x-4 lg:columns-4 pt-6 md:pt-0" aria-label="Mapa del sitio">
      {menusPublicos(undefined, true).map(({ titulo, entradas }, n) => (
        <section
          key={titulo}
          className={cx('break-inside-avoid pb-6', n === CON_COLUMNA && 'lg:break-before-column')}
        >
          <h2 className="mb-2 heading-text text-m text-on-deep">{titulo}</h2>
          <ul className="m-0">
            {entradas.map((entrada) => (
              <li key={entrada.href}>
                <Link to={entrada.href} className={cx(ENLACE, 'block py-2 leading-snug md:py-1')}>
                  {entrada.titulo}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  </details>
);

export function Footer() {
  const { nombre: nombreClub, redes } = club;
  const hoy = useHoy();
  return (
    <footer className="mt-auto far band bg-azul-deep px-page py-8 text-s text-on-deep-soft dark:bg-surface-sunk pending:pb-thumb print:hidden">
      <div className="grid gap-8 lg:flex">
        <div className="grid content-start justify-items-start gap-6 lg:w-xs lg:flex-none">
          <span className="text-on-deep">
            <Marca size={48} />
          </span>
          <DatosContacto />
        </div>
        <div className="lg:flex-1">
          <Mapa />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 pt-4">
        <small className="text-s max-md:w-full">
          © {hoy?.dia.slice(0, 4)} {nombreClub}
        </small>
        <ul className="m-0 grid grid-cols-2 gap-x-6 max-md:w-full md:flex md:flex-wrap">
          {redes.map(({ nombre, url }) => (
            <li key={url}>
              <a href={url} rel="noopener" className={LEGAL}>
                {nombre}
              </a>
            </li>
          ))}
          {LEGALES.map(({ titulo, href }) => (
            <li key={href}>
              <Link to={href} className={LEGAL}>
                {titulo}
              </Link>
            </li>
          ))}
          <li>
            <Link to={HASH_COOKIES} className={LEGAL} preventScrollReset discover="none">
              Preferencias de cookies
            </Link>
          </li>
        </ul>
      </div>
    </footer>
  );
}

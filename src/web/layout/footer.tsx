import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { club } from '#club';
import { avisoDeMuestra } from '#contract/club/inventado.ts';
import { horarioEnPalabras } from '#domain/club/horario.ts';
import { PalabrasDeCorreo } from '#web/club/correo.tsx';
import { enUnaLinea } from '#web/club/direccion.ts';
import { Marca } from '#web/club/marca.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './footer.module.css';
import type { Menu } from './navbar.tsx';

type FooterProps = {
  /** The site's map, in columns. */
  menus: readonly Menu[];
  /** The slot of "Preferencias de cookies". */
  preferencias: ReactNode;
  anio: string;
};

const LEGALES: Menu['entradas'] = [
  { titulo: 'Aviso legal', href: '/aviso-legal' },
  { titulo: 'Protección de datos', href: '/proteccion-datos' },
  { titulo: 'Cookies', href: '/cookies' },
];

/** Nothing, while the club has not said when. */
function Horario() {
  const { pistas, secretaria } = club.horarios;
  const dePistas = pistas.length > 0 ? `Pistas, ${horarioEnPalabras(pistas)}. ` : '';
  const dicho = dePistas + (secretaria.length > 0 ? `Secretaría, ${horarioEnPalabras(secretaria)}.` : '');
  return dicho ? (
    <p>
      <Icon name="clock" />
      <span>{dicho}</span>
    </p>
  ) : null;
}

function DatosContacto() {
  const { centros, telefono, telefonoEnlace, email } = club;
  return (
    <address className={styles.contacto}>
      {club.inventado ? <strong>{avisoDeMuestra()}</strong> : null}
      {Object.values(centros).map(({ nombre, direccion }) => (
        <p key={nombre}>
          <Icon name="pin" />
          <span>{enUnaLinea(direccion)}</span>
        </p>
      ))}
      <a href={`tel:${telefonoEnlace}`}>
        <Icon name="phone" />
        {telefono}
      </a>
      <Horario />
      <a href={`mailto:${email}`}>
        <Icon name="mail" />
        <span className={styles.email}>
          <PalabrasDeCorreo email={email} />
        </span>
      </a>
    </address>
  );
}

/** On a phone it is folded: two screens of links, which the menu has too. With room it is always open. */
function Mapa({ menus }: { menus: readonly Menu[] }) {
  return (
    <details className={styles.plegado}>
      <summary>
        Todas las páginas <Icon name="chevron" size={18} />
      </summary>
      <nav className={styles.mapa} aria-label="Mapa del sitio">
        {menus.map(({ titulo, entradas }) => (
          <section key={titulo}>
            <h2 className={styles.titulo}>{titulo}</h2>
            <ul className={styles.lista}>
              {entradas.map((entrada) => (
                <li key={entrada.href}>
                  <Link to={entrada.href}>{entrada.titulo}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </details>
  );
}

export function Footer({ menus, preferencias, anio }: FooterProps) {
  const { nombre: nombreClub, redes } = club;
  return (
    <footer className={styles.pie}>
      <div className={styles.caja}>
        <div className={styles.quien}>
          <Marca nombre={nombreClub} size={48} />
          <DatosContacto />
        </div>
        <Mapa menus={menus} />
      </div>
      <div className={styles.base}>
        <small>
          © {anio} {nombreClub}
        </small>
        <ul className={styles.legales}>
          {redes.map(({ nombre, url }) => (
            <li key={url}>
              <a href={url} rel="noopener">
                {nombre}
              </a>
            </li>
          ))}
          {LEGALES.map(({ titulo, href }) => (
            <li key={href}>
              <Link to={href}>{titulo}</Link>
            </li>
          ))}
          <li>{preferencias}</li>
        </ul>
      </div>
    </footer>
  );
}

import { NavLink } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import styles from './horarios.module.css';

/** The social schedule includes friendlies and play-offs. api.md, `horarios/proximos`. */
const PESTANAS = [
  { texto: 'Todos', href: rutas.horarios() },
  { texto: 'Liga social', href: rutas.horarios('social') },
  { texto: 'Liga infantil', href: rutas.horarios('infantil') },
];

/** Which schedule, kept in the URL. */
export function Pestanas() {
  return (
    <nav aria-label="Tipo de liga" className={styles.pestanas}>
      <ul className={styles.tipos}>
        {PESTANAS.map(({ texto, href }) => (
          <li key={href}>
            <NavLink to={href} end preventScrollReset className={styles.tipo ?? ''}>
              {texto}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

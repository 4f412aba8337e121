import { NavLink } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { CLASES, TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import styles from './horarios.module.css';

const PESTANAS = [
  { texto: 'Todos', href: rutas.horarios() },
  ...TIPOS_GESTIONADOS.map((tipo) => ({ texto: CLASES[tipo].titulo, href: rutas.horarios(tipo) })),
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

import { club } from '#club';
import styles from './contacto.module.css';

/** Each mailbox with what it is for. Spec §2, "/contacto". */
export function Buzones() {
  return (
    <ul className={styles.buzones}>
      {club.buzones.map(({ proposito, nombre, email, descripcion }) => (
        <li key={proposito}>
          <h3 className={styles.proposito}>{nombre}</h3>
          <p>{descripcion}</p>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </li>
      ))}
    </ul>
  );
}

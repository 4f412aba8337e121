import { club } from '#club';
import { Correo } from '#web/club/correo.tsx';
import styles from './contacto.module.css';

/** Each mailbox with what it is for. */
export function Buzones() {
  return (
    <ul className={styles.buzones}>
      {club.buzones
        .filter(({ proposito }) => proposito !== 'campus' || club.ofrece.campus)
        .map(({ proposito, nombre, email, descripcion }) => (
          <li key={proposito}>
            <h3 className={styles.proposito}>{nombre}</h3>
            <p>{descripcion}</p>
            <p>
              <Correo email={email} />
            </p>
          </li>
        ))}
    </ul>
  );
}

import { club } from '#club';
import { Correo } from '#web/club/correo.tsx';
import styles from './contacto.module.css';

/** Each mailbox with what it is for; that of the club itself is over them. */
export function Buzones() {
  return (
    <ul className={styles.buzones}>
      {club.buzones
        .filter(({ proposito, email }) =>
          proposito === 'informacion' ? email !== club.email : proposito !== 'campus' || club.ofrece.campus,
        )
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

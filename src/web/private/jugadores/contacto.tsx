import { enlacesDe } from '#domain/persona/contacto.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './jugadores.module.css';

type Props = { quien: { nombre: string; telefono: string | null; email: string | null } };

/** How to reach somebody, with what the club has of them. */
export function Contacto({ quien: { nombre, telefono, email } }: Props) {
  const enlaces = enlacesDe(telefono);
  const suyo = <span className="visually-hidden"> a {nombre}</span>;
  if (!telefono && !email) return <span className={styles.nada}>Sin teléfono ni correo</span>;
  return (
    <span className={styles.contacto}>
      {enlaces ? (
        <>
          <a className={styles.boton} href={enlaces.tel}>
            <Icon name="phone" size={18} className={styles.auricular} />
            <span className="visually-hidden">Llamar a {nombre}, </span>
            <span className={styles.telefono}>{telefono}</span>
          </a>
          <a className={styles.boton} href={enlaces.whatsapp} target="_blank" rel="noreferrer">
            WhatsApp{suyo}
          </a>
        </>
      ) : (
        <span>{telefono}</span>
      )}
      {email ? (
        <a className={styles.boton} href={`mailto:${encodeURIComponent(email)}`} title={email}>
          <Icon name="mail" size={18} />
          <span className="visually-hidden">Escribir un correo a {nombre}</span>
        </a>
      ) : null}
    </span>
  );
}

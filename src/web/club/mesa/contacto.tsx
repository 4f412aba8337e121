import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { enlacesDe } from '#domain/persona/contacto.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './contacto.module.css';

type Props = {
  quien: { nombre: string; telefono: string | null; email: string | null };
  /** Only the icons, and nothing of who has left no way to be reached. */
  corto?: boolean;
};

function PorTelefono({ quien: { nombre, telefono }, corto }: Props) {
  const enlaces = enlacesDe(telefono);
  if (!enlaces) return corto ? null : <span>{telefono}</span>;
  return (
    <>
      <a className={styles.boton} href={enlaces.tel} title={telefono ?? ''}>
        <Icon name="phone" size={18} className={styles.auricular} />
        <span className="visually-hidden">Llamar a {nombre}</span>
        {corto ? null : (
          <span className={styles.telefono} aria-hidden="true">
            {telefono}
          </span>
        )}
      </a>
      <a className={styles.boton} href={enlaces.whatsapp} target="_blank" rel="noreferrer" title="WhatsApp">
        <IconBrandWhatsapp size={20} aria-hidden="true" />
        <span className="visually-hidden">WhatsApp a {nombre}</span>
      </a>
    </>
  );
}

/** How to reach somebody, with what the club has of them. */
export function Contacto({ quien, corto = false }: Props) {
  const { nombre, telefono, email } = quien;
  if (!telefono && !email) return corto ? null : <span className={styles.nada}>Sin teléfono ni correo</span>;
  return (
    <span className={styles.contacto} data-corto={corto || undefined}>
      <PorTelefono quien={quien} corto={corto} />
      {email ? (
        <a className={styles.boton} href={`mailto:${encodeURIComponent(email)}`} title={email}>
          <Icon name="mail" size={18} />
          <span className="visually-hidden">Escribir un correo a {nombre}</span>
        </a>
      ) : null}
    </span>
  );
}

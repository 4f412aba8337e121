import { Link } from 'react-router';
import { buttonClass } from '#web/ui/button.tsx';
import styles from './consent.module.css';

const BOTON = buttonClass({ look: 'quiet', size: 's' });

/**
 * In every document, hidden: a script of the head shows it to who has not answered (platform/consent-script.ts)
 * and listens to the two answers. The three ways are equally easy.
 */
export function ConsentNotice() {
  return (
    <section className={styles.aviso} aria-label="Aviso de cookies">
      <p className={styles.texto}>
        ¿Nos dejas contar las páginas que se visitan? <Link to="/cookies">Cookies</Link>
      </p>
      <div className={styles.botones}>
        <button type="button" className={BOTON} data-consent-answer="true">
          Aceptar
        </button>
        <button type="button" className={BOTON} data-consent-answer="false">
          Rechazar
        </button>
        <Link to="#preferencias-cookies" className={BOTON} preventScrollReset>
          Configurar
        </Link>
      </div>
    </section>
  );
}

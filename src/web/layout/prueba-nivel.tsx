import { SinScripts } from '#web/club/envio/sin-scripts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { HashDialog, lateContent } from './hash-dialog.tsx';
import styles from './prueba-nivel.module.css';

const PruebaNivelDialog = lateContent(() => import('./prueba-nivel-dialog.tsx'));

const HASH = '#clase-de-prueba';

/** The action of the navbar. */
export function BotonPruebaNivel() {
  return (
    <ButtonLink to={HASH} look="action" preventScrollReset>
      Clase de prueba
    </ButtonLink>
  );
}

export const PruebaNivel = () => (
  <>
    <HashDialog hash={HASH} of={PruebaNivelDialog} />
    <div className={styles.sinScripts}>
      <SinScripts />
    </div>
  </>
);

import { ButtonLink } from '#web/ui/button.tsx';
import { HashDialog, lateContent } from './hash-dialog.tsx';

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

export const PruebaNivel = () => <HashDialog hash={HASH} of={PruebaNivelDialog} />;

import { lazy } from 'react';
import { ButtonLink } from '#web/ui/button.tsx';
import { HashDialog } from './hash-dialog.tsx';

const PruebaNivelDialog = lazy(() => import('./prueba-nivel-dialog.tsx'));

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

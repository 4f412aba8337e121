import { Link } from 'react-router';
import { HashDialog, lateContent } from './hash-dialog.tsx';

const ConsentDialog = lateContent(() => import('./consent-dialog.tsx'));

const HASH = '#preferencias-cookies';

/** Opens the preferences again, from the footer. */
export function EnlacePreferencias() {
  return (
    <Link to={HASH} preventScrollReset>
      Preferencias de cookies
    </Link>
  );
}

export const ConsentPreferences = () => <HashDialog hash={HASH} of={ConsentDialog} />;

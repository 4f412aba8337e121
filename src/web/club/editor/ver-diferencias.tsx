import { late } from '#web/ui/late.tsx';
import { ErrorState } from '#web/ui/states.tsx';

/** What changes from one text to another, in a dialog whose code comes when it is asked for. */
export const VerDiferencias = late(() => import('./diferencias.tsx'), {
  failed: ({ retry }) => (
    <ErrorState onRetry={retry}>No se ha podido comparar. Mira si tienes conexión.</ErrorState>
  ),
});

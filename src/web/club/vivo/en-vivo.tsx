import { late } from '#web/ui/late.tsx';

/**
 * Keeps the page that it stands in as the data are, while somebody sees it. It comes after the page, which does without it
 * where it does not come.
 */
export const EnVivo = late(() => import('./escucha.tsx'), { failed: () => null });

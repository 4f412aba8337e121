import { lateCode } from '#web/platform/late-code.ts';
import { late } from '#web/ui/late.tsx';

/** Below the table, and many links: its program comes after that of the page. */
export const Cruces = late(() => lateCode(() => import('./cruces.tsx')));

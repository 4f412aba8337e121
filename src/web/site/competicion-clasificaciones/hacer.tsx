import type { ReactNode } from 'react';
import { NoHaLlegado } from '#web/club/competicion/no-ha-llegado.tsx';
import { lateCode } from '#web/platform/late-code.ts';
import { late } from '#web/ui/late.tsx';

/** Below the table, and many links: its program comes after that of the page. */
export const Cruces = late(() => lateCode(() => import('./cruces.tsx')), { failed: NoHaLlegado });

/** All that can be done with the table: in one row or, on a phone, two by two; what opens, under them. */
export const Hacer = ({ children }: { children: ReactNode }) => (
  <div className="grid-fit-4xs items-start gap-2 md:flex md:flex-wrap print:hidden">{children}</div>
);

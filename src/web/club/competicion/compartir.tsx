import { late } from '#web/ui/late.tsx';

/** A button that hands over a picture and the address of its page. It comes after the page. */
export const Compartir = late(() => import('./compartir-boton.tsx'), { failed: () => null });

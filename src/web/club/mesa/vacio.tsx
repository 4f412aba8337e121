import type { ReactNode } from 'react';
import { PistaDibujo } from '#web/club/portada.tsx';
import { EmptyState } from '#web/ui/states.tsx';

type VacioProps = { titulo: string; children?: ReactNode; accion?: ReactNode };

/** A staff list with nothing in it: an empty court and the next step. */
export function Vacio({ titulo, children, accion }: VacioProps) {
  return (
    <EmptyState title={titulo} drawing={<PistaDibujo seccion="vacio" />} action={accion}>
      {children}
    </EmptyState>
  );
}

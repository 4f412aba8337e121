import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { type Side, sideOf } from '#web/ui/desk/free-side.ts';

/** Of a month of six weeks, in pixels; the height of its days is in private-layout.css. */
const MEDIDA = { width: 276, height: 302 } as const;

const DONDE_QUEPA = 'donde-quepa';

/**
 * The calendar of a field is for the pointer: a click opens it where it covers no button, and it is gone with the
 * day, with Escape or when somebody types. A dialog around it stays: its Escape was the calendar's.
 */
export function useCalendario() {
  const [lado, setLado] = useState<Side | typeof DONDE_QUEPA | null>(null);
  const cerrar = () => setLado(null);
  const fijo = lado !== null && lado !== DONDE_QUEPA;
  const calendario = {
    popoverProps: {
      opened: lado !== null,
      onChange: cerrar,
      ...(fijo && { position: lado, middlewares: { flip: false, shift: false } }),
    },
    getDayProps: () => ({ onClick: cerrar }),
    'data-mantine-stop-propagation': lado !== null,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) =>
      setLado(sideOf(currentTarget, MEDIDA) ?? DONDE_QUEPA),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') cerrar();
    },
  };
  return { calendario, cerrar };
}

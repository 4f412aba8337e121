import type { Dia, FechaHora } from '#domain/fecha.ts';

const FORMATO = new Intl.DateTimeFormat('es-ES', {
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "sáb, 21/11/2026": for tables and forms of the staff. */
export const fechaConDia = (fecha: Dia | FechaHora): string =>
  FORMATO.format(Date.parse(`${fecha.slice(0, 10)}T00:00Z`));

import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Resumen } from '#contract/club/resumen.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { diaDe } from '#domain/fecha.ts';
import type { Cuenta } from '#web/paginas-privadas.ts';
import { call } from '#web/platform/call.ts';

/** What waits: how many, and of what, for whoever does not see where the number stands. */
type Pending = { cuantos: number; que: string };

const COUNTS = {
  correos: ({ correos: { fallidos: n } }) => [n, 'correo que no ha salido', 'correos que no han salido'],
  resultados: ({ porPuntuar }) => [
    porPuntuar.reduce((suma, { cuantos }) => suma + cuantos, 0),
    'resultado por apuntar',
    'resultados por apuntar',
  ],
  aplazados: ({ aplazados: { cuantos: n } }) => [n, 'partido aplazado', 'partidos aplazados'],
  solicitudes: ({ solicitudes: { sinLeer, sinAtender } }) => [
    Math.max(sinLeer, sinAtender),
    'solicitud sin atender',
    'solicitudes sin atender',
  ],
} satisfies Record<Cuenta, (resumen: Resumen) => [cuantos: number, una: string, varias: string]>;

/** Null when nothing waits, or while it is not known. */
export function pendingOf(cuenta: Cuenta, resumen: Resumen | undefined): Pending | null {
  if (!resumen) return null;
  const [cuantos, una, varias] = COUNTS[cuenta](resumen);
  return cuantos === 0 ? null : { cuantos, que: `${cuantos} ${cuantos === 1 ? una : varias}` };
}

/** What waits in several screens, as one. */
export function togetherOf(cuentas: readonly Cuenta[], resumen: Resumen | undefined): Pending | null {
  const all = cuentas.flatMap((cuenta) => pendingOf(cuenta, resumen) ?? []);
  if (all.length === 0) return null;
  return {
    cuantos: all.reduce((suma, { cuantos }) => suma + cuantos, 0),
    que: all.map(({ que }) => que).join(', '),
  };
}

const ORDER: readonly Cuenta[] = ['resultados', 'aplazados', 'solicitudes', 'correos'];

/** All of it in one line; '' when nothing waits. */
export const pendingLine = (resumen: Resumen): string =>
  ORDER.flatMap((cuenta) => pendingOf(cuenta, resumen)?.que ?? []).join(' · ');

/** The panel's own query, which every save makes old: read again on coming back to the tab, never by a clock. */
export const RESUMEN = {
  queryKey: ['resumen'],
  queryFn: () => call('GET /api/private/resumen', {}),
  staleTime: 0,
  refetchOnWindowFocus: 'always',
} as const;

/** On the home page, for who is signed in: what waits in one line, and the desk in one press. */
export default function StaffStrip() {
  const [line, setLine] = useState('');
  const [desk, setDesk] = useState(rutasPrivadas.panel());
  useEffect(() => {
    RESUMEN.queryFn().then(
      (resumen) => {
        setLine(pendingLine(resumen) || 'No hay nada pendiente.');
        // On a match day it is the courts that are looked at.
        if (resumen.partidos.some(({ fecha }) => diaDe(fecha) === resumen.hoy))
          setDesk(rutasPrivadas.semanaDe(resumen.hoy));
      },
      () => {},
    );
  }, []);
  return (
    <aside
      className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 bg-azul-pale px-gutter py-2 text-s print:hidden"
      aria-label="La mesa"
    >
      <p className="min-h-6">{line}</p>
      <Link
        className="inline-flex min-h-8 items-center rounded-m bg-primary px-3 font-semibold text-on-primary no-underline hover:bg-primary-hover"
        to={desk}
      >
        Ir a la mesa
      </Link>
    </aside>
  );
}

import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { diaDe } from '#domain/fecha.ts';
import { pendingLine, RESUMEN } from './pending.ts';

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

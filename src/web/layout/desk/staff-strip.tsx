import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { diaDe } from '#domain/fecha.ts';
import { pendingLine, RESUMEN } from './pending.ts';
import styles from './staff-strip.module.css';

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
    <aside className={styles.strip} aria-label="La mesa">
      <p>{line}</p>
      <Link to={desk}>Ir a la mesa</Link>
    </aside>
  );
}

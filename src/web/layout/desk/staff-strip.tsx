import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { pendingLine, RESUMEN } from './pending.ts';
import styles from './staff-strip.module.css';

/** On the home page, for who is signed in: what waits in one line, and the desk in one press. */
export default function StaffStrip() {
  const [line, setLine] = useState('');
  useEffect(() => {
    RESUMEN.queryFn().then(
      (resumen) => setLine(pendingLine(resumen) || 'No hay nada pendiente.'),
      () => {},
    );
  }, []);
  return (
    <aside className={styles.strip} aria-label="La mesa">
      <p>{line}</p>
      <Link to={rutasPrivadas.panel()}>Ir a la mesa</Link>
    </aside>
  );
}

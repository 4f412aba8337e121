import type { Solicitud } from '#contract/solicitudes.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { Notice } from '#web/ui/states.tsx';
import styles from './solicitudes.module.css';

/** What looked wrong or was missing when it was sent: IBAN, tutor, signature… */
export function Avisos({ detalles }: Pick<Solicitud, 'detalles'>) {
  if (detalles.length === 0) return null;
  return (
    <Notice tone="warn" title={`Se envió con ${cuantos(detalles.length, 'aviso', 'avisos')}`}>
      <p>Así los leyó quien la envió:</p>
      <ul className={styles.avisos}>
        {detalles.map(({ path, message }) => (
          <li key={path}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
}

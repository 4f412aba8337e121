import { Icon } from '#web/ui/icon.tsx';
import styles from './casillas.module.css';
import type { Problemas } from './problemas.ts';

type ListaProblemasProps = Problemas & { id: string };

/** Errors keep the match from being saved; warnings only ask for a second look. Each is said once. */
export function ListaProblemas({ id, errores, avisos }: ListaProblemasProps) {
  const filas = [
    ...errores.map(({ message }) => ({ message, clase: styles.error })),
    ...avisos.map(({ message }) => ({ message, clase: styles.aviso })),
  ];
  return (
    <div className={styles.problemas} id={id} role="status">
      {[...new Map(filas.map((fila) => [fila.message, fila])).values()].map(({ message, clase }) => (
        <p key={message} className={clase}>
          <Icon name="alert" size={16} />
          {message}
        </p>
      ))}
    </div>
  );
}

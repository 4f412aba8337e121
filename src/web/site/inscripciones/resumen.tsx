import type { MouseEvent } from 'react';
import type { Problema } from '#domain/problema.ts';
import { idDeCampo } from './campo.tsx';
import styles from './inscripciones.module.css';

type Props = { errores: readonly Problema[] };

/** Takes the focus without becoming part of the address. */
function alPulsar(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
}

/** What is still wrong, each with the way to its field. */
export function Resumen({ errores }: Props) {
  return (
    <div className={styles.resumen} role="alert">
      <p>
        {errores.length === 1 ? 'Falta una cosa por revisar:' : `Faltan ${errores.length} cosas por revisar:`}
      </p>
      <ul>
        {errores.map(({ path, message }) => (
          <li key={`${path}-${message}`}>
            <a href={`#${idDeCampo(path)}`} onClick={alPulsar}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

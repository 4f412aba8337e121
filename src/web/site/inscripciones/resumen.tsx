import type { Problema } from '#domain/problema.ts';
import { idDeCampo } from './campo.tsx';
import styles from './inscripciones.module.css';

type Props = { errores: readonly Problema[]; irA: (campo: string) => void };

/** What is still wrong, each with the way to its field, in whatever step it is. */
export function Resumen({ errores, irA }: Props) {
  return (
    <div className={styles.resumen} role="alert">
      <p>
        {errores.length === 1 ? 'Falta una cosa por revisar:' : `Faltan ${errores.length} cosas por revisar:`}
      </p>
      <ul>
        {errores.map(({ path, message }) => (
          <li key={`${path}-${message}`}>
            <a
              href={`#${idDeCampo(path)}`}
              onClick={(event) => {
                event.preventDefault();
                irA(path);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

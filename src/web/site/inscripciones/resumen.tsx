import type { Problema } from '#domain/problema.ts';
import { idDeCampo } from './campo.tsx';

type Props = { errores: readonly Problema[]; irA: (campo: string) => void };

/** What is still wrong, each with the way to its field, in whatever step it is. */
export function Resumen({ errores, irA }: Props) {
  return (
    <div className="grid gap-3 rounded-m border-bad border-s-4 bg-bad-pale px-6 py-4" role="alert">
      <p>
        {errores.length === 1 ? 'Falta una cosa por revisar:' : `Faltan ${errores.length} cosas por revisar:`}
      </p>
      <ul className="list-disc ps-4">
        {errores.map(({ path, message }) => (
          <li key={`${path}-${message}`}>
            <a
              href={`#${idDeCampo(path)}`}
              className="inline-block py-2 text-ink"
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

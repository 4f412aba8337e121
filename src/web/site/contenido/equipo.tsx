import { Link } from 'react-router';
import type { FotoDeHueco } from '#contract/sitio/fotos.ts';
import { ImagenDeHueco } from '#web/club/foto-de-hueco.tsx';
import { quienesEnsenan } from './escuela.ts';

/** Who teaches: a face, a name, what each does and takes care of. */
export function Equipo({ fotos }: { fotos: readonly FotoDeHueco[] }) {
  const quienes = quienesEnsenan();
  if (quienes.length === 0) return null;
  return (
    <section aria-labelledby="equipo" className="grid gap-3">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="equipo">Quién enseña</h2>
        <p className="text-s">
          <Link to="/club-nuestro-equipo">Todo el equipo</Link>
        </p>
      </div>
      <ul className="grid-fit-3xs surface gap-3 p-4">
        {quienes.map(({ hueco, nombre, cargo, asuntos }) => (
          <li key={hueco} className="grid grid-cols-start items-center gap-x-4">
            <div className="size-12 overflow-hidden rounded-m **:size-full **:object-cover">
              <ImagenDeHueco hueco={hueco} fotos={fotos} sizes="6rem" />
            </div>
            <p className="grid text-s leading-snug">
              <b className="text-m">{nombre}</b>
              <span>{cargo}</span>
              {asuntos ? <small className="text-s text-ink-soft max-md:hidden">{asuntos}</small> : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

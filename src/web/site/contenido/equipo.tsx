import { Link } from 'react-router';
import type { FotoDeHueco } from '#contract/sitio/fotos.ts';
import { ImagenDeHueco } from '#web/club/foto-de-hueco.tsx';
import styles from './equipo.module.css';
import { quienesEnsenan } from './escuela.ts';

/** Who teaches: a face, a name, what each does and takes care of. */
export function Equipo({ fotos }: { fotos: readonly FotoDeHueco[] }) {
  const quienes = quienesEnsenan();
  if (quienes.length === 0) return null;
  return (
    <section className={styles.equipo} aria-labelledby="equipo">
      <h2 id="equipo">Quién enseña</h2>
      <p>
        <Link to="/club-nuestro-equipo">Todo el equipo</Link>
      </p>
      <ul>
        {quienes.map(({ hueco, nombre, cargo, asuntos }) => (
          <li key={hueco}>
            <div>
              <ImagenDeHueco hueco={hueco} fotos={fotos} sizes="6rem" />
            </div>
            <b>{nombre}</b>
            <span>{cargo}</span>
            {asuntos ? <small>{asuntos}</small> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

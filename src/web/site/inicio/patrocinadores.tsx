import { club } from '#club';
import styles from './inicio.module.css';

/** The federations, as words: their marks are theirs. */
export function Patrocinadores() {
  return (
    <section aria-labelledby="patrocinadores" className={styles.patrocinio}>
      <h2 id="patrocinadores" className={styles.rotulo}>
        Con el apoyo de
      </h2>
      <ul className={styles.marcas}>
        {club.patrocinadores.map(({ nombre, siglas, url }) => (
          <li key={siglas}>
            <a href={url} rel="noopener">
              <span className={styles.siglas} aria-hidden="true">
                {siglas}
              </span>
              <span>{nombre}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

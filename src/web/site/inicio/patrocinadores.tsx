import { club, type Patrocinador } from '#club';
import { Foto } from '#web/club/foto.tsx';
import styles from './patrocinadores.module.css';

function Uno({ nombre, siglas, imagen }: Patrocinador) {
  return (
    <>
      {imagen === '' ? (
        <span className={styles.siglas} aria-hidden="true">
          {siglas}
        </span>
      ) : (
        <Foto foto={{ src: imagen, alt: '' }} sizes="6rem" muda />
      )}
      <span>{nombre}</span>
    </>
  );
}

/** Who helps the club: with a picture, by it; without one, by their initials. */
export function Patrocinadores() {
  if (club.patrocinadores.length === 0) return null;
  return (
    <section aria-labelledby="patrocinadores" className={styles.apoyo}>
      <h2 id="patrocinadores" className={styles.rotulo}>
        Con el apoyo de
      </h2>
      <ul className={styles.marcas}>
        {club.patrocinadores.map((uno) => (
          <li key={uno.nombre}>
            {uno.url === '' ? (
              <Uno {...uno} />
            ) : (
              <a href={uno.url} rel="noopener">
                <Uno {...uno} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

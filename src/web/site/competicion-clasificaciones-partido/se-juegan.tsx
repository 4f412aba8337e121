import { Link } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { cortos, type Lado } from './lado.ts';
import styles from './partido.module.css';

/** Of a match to come, what each of the two is playing for in their table. */
export const SeJuegan = ({ lados, siGana }: { lados: readonly [Lado, Lado]; siGana: string }) => (
  <section>
    <h2>Qué se juegan</h2>
    <div className={styles.seJuegan}>
      <p>{siGana}</p>
      <p>
        {lados.map(({ id }, n) => (
          <Link key={id} to={rutas.jugador(id)}>
            Qué necesita {cortos(...lados)[n]}
          </Link>
        ))}
      </p>
    </div>
  </section>
);

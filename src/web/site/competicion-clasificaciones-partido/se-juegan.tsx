import { Link } from 'react-router';
import type { Encuentro } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { cortos, type Lado } from './lado.ts';
import styles from './por-venir.module.css';

type Props = { lados: readonly [Lado, Lado]; siGana: NonNullable<Encuentro['siGana']> };

/** Of a match to come, what each of the two is playing for in their table. */
export const SeJuegan = ({ lados, siGana }: Props) => (
  <section>
    <h2>Qué se juegan</h2>
    <ul className={styles.seJuegan}>
      {lados.map(({ id }, n) => (
        <li key={id}>
          <p>Si gana {cortos(...lados)[n]}</p>
          <p>{siGana[n]}</p>
          <Link to={rutas.jugador(id)}>
            Qué necesita <span className="visually-hidden">{cortos(...lados)[n]}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

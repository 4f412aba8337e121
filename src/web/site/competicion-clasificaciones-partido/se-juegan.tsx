import { Link } from 'react-router';
import type { Encuentro } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { cortos, type Lado } from './lado.ts';
import styles from './por-venir.module.css';

type Props = Pick<Encuentro, 'siGana' | 'siPierde'> & { lados: readonly [Lado, Lado] };

/** Of a match to come, what each of the two is playing for in their table. */
export const SeJuegan = ({ lados, siGana, siPierde }: Props) =>
  siGana && siPierde ? (
    <section>
      <h2>
        Qué se juegan <small>con la tabla de hoy</small>
      </h2>
      <ul className={styles.seJuegan}>
        {lados.map(({ id }, n) => (
          <li key={id}>
            <p>Si gana {cortos(...lados)[n]}</p>
            <p>{siGana[n]}</p>
            <p>Si pierde, {siPierde[n]}</p>
            <Link to={rutas.jugador(id)}>Qué necesita {cortos(...lados)[n]}</Link>
          </li>
        ))}
      </ul>
    </section>
  ) : null;

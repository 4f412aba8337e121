import { Link } from 'react-router';
import type { Encuentro } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { cortos, type Lados } from './lado.ts';
import { Seccion } from './seccion.tsx';

type Props = Pick<Encuentro, 'siGana' | 'siPierde'> & { lados: Lados };

/** Of a match to come, what each of the two is playing for in their table. */
export const SeJuegan = ({ lados, siGana, siPierde }: Props) =>
  siGana && siPierde ? (
    <Seccion
      titulo={
        <>
          Qué se juegan{' '}
          <small className="font-normal font-text text-ink-soft text-s">con la tabla de hoy</small>
        </>
      }
    >
      <ul className="grid gap-4">
        {lados.map(({ id }, n) => (
          <li key={id}>
            <p>
              Si gana {cortos(...lados)[n]}, <strong>{siGana[n]}</strong>.
            </p>
            <p className="text-ink-soft text-s">Si pierde, {siPierde[n]}.</p>
            <Link to={rutas.jugador(id)} className="text-s">
              Qué necesita {cortos(...lados)[n]}
            </Link>
          </li>
        ))}
      </ul>
    </Seccion>
  ) : null;

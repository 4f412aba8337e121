import { Link } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { horaDe } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import { frase } from '#web/club/competicion/resultado.tsx';
import type { Cercanos } from './cercanos.ts';
import styles from './inicio.module.css';
import { cuantosDeMenores, type DeMenores, type Ultimos } from './ultimos.ts';

const partidos = (total: number): string => (total === 1 ? 'un partido' : `${total} partidos`);

/** Of minors the front page names nobody. */
const Menores = ({ despues }: { despues: DeMenores }) => (
  <li>
    <strong>{semanaBreve(despues.dia)}</strong>
    <Link to={rutas.resultados(despues.tipo)}>{cuantosDeMenores(despues)}</Link>
  </li>
);

/** What is played next and who has won, in the first screen. */
export function AlDia({ cercanos, ultimos }: { cercanos: Cercanos | null; ultimos: Ultimos | null }) {
  const [ultimo] = ultimos?.partidos ?? [];
  const [proximo] = cercanos?.partidos ?? [];
  if (!cercanos && !ultimo) return null;
  return (
    <ul className={styles.alDia}>
      {cercanos ? (
        <li>
          <strong>{cercanos.esHoy ? 'Hoy' : semanaBreve(cercanos.dia)}</strong>
          <Link to={rutas.horarios()}>
            {partidos(cercanos.total)}
            {proximo ? `, desde las ${horaDe(proximo.fecha)}` : ''}
          </Link>
        </li>
      ) : null}
      {ultimos?.despues ? <Menores despues={ultimos.despues} /> : null}
      {ultimo ? (
        <li>
          <strong>{semanaBreve(ultimo.fecha)}</strong>
          <Link to={rutas.partido(ultimo.id)}>{frase(ultimo)}</Link>
        </li>
      ) : null}
    </ul>
  );
}

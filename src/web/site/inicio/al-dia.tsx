import { Link } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { horaDe } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import type { Cercano, Cercanos } from './cercanos.ts';
import styles from './inicio.module.css';
import { cuantosDeMenores, type DeMenores, type Ultimos } from './ultimos.ts';

const partidos = (total: number): string => (total === 1 ? 'un partido' : `${total} partidos`);
const resultados = (total: number): string => (total === 1 ? 'un resultado' : `${total} resultados`);

const desdeCuando = ({ fecha, enJuego }: Cercano): string =>
  enJuego ? ', ya en juego' : `, desde las ${horaDe(fecha)}`;

/** Of minors the front page names nobody. */
const Menores = ({ despues }: { despues: DeMenores }) => (
  <li>
    <strong>{semanaBreve(despues.dia)}</strong>
    <Link to={rutas.resultados(despues.tipo)}>{cuantosDeMenores(despues)}</Link>
  </li>
);

/** What is played next and what has been played, in the first screen. */
export function AlDia({ cercanos, ultimos }: { cercanos: Cercanos | null; ultimos: Ultimos | null }) {
  const quedan = cercanos !== null && cercanos.total > 0;
  const [proximo] = cercanos?.partidos ?? [];
  if (!quedan && !ultimos) return null;
  return (
    <ul className={styles.alDia}>
      {quedan ? (
        <li>
          <strong>{cercanos.esHoy ? 'Hoy' : semanaBreve(cercanos.dia)}</strong>
          <Link to={rutas.horarios()}>
            {partidos(cercanos.total)}
            {proximo && desdeCuando(proximo)}
          </Link>
        </li>
      ) : null}
      {ultimos?.despues ? <Menores despues={ultimos.despues} /> : null}
      {ultimos ? (
        <li>
          <strong>{semanaBreve(ultimos.dia)}</strong>
          <Link to={rutas.resultados()}>{resultados(ultimos.total)}</Link>
        </li>
      ) : null}
      <li>
        <strong>Ligas</strong>
        <Link to={rutas.clasificaciones()}>Clasificaciones</Link>
      </li>
    </ul>
  );
}

import { Link } from 'react-router';
import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import { horaDe } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import { desde, desdeDe } from '#web/club/desde.ts';
import type { Cercanos } from './cercanos.ts';
import styles from './inicio.module.css';
import { cuantosDeMenores, type DeMenores, type Ultimos } from './ultimos.ts';

const partidos = (total: number): string => (total === 1 ? 'un partido' : `${total} partidos`);
const resultados = (total: number): string => (total === 1 ? 'un resultado' : `${total} resultados`);

/** "quedan 7 partidos, 2 de ellos en juego"; before the first, from when. */
export function cuantosHay({ partidos: citas, esHoy }: Pick<Cercanos, 'partidos' | 'esHoy'>): string {
  if (citas.length === 0) return 'ya no quedan partidos';
  const enJuego = citas.filter((cita) => cita.enJuego).length;
  const cuantos = enJuego === citas.length ? '' : `${enJuego} `;
  const como =
    enJuego === 0
      ? `desde las ${horaDe(citas[0]?.fecha ?? '')}`
      : `${cuantos && `${cuantos}de ellos `}en juego`;
  const quedan = citas.length > 1 ? 'quedan ' : 'queda ';
  return `${esHoy ? quedan : ''}${partidos(citas.length)}, ${como}`;
}

/** Of minors the front page names nobody. */
const Menores = ({ despues }: { despues: DeMenores }) => (
  <li>
    <strong>{semanaBreve(despues.dia)}</strong>
    <Link to={rutas.resultados(despues.tipo)}>{cuantosDeMenores(despues)}</Link>
  </li>
);

/** What is played next, what has been played and what classes cost, in the first screen. */
export function AlDia({ cercanos, ultimos }: { cercanos: Cercanos | null; ultimos: Ultimos | null }) {
  const alMes = desde(Math.min(...club.escuela.programas.map(desdeDe)), ' al mes, socios');
  return (
    <ul className={styles.alDia}>
      {cercanos ? (
        <li>
          <strong>{cercanos.esHoy ? 'Hoy' : semanaBreve(cercanos.dia)}</strong>
          <Link to={rutas.horarios()}>{cuantosHay(cercanos)}</Link>
        </li>
      ) : null}
      {ultimos?.despues ? <Menores despues={ultimos.despues} /> : null}
      {ultimos ? (
        <li>
          <strong>{semanaBreve(ultimos.dia)}</strong>
          <Link to={rutas.resultados()}>{resultados(ultimos.total)}</Link>
          <Link to={rutas.clasificaciones()}>Clasificaciones</Link>
        </li>
      ) : null}
      {alMes ? (
        <li>
          <strong>Clases</strong>
          <Link to="/escuela-calendario-precios-horarios">{alMes}</Link>
        </li>
      ) : null}
    </ul>
  );
}

import { Link } from 'react-router';
import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import { diaDe, type FechaHora, horaDe } from '#domain/fecha.ts';
import { semanaBreve, semanaCorta } from '#domain/fecha-texto.ts';
import { alMesDe } from '#web/club/al-mes.ts';
import styles from './al-dia.module.css';
import type { Cercano } from './cercanos.ts';
import type { Jornada } from './jornadas.tsx';

/** "2 en juego y 5 por jugar"; before the first, how many and from when. */
export function cuantosHay(filas: readonly Cercano[], ahora: FechaHora): string {
  const dia = diaDe(filas[0]?.fecha ?? ahora);
  const citas = filas.filter(({ fecha }) => diaDe(fecha) === dia);
  const enJuego = citas.filter(({ fecha }) => fecha <= ahora).length;
  const quedan = citas.length - enJuego;
  if (enJuego > 0) return `${enJuego} en juego${quedan > 0 ? ` y ${quedan} por jugar` : ''}`;
  return `${quedan > 1 ? `${quedan} desde` : '1, a'} las ${horaDe(citas[0]?.fecha ?? '')}`;
}

type Props = {
  filas: readonly Cercano[];
  /** The last day with results. */
  ultima: Pick<Jornada<unknown>, 'dia' | 'total'> | undefined;
  ahora: FechaHora;
};

/** What is played next, what was played last and what a class costs, under the first words: each is a way on. */
export function AlDia({ filas, ultima, ahora }: Props) {
  const [alMes] = alMesDe(club.escuela.programas);
  const [primera] = filas;
  return (
    <ul className={styles.lista}>
      {primera ? (
        <li>
          <Link to={rutas.horarios()}>
            <span>
              Partidos{' '}
              {diaDe(primera.fecha) === diaDe(ahora) ? 'de hoy' : `del ${semanaCorta(primera.fecha)}`}
            </span>{' '}
            <b>{cuantosHay(filas, ahora)}</b>
          </Link>
        </li>
      ) : null}
      {ultima ? (
        <li>
          <Link to={rutas.resultados()}>
            <span>Últimos resultados</span>{' '}
            <b>
              {ultima.total} {ultima.dia === diaDe(ahora) ? 'hoy' : `el ${semanaBreve(ultima.dia)}`}
            </b>
          </Link>
        </li>
      ) : null}
      {alMes ? (
        <li>
          <Link to="/escuela-presentacion">
            <span>Escuela</span>{' '}
            <b>
              Desde {alMes.precio} al mes, {alMes.quien.toLowerCase()}
            </b>
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

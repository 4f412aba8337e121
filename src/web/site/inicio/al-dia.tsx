import { Link } from 'react-router';
import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import { type Dia, diaDe, type FechaHora, horaDe } from '#domain/fecha.ts';
import { diaBreve, semanaCorta } from '#domain/fecha-texto.ts';
import { desdeAlMes } from '#web/club/desde.ts';
import type { Cercano } from './cercanos.ts';
import styles from './inicio.module.css';

/** "2 en juego y 5 por jugar"; before the first, how many and from when. */
export function cuantosHay(filas: readonly Cercano[], ahora: FechaHora): string {
  const dia = diaDe(filas[0]?.fecha ?? ahora);
  const citas = filas.filter(({ fecha }) => diaDe(fecha) === dia);
  const enJuego = citas.filter(({ fecha }) => fecha <= ahora).length;
  const quedan = citas.length - enJuego;
  if (enJuego > 0) return `${enJuego} en juego${quedan > 0 ? ` y ${quedan} por jugar` : ''}`;
  return `${quedan > 1 ? `${quedan} desde` : '1, a'} las ${horaDe(citas[0]?.fecha ?? '')}`;
}

/** How many results there are, and since which day. */
export type Jugados = { total: number; desde: Dia };

type Props = { filas: readonly Cercano[]; jugados: Jugados | null; ahora: FechaHora };

/** What is played next, how much has been played and what a class costs, under the first words: each is a way on. */
export function AlDia({ filas, jugados, ahora }: Props) {
  const [programa] = club.escuela.programas;
  const alMes = programa && desdeAlMes(programa);
  const [primera] = filas;
  return (
    <ul className={styles.alDia}>
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
      {jugados ? (
        <li>
          <Link to={rutas.resultados()}>
            <span>Últimos resultados</span>{' '}
            <b>
              {jugados.total} desde el {diaBreve(jugados.desde)}
            </b>
          </Link>
        </li>
      ) : null}
      {alMes ? (
        <li>
          <Link to="/escuela-calendario-precios-horarios">
            <span>{programa.nombre}</span> <b>{alMes}</b>
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

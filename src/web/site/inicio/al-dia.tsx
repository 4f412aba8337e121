import { Link } from 'react-router';
import { club } from '#club';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import { diaDe, type FechaHora, horaDe } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import { frase } from '#web/club/competicion/resultado.tsx';
import { desdeAlMes } from '#web/club/desde.ts';
import type { Cercano } from './cercanos.ts';
import styles from './inicio.module.css';
import { cuantos, type Jornada } from './jornadas.tsx';

/** "2 partidos en juego y 5 por jugar"; before the first, how many and from when. */
export function cuantosHay(filas: readonly Cercano[], ahora: FechaHora): string {
  const dia = diaDe(filas[0]?.fecha ?? ahora);
  const citas = filas.filter(({ fecha }) => diaDe(fecha) === dia);
  const enJuego = citas.filter(({ fecha }) => fecha <= ahora).length;
  const quedan = citas.length - enJuego;
  if (enJuego > 0)
    return `${cuantos(enJuego, 'partido')} en juego${quedan > 0 ? ` y ${quedan} por jugar` : ''}`;
  const hoy = dia === diaDe(ahora) ? (quedan > 1 ? 'Quedan ' : 'Queda ') : '';
  return `${hoy}${cuantos(quedan, 'partido')}, desde las ${horaDe(citas[0]?.fecha ?? '')}`;
}

/** "Ana Gil gana a Luis Paz, 6-1, 6-2", the last of that day; where nobody is named, how many results there are. */
export function quienGana({ partidos, total }: Jornada<FilaResultado>): string {
  const ganado = partidos.findLast(({ ganador, ausente }) => ganador && !ausente);
  return ganado ? frase(ganado) : cuantos(total, 'resultado');
}

type Props = { filas: readonly Cercano[]; ultimo: Jornada<FilaResultado> | undefined; ahora: FechaHora };

/** What is played next, who has won and what a class costs, under the first words. */
export function AlDia({ filas, ultimo, ahora }: Props) {
  const [programa] = club.escuela.programas;
  const alMes = programa && desdeAlMes(programa);
  const [primera] = filas;
  return (
    <ul className={styles.alDia}>
      {primera ? (
        <li>
          <strong>{diaDe(primera.fecha) === diaDe(ahora) ? 'Hoy' : semanaBreve(primera.fecha)}</strong>
          <Link to={rutas.horarios()}>{cuantosHay(filas, ahora)}</Link>
        </li>
      ) : null}
      {ultimo ? (
        <li>
          <strong>{semanaBreve(ultimo.dia)}</strong>
          <Link to={rutas.resultados()}>{quienGana(ultimo)}</Link>
        </li>
      ) : null}
      {alMes ? (
        <li>
          <strong>{programa.nombre}</strong>
          <Link to="/escuela-calendario-precios-horarios">{alMes}</Link>
        </li>
      ) : null}
    </ul>
  );
}

import { Link } from 'react-router';
import { club } from '#club';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import { diaDe, type FechaHora, horaDe } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { enLista } from '#domain/texto.ts';
import { desdeAlMes } from '#web/club/desde.ts';
import type { Cercano } from './cercanos.ts';
import styles from './inicio.module.css';
import { cuantos, type Jornada } from './jornadas.tsx';

/** "Quedan 7 partidos, 2 de ellos en juego"; before the first, from when. */
export function cuantosHay(filas: readonly Cercano[], ahora: FechaHora): string {
  const dia = diaDe(filas[0]?.fecha ?? ahora);
  const citas = filas.filter(({ fecha }) => diaDe(fecha) === dia);
  const enJuego = citas.filter(({ fecha }) => fecha <= ahora).length;
  const cuales = enJuego === citas.length ? '' : `${enJuego} de ellos `;
  const como = enJuego === 0 ? `desde las ${horaDe(citas[0]?.fecha ?? '')}` : `${cuales}en juego`;
  const quedan = citas.length > 1 ? 'Quedan ' : 'Queda ';
  return `${dia === diaDe(ahora) ? quedan : ''}${cuantos(citas.length, 'partido')}, ${como}`;
}

/** As many as are named in one line. */
const GANADORES = 2;

/** "Ganaron el jueves 26 nov: Ana Gil, Luis Paz y 2 más"; where nobody is named, how many results there are. */
export function quienGana({ dia, partidos, menores: [menores], total }: Jornada<FilaResultado>): string[] {
  const ganan = partidos
    .filter(({ ganador }) => ganador)
    .map(({ ganador, jugador1, jugador2 }) => (ganador === 1 ? jugador1 : jugador2));
  const cuando = semanaBreve(dia);
  if (ganan.length === 0)
    return [cuando, `${cuantos(total, 'resultado')}${menores ? ` ${CLASES[menores[0]].deTitulo}` : ''}`];
  const otros = ganan.splice(GANADORES).length;
  return [
    `${ganan.length > 1 ? 'Ganaron' : 'Ganó'} el ${cuando}`,
    enLista(otros > 0 ? [...ganan, `${otros} más`] : ganan),
  ];
}

type Props = { filas: readonly Cercano[]; ultimo: Jornada<FilaResultado> | undefined; ahora: FechaHora };

/** What is played next, who has won and what a class costs, under the first words. */
export function AlDia({ filas, ultimo, ahora }: Props) {
  const [programa] = club.escuela.programas;
  const alMes = programa && desdeAlMes(programa);
  const [primera] = filas;
  const [cuando, quien] = ultimo ? quienGana(ultimo) : [];
  return (
    <ul className={styles.alDia}>
      {primera ? (
        <li>
          <strong>{diaDe(primera.fecha) === diaDe(ahora) ? 'Hoy' : semanaBreve(primera.fecha)}</strong>
          <Link to={rutas.horarios()}>{cuantosHay(filas, ahora)}</Link>
        </li>
      ) : null}
      {quien ? (
        <li>
          <strong>{cuando}</strong>
          <Link to={rutas.resultados()}>
            {quien.match(/.+?(,|(?= [ye] )|$)/g)?.map((uno) => (
              <span key={uno}>{uno} </span>
            ))}
          </Link>
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

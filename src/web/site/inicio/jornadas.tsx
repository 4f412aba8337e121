import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import { type Dia, type FechaHora, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { CLASES, type TipoLiga } from '#domain/liga/tipos.ts';
import { enLista } from '#domain/texto.ts';
import { porDia } from '#web/club/competicion/resultado.tsx';
import styles from './inicio.module.css';

/** As many rows as are read at a glance, a heading as one. */
const CABEN = 8;
/** As many as are as tall as those, with so many courts drawn among them and what is said of the rest. */
export const cabenAlLado = (enJuego: number): number => CABEN + 2 + Math.ceil(1.6 * enJuego);
/** Of so many matches each is told when. */
const CON_SU_HORA = 4;

/** A day as the front page tells it: who plays, and of minors only when; `total`, all of them. */
export type Jornada<F> = { dia: Dia; partidos: F[]; menores: [TipoLiga, FechaHora[]][]; total: number };

/** Day by day until there is no more room. Of minors nobody is named: docs/reglas/datos-personales.md */
export function jornadasDe<F extends Pick<FilaHorario, 'fecha' | 'liga' | 'conMenores'>>(
  filas: readonly F[],
  caben = CABEN,
): Jornada<F>[] {
  const jornadas: Jornada<F>[] = [];
  let quedan = caben;
  for (const [dia, suyas] of porDia(filas)) {
    if (quedan < 2) break;
    const partidos = suyas.filter(({ conMenores }) => !conMenores).slice(0, quedan - 1);
    const deMenores = Map.groupBy(
      suyas.filter(({ conMenores }) => conMenores),
      ({ liga }) => liga,
    );
    const menores = [...deMenores].map(([liga, unas]): [TipoLiga, FechaHora[]] => [
      liga,
      unas.map(({ fecha }) => fecha),
    ]);
    jornadas.push({ dia, partidos, menores, total: suyas.length });
    quedan -= 1 + partidos.length + menores.length;
  }
  return jornadas;
}

export const cuantos = (total: number, uno: 'partido' | 'resultado'): string =>
  `${total} ${uno}${total === 1 ? '' : 's'}`;

/** "3 partidos, a las 10:00, 11:00 y 16:00"; of many, since when. */
export function aQueHoras(fechas: readonly FechaHora[]): string {
  const horas = [...new Set(fechas.map(horaDe))];
  const cuando = horas.length > CON_SU_HORA ? `desde las ${horas[0]}` : `a las ${enLista(horas)}`;
  return `${cuantos(fechas.length, 'partido')}, ${cuando}`;
}

/** Those told, by name or by their hour. */
const cuantosVan = ({ partidos, menores }: Pick<Jornada<unknown>, 'partidos' | 'menores'>): number =>
  menores.reduce((suma, [, fechas]) => suma + fechas.length, partidos.length);

type JornadasProps<F> = {
  jornadas: readonly Jornada<F>[];
  /** The day it is, where it has a name of its own. */
  hoy?: Dia;
  fila: (partido: F) => ReactNode;
  /** What is said of the matches of minors of a league, and where they are. */
  menores: (fechas: readonly FechaHora[]) => ReactNode;
  ruta: (liga?: TipoLiga) => string;
};

type EnSuHora = [FechaHora, ReactNode];

/** Days, each with its rows under it in order of time; those of minors in one row, at the hour of the first. */
export const Jornadas = <F extends { fecha: FechaHora }>({
  jornadas,
  hoy,
  fila,
  menores,
  ruta,
}: JornadasProps<F>) =>
  jornadas.map(({ dia, partidos, menores: deMenores, total }) => (
    <div key={dia} className={styles.jornada}>
      <h4 className={styles.rotulo}>
        <time dateTime={dia}>
          {dia === hoy ? `Hoy, ${fechaSemana(dia).replace(',', '')}` : fechaSemana(dia)}
        </time>{' '}
        {cuantosVan({ partidos, menores: deMenores }) < total ? (
          <small>
            {cuantosVan({ partidos, menores: deMenores })} de {cuantos(total, 'partido')}
          </small>
        ) : null}
      </h4>
      <ul className={styles.partidos}>
        {[
          ...partidos.map((partido): EnSuHora => [partido.fecha, fila(partido)]),
          ...deMenores.map(([liga, fechas]): EnSuHora => {
            const [primera = dia] = fechas;
            return [
              primera,
              <li key={liga} className={styles.deMenores}>
                <time dateTime={primera}>{horaDe(primera)}</time>
                {CLASES[liga].titulo}
                <Link to={ruta(liga)}>{menores(fechas)}</Link>
              </li>,
            ];
          }),
        ]
          .sort(([una], [otra]) => una.localeCompare(otra))
          .map(([, puesta]) => puesta)}
      </ul>
    </div>
  ));

import { club } from '#club';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import { enMinutos, tramosDelDia } from '#domain/club/horario.ts';
import {
  type Dia,
  diaDe,
  diaSemana,
  type FechaHora,
  haPasado,
  horaDe,
  type Minutos,
  minutosDe,
  sumarDias,
} from '#domain/fecha.ts';
import { semanaCorta } from '#domain/fecha-texto.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import styles from './pistas.module.css';

type Puesto = Pick<PartidoEncontrado, 'id' | 'fecha' | 'duracion' | 'jugador1' | 'jugador2'>;
type Horas = { desde: Minutos; hasta: Minutos };

/** The drawing has a mark every so many minutes. */
const CADA = 180;

/** With today, so that on a Saturday the next one is among them. */
export const OCHO = 8;

const ochoDiasDesde = (hoy: Dia): Dia[] => Array.from({ length: OCHO }, (_, n) => sumarDias(hoy, n));

const empiezaYAcaba = ({ fecha, duracion }: Pick<Puesto, 'fecha' | 'duracion'>): Horas => ({
  desde: minutosDe(fecha),
  hasta: minutosDe(fecha) + duracion,
});

const DE_DIA: Horas = { desde: 9 * 60, hasta: 21 * 60 };

/** When the courts are open that day; a club that has not said it, when it is light and a while more. */
const abierto = (dia: Dia): Horas[] =>
  club.horarios.pistas.length === 0
    ? [DE_DIA]
    : tramosDelDia(club.horarios.pistas, dia).map(({ desde, hasta }) => ({
        desde: enMinutos(desde),
        hasta: enMinutos(hasta),
      }));

/** The hours that hold all those, from a mark on; of a week that is closed, those of a day. */
export const ejeDe = ([una = DE_DIA, ...otras]: readonly Horas[]): Horas => ({
  desde: Math.floor(Math.min(una.desde, ...otras.map(({ desde }) => desde)) / CADA) * CADA,
  hasta: Math.max(una.hasta, ...otras.map(({ hasta }) => hasta)),
});

type DiaProps = {
  dia: Dia;
  nombre: string;
  eje: Horas;
  marcas: readonly Minutos[];
  partidos: readonly Puesto[];
  ahora: FechaHora;
};

const cuantosQuedan = (quedan: number, habia: number): string => {
  if (quedan === 0) return 'Libre';
  if (quedan === habia) return cuantos(quedan, 'partido', 'partidos');
  return quedan === 1 ? 'Queda 1' : `Quedan ${quedan}`;
};

/** What is over is drawn, faded, and no longer counted. */
function UnDia({ dia, nombre, eje, marcas, partidos, ahora }: DiaProps) {
  const quedan = partidos.filter((partido) => !haPasado(partido, ahora));
  return (
    <li>
      <span>{nombre}</span>
      <svg
        viewBox={`${eje.desde} 0 ${eje.hasta - eje.desde} 10`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {abierto(dia).map(({ desde, hasta }) => (
          <rect key={desde} className={styles.abierta} x={desde} width={hasta - desde} height={10} />
        ))}
        {marcas.map((marca) => (
          <rect key={marca} className={styles.marca} x={marca} width={2} height={10} />
        ))}
        {partidos.map((partido) => (
          <rect
            key={partido.id}
            className={quedan.includes(partido) ? styles.puesto : styles.pasado}
            x={minutosDe(partido.fecha) + 2}
            width={partido.duracion - 4}
            height={10}
          >
            <title>{`${horaDe(partido.fecha)} ${partido.jugador1} – ${partido.jugador2}`}</title>
          </rect>
        ))}
      </svg>
      <small>{cuantosQuedan(quedan.length, partidos.length)}</small>
    </li>
  );
}

/** A bar for each day: when the court is open and, in it, what is to be played. */
export function SieteDias({ ahora, partidos }: { ahora: FechaHora; partidos: readonly Puesto[] }) {
  const hoy = diaDe(ahora);
  const dias = ochoDiasDesde(hoy);
  const suyos = partidos.filter(({ fecha }) => dias.includes(diaDe(fecha)));
  const eje = ejeDe([...dias.flatMap(abierto), ...suyos.map(empiezaYAcaba)]);
  const marcas = Array.from(
    { length: Math.floor((eje.hasta - eje.desde) / CADA) + 1 },
    (_, n) => eje.desde + n * CADA,
  );
  return (
    <div className={styles.siete}>
      <svg className={styles.horas} aria-hidden="true">
        {marcas.map((marca) => (
          <text key={marca} x={`${((marca - eje.desde) / (eje.hasta - eje.desde)) * 100}%`} y="1em">
            {marca / 60}
          </text>
        ))}
      </svg>
      <ul>
        {dias.map((dia) => (
          <UnDia
            key={dia}
            {...{ dia, eje, marcas, ahora }}
            nombre={dia === hoy ? 'Hoy' : semanaCorta(dia)}
            partidos={suyos.filter(({ fecha }) => diaDe(fecha) === dia)}
          />
        ))}
      </ul>
    </div>
  );
}

/** More than these minutes a day is as busy as it is drawn. */
export const LLENO = 480;

const BARRA = 21;

const INICIALES = 'dlmxjvs';

/** How busy each of those days is, in the room of two words. */
export function Ocupacion({ hoy, partidos }: { hoy: Dia; partidos: readonly Puesto[] }) {
  const barras = ochoDiasDesde(hoy).map((dia) => {
    const suyos = partidos.filter(({ fecha }) => diaDe(fecha) === dia);
    const alto = Math.min(1, suyos.reduce((suma, { duracion }) => suma + duracion, 0) / LLENO) * BARRA;
    return { dia, alto };
  });
  return (
    <svg className={styles.ocupacion} viewBox="0 0 144 36" aria-hidden="true">
      {barras.map(({ dia, alto }, n) => (
        <g key={dia}>
          <rect className={styles.abierta} x={n * 18} width={14} height={BARRA} />
          <rect className={styles.puesto} x={n * 18} y={BARRA - alto} width={14} height={alto} />
          <text x={n * 18 + 7} y={34}>
            {INICIALES[diaSemana(dia)]}
          </text>
        </g>
      ))}
    </svg>
  );
}

import { Link } from 'react-router';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import { rutas } from '#contract/rutas.ts';
import { type Dia, diaDe, type FechaHora, horaDe } from '#domain/fecha.ts';
import { seDice } from '#domain/meteo/cielo.ts';
import { Hoja } from '#web/club/competicion/dias.tsx';
import { InsigniaDivision } from '#web/club/competicion/division.tsx';
import { divisionLarga } from '#web/club/competicion/nombres-cortos.ts';
import { separar } from '#web/club/competicion/separar.ts';
import { Lluvia, MeteoPartido } from '#web/club/meteo.tsx';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './jornada.module.css';

/** Its division, short; whole for who listens and on paper. */
const Liga = ({ liga, division }: Pick<FilaHorario, 'liga' | 'division'>) => (
  <>
    <span className={styles.larga}>{divisionLarga(liga, division)}</span>
    <span className={styles.corta} aria-hidden="true">
      <InsigniaDivision liga={liga} division={division} />
    </span>
  </>
);

type PartidoProps = {
  partido: FilaHorario;
  yo: number | null;
  /** What has begun is being played; null: all of it is over, and without a forecast. */
  ahora: FechaHora | null;
};

/** How it goes: its forecast until it begins, that of its hour or, further away, of its day. */
function Estado({ partido: { fecha, weather }, ahora }: PartidoProps) {
  if (ahora && fecha <= ahora) return <Badge tone="bola">En juego</Badge>;
  if (!ahora || !weather) return null;
  return (
    <>
      <MeteoPartido weather={weather} />
      {seDice(weather.lluvia) ? <Lluvia {...weather} /> : null}
    </>
  );
}

/** The whole row leads to the match. */
function Partido(props: PartidoProps) {
  const { partido, yo } = props;
  const { id, fecha, idJugador1, jugador1, idJugador2, jugador2, pista, liga, division } = partido;
  const mio = yo === idJugador1 || yo === idJugador2;
  return (
    <tr className={cx(styles.partido, mio && styles.mio)} data-fila={`p${id}`}>
      <td className={styles.hora}>
        <time dateTime={fecha}>{horaDe(fecha)}</time>
      </td>
      <td className={styles.jugadores}>
        <Link to={rutas.partido(id)}>
          <span className={styles.nombre}>{jugador1}</span> <span className={styles.contra}>contra</span>{' '}
          <span className={styles.nombre}>{jugador2}</span>
        </Link>
        {partido.observaciones ? <p className={styles.nota}>{partido.observaciones}</p> : null}
      </td>
      <td className={styles.pista}>{pista ?? 'Pista por decidir'}</td>
      <td className={styles.liga}>
        <Liga liga={liga} division={division} />
      </td>
      <td className={styles.tiempo}>
        <Estado {...props} />
      </td>
    </tr>
  );
}

const COLUMNAS = ['Hora', 'Jugadores', 'Pista', 'Liga', 'Tiempo'];

const Cabecera = () => (
  <thead className="visually-hidden">
    <tr>
      {COLUMNAS.map((titulo) => (
        <th key={titulo} scope="col">
          {titulo}
        </th>
      ))}
    </tr>
  </thead>
);

type TablaProps = Omit<PartidoProps, 'partido'> & {
  partidos: readonly FilaHorario[];
  /** The id of what names it. */
  titulo: string;
};

const Tabla = ({ partidos, titulo, ...visto }: TablaProps) => (
  <table className={styles.tabla} aria-labelledby={titulo}>
    <Cabecera />
    <tbody>
      {partidos.map((partido) => (
        <Partido key={partido.id} partido={partido} {...visto} />
      ))}
    </tbody>
  </table>
);

type JornadaProps = {
  dia: Dia;
  ahora: FechaHora;
  partidos: readonly FilaHorario[];
  yo: number | null;
  /** Why it has no forecast: the first of the days without one says so for all of them. */
  sinTiempo: string | false;
};

/** None of them has a forecast. */
export const estaSinTiempo = (partidos: readonly FilaHorario[]): boolean =>
  partidos.every(({ weather }) => weather === null);

/** That of the wettest of their hours, or of the day; where nobody knows of rain, of the first that has one. */
const masMojada = (partidos: readonly FilaHorario[]): FilaHorario['weather'] =>
  partidos
    .map(({ weather }) => weather)
    .reduce((peor, uno) => (peor && (uno?.lluvia ?? -1) <= (peor.lluvia ?? -1) ? peor : uno), null);

/** Of today, those in play and those that are left; how long they take, where all of them take as long. */
function cuantos(partidos: readonly FilaHorario[], ahora: FechaHora, esHoy: boolean): string {
  const n = partidos.length;
  if (n === 0) return 'No quedan partidos';
  const [duracion, ...otras] = new Set(partidos.map((partido) => partido.duracion));
  const minutos = otras.length === 0 ? `, ${duracion} min` : '';
  const enJuego = partidos.filter(({ fecha }) => fecha <= ahora).length;
  if (enJuego > 0) return `${enJuego} en juego${n > enJuego ? ` y ${n - enJuego} por jugar` : ''}${minutos}`;
  if (esHoy) return `${n === 1 ? 'queda 1' : `quedan ${n}`}${minutos}`;
  return `${n === 1 ? '1 partido' : `${n} partidos`}${minutos}`;
}

/** The day's sky and temperatures. */
const Tiempo = ({ weather }: { weather: NonNullable<FilaHorario['weather']> }) => (
  <p className={styles.tiempoDelDia}>
    <MeteoPartido weather={{ ...weather, temp: null }} />
  </p>
);

/** One day of the schedule. */
export function Jornada({ dia, ahora, partidos, yo, sinTiempo }: JornadaProps) {
  const hoy = diaDe(ahora);
  const { quedan, pasados } = separar(partidos, ahora);
  const mojada = masMojada(quedan);
  return (
    <Hoja
      dia={dia}
      hoy={hoy}
      cuantos={cuantos(quedan, ahora, dia === hoy)}
      tiempo={
        mojada ? <Tiempo weather={mojada} /> : sinTiempo && <p className={styles.tiempoDelDia}>{sinTiempo}</p>
      }
      sinResultado={pasados.length}
      pasados={<Tabla partidos={pasados} titulo={`pasados-${dia}`} yo={yo} ahora={null} />}
    >
      {quedan.length > 0 && <Tabla partidos={quedan} titulo={`el-${dia}`} yo={yo} ahora={ahora} />}
    </Hoja>
  );
}

import type { Zona } from '#domain/clasificacion/fila.ts';
import { type FechaHora, horaDe } from '#domain/fecha.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import styles from './pantalla.module.css';
import {
  diaBreve,
  type FilaVista,
  type Momento,
  type PartidoVisto,
  type TablaVista,
  type Turno,
} from './turnos.ts';

const MOMENTO: Record<Momento, string> = {
  jugado: '',
  ahora: 'En juego',
  luego: '',
  sinMarcador: 'Sin resultado',
};

/** The score, set by set beside the names. */
function Marcador({ partido: { sets, ausente, ganador } }: { partido: PartidoVisto }) {
  if (ganador === null) return null;
  if (ausente !== null) return <span className={styles.wo}>W.O.</span>;
  return (
    <span
      className={styles.sets}
      role="img"
      aria-label={sets.map(([uno, dos]) => `${uno}-${dos}`).join(', ')}
    >
      {sets.map(([uno, dos], indice) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the number of a set is its place
        <span key={indice} className={styles.set}>
          <span className={cx(uno > dos && styles.ganado)}>{uno}</span>
          <span className={cx(dos > uno && styles.ganado)}>{dos}</span>
        </span>
      ))}
    </span>
  );
}

/** One over the other: two whole names do not fit in a line. */
const Nombres = ({ partido: { jugador1, jugador2, ganador } }: { partido: PartidoVisto }) => (
  <span className={styles.nombres}>
    <span className={cx(styles.nombre, ganador === 1 && styles.gana)}>{jugador1}</span>
    <span className="visually-hidden">contra</span>
    <span className={cx(styles.nombre, ganador === 2 && styles.gana)}>{jugador2}</span>
  </span>
);

type PartidoProps = { partido: PartidoVisto; momento: Momento; cuando: string };

function Partido({ partido, momento, cuando }: PartidoProps) {
  return (
    <li className={cx(styles.partido, momento === 'ahora' && styles.ahora)} data-fila={`p${partido.id}`}>
      <span className={styles.hora}>{cuando}</span>
      <span className={styles.pista}>{partido.pista ?? 'Por decidir'}</span>
      <Nombres partido={partido} />
      <span className={styles.division}>{partido.division}</span>
      <span className={styles.estado}>
        {momento === 'jugado' ? <Marcador partido={partido} /> : MOMENTO[momento] || partido.tiempo}
      </span>
    </li>
  );
}

/** So few that they may be larger. */
const POCOS = 5;
/** So few that they would leave half of the screen empty. */
const MUY_POCOS = 3;

type ListaProps = {
  /** More comes under it. */
  conOtra?: boolean;
  partidos: readonly (PartidoVisto & { momento?: Momento })[];
  cuando: (fecha: FechaHora) => string;
};

function Lista({ partidos, cuando, conOtra = false }: ListaProps) {
  return (
    <ul
      className={cx(
        styles.lista,
        partidos.length <= POCOS && styles.holgada,
        partidos.length <= (conOtra ? MUY_POCOS - 1 : MUY_POCOS) && styles.amplia,
      )}
    >
      {partidos.map((partido) => (
        <Partido
          key={partido.id}
          partido={partido}
          momento={partido.momento ?? 'jugado'}
          cuando={cuando(partido.fecha)}
        />
      ))}
    </ul>
  );
}

const FLECHA: Record<Zona, IconName | null> = {
  ascenso: 'up',
  promocionAscenso: 'up',
  porDecidir: null,
  promocionDescenso: 'down',
  descenso: 'down',
};

type FilaProps = { fila: FilaVista; flecha: IconName | null };

const Fila = ({ fila: { puesto, jugador, jugados, puntos, zona }, flecha }: FilaProps) => (
  <tr className={cx(zona && styles[zona])}>
    <td className={styles.puesto}>
      {puesto}
      {flecha ? <Icon name={flecha} size={16} /> : null}
    </td>
    <th scope="row">{jugador}</th>
    <td>{jugados}</td>
    <td className={styles.puntos}>{puntos}</td>
  </tr>
);

const Tabla = ({ tabla: { titulo, filas } }: { tabla: TablaVista }) => (
  <table className={styles.tabla}>
    <caption>{titulo}</caption>
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">Puesto</span>
        </th>
        <th scope="col">
          <span className="visually-hidden">Jugador</span>
        </th>
        <th scope="col">PJ</th>
        <th scope="col">Puntos</th>
      </tr>
    </thead>
    <tbody>
      {filas.map((fila) => (
        <Fila key={fila.id} fila={fila} flecha={fila.zona && FLECHA[fila.zona]} />
      ))}
    </tbody>
  </table>
);

/** What one turn shows. */
export function VistaDeTurno({ turno }: { turno: Turno }) {
  switch (turno.clase) {
    case 'pistas':
      return (
        <>
          <h2 className={styles.titulo}>{turno.titulo}</h2>
          <Lista partidos={turno.partidos} cuando={horaDe} conOtra={turno.luego !== null} />
          {turno.luego ? (
            <>
              <h2 className={styles.titulo}>{turno.luego.titulo}</h2>
              <div className={styles.luego}>
                <Lista partidos={turno.luego.partidos} cuando={horaDe} conOtra />
              </div>
            </>
          ) : null}
        </>
      );
    case 'resultados':
      return (
        <>
          <h2 className={styles.titulo}>{turno.titulo}</h2>
          <Lista partidos={turno.partidos} cuando={diaBreve} />
        </>
      );
    case 'tablas':
      return (
        <>
          <h2 className={styles.titulo}>Clasificaciones</h2>
          <div className={styles.tablas}>
            {turno.tablas.map((tabla) => (
              <Tabla key={`${tabla.id} ${tabla.titulo}`} tabla={tabla} />
            ))}
          </div>
        </>
      );
    case 'nada':
      return <h2 className={styles.titulo}>Ahora mismo no hay partidos programados</h2>;
    default:
      return turno satisfies never;
  }
}

import { Link } from 'react-router';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import type { Encuentro, Situacion } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { puntosDe } from '#domain/clasificacion/fila.ts';
import { cuentaAtras } from '#domain/cuenta-atras.ts';
import { diaDe, type FechaHora, haPasado, horaDe } from '#domain/fecha.ts';
import { fechaBreve, semanaBreve } from '#domain/fecha-texto.ts';
import { nombreDivision } from '#domain/liga/liga.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { ausenteDe, conSets } from '#domain/partido/marcador.ts';
import type { Lado } from '#domain/partido/partido.ts';
import { enVezDeSet, setsJugados } from '#domain/partido/resultado.ts';
import { Forma } from '#web/club/competicion/forma.tsx';
import { InsigniaRetirado, motivoDeRetirado, textoMarcador } from '#web/club/marcador.tsx';
import { Lluvia, MeteoPartido } from '#web/club/meteo.tsx';
import { InsigniaEliminado } from '#web/club/zona.tsx';
import { cx } from '#web/ui/cx.ts';
import { idGanador } from './entre-los-dos.tsx';
import styles from './frente.module.css';
import { cortos } from './lado.ts';
import { estaPorVenir } from './por-venir.ts';

type Props = { partido: PartidoPublico; encuentro: Encuentro; ahora: FechaHora };

type NombresProps = {
  partido: Pick<
    PartidoPublico,
    'idJugador1' | 'jugador1Nombre' | 'idJugador2' | 'jugador2Nombre' | 'ganador'
  >;
};

/** The heading of the page: each name in a column of its own, and the way to their page. */
export function Nombres({ partido }: NombresProps) {
  const { idJugador1, jugador1Nombre, idJugador2, jugador2Nombre, ganador } = partido;
  return (
    <span className={styles.nombres}>
      <Link to={rutas.jugador(idJugador1)} className={cx(ganador === 2 && styles.pierde)}>
        {jugador1Nombre}
      </Link>
      <span className="visually-hidden"> – </span>
      <Link to={rutas.jugador(idJugador2)} className={cx(ganador === 1 && styles.pierde)}>
        {jugador2Nombre}
      </Link>
    </span>
  );
}

/** "1.º de 2ª División, 16 puntos". */
const lugar = ({ puesto, puntos, liga }: Situacion): string =>
  `${puesto === null ? '' : `${puesto}.º de ${nombreDivision(liga.tipo, liga.division)}, `}${puntosDe(puntos)}`;

export const Lateral = ({ situacion }: { situacion: Situacion | null }) => (
  <div className={styles.lateral}>
    {situacion ? (
      <>
        <p>{lugar(situacion)}</p>
        <InsigniaEliminado estado={situacion.estado} />
        <Forma forma={situacion.forma} />
      </>
    ) : null}
  </div>
);

/** The score set by set, as the two of them stand. */
function Tanteo({ partido }: Pick<Props, 'partido'>) {
  const resultado = conSets(partido);
  if (ausenteDe(resultado) !== null)
    return (
      <p className={styles.wo}>
        <abbr title="No presentado">W.O.</abbr>
      </p>
    );
  const de = (set: readonly [number, number], lado: Lado) => (
    <span className={cx(set[lado - 1] === Math.max(...set) && styles.ganado)}>{set[lado - 1]}</span>
  );
  return (
    <div className={styles.tanteo} role="img" aria-label={textoMarcador(resultado)}>
      {setsJugados(resultado.sets).map((set, indice) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the number of a set is its place
        <span key={indice} className={cx(enVezDeSet(set, indice) && styles.desempate)}>
          {de(set, 1)}–{de(set, 2)}
        </span>
      ))}
    </div>
  );
}

/** `propios`: how many of their matches are this one. */
const primeraVez = ({ entreLosDos }: Encuentro, propios = 0): string =>
  entreLosDos.length > propios ? '' : `. Primera vez que se ${propios > 0 ? 'enfrentaron' : 'enfrentan'}`;

const dondeSeVen = ({ pista, tipo }: PartidoPublico, encuentro: Encuentro): string =>
  `${pista ?? 'Pista por decidir'}${CLASES[tipo].amistosa ? ', amistoso' : ''}${primeraVez(encuentro)}`;

function Centro({ partido, encuentro, ahora }: Props) {
  const { fecha, pista, ganador, jugador1Nombre, jugador2Nombre } = partido;
  const dia = diaDe(fecha);
  if (ganador !== null)
    return (
      <div className={styles.centro}>
        <Tanteo partido={partido} />
        <p className={styles.falta}>
          Ganó {cortos({ nombre: jugador1Nombre }, { nombre: jugador2Nombre })[ganador - 1]}
        </p>
        <p>
          <time dateTime={fecha}>
            {fechaBreve(fecha)}, {horaDe(fecha)}
          </time>
          {pista ? `, ${pista}` : ''}
          {primeraVez(encuentro, 1)}
        </p>
      </div>
    );
  const retirado = motivoDeRetirado(partido) !== null;
  const corta = `${semanaBreve(fecha)}, ${horaDe(fecha)}`;
  return (
    <div className={styles.centro}>
      <p className={styles.titular}>
        {retirado ? <del>{corta}</del> : <time dateTime={fecha}>{corta}</time>}
      </p>
      <p>{retirado ? 'Estaba previsto' : dondeSeVen(partido, encuentro)}</p>
      {encuentro.weather && estaPorVenir({ partido, encuentro, ahora }) ? (
        <p className={styles.tiempo}>
          <MeteoPartido weather={encuentro.weather} />
          <Lluvia {...encuentro.weather} />
          {encuentro.weather.temp === null ? <span>ese día</span> : null}
        </p>
      ) : null}
      {retirado ? (
        <InsigniaRetirado resultado={conSets(partido)} />
      ) : (
        <p className={styles.falta}>
          {haPasado({ fecha, duracion: encuentro.duracion }, ahora)
            ? 'Sin resultado aún'
            : cuentaAtras(dia, diaDe(ahora))}
        </p>
      )}
    </div>
  );
}

/** From the middle outwards: the whole of it is what the one with more has. */
const Barra = ({ parte, deIzquierda, va }: { parte: number; deIzquierda: boolean; va: boolean }) => (
  <svg
    className={cx(styles.barra, va && styles.luz)}
    viewBox="0 0 100 1"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <rect x={deIzquierda ? 100 - parte : 0} width={parte} height="1" />
  </svg>
);

type BalanzaProps = { rotulo: string; nombres: readonly [string, string]; de: readonly [number, number] };

/** What each has won, on their own side of the middle; who has more is lit and in bold. */
export function Balanza({ rotulo, nombres, de: [uno, otro] }: BalanzaProps) {
  const mas = Math.max(uno, otro, 1);
  return (
    <p className={styles.balanza}>
      <span className={cx(styles.cifra, uno >= otro && styles.va)}>
        <span className="visually-hidden">{nombres[0]}: </span>
        {uno}
      </span>
      <Barra parte={(100 * uno) / mas} deIzquierda va={uno >= otro} />
      <span className={styles.rotulo}>{rotulo}</span>
      <Barra parte={(100 * otro) / mas} deIzquierda={false} va={otro >= uno} />
      <span className={cx(styles.cifra, otro >= uno && styles.va)}>
        <span className="visually-hidden">{nombres[1]}: </span>
        {otro}
      </span>
    </p>
  );
}

/** How many each has won of what they have played against one another. */
function Balance({ partido, encuentro: { entreLosDos } }: Pick<Props, 'partido' | 'encuentro'>) {
  const { idJugador1, jugador1Nombre, jugador2Nombre } = partido;
  const total = entreLosDos.length;
  const delUno = entreLosDos.filter((uno) => idGanador(uno) === idJugador1).length;
  if (total === 0 || (total === 1 && partido.ganador !== null)) return null;
  return (
    <Balanza
      rotulo="Entre los dos"
      nombres={[jugador1Nombre, jugador2Nombre]}
      de={[delUno, total - delUno]}
    />
  );
}

/** The two side by side: place and form of each, and between them the score or how long there is to go. */
export function FrenteAFrente({ partido, encuentro, ahora }: Props) {
  const { situacion1, situacion2 } = encuentro;
  return (
    <div className={styles.caja}>
      <div className={styles.frente} data-fila={`p${partido.id}`}>
        <Lateral situacion={situacion1} />
        <Centro partido={partido} encuentro={encuentro} ahora={ahora} />
        <Lateral situacion={situacion2} />
      </div>
      <Balance partido={partido} encuentro={encuentro} />
    </div>
  );
}

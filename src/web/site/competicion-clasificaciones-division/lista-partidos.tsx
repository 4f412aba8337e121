import { Link } from 'react-router';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { rutas } from '#contract/rutas.ts';
import { fechaBreve } from '#domain/fecha-texto.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { Icon } from '#web/ui/icon.tsx';
import fila from './fila.module.css';
import { Fila } from './fila.tsx';
import styles from './jugador.module.css';
import { sonMuchos, VerTodos } from './ver-todos.tsx';

type Props = {
  partidos: readonly PartidoPublico[];
  idJugador: number;
  /** The league they play in now; the others are folded. */
  idLiga: number | null;
};

const porLiga = (partidos: readonly PartidoPublico[]): [number, PartidoPublico[]][] => [
  ...Map.groupBy(partidos, ({ idLiga }) => idLiga),
];

/** "Liga social, 1ª División · 2026/27": as the heading of the page says it. */
const nombreDe = ({ tipo, liga }: PartidoPublico): string =>
  liga.replace(CLASES[tipo].nombre, CLASES[tipo].titulo).replace(' - ', ', ').replace(' - ', ' · ');

/** The league of some matches, and the way to its table, final or not. */
function NombreLiga({ partido }: { partido: PartidoPublico | undefined }) {
  if (!partido) return null;
  return (
    <Link to={rutas.clasificaciones(partido.tipo, partido.idLiga)} className={styles.nombreLiga}>
      {nombreDe(partido)}
    </Link>
  );
}

const Lista = ({ partidos, idJugador }: Omit<Props, 'idLiga'>) => (
  <ul className={fila.lista}>
    {partidos.map((partido) => (
      <Fila
        key={partido.id}
        partido={partido}
        idJugador={idJugador}
        cuando={fechaBreve(partido.fecha)}
        deUnaLiga
      />
    ))}
  </ul>
);

/** So few take hardly more room than their name folded. */
const POCOS = 3;

/** The matches of each league, newest first; without a league in play, the last one is open. */
export function ListaPartidos({ partidos, idJugador, idLiga }: Props) {
  const ligas = porLiga(partidos);
  const abierta = idLiga ?? ligas[0]?.[0];
  return ligas.map(([id, suyos]) =>
    id === abierta || suyos.length <= POCOS ? (
      <section key={id}>
        <h2>
          <NombreLiga partido={suyos[0]} />
        </h2>
        <Lista partidos={suyos} idJugador={idJugador} />
        {sonMuchos(suyos) ? <VerTodos>Ver los {suyos.length} partidos</VerTodos> : null}
      </section>
    ) : (
      <details key={id} className={styles.anterior}>
        <summary>
          <h2>{suyos[0] ? nombreDe(suyos[0]) : null}</h2>
          <span className={styles.cuantos}>
            {suyos.length === 1 ? '1 partido' : `${suyos.length} partidos`}
          </span>
          <Icon name="chevron" size={16} />
        </summary>
        <p>
          <Link to={rutas.clasificaciones(suyos[0]?.tipo, id)}>Ver su tabla</Link>
        </p>
        <Lista partidos={suyos} idJugador={idJugador} />
      </details>
    ),
  );
}

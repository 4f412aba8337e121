import { Link } from 'react-router';
import type { PartidoPublico } from '#contract/clasificaciones.ts';
import { rutas } from '#contract/rutas.ts';
import { fechaBreve } from '#domain/fecha-texto.ts';
import { Marcador } from '#web/club/marcador.tsx';
import { Badge } from '#web/ui/card.tsx';
import { gana, resultadoDe, rivalDe } from './historial.ts';
import styles from './jugador.module.css';

type Props = { partidos: readonly PartidoPublico[]; idJugador: number };

const porLiga = (partidos: readonly PartidoPublico[]): [number, PartidoPublico[]][] => [
  ...Map.groupBy(partidos, ({ idLiga }) => idLiga),
];

/** The league of some matches, and the way to its table, final or not. */
function NombreLiga({ partido }: { partido: PartidoPublico | undefined }) {
  if (!partido) return null;
  return <Link to={rutas.clasificaciones(partido.tipo, partido.idLiga)}>{partido.liga}</Link>;
}

function Signo({ partido, idJugador }: { partido: PartidoPublico; idJugador: number }) {
  if (partido.ganador === null) return null;
  return gana(partido, idJugador) ? <Badge tone="ok">Ganado</Badge> : <Badge tone="bad">Perdido</Badge>;
}

function Fila({ partido, idJugador }: { partido: PartidoPublico; idJugador: number }) {
  const rival = rivalDe(partido, idJugador);
  return (
    <li className={styles.partido}>
      <p className={styles.contra}>
        <span>contra </span>
        <Link to={rutas.jugador(rival.id)}>{rival.nombre}</Link>
      </p>
      <Link to={rutas.partido(partido.id)} className={styles.marcador}>
        <Marcador resultado={resultadoDe(partido, idJugador)} />
      </Link>
      <p className={styles.cuando}>
        {fechaBreve(partido.fecha)}
        {partido.pista ? `, ${partido.pista}` : null}
      </p>
      <Signo partido={partido} idJugador={idJugador} />
      {partido.observaciones ? <p className={styles.observaciones}>{partido.observaciones}</p> : null}
    </li>
  );
}

/** The matches of each league, newest first. */
export function ListaPartidos({ partidos, idJugador }: Props) {
  return porLiga(partidos).map(([idLiga, suyos]) => (
    <section key={idLiga}>
      <h2>
        <NombreLiga partido={suyos[0]} />
      </h2>
      <ul className={styles.lista}>
        {suyos.map((partido) => (
          <Fila key={partido.id} partido={partido} idJugador={idJugador} />
        ))}
      </ul>
    </section>
  ));
}

import { Link } from 'react-router';
import type { PartidoPublico } from '#contract/clasificaciones.ts';
import { rutas } from '#contract/rutas.ts';
import { horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { quienAplaza } from '#web/club/quien-aplaza.ts';
import { Badge } from '#web/ui/badge.tsx';
import { rivalDe } from './historial.ts';
import styles from './jugador.module.css';

type FilaProps = { partido: PartidoPublico; idJugador: number };

function Fila({ partido, idJugador }: FilaProps) {
  const rival = rivalDe(partido, idJugador);
  return (
    <li className={styles.partido}>
      <p className={styles.dia}>
        <Link to={rutas.partido(partido.id)}>
          <del>
            <time dateTime={partido.fecha}>
              {fechaSemana(partido.fecha)}, {horaDe(partido.fecha)}
            </time>
          </del>
        </Link>
        <Badge tone="warn">Aplazado</Badge>
      </p>
      <p className={styles.contra}>
        <span>contra </span>
        <Link to={rutas.jugador(rival.id)}>{rival.nombre}</Link>
      </p>
      <p className={styles.observaciones}>
        No se juega ese día: lo aplazó {quienAplaza(partido)}. La fecha nueva saldrá en esta página.
      </p>
      {partido.observaciones ? <p className={styles.observaciones}>{partido.observaciones}</p> : null}
    </li>
  );
}

type Props = { partidos: readonly PartidoPublico[]; idJugador: number };

/** What was to be played and is not: it leaves the schedule, and here its players read why. */
export function Aplazados({ partidos, idJugador }: Props) {
  if (partidos.length === 0) return null;
  return (
    <section aria-labelledby="titulo-aplazados">
      <h2 id="titulo-aplazados">{partidos.length === 1 ? 'Partido aplazado' : 'Partidos aplazados'}</h2>
      <ul className={styles.lista}>
        {partidos.map((partido) => (
          <Fila key={partido.id} partido={partido} idJugador={idJugador} />
        ))}
      </ul>
    </section>
  );
}

import { Link } from 'react-router';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { rutas } from '#contract/rutas.ts';
import { horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { InsigniaRetirado, motivoDeRetirado } from '#web/club/marcador.tsx';
import { resultadoDe, rivalDe } from './historial.ts';
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
        <InsigniaRetirado resultado={resultadoDe(partido, idJugador)} />
      </p>
      <p className={styles.contra}>
        <span>contra </span>
        <Link to={rutas.jugador(rival.id)}>{rival.nombre}</Link>
      </p>
      <p className={styles.observaciones}>
        {motivoDeRetirado(partido)} {partido.cancelado ? null : 'La fecha nueva saldrá en esta página.'}
      </p>
      {partido.observaciones ? <p className={styles.observaciones}>{partido.observaciones}</p> : null}
    </li>
  );
}

function tituloDe(partidos: readonly PartidoPublico[]): string {
  const que = partidos.some(({ cancelado }) => cancelado) ? 'que no se juega' : 'aplazado';
  return partidos.length === 1
    ? `Partido ${que}`
    : `Partidos ${que === 'aplazado' ? 'aplazados' : 'que no se juegan'}`;
}

type Props = { partidos: readonly PartidoPublico[]; idJugador: number };

/** What was to be played and is not: it leaves the schedule, and here its players read why. */
export function Retirados({ partidos, idJugador }: Props) {
  if (partidos.length === 0) return null;
  return (
    <section aria-labelledby="titulo-retirados">
      <h2 id="titulo-retirados">{tituloDe(partidos)}</h2>
      <ul className={styles.lista}>
        {partidos.map((partido) => (
          <Fila key={partido.id} partido={partido} idJugador={idJugador} />
        ))}
      </ul>
    </section>
  );
}

import { Link } from 'react-router';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { rutas } from '#contract/rutas.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { seGestiona } from '#domain/liga/tipos.ts';
import { InsigniaTipo } from '#web/club/zona.tsx';
import { Badge } from '#web/ui/card.tsx';
import { rivalDe } from './historial.ts';
import styles from './jugador.module.css';

type FilaProps = { partido: PartidoPublico; idJugador: number; hoy: Dia; haAcabado: boolean };

function Fila({ partido, idJugador, hoy, haAcabado }: FilaProps) {
  const esHoy = diaDe(partido.fecha) === hoy;
  const rival = rivalDe(partido, idJugador);
  return (
    <li className={styles.partido}>
      <p className={styles.dia}>
        <Link to={rutas.partido(partido.id)}>
          <time dateTime={partido.fecha}>
            {fechaSemana(partido.fecha)}, {horaDe(partido.fecha)}
          </time>
        </Link>
        {haAcabado ? <Badge>Sin resultado aún</Badge> : null}
        {esHoy && !haAcabado ? <Badge tone="bola">Hoy</Badge> : null}
        {seGestiona(partido.tipo) ? null : <InsigniaTipo tipo={partido.tipo} />}
      </p>
      <p className={styles.contra}>
        <span>contra </span>
        <Link to={rutas.jugador(rival.id)}>{rival.nombre}</Link>
      </p>
      <p className={styles.cuando}>{partido.pista ?? 'Pista por decidir'}</p>
      {partido.observaciones ? <p className={styles.observaciones}>{partido.observaciones}</p> : null}
    </li>
  );
}

type Props = {
  partidos: readonly PartidoPublico[];
  idJugador: number;
  hoy: Dia;
  /** When the first that is not over begins; null: all of them are. */
  desde: string | null;
};

/** What the player comes for: when, where and against whom is the next one. */
export function Proximos({ partidos, idJugador, hoy, desde }: Props) {
  if (partidos.length === 0) return null;
  return (
    <section>
      <h2>{partidos.length === 1 ? 'Próximo partido' : 'Próximos partidos'}</h2>
      <ul className={styles.lista}>
        {partidos.map((partido) => (
          <Fila
            key={partido.id}
            partido={partido}
            idJugador={idJugador}
            hoy={hoy}
            haAcabado={desde === null || partido.fecha < desde}
          />
        ))}
      </ul>
    </section>
  );
}

import { Link } from 'react-router';
import type { Cita } from '#contract/liga/calendarios.ts';
import { rutas } from '#contract/rutas.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import { Badge } from '#web/ui/card.tsx';
import styles from './mi.module.css';

const RETIRADO: Record<Cita['estado'], string | null> = {
  puesto: null,
  aplazado: 'Aplazado',
  cancelado: 'Cancelado',
};

function Fila({ cita, idJugador, hoy }: { cita: Cita; idJugador: number; hoy: Dia }) {
  const { id, fecha, pista, observaciones, nombreLiga } = cita;
  const rival = cita.idJugador1 === idJugador ? cita.jugador2 : cita.jugador1;
  const retirado = RETIRADO[cita.estado];
  return (
    <li className={styles.cita}>
      <p className={styles.cuando}>
        <time dateTime={fecha}>
          {semanaBreve(fecha)}, {horaDe(fecha)}
        </time>
        <span>{pista ?? 'Pista por decidir'}</span>
        {diaDe(fecha) === hoy ? <Badge tone="bola">Hoy</Badge> : null}
        {retirado ? <Badge tone="warn">{retirado}</Badge> : null}
      </p>
      <p className={styles.rival}>
        <span className="visually-hidden">contra </span>
        <Link to={rutas.partido(id)}>{rival}</Link>
      </p>
      <p className={styles.suave}>{nombreLiga}</p>
      {observaciones ? <p>{observaciones}</p> : null}
      {retirado ? null : (
        <a className={styles.alCalendario} href={rutas.calendario(id)} download>
          Al calendario
        </a>
      )}
    </li>
  );
}

/** What is to come, and what was going to be and has been put off. */
export function Partidos({ citas, idJugador, hoy }: { citas: readonly Cita[]; idJugador: number; hoy: Dia }) {
  const porVenir = citas.filter(({ fecha }) => diaDe(fecha) >= hoy);
  return (
    <section className={styles.tarjeta}>
      <h2>Mis partidos</h2>
      {porVenir.length === 0 ? <p>No tienes ninguno puesto. Cuando lo haya, estará aquí.</p> : null}
      <ul className={styles.lista}>
        {porVenir.map((cita) => (
          <Fila key={cita.id} cita={cita} idJugador={idJugador} hoy={hoy} />
        ))}
      </ul>
      <p>
        <Link to={rutas.jugador(idJugador)}>Resultados y clasificación</Link>
      </p>
    </section>
  );
}

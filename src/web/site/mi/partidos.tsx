import { Link } from 'react-router';
import type { Mi } from '#contract/cuentas/mi.ts';
import type { Cita } from '#contract/liga/calendarios.ts';
import { rutas } from '#contract/rutas.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import { Badge } from '#web/ui/card.tsx';
import type { Hacer } from './hacer.ts';
import styles from './mi.module.css';
import { OtroDia } from './otro-dia.tsx';

const RETIRADO: Record<Cita['estado'], string | null> = {
  puesto: null,
  aplazado: 'Aplazado',
  cancelado: 'Cancelado',
};

type SuyoProps = { token: string; mi: Mi; hoy: Dia; hacer: Hacer };

function Fila({ cita, hoy, ...suyo }: SuyoProps & { cita: Cita }) {
  const { idJugador, enPie } = suyo.mi;
  const { id, fecha, pista, observaciones, nombreLiga } = cita;
  const rival = cita.idJugador1 === idJugador ? cita.jugador2 : cita.jugador1;
  const retirado = RETIRADO[cita.estado];
  const puesto = enPie.find((uno) => uno.id === id && uno.fecha === fecha);
  return (
    <li className={styles.cita}>
      <p className={styles.cuando}>
        <time dateTime={fecha}>
          {semanaBreve(fecha)}, {horaDe(fecha)}
        </time>
        <span>{pista ?? 'Pista por decidir'}</span>
        {diaDe(fecha) === hoy ? <Badge tone="bola">Hoy</Badge> : null}
        {retirado ? <Badge tone="warn">{retirado}</Badge> : null}
        {puesto?.noPuedo ? <Badge tone="warn">No puedes</Badge> : null}
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
      {puesto ? (
        <div className={styles.otroDia}>
          <OtroDia partido={puesto} {...suyo} />
        </div>
      ) : null}
    </li>
  );
}

/** What is to come, and what was going to be and has been put off. */
export function Partidos({ citas, ...suyo }: SuyoProps & { citas: readonly Cita[] }) {
  const { mi, hoy } = suyo;
  const porVenir = citas.filter(({ fecha }) => diaDe(fecha) >= hoy);
  return (
    <section className={styles.tarjeta}>
      <h2>Mis partidos</h2>
      {porVenir.length === 0 ? <p>No tienes ninguno puesto. Cuando lo haya, estará aquí.</p> : null}
      <ul className={styles.lista}>
        {porVenir.map((cita) => (
          <Fila key={cita.id} cita={cita} {...suyo} />
        ))}
      </ul>
      <p>
        <Link to={rutas.jugador(mi.idJugador)}>Resultados y clasificación</Link>
      </p>
    </section>
  );
}

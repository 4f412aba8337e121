import { Link } from 'react-router';
import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import { type Tramo, tramosDelDia } from '#domain/club/horario.ts';
import { fechaLarga } from '#domain/fecha-texto.ts';
import { useHoy } from '#web/club/hoy.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './franja.module.css';

/** Until when; with a break, the hours before it and after it. */
const abiertoHoy = (tramos: readonly Tramo[]): string =>
  tramos.length === 1
    ? `hasta las ${tramos[0]?.hasta}`
    : tramos.map(({ desde, hasta }) => `${desde}–${hasta}`).join(' y ');

/** The words of the strip: whom to call, until when the courts are open, how to reserve one and the way to any player. */
export function Franja() {
  const hoy = useHoy();
  const tramos = hoy ? tramosDelDia(club.horarios.pistas, hoy.dia) : [];
  return (
    <>
      <a href={`tel:${club.telefonoEnlace}`}>
        <Icon name="phone" size={16} />
        <span>
          <span className={styles.llamar}>Llamar al</span> {club.telefono}
        </span>
      </a>
      {hoy && club.horarios.pistas.length > 0 ? (
        <Link to={rutas.reservar()} className={styles.hoy}>
          <Icon name="clock" size={16} />
          <span>
            Pistas{' '}
            {tramos.length > 0 ? (
              <>
                <span className={styles.llamar}>abiertas hoy</span> {abiertoHoy(tramos)}
              </>
            ) : (
              'cerradas hoy'
            )}
          </span>
          <u>Reservar</u>
        </Link>
      ) : null}
      <span className={styles.buscar}>
        <Link to={rutas.jugadores()}>
          <Icon name="search" size={16} />
          Buscar un jugador
        </Link>
      </span>
    </>
  );
}

/** What the sheet of the phone has besides the menus. */
export const EnLaHoja = () => (
  <a href={`tel:${club.telefonoEnlace}`} aria-label={`Llamar al ${club.telefono}`}>
    <Icon name="phone" size={24} />
  </a>
);

const partidos = (cuantos: number): string =>
  cuantos === 1 ? 'se suspende un partido' : `se suspenden ${cuantos} partidos`;

/** On top of every page, on the days that need it. */
export function AvisoDelDia() {
  const hoy = useHoy();
  if (!hoy || hoy.suspendidos === 0) return null;
  return (
    <aside className={styles.aviso} aria-label="Aviso del día">
      <p>
        <strong>Hoy {partidos(hoy.suspendidos)}.</strong> Lo que queda por jugar está en{' '}
        <Link to={rutas.horarios()}>los horarios</Link>.
      </p>
    </aside>
  );
}

/** On paper only: whose sheet it is and of which day. */
export function SelloDePapel() {
  const hoy = useHoy();
  return (
    <p className={styles.papel}>
      {club.nombre}
      {hoy ? `, ${fechaLarga(hoy.dia)}` : ''}
    </p>
  );
}

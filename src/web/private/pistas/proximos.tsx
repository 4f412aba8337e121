import { Link } from 'react-router';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { horaDe } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import { usePorJugarDesde } from '#web/club/mesa/dia-de-juego.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { tripFrom } from '#web/ui/desk/return-to.ts';
import styles from './pistas.module.css';

export const enOrden = (partidos: readonly PartidoEncontrado[]): readonly PartidoEncontrado[] =>
  partidos.toSorted((uno, otro) => uno.fecha.localeCompare(otro.fecha));

/** "sáb 28 nov, 10:00". */
export const cuandoEs = ({ fecha }: PartidoEncontrado): string =>
  `${semanaBreve(fecha).replace(/^(\p{L}{3})\p{L}*/u, '$1')}, ${horaDe(fecha)}`;

/** What is still to be played on a court. */
export function Proximos({ idPista }: { idPista: number }) {
  const { data = [], isSuccess } = usePorJugarDesde(hoyDelClub());
  if (!isSuccess) return null;
  const suyos = enOrden(data.filter((partido) => partido.idPista === idPista));
  return (
    <Section title="Próximos partidos">
      {suyos.length === 0 ? <p>Ninguno puesto de aquí en adelante.</p> : null}
      <ul className={styles.proximos}>
        {suyos.map((partido) => (
          <li key={partido.id}>
            <Link to={rutasPrivadas.partido(partido.id)} state={tripFrom(rutasPrivadas.pista(idPista))}>
              {cuandoEs(partido)}
            </Link>
            <span>
              {partido.jugador1} – {partido.jugador2}
            </span>
            <small>{partido.liga}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { Link } from 'react-router';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { horaDe } from '#domain/fecha.ts';
import { semanaCorta } from '#domain/fecha-texto.ts';
import { usePorJugarDesde } from '#web/club/mesa/dia-de-juego.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { Column, Section } from '#web/ui/desk/detail-frame.tsx';
import { tripFrom } from '#web/ui/desk/return-to.ts';
import styles from './pistas.module.css';
import { SieteDias } from './siete-dias.tsx';

export const enOrden = (partidos: readonly PartidoEncontrado[]): readonly PartidoEncontrado[] =>
  partidos.toSorted((uno, otro) => uno.fecha.localeCompare(otro.fecha));

/** "sáb 28 nov, 10:00". */
export const cuandoEs = ({ fecha }: PartidoEncontrado): string => `${semanaCorta(fecha)}, ${horaDe(fecha)}`;

/** What is still to be played on a court: its next seven days drawn, and then match by match. */
export function Proximos({ idPista }: { idPista: number }) {
  const hoy = hoyDelClub();
  const { data = [], isSuccess } = usePorJugarDesde(hoy);
  if (!isSuccess) return null;
  const suyos = enOrden(data.filter((partido) => partido.idPista === idPista));
  return (
    <Column>
      <Section title="Sus próximos siete días">
        <SieteDias hoy={hoy} partidos={suyos} />
      </Section>
      <Lista idPista={idPista} suyos={suyos} />
    </Column>
  );
}

type ListaProps = { idPista: number; suyos: readonly PartidoEncontrado[] };

function Lista({ idPista, suyos }: ListaProps) {
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

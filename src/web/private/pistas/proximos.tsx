import { useState } from 'react';
import { Link } from 'react-router';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type FechaHora, haPasado, horaDe } from '#domain/fecha.ts';
import { semanaCorta } from '#domain/fecha-texto.ts';
import { usePorJugarDesde } from '#web/club/mesa/dia-de-juego.tsx';
import { ahoraDelClub, hoyDelClub } from '#web/club/reloj.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { tripFrom } from '#web/ui/desk/return-to.ts';
import styles from './pistas.module.css';
import { SieteDias } from './siete-dias.tsx';

export const enOrden = (partidos: readonly PartidoEncontrado[]): readonly PartidoEncontrado[] =>
  partidos.toSorted((uno, otro) => uno.fecha.localeCompare(otro.fecha));

/** By the clock: the one on court, and what begins later. What is over is neither. */
export function deAhora(partidos: readonly PartidoEncontrado[], ahora: FechaHora) {
  const quedan = enOrden(partidos).filter((partido) => !haPasado(partido, ahora));
  return {
    enJuego: quedan.find(({ fecha }) => fecha <= ahora),
    siguiente: quedan.find(({ fecha }) => fecha > ahora),
    quedan,
  };
}

/** "sáb 28 nov, 10:00". */
export const cuandoEs = ({ fecha }: PartidoEncontrado): string => `${semanaCorta(fecha)}, ${horaDe(fecha)}`;

function useSuyos(idPista: number): readonly PartidoEncontrado[] | null {
  const { data } = usePorJugarDesde(hoyDelClub());
  return data?.filter((partido) => partido.idPista === idPista) ?? null;
}

type Props = { idPista: number };

/** Today and the next seven days of a court, drawn. */
export function SuSemana({ idPista }: Props) {
  const suyos = useSuyos(idPista);
  return (
    suyos && (
      <Section title="Sus próximos ocho días">
        <SieteDias ahora={ahoraDelClub()} partidos={suyos} />
      </Section>
    )
  );
}

const DE_ENTRADA = 8;

/** What is still to be played on it, match by match. */
export function Lista({ idPista, aLaVista = DE_ENTRADA }: Props & { aLaVista?: number }) {
  const suyos = useSuyos(idPista);
  const [todos, verTodos] = useState(false);
  if (!suyos) return null;
  const { quedan, enJuego } = deAhora(suyos, ahoraDelClub());
  return (
    <Section title="Próximos partidos">
      {quedan.length === 0 ? <p>Ninguno puesto de aquí en adelante.</p> : null}
      <ul className={styles.proximos}>
        {(todos ? quedan : quedan.slice(0, aLaVista)).map((partido) => (
          <li key={partido.id}>
            <Link to={rutasPrivadas.partido(partido.id)} state={tripFrom(rutasPrivadas.pista(idPista))}>
              <time dateTime={partido.fecha}>{partido === enJuego ? 'Ahora' : cuandoEs(partido)}</time>
              <span>
                {partido.jugador1} – {partido.jugador2}
              </span>
              <small>{partido.liga}</small>
            </Link>
          </li>
        ))}
      </ul>
      {todos || quedan.length <= aLaVista ? null : (
        <Button size="s" look="ghost" onClick={() => verTodos(true)}>
          Ver los {quedan.length}
        </Button>
      )}
    </Section>
  );
}

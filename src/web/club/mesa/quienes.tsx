import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import { useCortos } from './cortos.ts';

type Props = Pick<PartidoEncontrado, 'idJugador1' | 'jugador1' | 'idJugador2' | 'jugador2'>;

/** "Gil A. – Paz", as in the week; whole for whoever hears it or stops at it. */
export function Quienes({ idJugador1, jugador1, idJugador2, jugador2 }: Props) {
  const corto = useCortos();
  const enteros = `${jugador1} – ${jugador2}`;
  return (
    <span title={enteros}>
      <span aria-hidden="true">
        {corto(idJugador1, jugador1)} – {corto(idJugador2, jugador2)}
      </span>
      <span className="visually-hidden">{enteros}</span>
    </span>
  );
}

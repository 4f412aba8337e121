import { Link } from 'react-router';
import type { PartidoFila } from '#contract/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { conSets } from '#domain/partido/marcador.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { usePartidosDe } from '#web/club/mesa/dia-de-juego.ts';
import { fechaConDia } from '#web/club/mesa/fecha-con-dia.ts';
import { Notice } from '#web/ui/states.tsx';

type Props = { idJugador: number | null; dias: readonly Dia[] };

function Partido({ partido, idJugador }: { partido: PartidoFila; idJugador: number }) {
  const { id, fecha, idJugador1, jugador1, jugador2 } = partido;
  return (
    <li>
      El {fechaConDia(diaDe(fecha))} a las {horaDe(fecha)}, contra{' '}
      {idJugador1 === idJugador ? jugador2 : jugador1}.{' '}
      <Link to={rutasPrivadas.partido(id)}>Ver el partido</Link>
    </li>
  );
}

/** An incident keeps nobody out of what was arranged before it: whoever writes it down is told what that is. */
export function PartidosEseDia({ idJugador, dias }: Props) {
  const partidos = usePartidosDe(dias).filter(
    (partido) =>
      [partido.idJugador1, partido.idJugador2].includes(idJugador ?? 0) && estaPorJugar(conSets(partido)),
  );
  return (
    <div role="status">
      {idJugador === null || partidos.length === 0 ? null : (
        <Notice tone="warn" title="Ya tiene partido">
          <ul>
            {partidos.map((partido) => (
              <Partido key={partido.id} partido={partido} idJugador={idJugador} />
            ))}
          </ul>
          <p>La incidencia no lo quita: guárdala y después cámbialo de día o márcalo como aplazado.</p>
        </Notice>
      )}
    </div>
  );
}

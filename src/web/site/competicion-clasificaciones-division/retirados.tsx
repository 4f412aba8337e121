import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { type Dia, horaDe } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import { motivoDeRetirado } from '#web/club/marcador.tsx';
import { Fila } from './fila.tsx';
import styles from './jugador.module.css';

function tituloDe(partidos: readonly PartidoPublico[]): string {
  const que = partidos.some(({ cancelado }) => cancelado) ? 'que no se juega' : 'aplazado';
  return partidos.length === 1
    ? `Partido ${que}`
    : `Partidos ${que === 'aplazado' ? 'aplazados' : 'que no se juegan'}`;
}

type Props = { partidos: readonly PartidoPublico[]; idJugador: number; hoy: Dia };

/** What was to be played and is not: it leaves the schedule, and here its players read why. */
export function Retirados({ partidos, idJugador, hoy }: Props) {
  if (partidos.length === 0) return null;
  return (
    <section aria-labelledby="titulo-retirados">
      <h2 id="titulo-retirados">{tituloDe(partidos)}</h2>
      <ul className={styles.lista}>
        {partidos.map((partido) => (
          <Fila
            key={partido.id}
            partido={partido}
            idJugador={idJugador}
            cuando={`${semanaBreve(partido.fecha)}, ${horaDe(partido.fecha)}`}
            tachado
          >
            {partido.fecha < hoy ? null : motivoDeRetirado(partido)}{' '}
            {partido.cancelado ? null : 'La fecha nueva saldrá en esta página.'}
          </Fila>
        ))}
      </ul>
    </section>
  );
}

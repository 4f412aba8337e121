import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { FilaEquidad } from '#contract/liga/ligas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { call } from '#web/platform/call.ts';
import { cx } from '#web/ui/cx.ts';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { Notice, Waiting } from '#web/ui/states.tsx';
import { TableFrame } from '#web/ui/table-frame.tsx';
import { aplazadosDe, fraseDesigualdad, malasHorasDe, sinJugarDe, sitiosDe } from './frases.ts';

const useEquidad = (idLiga: number | null) =>
  useQuery({
    enabled: idLiga !== null,
    queryKey: ['ligas', 'equidad', idLiga],
    queryFn: () => call('GET /api/private/ligas/equidad', { query: { idLiga: idLiga ?? 0 } }),
  });

function Motivos({ fila: { desigualdades } }: { fila: FilaEquidad }) {
  return (
    <ul className="grid gap-1">
      {desigualdades.map((una) => (
        <li key={una.que}>{fraseDesigualdad(una)}</li>
      ))}
    </ul>
  );
}

function Tabla({ filas }: { filas: readonly FilaEquidad[] }) {
  return (
    <TableFrame label="Reparto de la liga" dense pinned>
      <table>
        <thead>
          <tr>
            <th scope="col">Jugador</th>
            <th scope="col" data-num>
              Jugados
            </th>
            <th scope="col" data-num>
              Con fecha
            </th>
            <th scope="col" data-num>
              Le quedan
            </th>
            <th scope="col">Sin jugar</th>
            <th scope="col">Malas horas</th>
            <th scope="col">Dónde</th>
            <th scope="col">Aplazados</th>
          </tr>
        </thead>
        <tbody>
          {filas.map((fila) => (
            <tr key={fila.idJugador}>
              <th scope="row" className={fila.desigualdades.length > 0 ? undefined : cx('font-normal')}>
                <Link to={rutasPrivadas.jugador(fila.idJugador)}>{fila.jugador}</Link>
              </th>
              <td data-num>{fila.jugados}</td>
              <td data-num>{fila.puestos}</td>
              <td data-num>{fila.debe}</td>
              <td>{sinJugarDe(fila)}</td>
              <td>{malasHorasDe(fila)}</td>
              <td>{sitiosDe(fila)}</td>
              <td>{aplazadosDe(fila)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

const COMO =
  'Cada uno frente a los demás. Mala hora es la segunda mitad del horario de la liga. La propuesta da partido antes a quien menos lleva.';

/** Who is worse off and why, and what each has had. docs/reglas/equidad.md */
export function EquidadDeLiga({ idLiga }: { idLiga: number }) {
  const consulta = useEquidad(idLiga);
  const filas = consulta.data;
  const desiguales = filas?.filter(({ desigualdades }) => desigualdades.length > 0) ?? [];
  return (
    <Section title="Equidad">
      {consulta.data ? null : <Waiting query={consulta} rows={2} />}
      {filas && desiguales.length === 0 ? <p>Nadie sale peor parado que los demás.</p> : null}
      {desiguales.length > 0 ? (
        <Notice
          tone="warn"
          title={`${cuantos(desiguales.length, 'jugador sale peor parado', 'jugadores salen peor parados')}`}
        >
          <ul className="grid gap-1">
            {desiguales.map((fila) => (
              <li key={fila.idJugador}>
                <Link to={rutasPrivadas.jugador(fila.idJugador)}>{fila.jugador}</Link>
                <Motivos fila={fila} />
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {filas && filas.length > 0 ? (
        // The table scrolls inside its frame: without this its columns widen the page.
        <details className="min-w-0">
          <summary className="min-h-8 font-semibold text-azul-text">Ver lo que ha tenido cada uno</summary>
          <p className="mt-1 mb-2 text-s text-ink-soft">{COMO}</p>
          <Tabla filas={filas} />
        </details>
      ) : null}
    </Section>
  );
}

/** What one player has had of their league. */
export const useSuParte = ({ id, idLiga }: { id: number; idLiga: number | null }): FilaEquidad | undefined =>
  useEquidad(idLiga).data?.find(({ idJugador }) => idJugador === id);

/** In what they come off worse than the others; nothing while all is even. */
export function EquidadDeJugador({ fila }: { fila: FilaEquidad | undefined }) {
  if (!fila || fila.desigualdades.length === 0) return null;
  return (
    <Notice tone="warn" title="Sale peor parado que los demás de su liga">
      <Motivos fila={fila} />
    </Notice>
  );
}

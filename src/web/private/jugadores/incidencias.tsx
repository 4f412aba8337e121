import { useQuery } from '@tanstack/react-query';
import type { IncidenciaFila } from '#contract/incidencias.ts';
import { mensajes } from '#contract/mensajes.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { fechaConDia } from '#web/club/mesa/fecha-con-dia.ts';
import { call } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { tripFrom } from '#web/ui/desk/return-to.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { TableFrame } from '#web/ui/table-frame.tsx';

function Tabla({ incidencias }: { incidencias: readonly IncidenciaFila[] }) {
  if (incidencias.length === 0) return <p>{mensajes.sinIncidencias}</p>;
  return (
    <TableFrame label="Incidencias" dense>
      <table>
        <thead>
          <tr>
            <th scope="col">Día</th>
            <th scope="col">Liga</th>
          </tr>
        </thead>
        <tbody>
          {incidencias.map(({ id, fecha, liga }) => (
            <tr key={id}>
              <td>
                <time dateTime={fecha}>{fechaConDia(fecha)}</time>
              </td>
              <td>{liga}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

/** The days this player cannot play, newest first. Spec §2, "Jugador detail". */
export function Incidencias({ idJugador }: { idJugador: number }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['incidencias', 'jugador', idJugador],
    queryFn: () => call('GET /api/private/incidencias/jugador/:id', { params: { id: idJugador } }),
  });
  return (
    <Section title="Incidencias" hint="Los días con incidencia no se le ofrece para jugar.">
      {error && !data ? (
        <ErrorState onRetry={() => refetch()} busy={isFetching}>
          {error.message}
        </ErrorState>
      ) : null}
      {data ? <Tabla incidencias={data} /> : null}
      {data || error ? null : <Skeleton kind="row" rows={2} />}
      <div>
        <ButtonLink
          size="s"
          to={rutasPrivadas.nuevaIncidencia(idJugador)}
          state={tripFrom(rutasPrivadas.jugador(idJugador))}
        >
          Nueva incidencia
        </ButtonLink>
      </div>
    </Section>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import type { FilaClasificacion } from '#contract/clasificaciones.ts';
import type { Liga } from '#contract/ligas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { useRecargar } from '#web/club/mesa/use-guardar.ts';
import { claseZona, FlechaZona, LeyendaZonas } from '#web/club/zona.tsx';
import { call } from '#web/platform/call.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { TableFrame } from '#web/ui/table-frame.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { avisarError } from './imprimir.ts';
import { Irreversible } from './irreversible.tsx';

export type AccionProps = { liga: Liga; cerrar: () => void; alTerminar: () => void };

function usePrevia(idLiga: number) {
  return useQuery({
    queryKey: ['ligas', 'previa', idLiga],
    queryFn: () => call('GET /api/private/ligas/finalizar/previa', { query: { idLiga } }),
    staleTime: 0,
    gcTime: 0,
  });
}

function useResolver({ liga, cerrar, alTerminar }: AccionProps) {
  const recargar = useRecargar();
  return useMutation({
    mutationFn: () => call('POST /api/private/ligas/finalizar', { query: { idLiga: liga.id } }),
    onSuccess: () => {
      showToast(mensajes.ligaFinalizada, 'success');
      recargar();
      cerrar();
      alTerminar();
    },
    onError: avisarError,
  });
}

function Cabecera() {
  return (
    <thead>
      <tr>
        <th scope="col">Pos.</th>
        <th scope="col">Jugador</th>
        <th scope="col" data-num>
          Puntos
        </th>
        <th scope="col" data-num>
          Partidos
        </th>
      </tr>
    </thead>
  );
}

/** The table that would result: the order may differ from the one of now. domain.md, "Resolver división". */
function Resultante({ filas }: { filas: readonly FilaClasificacion[] }) {
  return (
    <>
      <TableFrame label="Clasificación resultante" dense>
        <table>
          <caption>Así quedaría la clasificación</caption>
          <Cabecera />
          <tbody>
            {filas.map(({ idJugador, jugador, puntos, partidosJugados, zona }, lugar) => (
              <tr key={idJugador}>
                <td className={claseZona(zona)}>
                  {lugar + 1} <FlechaZona zona={zona} />
                </td>
                <th scope="row">{jugador}</th>
                <td data-num>{puntos}</td>
                <td data-num>{partidosJugados}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <LeyendaZonas zonas={filas.map(({ zona }) => zona)} />
    </>
  );
}

const anuncio = (creados: number): string =>
  creados === 0
    ? 'No falta ningún partido: no se creará ninguno.'
    : `Se crearán ${cuantos(creados, 'partido', 'partidos')} de resolución, ganados por quien va por delante.`;

/** What resolving would do, first; then the tick and the button. Spec §4, "Resolver división". */
export function Resolver(props: AccionProps) {
  const { data, isError, isFetching, error, refetch } = usePrevia(props.liga.id);
  const { mutateAsync, isPending } = useResolver(props);
  if (isError)
    return (
      <ErrorState onRetry={() => refetch()} busy={isFetching}>
        {error.message}
      </ErrorState>
    );
  if (!data) return <Skeleton kind="row" rows={6} />;
  return (
    <Irreversible
      accion="Resolver división"
      listo
      ocupado={isPending}
      hacer={mutateAsync}
      cerrar={props.cerrar}
    >
      <p>
        <strong>{anuncio(data.creados)}</strong>
      </p>
      <Resultante filas={data.clasificaciones} />
    </Irreversible>
  );
}

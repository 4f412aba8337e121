import { useQuery } from '@tanstack/react-query';
import type { SolicitudFila } from '#contract/solicitudes/solicitudes.ts';
import { call } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useListTrip } from '#web/ui/desk/return-to.ts';
import { busquedaDe, SIN_FILTROS } from './busqueda.ts';
import { direcciones } from './solicitud.tsx';

type Puesta = Pick<SolicitudFila, 'id' | 'dt'>;

const vaAntes = (una: Puesta, otra: Puesta): boolean =>
  una.dt === otra.dt ? una.id > otra.id : una.dt > otra.dt;

/** Those beside it, the newest first, even when it is no longer among them: once read it leaves «Sin leer». */
export const vecinasDe = <P extends Puesta>(filas: readonly P[], suya: Puesta) => ({
  anterior: filas.findLast((fila) => vaAntes(fila, suya)),
  siguiente: filas.find((fila) => vaAntes(suya, fila)),
  puesto: filas.findIndex(({ id }) => id === suya.id) + 1,
});

/** The ones before and after it in the list it was opened from. */
export function Vecinas({ solicitud }: { solicitud: SolicitudFila }) {
  const trip = useListTrip();
  const dados = Object.fromEntries(new URLSearchParams(trip.list));
  const busqueda = busquedaDe({ ...SIN_FILTROS, ...dados });
  const { data = [] } = useQuery({
    queryKey: ['solicitudes', 'buscar', busqueda],
    queryFn: () => call('GET /api/private/solicitudes', { query: busqueda }),
  });
  const { anterior, siguiente, puesto } = vecinasDe(data, solicitud);
  const boton = (signo: string, texto: string, otra: SolicitudFila | undefined) =>
    otra ? (
      <ButtonLink
        size="s"
        to={direcciones.una(otra.id)}
        state={trip}
        aria-label={`${texto} ${otra.nombre}`}
        title={`${texto}: ${otra.nombre}`}
      >
        {signo}
      </ButtonLink>
    ) : null;
  return (
    <nav
      className="ms-auto flex items-center gap-2 text-s text-ink-soft tabular-nums"
      aria-label="Otras solicitudes"
    >
      {boton('‹', 'Anterior', anterior)}
      {puesto > 0 && data.length > 1 ? (
        <span>
          {puesto} de {data.length}
        </span>
      ) : null}
      {boton('›', 'Siguiente', siguiente)}
    </nav>
  );
}

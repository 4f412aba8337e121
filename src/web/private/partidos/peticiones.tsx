import { useQuery } from '@tanstack/react-query';
import type { Cambio } from '#contract/liga/partidos.ts';
import { ListaAfectados } from '#web/club/afectados/afectados.tsx';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { call } from '#web/platform/call.ts';
import { Notice } from '#web/ui/states.tsx';

const GUARDADOS: Cambio[] = [];

/** That one of its players asks to play it on another day, with what can be done about it. */
export function Peticiones({ id }: { id: number }) {
  const puede = usePuede('POST /api/private/partidos/:id');
  const { data = [] } = useQuery({
    queryKey: ['partidos', 'peticiones'],
    queryFn: () => call('GET /api/private/partidos/peticiones', {}),
    staleTime: 0,
    enabled: puede,
  });
  const suyas = data.filter((partido) => partido.id === id);
  if (suyas.length === 0) return null;
  return (
    <Notice tone="warn" title="Piden otro día para este partido">
      <ListaAfectados partidos={suyas} cambios={GUARDADOS} />
    </Notice>
  );
}

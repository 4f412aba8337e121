import type { Dia } from '#domain/fecha.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { AvisoListo } from './aviso-listo.tsx';
import { useConvocatoria } from './dia-de-juego.ts';

/** Who still plays on those days, when and where, as it is sent to the players' group. */
export function AvisoDeDias({ dias }: { dias: readonly Dia[] }) {
  const { aviso, leyendo, fallo, releer } = useConvocatoria(dias);
  if (fallo) return <ErrorState onRetry={releer}>{fallo.message}</ErrorState>;
  if (leyendo) return <Skeleton kind="text" rows={6} />;
  if (aviso === '')
    return <p role="status">Esos días no queda ningún partido por jugar. Se crean con «Nueva propuesta».</p>;
  return <AvisoListo label="Aviso" texto={aviso} />;
}

import { useQuery } from '@tanstack/react-query';
import type { Jugador } from '#contract/liga/jugadores.ts';
import { fraseDeNivel, fraseDeSugerida } from '#domain/nivel/dicho.ts';
import { call } from '#web/platform/call.ts';

/** What their matches say of them and, of whoever is in no league, where they might play. docs/reglas/nivel.md */
export function NivelDeJugador({ jugador: { id } }: { jugador: Jugador }) {
  const { data } = useQuery({
    queryKey: ['jugadores', id, 'nivel'],
    queryFn: () => call('GET /api/private/jugadores/:id/nivel', { params: { id } }),
  });
  if (!data?.nivel) return null;
  return (
    <div className="text-s">
      <p className="tabular-nums">{fraseDeNivel(data.nivel)}</p>
      {data.sugerida ? (
        <p className="text-ink-soft">
          {fraseDeSugerida(data.sugerida.liga, data.sugerida)} Es una sugerencia: la liga se la pones tú.
        </p>
      ) : null}
    </div>
  );
}

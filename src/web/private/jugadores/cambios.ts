import type { Jugador } from '#contract/liga/jugadores.ts';
import type { Cambio } from '#contract/liga/partidos.ts';

type Antes = Pick<Jugador, 'id' | 'estado' | 'idLiga'>;
type Despues = Pick<Jugador, 'estado' | 'idLiga'>;

/** What saving a player would change of their matches. docs/reglas/consecuencias.md */
export function cambiosDe(antes: Antes | null, { estado, idLiga }: Despues): Cambio[] {
  if (antes === null) return [];
  const cambios: Cambio[] = [];
  if (estado !== 'activo' && estado !== antes.estado)
    cambios.push({ tipo: 'baja', idJugador: antes.id, estado });
  if (antes.idLiga !== null && idLiga !== antes.idLiga)
    cambios.push({ tipo: 'liga', idJugador: antes.id, idLiga: antes.idLiga });
  return cambios;
}

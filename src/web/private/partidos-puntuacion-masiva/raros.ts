import type { Liga } from '#contract/ligas.ts';
import type { Problema } from '#domain/problema.ts';
import { problemasDelMarcador } from '#web/club/casillas/problemas.ts';
import { guardarRaros, rarezasDelMarcador } from '#web/club/casillas/raros.tsx';
import { irACasilla } from './ir.ts';
import type { Tocado } from './puntos.ts';

type Raro = Tocado & { rarezas: readonly Problema[] };

/** Those with something odd, of what can be saved as it is. */
export const rarosDe = (tocados: readonly Tocado[], ligas: readonly Liga[]): Raro[] =>
  tocados.flatMap((tocado) => {
    const { partido, puntos } = tocado;
    const reglas = ligas.find(({ id }) => id === partido.idLiga)?.reglas;
    const rarezas = rarezasDelMarcador(puntos, reglas);
    const vale = problemasDelMarcador(puntos, undefined).errores.length === 0;
    return vale && rarezas.length > 0 ? [{ ...tocado, rarezas }] : [];
  });

/** Asks whether to save the odd ones; to review them is to go to the first. */
export function preguntarRaros(raros: readonly Raro[]): Promise<boolean> {
  const [primero] = raros;
  const casilla = primero?.rarezas[0]?.path ?? '';
  return guardarRaros(
    raros.map(({ partido: { jugador1, jugador2 }, puntos, rarezas }) => ({
      nombres: [jugador1, jugador2],
      valores: puntos,
      rarezas,
    })),
    () => irACasilla(primero?.partido.id ?? 0, casilla),
  );
}

import type { FilaResultado } from '#contract/liga/resultados.ts';
import { esDeMenores, type TipoLiga } from '#domain/liga/tipos.ts';
import { separar, sinMarcador } from '#web/club/competicion/separar.ts';
import { ahoraDelClub } from '#web/club/reloj.ts';
import type { Call } from '#web/platform/call.ts';

/** Where minors are going to be is not for search engines, nor are the tables of their leagues. docs/reglas/datos-personales.md */
export async function leerProximos(
  call: Call,
  tipo: TipoLiga,
  idLiga: number,
  cuantos: number,
): Promise<FilaResultado[]> {
  const filas = await call('GET /api/horarios/proximos', { query: { tipo } });
  return separar(filas, ahoraDelClub())
    .quedan.filter((fila) => fila.idLiga === idLiga && (esDeMenores(tipo) || !fila.conMenores))
    .slice(0, cuantos)
    .map(sinMarcador);
}

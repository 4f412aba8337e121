import type { FilaHorario } from '#contract/liga/horarios.ts';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import type { FechaHora } from '#domain/fecha.ts';
import { enVezDeSet } from '#domain/partido/resultado.ts';
import { nombresCortos } from '#domain/persona/apellidos.ts';

/** `pista`: of what is still to be played. */
type Breve = { id: number; fecha: FechaHora; pista: string | null; texto: string };

/** What is told in one line of those whose names may be told: each of the next to be played, and the last played one. */
export type Breves = { proximos: Breve[]; ultimo: Breve | null };

type Contrarios = Pick<FilaHorario, 'jugador1' | 'jugador2'>;

/** Both by their surname, with what tells them apart. */
const cortos = ({ jugador1, jugador2 }: Contrarios): string[] => {
  const nombres = [jugador1, jugador2].map((nombre, lado) => [lado, nombre] as const);
  return [...nombresCortos(new Map(nombres)).values()];
};

/** "Zúñiga 6–0 6–4 Toribio": the winner first, and in brackets what was played in place of a set. */
export function resumen(partido: FilaResultado): string {
  const { ganador, sets, ausente } = partido;
  const nombres = cortos(partido);
  const [gana, pierde] = ganador === 1 ? nombres : nombres.toReversed();
  if (ausente !== null) return `${gana} – ${pierde}, no presentado`;
  const tanteo = sets.map((set, indice) => {
    const suyo = (ganador === 1 ? set : set.toReversed()).join('–');
    return enVezDeSet(set, indice) ? `[${suyo}]` : suyo;
  });
  return [gana, ...tanteo, pierde].join(' ');
}

const enBreve = ({ id, fecha, pista }: Omit<Breve, 'texto'>, texto: string): Breve => ({
  id,
  fecha,
  pista,
  texto,
});

/** As many as begin while a page is left open. */
const PROXIMOS = 6;

export function brevesDe(
  proximos: readonly FilaHorario[],
  resultados: readonly FilaResultado[],
  ahora: FechaHora,
): Breves {
  const ultimo = resultados
    .filter(({ ganador, conMenores, fecha }) => ganador !== null && !conMenores && fecha <= ahora)
    .toSorted((uno, otro) => otro.fecha.localeCompare(uno.fecha))[0];
  return {
    proximos: proximos
      .filter(({ fecha, conMenores }) => fecha > ahora && !conMenores)
      .slice(0, PROXIMOS)
      .map((fila) => enBreve(fila, cortos(fila).join(' – '))),
    ultimo: ultimo ? enBreve(ultimo, resumen(ultimo)) : null,
  };
}

import type { FilaHorario } from '#contract/liga/horarios.ts';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { type FechaHora, haPasado } from '#domain/fecha.ts';
import { enVezDeSet } from '#domain/partido/resultado.ts';
import { nombresCortos } from '#domain/persona/apellidos.ts';

type Breve = { id: number; fecha: FechaHora; texto: string };
type BreveProximo = Breve & Pick<FilaHorario, 'duracion' | 'pista' | 'liga'>;

/** What is told in one line of those whose names may be told: each that is not over, and the last played one. */
export type Breves = { proximos: BreveProximo[]; ultimo: Breve | null };

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

/** As many as end while a page is left open. */
const PROXIMOS = 8;

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
      .filter((fila) => !fila.conMenores && !haPasado(fila, ahora))
      .slice(0, PROXIMOS)
      .map((fila) => {
        const { id, fecha, duracion, pista, liga } = fila;
        return { id, fecha, duracion, pista, liga, texto: cortos(fila).join(' – ') };
      }),
    ultimo: ultimo ? { id: ultimo.id, fecha: ultimo.fecha, texto: resumen(ultimo) } : null,
  };
}

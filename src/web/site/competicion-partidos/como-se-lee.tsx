import type { FilaResultado } from '#contract/liga/resultados.ts';
import { etiquetaEntera } from '#domain/liga/etiqueta.ts';
import { enVezDeSet } from '#domain/partido/resultado.ts';

const ligaDe = (fila: FilaResultado): string => etiquetaEntera({ ...fila, tipo: fila.liga });

/** How to read what is not as on television: a super tie-break, the sets of who plays short ones. */
export function ComoSeLee({ partidos }: { partidos: readonly FilaResultado[] }) {
  const jugados = partidos.filter(({ ausente }) => ausente === null);
  const aCuatro = ({ sets }: FilaResultado) =>
    sets.every((set, indice) => enVezDeSet(set, indice, sets) || Math.max(...set) < 6);
  const cortos = [...Map.groupBy(jugados, (uno) => ligaDe(uno).split(' ')[0])].filter(([, suyos]) =>
    suyos.every(aCuatro),
  );
  const frases = [
    ...(jugados.some(({ sets }) => sets.some(enVezDeSet))
      ? ['Entre corchetes, super tie-break en vez del tercer set.']
      : []),
    ...cortos.map(([liga]) => `${liga}: sets a 4 juegos.`),
  ];
  return frases.length > 0 ? <p className="text-ink-soft text-s">{frases.join(' ')}</p> : null;
}

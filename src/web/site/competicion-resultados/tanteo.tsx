import type { FilaResultado } from '#contract/liga/resultados.ts';
import { etiquetaEntera } from '#domain/liga/etiqueta.ts';
import { enVezDeSet } from '#domain/partido/resultado.ts';
import styles from './resultados.module.css';

const ligaDe = ({ liga, division }: FilaResultado): string => etiquetaEntera({ tipo: liga, division });

/** How to read what is not as on television: whose sets are lit, a super tie-break, the sets of who plays short ones. */
export function Tanteo({ partidos }: { partidos: readonly FilaResultado[] }) {
  const jugados = partidos.filter(({ ausente }) => ausente === null);
  const aCuatro = ({ sets }: FilaResultado) =>
    sets.every((set, indice) => enVezDeSet(set, indice) || Math.max(...set) < 6);
  const cortos = [...Map.groupBy(jugados, (uno) => ligaDe(uno).split(' ')[0])].filter(([, suyos]) =>
    suyos.every(aCuatro),
  );
  const conSuper = jugados.some(({ sets }) => sets.some(enVezDeSet));
  return (
    <p className={styles.clave}>
      {jugados.some(({ sets }) => sets.length > 2) ? <span>En color, los sets del ganador.</span> : null}
      {conSuper ? <span>Entre corchetes, super tie-break en vez del tercer set.</span> : null}
      {cortos.map(([liga]) => (
        <span key={liga}>{liga}: sets a 4 juegos.</span>
      ))}
    </p>
  );
}

import type { FilaResultado } from '#contract/liga/resultados.ts';
import { etiquetaDe } from '#domain/liga/etiqueta.ts';
import { enVezDeSet } from '#domain/partido/resultado.ts';
import styles from './resultados.module.css';

/** How to read what is not as on television: a super tie-break, and the sets of who plays short ones. */
export function Tanteo({ partidos }: { partidos: readonly FilaResultado[] }) {
  const jugados = partidos.filter(({ ausente }) => ausente === null);
  const aCuatro = ({ sets }: FilaResultado) =>
    sets.every((set, indice) => enVezDeSet(set, indice) || Math.max(...set) < 6);
  const cortos = [...Map.groupBy(jugados, ({ liga }) => liga)].filter(([, suyos]) => suyos.every(aCuatro));
  const claves = cortos.map(([tipo]) => `${etiquetaDe({ tipo, division: 1 }).split(' ')[0]} sets a 4 juegos`);
  const conSuper = jugados.some(({ sets }) => sets.some(enVezDeSet));
  return (
    <p className={styles.clave}>
      {conSuper ? (
        <span>
          [10] super tie-break<span className={styles.yMas}> en vez del tercer set</span>
        </span>
      ) : null}
      {claves.map((clave) => (
        <span key={clave}>{clave}</span>
      ))}
    </p>
  );
}

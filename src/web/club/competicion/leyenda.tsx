import type { FilaHorario } from '#contract/liga/horarios.ts';
import { PROMOCION, type TipoLiga } from '#domain/liga/tipos.ts';
import styles from './leyenda.module.css';

type ConLiga = Pick<FilaHorario, 'liga' | 'division'>;

const INFANTIL = 'Inf. liga infantil';
const CLAVES: Record<TipoLiga, (division: number) => readonly string[]> = {
  social: () => ['1ª, 2ª… división de la liga social'],
  infantil: (division) => (division === PROMOCION ? [INFANTIL, 'Pr. promoción'] : [INFANTIL]),
  amistosos: () => ['Amist. amistoso'],
  playoff: () => [],
};

/** What its short names stand for, under a list that has them: each once. */
export const Leyenda = ({ partidos }: { partidos: readonly ConLiga[] }) => (
  <p className={styles.leyenda}>
    {[...new Set(partidos.flatMap(({ liga, division }) => CLAVES[liga](division)))].sort().join(' · ')}
  </p>
);

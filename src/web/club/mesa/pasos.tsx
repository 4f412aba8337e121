import type { ReactNode } from 'react';
import styles from './pasos.module.css';

type PasosProps = {
  titulos: readonly string[];
  /** From 1; those before it are behind. */
  paso: number;
  /** How a step is shown: a link, where one goes to any of them. */
  cada?: (titulo: string, lugar: number) => ReactNode;
};

/** The steps of something that is done in order, and where one is. */
export const Pasos = ({ titulos, paso, cada = (titulo) => <span>{titulo}</span> }: PasosProps) => (
  <ol className={styles.pasos}>
    {titulos.map((titulo, lugar) => (
      <li
        key={titulo}
        data-hecho={lugar + 1 < paso || undefined}
        {...(paso === lugar + 1 && { 'aria-current': 'step' as const })}
      >
        {cada(titulo, lugar + 1)}
      </li>
    ))}
  </ol>
);

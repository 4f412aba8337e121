import type { Dia as DeCalendario } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import styles from './inicio.module.css';

/** Of which day is what comes under it. */
export const Dia = ({ dia, texto = fechaSemana(dia) }: { dia: DeCalendario; texto?: string }) => (
  <h4 className={styles.rotulo}>
    <time className={styles.dia} dateTime={dia}>
      {texto}
    </time>
  </h4>
);

import type { Dia } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import styles from './dias.module.css';

/** To the days of a list: in its head, so that the first match is in the first third of a phone. */
export const Dias = ({ dias }: { dias: readonly Dia[] }) => (
  <span className={styles.dias}>
    <span>Ir al</span>
    {dias.map((dia) => (
      <a key={dia} href={`#dia-${dia}`}>
        {fechaSemana(dia).slice(0, 3)} <b>{Number(dia.slice(-2))}</b>
      </a>
    ))}
  </span>
);

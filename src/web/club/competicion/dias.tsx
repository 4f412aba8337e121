import type { Dia } from '#domain/fecha.ts';
import { semanaCorta } from '#domain/fecha-texto.ts';
import styles from './dias.module.css';

/** To the days of a list. The month is told where a day of the week comes again. */
export const Dias = ({ dias, hoy }: { dias: readonly Dia[]; hoy: Dia }) => (
  <nav aria-label="Días" className={styles.dias}>
    {dias.map((dia, indice) => {
      const [semana = '', numero, mes] = semanaCorta(dia).split(' ');
      return (
        <a key={dia} href={`#dia-${dia}`}>
          {dia === hoy ? 'hoy' : semana}{' '}
          <span>
            <b>{numero}</b>
            {dias.slice(0, indice).some((otro) => semanaCorta(otro).startsWith(semana)) ? ` ${mes}` : null}
          </span>
        </a>
      );
    })}
  </nav>
);

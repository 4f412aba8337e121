import type { ReactNode } from 'react';
import type { Dia } from '#domain/fecha.ts';
import { fechaSemana, semanaCorta } from '#domain/fecha-texto.ts';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './dias.module.css';

/** To the days of a list. The month is told once, and where it changes. */
export const Dias = ({ dias, hoy }: { dias: readonly Dia[]; hoy: Dia }) => (
  <nav aria-label="Días" className={styles.dias}>
    {dias.map((dia, indice) => {
      const [semana, numero, mes] = semanaCorta(dia).split(' ');
      return (
        <a key={dia} href={`#dia-${dia}`} aria-current={dia === hoy ? 'date' : undefined}>
          {dia === hoy ? 'hoy' : semana}{' '}
          <span>
            <b>{numero}</b>
            {dias[indice - 1]?.slice(0, 7) === dia.slice(0, 7) ? null : ` ${mes}`}
          </span>
        </a>
      );
    })}
  </nav>
);

type HojaProps = {
  dia: Dia;
  hoy: Dia;
  cuantos: string;
  /** At the end of its heading. */
  tiempo?: ReactNode;
  children: ReactNode;
};

/** A day of a list: its heading, which names what is under it, stays in sight while its matches pass. */
export const Hoja = ({ dia, hoy, cuantos, tiempo, children }: HojaProps) => (
  <section
    id={`dia-${dia}`}
    aria-labelledby={`el-${dia}`}
    className={cx(styles.hoja, dia === hoy && styles.hoy)}
  >
    <div className={styles.cabeza}>
      <h2 id={`el-${dia}`}>
        <time dateTime={dia}>{fechaSemana(dia)}</time>
        {dia === hoy ? <Badge tone="bola">Hoy</Badge> : null}
        <span className={styles.cuantos}>{cuantos}</span>
      </h2>
      {tiempo}
    </div>
    {children}
  </section>
);

import type { ReactNode } from 'react';
import type { Dia } from '#domain/fecha.ts';
import { fechaSemana, semanaCorta } from '#domain/fecha-texto.ts';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './dias.module.css';

/** To the days of a list, of which the first is seen. */
export const Dias = ({ dias, hoy }: { dias: readonly Dia[]; hoy: Dia }) => (
  <nav aria-label="Días" className={styles.dias}>
    {dias.map((dia, indice) => {
      const [semana, numero, mes] = semanaCorta(dia).split(' ');
      const suyo = dia === hoy ? 'date' : true;
      const otroMes = dias[indice - 1]?.slice(0, 7) !== dia.slice(0, 7);
      return (
        <a
          key={dia}
          href={`#dia-${dia}`}
          aria-current={indice === 0 ? suyo : undefined}
          className={cx(otroMes && styles.otroMes)}
        >
          {dia === hoy ? 'hoy' : semana}{' '}
          <span>
            <b>{numero}</b> {mes}
          </span>
        </a>
      );
    })}
  </nav>
);

type HojaProps = {
  dia: Dia;
  hoy: Dia;
  /** Beside its date. */
  cuantos: string;
  /** At the end of its heading. */
  tiempo?: ReactNode;
  /** How many of its matches are over and have no score yet, and which: folded, before the others. */
  sinResultado?: number;
  pasados?: ReactNode;
  children: ReactNode;
};

/** A day of a list: its heading, which names what is under it, stays in sight while its matches pass. */
export const Hoja = ({ dia, hoy, cuantos, tiempo, sinResultado = 0, pasados, children }: HojaProps) => (
  <section
    id={`dia-${dia}`}
    aria-labelledby={`el-${dia}`}
    className={cx(styles.hoja, dia === hoy && styles.hoy)}
  >
    <div className={styles.cabeza}>
      <h2 id={`el-${dia}`}>
        <time dateTime={dia}>{fechaSemana(dia)}</time>
        {dia === hoy ? <Badge tone="bola">Hoy</Badge> : null}
      </h2>
      <div className={styles.cuantos}>
        <p>{cuantos}</p>
        {sinResultado > 0 ? (
          <details>
            <summary id={`pasados-${dia}`} className={styles.pendientes}>
              {sinResultado} sin resultado aún
            </summary>
          </details>
        ) : null}
      </div>
      {tiempo}
    </div>
    {/* It opens with what is in the heading, which stays over it. */}
    {sinResultado > 0 ? <div>{pasados}</div> : null}
    {children}
  </section>
);

import type { ReactNode } from 'react';
import type { Encuentro } from '#contract/liga/seguimiento.ts';
import { cx } from '#web/ui/cx.ts';
import lista from './fila.module.css';
import { Duelo, Fila } from './fila.tsx';
import { cortos } from './lado.ts';
import styles from './partido.module.css';

type Lado = { id: number; nombre: string };
type Lados = readonly [Lado, Lado];

type EntreLosDosProps = Pick<Encuentro, 'entreLosDos'> & {
  lados: Lados;
  este?: number;
  /** Before their matches. */
  children: ReactNode;
};

/** Each match of the two; that they have never met is told above. */
export function EntreLosDos({ entreLosDos, lados, este, children }: EntreLosDosProps) {
  if (entreLosDos.every(({ id }) => id === este)) return null;
  return (
    <section aria-label="Sus partidos" className={styles.entre}>
      <h2>Entre los dos</h2>
      {children}
      <ul className={cx(lista.lista, lista.duelos)}>
        {entreLosDos.map((partido) => (
          <Duelo
            key={partido.id}
            partido={partido}
            uno={lados[0].id}
            nombres={cortos(...lados)}
            este={este}
          />
        ))}
      </ul>
    </section>
  );
}

type SiguientesProps = Pick<Encuentro, 'siguientes'> & { lados: Lados };

/** What each of the two plays next. */
export const Siguientes = ({ siguientes, lados }: SiguientesProps) =>
  siguientes.flat().length > 0 ? (
    <section className={styles.entre}>
      <h2>Siguiente partido de cada uno</h2>
      <ul className={cx(lista.lista, styles.parejas)}>
        {lados.map(({ id }, n) =>
          siguientes[n]?.map((partido) => (
            <Fila key={id} partido={partido} de={id} quien={`${cortos(...lados)[n]} contra `} />
          )),
        )}
      </ul>
    </section>
  ) : null;

type UltimosProps = Pick<Encuentro, 'ultimos'> & { lados: Lados };

/** What each of the two has played last, or before a match that is over, the newest first. */
export const Ultimos = ({ ultimos, lados }: UltimosProps) =>
  ultimos.flat().length > 0 ? (
    <div className={styles.ultimos}>
      {lados.map(({ id }, n) => (
        <section key={id}>
          <h2>Partidos anteriores de {cortos(...lados)[n]}</h2>
          {ultimos[n]?.length ? (
            <ul className={lista.lista}>
              {ultimos[n].map((partido) => (
                <Fila key={partido.id} partido={partido} de={id} />
              ))}
            </ul>
          ) : (
            <p className={styles.suave}>Ninguno.</p>
          )}
        </section>
      ))}
    </div>
  ) : null;

import type { ReactNode } from 'react';
import type { Encuentro } from '#contract/liga/seguimiento.ts';
import lista from './fila.module.css';
import { Fila } from './fila.tsx';
import { cortos } from './lado.ts';
import styles from './partido.module.css';

type Lado = { id: number; nombre: string };
type Lados = readonly [Lado, Lado];

type EntreLosDosProps = Pick<Encuentro, 'entreLosDos'> & {
  lados: Lados;
  este?: number;
  /** Before their matches. */
  children?: ReactNode;
};

/** Each match of the two, with who won it and their games first; that they have never met is told above. */
export function EntreLosDos({ entreLosDos, lados, este, children }: EntreLosDosProps) {
  if (entreLosDos.every(({ id }) => id === este)) return null;
  const [uno] = lados;
  return (
    <section aria-label="Sus partidos" className={styles.entre}>
      <h2>Entre los dos</h2>
      {children}
      <ul className={lista.lista}>
        {entreLosDos.map((partido) => {
          const gana = partido.ganador === 2 ? partido.idJugador2 : partido.idJugador1;
          return (
            <Fila
              key={partido.id}
              partido={partido}
              de={gana}
              titulo={`Ganó ${cortos(...lados)[gana === uno.id ? 0 : 1]}`}
              este={este}
            />
          );
        })}
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
      <ul className={lista.lista}>
        {lados.map(({ id }, n) =>
          siguientes[n]?.map((partido) => (
            <Fila key={id} partido={partido} de={id} quien={`${cortos(...lados)[n]} contra `} />
          )),
        )}
      </ul>
    </section>
  ) : null;

type UltimosProps = Pick<Encuentro, 'ultimos'> & { lados: Lados; previos?: boolean };

/** What each of the two has played last, or before a match that is over, the newest first. */
export const Ultimos = ({ ultimos, lados, previos }: UltimosProps) =>
  ultimos.flat().length > 0 ? (
    <div className={styles.ultimos}>
      {lados.map(({ id }, n) => (
        <section key={id}>
          <h2>
            {previos && ultimos[n]?.[1] ? `Los ${ultimos[n].length} anteriores` : 'Últimos partidos'} de{' '}
            {cortos(...lados)[n]}
          </h2>
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

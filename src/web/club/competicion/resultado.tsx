import { Link } from 'react-router';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import type { Lado } from '#domain/partido/partido.ts';
import { enVezDeSet } from '#domain/partido/resultado.ts';
import { cx } from '#web/ui/cx.ts';
import { InsigniaDivision } from './division.tsx';
import { divisionLarga } from './nombres-cortos.ts';
import styles from './resultado.module.css';

const nombreDe = (partido: FilaResultado, lado: Lado): string =>
  lado === 1 ? partido.jugador1 : partido.jugador2;

/** "Lara Valverde gana a Sofía Zamora, 6-3 y 6-4": the winner first, as it is told aloud. */
export function frase(partido: FilaResultado): string {
  const { ganador, sets, ausente, jugador1, jugador2 } = partido;
  if (ganador === null) return `${jugador1} contra ${jugador2}, sin resultado todavía`;
  const gana = nombreDe(partido, ganador);
  const pierde = nombreDe(partido, ganador === 1 ? 2 : 1);
  if (ausente !== null) return `${gana} gana a ${pierde}, que no se presentó`;
  const tanteo = sets.map(([uno, dos]) => (ganador === 1 ? `${uno}-${dos}` : `${dos}-${uno}`));
  return `${gana} gana a ${pierde}, ${tanteo.join(', ')}`;
}

type LadoProps = { partido: FilaResultado; lado: Lado; suyo: boolean };

function FilaDeLado({ partido, lado, suyo }: LadoProps) {
  const { sets, ganador, ausente } = partido;
  return (
    <span className={cx(styles.lado, ganador === lado && styles.gana)}>
      <span className={cx(styles.nombre, suyo && styles.suyo)}>{nombreDe(partido, lado)}</span>
      {ausente === lado ? (
        <span className={styles.ausente}>
          no se presentó <span>{nombreDe(partido, lado).split(' ')[0]}</span>
        </span>
      ) : null}
      {ausente === null
        ? sets.map((set, indice) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the number of a set is its place
              key={indice}
              className={cx(
                styles.set,
                enVezDeSet(set, indice) && styles.desempate,
                set[lado - 1] === Math.max(...set) && styles.ganado,
              )}
            >
              {set[lado - 1]}
            </span>
          ))
        : null}
      {ausente !== null && ausente !== lado ? <span className={styles.wo}>W.O.</span> : null}
    </span>
  );
}

type ResultadoProps = {
  partido: FilaResultado;
  /** Whose row is lit. */
  yo?: number | null;
  /** Instead of its hour, where a list is not of one day. */
  cuando?: string;
  /** The list is of one league: it need not be told. */
  deUnaLiga?: boolean;
};

/** A match in two lines, the winner in bold and a column for each set; all of it leads to its page. */
export function Resultado({ partido, yo = null, cuando, deUnaLiga = false }: ResultadoProps) {
  const { id, fecha, idJugador1, idJugador2, liga, division, pista, observaciones } = partido;
  const mio = yo === idJugador1 || yo === idJugador2;
  const hora = cuando ?? horaDe(fecha);
  return (
    <li className={cx(styles.resultado, mio && styles.mio)} data-fila={`p${id}`}>
      <Link to={rutas.partido(id)} className={styles.enlace}>
        <span className="visually-hidden">
          {`${hora}: ${frase(partido)}. ${divisionLarga(liga, division)}${pista ? `, ${pista}` : ''}`}
        </span>
      </Link>
      <span className={styles.cuando} aria-hidden="true">
        <span className={styles.hora}>
          <time dateTime={fecha}>{hora}</time>
          {deUnaLiga ? null : (
            <InsigniaDivision liga={liga} division={division} className={styles.division} />
          )}
        </span>
        <span>{pista}</span>
      </span>
      <span className={styles.marcador} aria-hidden="true">
        <FilaDeLado partido={partido} lado={1} suyo={yo === idJugador1} />
        <FilaDeLado partido={partido} lado={2} suyo={yo === idJugador2} />
      </span>
      {observaciones ? <p className={styles.nota}>{observaciones}</p> : null}
    </li>
  );
}

/** Days in the order in which they come. */
export const porDia = <F extends { fecha: string }>(filas: readonly F[]): [Dia, F[]][] => [
  ...Map.groupBy(filas, ({ fecha }) => diaDe(fecha)),
];

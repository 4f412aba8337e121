import { Link } from 'react-router';
import type { FilaCruces } from '#contract/clasificaciones.ts';
import { rutas } from '#contract/rutas.ts';
import { cx } from '#web/ui/cx.ts';
import { TableFrame } from '#web/ui/table-frame.tsx';
import styles from './clasificaciones.module.css';

/** −2 is shown as 0 and −1 as 1; both mean that the pair still owes a match. */
const SIN_TERMINAR = 2;

function Celda({ valor, fila, columna }: { valor: number | null; fila: string; columna: string }) {
  if (valor === null) return <td className={styles.diagonal} aria-label="No se cruza consigo mismo" />;
  const pendiente = valor < 0;
  const victorias = pendiente ? valor + SIN_TERMINAR : valor;
  const frase = `${fila} ha ganado ${victorias} a ${columna}${pendiente ? '; quedan partidos' : ''}`;
  return (
    <td
      className={cx(
        styles.celda,
        pendiente && styles.pendiente,
        !pendiente && victorias > 0 && styles.ganada,
      )}
    >
      <span title={frase} aria-hidden="true">
        {victorias}
      </span>
      <span className="visually-hidden">{frase}</span>
    </td>
  );
}

type CrucesProps = { filas: readonly FilaCruces[] };

const Cabecera = ({ filas }: CrucesProps) => (
  <thead>
    <tr>
      <th scope="col">Jugador</th>
      {filas.map(({ pos, jugador, idJugador }) => (
        <th key={idJugador} scope="col" className={styles.cabeceraCruce}>
          <abbr title={jugador}>{pos}</abbr>
        </th>
      ))}
    </tr>
  </thead>
);

function Fila({ fila, filas }: CrucesProps & { fila: FilaCruces }) {
  const { pos, idJugador, jugador, cruces } = fila;
  return (
    <tr>
      <th scope="row" className={styles.nombreCruce}>
        <span>{pos}.</span> <Link to={rutas.jugador(idJugador)}>{jugador}</Link>
      </th>
      {cruces.map((valor, indice) => (
        <Celda
          key={filas[indice]?.idJugador}
          valor={valor}
          fila={jugador}
          columna={filas[indice]?.jugador ?? ''}
        />
      ))}
    </tr>
  );
}

/** Wins of each player over each other one; it scrolls inside its own frame with the names fixed. */
export function Cruces({ filas }: CrucesProps) {
  return (
    <section aria-labelledby="titulo-cruces" className={styles.cruces}>
      <h2 id="titulo-cruces">Cruces</h2>
      <p className={styles.nota}>
        Cuántas veces ha ganado cada jugador de la izquierda al de cada columna. Las casillas con trama aún
        tienen partidos por jugar.
      </p>
      <TableFrame label="Tabla de cruces" pinned dense>
        <table>
          <caption className="visually-hidden">Cruces entre jugadores</caption>
          <Cabecera filas={filas} />
          <tbody>
            {filas.map((fila) => (
              <Fila key={fila.idJugador} fila={fila} filas={filas} />
            ))}
          </tbody>
        </table>
      </TableFrame>
    </section>
  );
}

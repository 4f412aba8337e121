import { Link } from 'react-router';
import type { FilaCruces } from '#contract/liga/clasificaciones.ts';
import { rutas } from '#contract/rutas.ts';
import { PARTICULAS } from '#domain/persona/nombre-publico.ts';
import { enLista } from '#domain/texto.ts';
import { cx } from '#web/ui/cx.ts';
import { TableFrame } from '#web/ui/table-frame.tsx';
import page from './clasificaciones.module.css';
import { cortosDe } from './cortos.ts';
import styles from './cruces.module.css';

/** −2 is shown as 0 and −1 as 1; both mean that the pair still owes a match. */
const SIN_TERMINAR = 2;

const victoriasDe = (valor: number): number => (valor < 0 ? valor + SIN_TERMINAR : valor);

type Quien = Pick<FilaCruces, 'idJugador' | 'jugador'>;
type CeldaProps = {
  valor: number | null;
  /** That of the other one over this one. */
  contrario: number | null;
  fila: Quien;
  columna: Quien;
  /** With the keyboard each pair is passed once: not by this one. */
  repetida: boolean;
};

/**
 * It leads to the two of them. Its route is asked for when it is pressed: a table of ten has 90 addresses, which React
 * Router would send the server as soon as the page is alive. Its title is its name, since all it shows is hidden.
 */
function Celda({ valor, contrario, fila, columna, repetida }: CeldaProps) {
  if (valor === null) return <td className={styles.diagonal} aria-label="No se cruza consigo mismo" />;
  const pendiente = valor < 0;
  const victorias = victoriasDe(valor);
  // Nobody has lost these: a 0 would look as one that was played.
  const sinJugar = victorias + victoriasDe(contrario ?? 0) === 0;
  const dicho = sinJugar
    ? `${enLista([fila.jugador, columna.jugador])} no se han enfrentado`
    : `${fila.jugador} ha ganado ${victorias} a ${columna.jugador}`;
  const frase = pendiente ? `${dicho}; quedan partidos` : dicho;
  return (
    <td
      className={cx(pendiente && styles.pendiente, victorias > victoriasDe(contrario ?? 0) && styles.ganada)}
    >
      <Link
        to={rutas.caraACara(fila.idJugador, columna.idJugador)}
        title={frase}
        discover="none"
        tabIndex={repetida ? -1 : undefined}
      >
        <span aria-hidden="true">{sinJugar ? null : victorias}</span>
      </Link>
    </td>
  );
}

export type CrucesProps = {
  /** In the order of the table. */
  filas: readonly Quien[];
  cruces: readonly FilaCruces['cruces'][];
};

type ConCortos = CrucesProps & { cortoDe: (id: number) => string };

/** "FO" of Félix del Olmo Espinosa. */
const iniciales = (nombre: string): string =>
  nombre
    .split(' ')
    .filter((palabra) => !PARTICULAS.has(palabra.toLowerCase()))
    .slice(0, 2)
    .map((palabra) => palabra.charAt(0))
    .join('');

/** A column is as wide as a surname; on a phone, as its initials. */
const Cabecera = ({ filas, cortoDe }: Omit<ConCortos, 'cruces'>) => (
  <thead>
    <tr>
      <th scope="col">Jugador</th>
      {filas.map(({ jugador, idJugador }, indice) => (
        <th key={idJugador} scope="col" className={styles.cabeceraCruce} title={jugador}>
          <span className="visually-hidden">{jugador}</span>
          <span aria-hidden="true">{indice + 1}</span>
          <span aria-hidden="true" className={styles.apellido}>
            {cortoDe(idJugador)}
          </span>
          <span aria-hidden="true" className={styles.iniciales}>
            {iniciales(jugador)}
          </span>
        </th>
      ))}
    </tr>
  </thead>
);

function Fila({ fila, n, filas, cruces, cortoDe }: ConCortos & { fila: Quien; n: number }) {
  const { idJugador, jugador } = fila;
  return (
    <tr>
      <th scope="row" className={styles.nombreCruce}>
        <span>{n + 1}</span>
        <Link to={rutas.jugador(idJugador)}>
          <span className={styles.nombreEntero}>{jugador}</span>
          <span className={styles.nombreCorto} aria-hidden="true">
            {cortoDe(idJugador)}
          </span>
        </Link>
      </th>
      {filas.map((columna, indice) => (
        <Celda
          key={columna.idJugador}
          valor={cruces[n]?.[indice] ?? null}
          contrario={cruces[indice]?.[n] ?? null}
          fila={fila}
          columna={columna}
          repetida={n > indice}
        />
      ))}
    </tr>
  );
}

/** Wins of each player over each other one; it scrolls inside its own frame with the names fixed. */
export default function Cruces({ filas, cruces }: CrucesProps) {
  const cortoDe = cortosDe(filas.map(({ idJugador, jugador }) => ({ id: idJugador, nombre: jugador })));
  return (
    <section aria-labelledby="titulo-cruces" className={styles.cruces}>
      <h2 id="titulo-cruces">Cruces</h2>
      <p className={page.nota}>
        Cuántas veces ha ganado cada jugador de la izquierda al de cada columna: en verde, si va por delante.
        Las casillas con trama están por jugar.
        <span className={styles.enPantalla}> Pulsa en una para ver a los dos cara a cara.</span>
      </p>
      <p className={styles.desliza} aria-hidden="true">
        Desliza la tabla para verla entera →
      </p>
      <TableFrame label="Tabla de cruces" pinned dense className={styles.marcoCruces}>
        <table>
          <caption className="visually-hidden">Cruces entre jugadores</caption>
          <Cabecera filas={filas} cortoDe={cortoDe} />
          <tbody>
            {filas.map((fila, n) => (
              <Fila key={fila.idJugador} fila={fila} n={n} filas={filas} cruces={cruces} cortoDe={cortoDe} />
            ))}
          </tbody>
        </table>
      </TableFrame>
    </section>
  );
}

import { Link } from 'react-router';
import type { FilaCruces } from '#contract/liga/clasificaciones.ts';
import { rutas } from '#contract/rutas.ts';
import { enLista } from '#domain/texto.ts';
import { cx } from '#web/ui/cx.ts';
import { TableFrame } from '#web/ui/table-frame.tsx';
import page from './clasificaciones.module.css';
import { cortosDe } from './cortos.ts';
import styles from './cruces.module.css';

/** −2 is shown as 0 and −1 as 1; both mean that the pair still owes a match. */
const SIN_TERMINAR = 2;

const victoriasDe = (valor: number): number => (valor < 0 ? valor + SIN_TERMINAR : valor);

/** Decided by who did not turn up: neither has sets. */
const WO = '0-0';

function loHecho(victorias: number, tanteo: string | null, rival: string): string {
  if (tanteo === null) return `ha ganado ${victorias} a ${rival}`;
  const como = tanteo === WO ? ' por no presentado' : `, ${tanteo}`;
  return `${victorias > 0 ? 'ganó a' : 'perdió con'} ${rival}${como}`;
}

type Quien = Pick<FilaCruces, 'idJugador' | 'jugador'>;
type Cruce = { valor: number | null; sets: number | null };
type CeldaProps = {
  cruce: Cruce;
  /** That of the other one over this one. */
  contrario: Cruce;
  fila: Quien;
  columna: Quien;
  /** With the keyboard each pair is passed once: not by this one. */
  repetida: boolean;
};

/**
 * It leads to the two of them. Its route is asked for when it is pressed: a table of ten has 90 addresses, which React
 * Router would send the server as soon as the page is alive. Its title is its name, since all it shows is hidden.
 */
function Celda({ cruce, contrario, fila, columna, repetida }: CeldaProps) {
  const { valor, sets } = cruce;
  if (valor === null) return <td className={styles.diagonal} aria-label="No se cruza consigo mismo" />;
  const pendiente = valor < 0;
  const victorias = victoriasDe(valor);
  const derrotas = victoriasDe(contrario.valor ?? 0);
  const gana = victorias > derrotas;
  const sinJugar = victorias + derrotas === 0;
  const tanteo = sets === null ? null : `${sets}-${contrario.sets}`;
  const dicho = sinJugar
    ? `${enLista([fila.jugador, columna.jugador])} no se han enfrentado`
    : `${fila.jugador} ${loHecho(victorias, tanteo, columna.jugador)}`;
  const frase = pendiente ? `${dicho}; quedan partidos` : dicho;
  return (
    <td className={cx(pendiente && (sinJugar ? styles.sinJugar : styles.pendiente), gana && styles.ganada)}>
      <Link
        to={rutas.caraACara(fila.idJugador, columna.idJugador)}
        title={frase}
        discover="none"
        tabIndex={repetida ? -1 : undefined}
      >
        <span aria-hidden="true">
          {victorias}
          {tanteo && <small>{tanteo === WO ? 'W.O.' : tanteo}</small>}
        </span>
      </Link>
    </td>
  );
}

export type CrucesProps = {
  /** In the order of the table. */
  filas: readonly Quien[];
  cruces: readonly Pick<FilaCruces, 'cruces' | 'sets'>[];
};

type ConCortos = CrucesProps & { cortoDe: (id: number) => string };

const Cabecera = ({ filas, cortoDe }: Omit<ConCortos, 'cruces'>) => (
  <thead>
    <tr>
      <th scope="col">Jugador</th>
      {filas.map(({ jugador, idJugador }) => (
        <th key={idJugador} scope="col" className={styles.cabeceraCruce} title={jugador}>
          <span className="visually-hidden">{jugador}</span>
          <span aria-hidden="true" className={styles.apellido}>
            {cortoDe(idJugador)}
          </span>
        </th>
      ))}
    </tr>
  </thead>
);

function Fila({ fila, n, filas, cruces, cortoDe }: ConCortos & { fila: Quien; n: number }) {
  const { idJugador, jugador } = fila;
  const cruceDe = (i: number, j: number): Cruce => ({
    valor: cruces[i]?.cruces[j] ?? null,
    sets: cruces[i]?.sets[j] ?? null,
  });
  return (
    <tr>
      <th scope="row" className={styles.nombreCruce}>
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
          cruce={cruceDe(n, indice)}
          contrario={cruceDe(indice, n)}
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
  const deSets = cruces.some(({ sets }) => sets.some((suyos) => suyos !== null));
  return (
    <section aria-labelledby="titulo-cruces" className={styles.cruces}>
      <h2 id="titulo-cruces">Cruces</h2>
      <p className={page.nota}>
        Victorias del jugador de la izquierda sobre el de cada columna
        {deSets
          ? ' y, debajo, sets: en color, si ganó; con trama, por jugar.'
          : ': en color, si va por delante; con trama, por jugar; la esquina marca a los que aún se deben otro.'}
        <span className={styles.enPantalla}> Pulsa una casilla para verlos cara a cara.</span>
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

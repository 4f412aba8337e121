import { Link } from 'react-router';
import type { FilaCruces } from '#contract/liga/clasificaciones.ts';
import { rutas } from '#contract/rutas.ts';
import type { Modo } from '#domain/liga/deportes.ts';
import { enLista } from '#domain/texto.ts';
import { cortosDe } from '#web/club/piezas/cortos.ts';
import { cx } from '#web/ui/cx.ts';
import { TITULO } from './titulo.ts';

/** −2 is shown as 0 and −1 as 1; both mean that the pair still owes a match. */
const SIN_TERMINAR = 2;

const victoriasDe = (valor: number): number => (valor < 0 ? valor + SIN_TERMINAR : valor);

/** Decided by who did not turn up: neither has sets. */
const WO = '0-0';

const empatados = (n: number): string => (n === 0 ? '' : ` y han empatado ${n}`);

function loHecho({ victorias, empates }: Cuentas, tanteo: string | null, rival: string): string {
  if (tanteo === null) return `ha ganado ${victorias} a ${rival}${empatados(empates)}`;
  if (empates > 0) return `empató con ${rival}, ${tanteo}`;
  const como = tanteo === WO ? ' por no presentado' : `, ${tanteo}`;
  return `${victorias > 0 ? 'ganó a' : 'perdió con'} ${rival}${como}`;
}

type Quien = Pick<FilaCruces, 'idJugador' | 'jugador'>;
type Cruce = { valor: number | null; sets: number | null; empates: number };
type Cuentas = { victorias: number; empates: number };
type CeldaProps = {
  cruce: Cruce;
  /** That of the other one over this one. */
  contrario: Cruce;
  fila: Quien;
  columna: Quien;
  /** With the keyboard each pair is passed once: not by this one. */
  repetida: boolean;
};

const CASILLA = cx('min-w-tap border-b border-hairline p-0 text-center group-last:border-b-0');

/** With the ball's colour, what was won; hatched, what has not been played; with its corner folded, where one is left. */
function fondoDe({ gana, sinJugar, pendiente }: Record<'gana' | 'sinJugar' | 'pendiente', boolean>): string {
  if (sinJugar) return cx('hatched text-ink-soft');
  return cx(gana ? 'bg-bola font-bold text-on-bola' : 'bg-surface-sunk', pendiente && 'folded');
}

/**
 * It leads to the two of them. Its route is asked for when it is pressed: a table of ten has 90 addresses, which React
 * Router would send the server as soon as the page is alive. Its title is its name, since all it shows is hidden.
 */
function Celda({ cruce, contrario, fila, columna, repetida }: CeldaProps) {
  const { valor, sets, empates } = cruce;
  if (valor === null)
    return <td className={cx(CASILLA, 'bg-hairline/45')} aria-label="No se cruza consigo mismo" />;
  const pendiente = valor < 0;
  const victorias = victoriasDe(valor);
  const derrotas = victoriasDe(contrario.valor ?? 0);
  const gana = victorias > derrotas;
  const sinJugar = victorias + derrotas + empates === 0;
  const tanteo = sets === null ? null : `${sets}-${contrario.sets}`;
  const dicho = sinJugar
    ? `${enLista([fila.jugador, columna.jugador])} no se han enfrentado`
    : `${fila.jugador} ${loHecho({ victorias, empates }, tanteo, columna.jugador)}`;
  const frase = pendiente ? `${dicho}; quedan partidos` : dicho;
  const fondo = fondoDe({ gana, sinJugar: pendiente && sinJugar, pendiente });
  return (
    <td className={cx(CASILLA, pendiente && 'print:border print:border-dashed')}>
      <Link
        to={rutas.caraACara(fila.idJugador, columna.idJugador)}
        title={frase}
        discover="none"
        tabIndex={repetida ? -1 : undefined}
        className="block min-h-tap content-center px-px text-inherit tabular-nums no-underline hover:bg-azul-pale hover:underline print:min-h-0"
      >
        <span aria-hidden="true" className={cx('mx-auto block max-w-row rounded-s leading-snug', fondo)}>
          {victorias + derrotas === 0 && empates > 0 ? 'E' : victorias}
          {tanteo && (
            <small className="block text-xs leading-none font-normal">
              {tanteo === WO ? 'W.O.' : tanteo}
            </small>
          )}
        </span>
      </Link>
    </td>
  );
}

export type CrucesProps = {
  modo: Modo;
  /** In the order of the table. */
  filas: readonly Quien[];
  cruces: readonly Pick<FilaCruces, 'cruces' | 'sets' | 'empates'>[];
};

type ConCortos = CrucesProps & { cortoDe: (id: number) => string };

/** Its column is as narrow as a surname on a phone; as the longer of two, of a pair. */
const ANCHO: Record<Modo, string> = {
  individual: cx('w-1/5 lg:w-2xs print:w-auto'),
  parejas: cx('w-1/4 lg:w-2xs print:w-auto'),
};

const NOMBRE = cx(
  'sticky start-0 z-1 border-e border-b border-hairline py-0 ps-2 pe-1 text-start font-semibold group-last:border-b-0 hyphens-auto max-md:text-xs lg:ps-4 print:whitespace-nowrap',
);

const DE_CABEZA = cx('bg-surface-sunk text-xs text-ink-soft max-lg:align-bottom dark:bg-surface');

const Cabecera = ({ filas, modo, cortoDe }: Omit<ConCortos, 'cruces'>) => (
  <thead>
    <tr>
      <th scope="col" className={cx(NOMBRE, ANCHO[modo], DE_CABEZA)}>
        {modo === 'parejas' ? 'Pareja' : 'Jugador'}
      </th>
      {filas.map(({ jugador, idJugador }) => (
        <th
          key={idJugador}
          scope="col"
          className={cx('min-w-tap border-b border-hairline px-px py-2 text-center', DE_CABEZA)}
          title={jugador}
        >
          <span className="visually-hidden">{jugador}</span>
          <span aria-hidden="true" className="leading-tight wrap-anywhere max-lg:upwards">
            {cortoDe(idJugador)}
          </span>
        </th>
      ))}
    </tr>
  </thead>
);

function Fila({ fila, n, filas, cruces, cortoDe }: Omit<ConCortos, 'modo'> & { fila: Quien; n: number }) {
  const { idJugador, jugador } = fila;
  const cruceDe = (i: number, j: number): Cruce => ({
    valor: cruces[i]?.cruces[j] ?? null,
    sets: cruces[i]?.sets[j] ?? null,
    empates: cruces[i]?.empates?.[j] ?? 0,
  });
  return (
    <tr className="group hover:bg-azul-pale">
      <th scope="row" className={cx(NOMBRE, 'bg-surface group-hover:bg-azul-pale')}>
        <Link
          to={rutas.jugador(idJugador)}
          className="block min-h-tap content-center no-underline hover:underline print:min-h-0"
        >
          <span className="max-md:sr-only print:not-sr-only">{jugador}</span>
          <span className="md:hidden print:hidden" aria-hidden="true">
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

/** As many columns as have air between their figures; more slide under the names. */
const [EN_UN_MOVIL, EN_LA_PAGINA] = [10, 16];

/** Wins of each player over each other one; it scrolls inside its own frame with the names fixed. */
export default function Cruces({ modo, filas, cruces }: CrucesProps) {
  const cortoDe = cortosDe(filas.map(({ idJugador, jugador }) => ({ id: idJugador, nombre: jugador })));
  const deSets = cruces.some(({ sets }) => sets.some((suyos) => suyos !== null));
  const cuantos = filas.length;
  return (
    <section aria-labelledby="titulo-cruces" className="@container mt-4 grid grid-cols-1 gap-3 far">
      <h2 id="titulo-cruces" className={TITULO}>
        Cruces
      </h2>
      <p className="text-s text-ink-soft">
        Victorias {modo === 'parejas' ? 'de la pareja' : 'del jugador'} de la izquierda sobre el de cada
        columna
        {deSets
          ? ' y, debajo, sets: en color, si ganó; con trama, por jugar.'
          : ': en color, si va por delante; con trama, por jugar; la esquina marca a los que aún se deben otro.'}
        <span className="print:hidden"> Pulsa una casilla para verlos cara a cara.</span>
      </p>
      <p
        className={cx(
          'text-s font-semibold text-azul-text print:hidden',
          cuantos <= EN_LA_PAGINA && 'lg:hidden',
          cuantos <= EN_UN_MOVIL && '@xs:hidden',
        )}
        aria-hidden="true"
      >
        Desliza la tabla para verla entera →
      </p>
      {/* Its program comes after the page or, without scripts, never: all of its look is the page's. */}
      <section
        aria-label="Tabla de cruces"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard (WCAG 2.1.1)
        tabIndex={0}
        className="surface relative overflow-x-auto overscroll-x-contain -outline-offset-2 print:overflow-visible print:border-0"
      >
        <table
          className={cx(
            'w-full border-separate border-spacing-0 text-s leading-snug print:table-auto print:text-xs',
            cuantos <= EN_LA_PAGINA && 'lg:table-fixed',
            cuantos <= EN_UN_MOVIL && '@xs:table-fixed',
          )}
        >
          <caption className="visually-hidden">
            Cruces entre {modo === 'parejas' ? 'parejas' : 'jugadores'}
          </caption>
          <Cabecera modo={modo} filas={filas} cortoDe={cortoDe} />
          <tbody>
            {filas.map((fila, n) => (
              <Fila key={fila.idJugador} fila={fila} n={n} filas={filas} cruces={cruces} cortoDe={cortoDe} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

import { Link } from 'react-router';
import type { FilaDeTabla, Situacion } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { puntosDe } from '#domain/clasificacion/fila.ts';
import { claseZona, FlechaZona, InsigniaEliminado, LeyendaZonas } from '#web/club/zona.tsx';
import { cx } from '#web/ui/cx.ts';
import table from '#web/ui/table.module.css';
import styles from './partido.module.css';

type Props = { filas: readonly FilaDeTabla[]; liga: Situacion['liga']; ids: readonly number[] };

/** "Les separan 7 puntos." */
function separacion(filas: readonly FilaDeTabla[], ids: readonly number[]): string | null {
  const [arriba, abajo] = filas.filter(({ idJugador }) => ids.includes(idJugador));
  if (!arriba || !abajo) return null;
  const puntos = arriba.puntos - abajo.puntos;
  return puntos === 0
    ? `Van empatados a ${puntosDe(arriba.puntos)}.`
    : `${puntos === 1 ? 'Les separa' : 'Les separan'} ${puntosDe(puntos)}.`;
}

const CABECERA = (
  <thead>
    <tr>
      <th scope="col">
        <abbr title="Posición">Pos.</abbr>
      </th>
      <th scope="col">Jugador</th>
      <th scope="col" data-num>
        <abbr title="Puntos">Pts</abbr>
      </th>
      <th scope="col" data-num>
        <abbr title="Partidos jugados">PJ</abbr>
      </th>
      <th scope="col" data-num>
        Quedan
      </th>
    </tr>
  </thead>
);

/** The two in their table, with who is right above and below each. */
export function AsiVan({ filas, liga, ids }: Props) {
  if (filas.length === 0) return null;
  return (
    <section aria-labelledby="asi-van">
      <h2 id="asi-van">{liga.activa ? 'Así van hoy' : 'Así quedaron'}</h2>
      <p className={styles.suave}>
        {separacion(filas, ids)} <Link to={rutas.clasificaciones(liga.tipo, liga.id)}>Toda la tabla</Link>
      </p>
      <div className={cx(table.frame, table.dense)}>
        <table>
          <caption className="visually-hidden">La tabla alrededor de los dos</caption>
          {CABECERA}
          <tbody>
            {filas.map(({ puesto, idJugador, jugador, estado, puntos, partidosJugados, quedan, zona }, i) => (
              <tr
                key={idJugador}
                className={cx(
                  ids.includes(idJugador) && styles.deEste,
                  i > 0 && puesto !== (filas[i - 1]?.puesto ?? 0) + 1 && styles.salto,
                )}
              >
                <td className={cx(styles.pos, claseZona(zona))}>
                  {puesto} <FlechaZona zona={zona} />
                </td>
                <th scope="row">
                  <Link to={rutas.jugador(idJugador)}>{jugador}</Link> <InsigniaEliminado estado={estado} />
                </th>
                <td data-num>{puntos}</td>
                <td data-num>{partidosJugados}</td>
                <td data-num>{quedan}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <LeyendaZonas zonas={filas.map(({ zona }) => zona)} className={styles.suave} />
    </section>
  );
}

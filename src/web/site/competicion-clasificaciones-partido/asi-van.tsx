import { Link } from 'react-router';
import type { FilaDeTabla, Situacion } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { numeroDe } from '#domain/clasificacion/fila.ts';
import { Forma } from '#web/club/competicion/forma.tsx';
import { claseZona, InsigniaEliminado, LeyendaZonas, ZonaDicha } from '#web/club/zona.tsx';
import { cx } from '#web/ui/cx.ts';
import table from '#web/ui/table.module.css';
import { Seccion } from './seccion.tsx';

type Props = {
  filas: readonly FilaDeTabla[];
  liga: Situacion['liga'];
  ids: readonly number[];
  separacion: string | null;
};

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
      <th scope="col" className="@max-md:hidden">
        Últimos
      </th>
    </tr>
  </thead>
);

/** Between that row and the one before there are others. */
function esSalto(filas: readonly FilaDeTabla[], i: number): boolean {
  const [antes, puesto] = [filas[i - 1]?.puesto, filas[i]?.puesto];
  const iguales = filas.filter((fila) => fila.puesto === antes).length;
  return antes !== undefined && puesto !== antes && puesto !== antes + iguales;
}

/** The two in their table. */
export function AsiVan({ filas, liga, ids, separacion }: Props) {
  if (filas.length === 0) return null;
  return (
    <Seccion titulo={liga.activa ? 'Así van hoy' : 'Así quedaron'}>
      <div className={cx(table.frame, table.dense)}>
        <table aria-label={liga.activa ? 'Así van hoy' : 'Así quedaron'}>
          {CABECERA}
          <tbody>
            {filas.map(
              ({ idJugador, jugador, estado, puntos, partidosJugados, quedan, zona, forma, ...lugar }, i) => (
                <tr
                  key={idJugador}
                  className={cx(
                    ids.includes(idJugador) && '*:bg-azul-pale *:font-bold',
                    esSalto(filas, i) && '*:border-border *:border-t-2',
                  )}
                >
                  <td className={cx('whitespace-nowrap', claseZona(zona))}>
                    {numeroDe(lugar)} <ZonaDicha zona={zona} />
                  </td>
                  <th scope="row" className="font-normal wrap-break-word">
                    <Link to={rutas.jugador(idJugador)}>{jugador}</Link> <InsigniaEliminado estado={estado} />
                  </th>
                  <td data-num>{puntos}</td>
                  <td data-num>{partidosJugados}</td>
                  <td data-num>{quedan}</td>
                  <td className="@max-md:hidden">
                    <Forma forma={forma} />
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
        <div className="flex flex-wrap justify-between gap-x-3 gap-y-1 border-hairline border-t px-4 py-2 text-ink-soft text-s">
          <LeyendaZonas zonas={filas.map(({ zona }) => zona)} />
          <p>
            {separacion} <Link to={rutas.clasificaciones(liga.tipo, liga.id)}>Toda la tabla</Link>
          </p>
        </div>
      </div>
    </Seccion>
  );
}

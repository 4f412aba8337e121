import { Link } from 'react-router';
import type { FilaClasificacion } from '#contract/liga/clasificaciones.ts';
import { numeroDe } from '#domain/clasificacion/fila.ts';
import { claseZona, ZonaDicha } from '#web/club/zona.tsx';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { TableFrame } from '#web/ui/table-frame.tsx';

type Fila = Pick<
  FilaClasificacion,
  'idJugador' | 'jugador' | 'puntos' | 'partidosJugados' | 'zona' | 'puesto' | 'empatado'
>;

/** A division's table, short: with another order than today's where it says how it ends. docs/reglas/clasificacion.md */
export function TablaFinal({
  label,
  filas,
  caption,
  enlace,
}: {
  label: string;
  filas: readonly Fila[];
  caption?: string;
  /** Where each player is. */
  enlace?: (idJugador: number) => string;
}) {
  const isPhone = useIsPhone();
  return (
    <TableFrame label={label} dense>
      <table>
        {caption ? <caption>{caption}</caption> : null}
        <thead>
          <tr>
            <th scope="col">Pos.</th>
            <th scope="col">Jugador</th>
            <th scope="col" data-num>
              {isPhone ? <abbr title="Puntos">Pts.</abbr> : 'Puntos'}
            </th>
            <th scope="col" data-num>
              {isPhone ? <abbr title="Partidos jugados">PJ</abbr> : 'Partidos'}
            </th>
          </tr>
        </thead>
        <tbody>
          {filas.map(({ idJugador, jugador, puntos, partidosJugados, zona, puesto, empatado }) => (
            <tr key={idJugador}>
              <td className={claseZona(zona)}>
                {numeroDe({ puesto, empatado })} <ZonaDicha zona={zona} />
              </td>
              <th scope="row">{enlace ? <Link to={enlace(idJugador)}>{jugador}</Link> : jugador}</th>
              <td data-num>{puntos}</td>
              <td data-num>{partidosJugados}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

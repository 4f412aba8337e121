import type { FilaClasificacion } from '#contract/liga/clasificaciones.ts';
import { claseZona, FlechaZona } from '#web/club/zona.tsx';
import { TableFrame } from '#web/ui/table-frame.tsx';

type Fila = Pick<FilaClasificacion, 'idJugador' | 'jugador' | 'puntos' | 'partidosJugados' | 'zona'>;

/** The table that a division ends with: the order may differ from today's. docs/reglas/clasificacion.md */
export function TablaFinal({
  label,
  filas,
  caption,
}: {
  label: string;
  filas: readonly Fila[];
  caption?: string;
}) {
  return (
    <TableFrame label={label} dense>
      <table>
        {caption ? <caption>{caption}</caption> : null}
        <thead>
          <tr>
            <th scope="col">Pos.</th>
            <th scope="col">Jugador</th>
            <th scope="col" data-num>
              Puntos
            </th>
            <th scope="col" data-num>
              Partidos
            </th>
          </tr>
        </thead>
        <tbody>
          {filas.map(({ idJugador, jugador, puntos, partidosJugados, zona }, lugar) => (
            <tr key={idJugador}>
              <td className={claseZona(zona)}>
                {lugar + 1} <FlechaZona zona={zona} />
              </td>
              <th scope="row">{jugador}</th>
              <td data-num>{puntos}</td>
              <td data-num>{partidosJugados}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

import { Link } from 'react-router';
import type { Situacion } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { divisionLarga } from '#web/club/competicion/nombres-cortos.ts';
import { cx } from '#web/ui/cx.ts';
import table from '#web/ui/table.module.css';
import { cortos, type Lado } from './lado.ts';

const FILAS: readonly { titulo: string; de: (situacion: Situacion) => string | number | null }[] = [
  { titulo: 'Puesto', de: ({ puesto, de }) => puesto && `${puesto}.º de ${de}` },
  { titulo: 'Puntos', de: ({ puntos }) => puntos },
  { titulo: 'Le quedan', de: ({ quedan }) => quedan },
];

const Division = ({ situacion }: { situacion: Situacion | null }) =>
  situacion ? (
    <Link to={rutas.clasificaciones(situacion.liga.tipo, situacion.liga.id)}>
      {divisionLarga(situacion.liga.tipo, situacion.liga.division)}
    </Link>
  ) : (
    'Ninguna en juego'
  );

/** Of two who are not in one table: how each does in theirs. */
export function CadaUno({ lados: [uno, otro] }: { lados: readonly [Lado, Lado] }) {
  if (!(uno.situacion || otro.situacion)) return null;
  const nombres = cortos(uno, otro);
  return (
    <section aria-labelledby="cada-uno">
      <h2 id="cada-uno">Cada uno en su división</h2>
      <div className={cx(table.frame, table.dense)}>
        <table>
          <caption className="visually-hidden">Cómo va cada uno en su división</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Dato</span>
              </th>
              {nombres.map((nombre) => (
                <th key={nombre} scope="col" data-num>
                  {nombre}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">División</th>
              {[uno, otro].map(({ id, situacion }) => (
                <td key={id} data-num>
                  <Division situacion={situacion} />
                </td>
              ))}
            </tr>
            {FILAS.map(({ titulo, de }) => (
              <tr key={titulo}>
                <th scope="row">{titulo}</th>
                {[uno, otro].map(({ id, situacion }) => (
                  <td key={id} data-num>
                    {(situacion && de(situacion)) ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

import { Link } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { divisionLarga } from '#web/club/competicion/nombres-cortos.ts';
import { cx } from '#web/ui/cx.ts';
import table from '#web/ui/table.module.css';
import { cortos, type Lado } from './lado.ts';

/** Of two who are of no table together, what each one is in their own. */
export function ComoLlegan({ uno, otro }: { uno: Lado; otro: Lado }) {
  const [a, b] = [uno.situacion, otro.situacion];
  if (!a || !b) return null;
  const filas = [
    ['Puesto', ...[a, b].map(({ puesto, de }) => (puesto === null ? '–' : `${puesto}.º de ${de}`))],
    ['Puntos', a.puntos, b.puntos],
    ['Partidos por jugar', a.quedan, b.quedan],
    [
      'Últimos ganados',
      ...[a, b].map(({ forma }) => `${forma.filter(({ gana }) => gana).length} de ${forma.length}`),
    ],
  ];
  return (
    <section aria-labelledby="como-llegan">
      <h2 id="como-llegan">Cómo llegan</h2>
      <div className={cx(table.frame, table.dense)}>
        <table>
          <caption className="visually-hidden">Cada uno en su división</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Dato</span>
              </th>
              {cortos(uno, otro).map((nombre) => (
                <th key={nombre} scope="col" data-num>
                  {nombre}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">División</th>
              {[a, b].map(({ liga, idJugador }) => (
                <td key={idJugador} data-num>
                  <Link to={rutas.clasificaciones(liga.tipo, liga.id)}>
                    {divisionLarga(liga.tipo, liga.division)}
                  </Link>
                </td>
              ))}
            </tr>
            {filas.map(([rotulo, suyo, delOtro]) => (
              <tr key={rotulo}>
                <th scope="row">{rotulo}</th>
                <td data-num>{suyo}</td>
                <td data-num>{delOtro}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

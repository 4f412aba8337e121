import { Link } from 'react-router';
import type { Encuentro } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { cx } from '#web/ui/cx.ts';
import table from '#web/ui/table.module.css';
import { cortos, type Lado } from './lado.ts';
import styles from './partido.module.css';

type Props = { rivales: Encuentro['rivalesComunes']; uno: Lado; otro: Lado };

/** How each of the two has done against whom both have met. */
export function RivalesComunes({ rivales, uno, otro }: Props) {
  if (rivales.length === 0) return null;
  const nombres = cortos(uno, otro);
  return (
    <section aria-labelledby="rivales-comunes">
      <h2 id="rivales-comunes">Rivales comunes</h2>
      <p className={styles.suave}>Ganados y perdidos contra cada uno, en todas las temporadas.</p>
      <div className={cx(table.frame, table.dense)}>
        <table>
          <caption className="visually-hidden">Lo que ha hecho cada uno contra los mismos rivales</caption>
          <thead>
            <tr>
              <th scope="col">Rival</th>
              {nombres.map((nombre) => (
                <th key={nombre} scope="col" data-num>
                  {nombre}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rivales.map((rival) => (
              <tr key={rival.id}>
                <th scope="row">
                  <Link to={rutas.jugador(rival.id)}>{rival.nombre}</Link>
                </th>
                {[rival.uno, rival.otro].map(({ ganados, perdidos }, lado) => (
                  <td key={nombres[lado]} data-num>
                    {ganados}–{perdidos}
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

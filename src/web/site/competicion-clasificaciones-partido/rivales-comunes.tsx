import { Link } from 'react-router';
import type { Encuentro } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { cx } from '#web/ui/cx.ts';
import table from '#web/ui/table.module.css';
import { cortos, type Lado } from './lado.ts';
import styles from './partido.module.css';

type Balance = Encuentro['enComun']['uno'];
type Props = Pick<Encuentro, 'rivalesComunes' | 'enComun'> & { lados: readonly [Lado, Lado] };

/** How each of the two has done against whom both have met. */
export function RivalesComunes({ rivalesComunes, enComun, lados }: Props) {
  if (rivalesComunes.length === 0) return null;
  const nombres = cortos(...lados);
  const cuentas = (balances: readonly Balance[]) =>
    balances.map(({ ganados, perdidos }, lado) => (
      <td key={nombres[lado]} data-num>
        {ganados}–{perdidos}
      </td>
    ));
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
            {rivalesComunes.map((rival) => (
              <tr key={rival.id}>
                <th scope="row">
                  <Link to={rutas.jugador(rival.id)}>{rival.nombre}</Link>
                </th>
                {cuentas([rival.uno, rival.otro])}
              </tr>
            ))}
            {enComun.rivales > 1 ? (
              <tr className={styles.deEste}>
                <th scope="row">En total, contra los {enComun.rivales}</th>
                {cuentas([enComun.uno, enComun.otro])}
              </tr>
            ) : null}
          </tbody>
        </table>
      </div>
    </section>
  );
}

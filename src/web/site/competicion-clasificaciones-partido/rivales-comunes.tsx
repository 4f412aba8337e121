import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Encuentro } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { cx } from '#web/ui/cx.ts';
import table from '#web/ui/table.module.css';
import { cortos, type Lado } from './lado.ts';
import styles from './partido.module.css';

type DeCada = Pick<Encuentro['enComun'], 'uno' | 'otro'>;
type Props = Pick<Encuentro, 'rivalesComunes' | 'enComun'> & {
  lados: readonly [Pick<Lado, 'id' | 'nombre'>, Pick<Lado, 'id' | 'nombre'>];
};

const balance = ({ ganados, perdidos }: DeCada['uno']) => (
  <td data-num>
    {ganados}–{perdidos}
  </td>
);

/** How each of the two has done against whom both have met. */
export function RivalesComunes({ rivalesComunes, enComun, lados }: Props) {
  if (rivalesComunes.length === 0) return null;
  const nombres = cortos(...lados);
  const fila = (clave: number, rival: ReactNode, { uno, otro }: DeCada, className?: string) => (
    <tr key={clave} className={className}>
      <th scope="row">{rival}</th>
      {balance(uno)}
      {balance(otro)}
    </tr>
  );
  return (
    <section>
      <h2 id="rivales-comunes">Rivales comunes</h2>
      <div className={cx(table.frame, table.dense)}>
        <table aria-labelledby="rivales-comunes">
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
            {rivalesComunes.map((rival) =>
              fila(rival.id, <Link to={rutas.jugador(rival.id)}>{rival.nombre}</Link>, rival),
            )}
            {rivalesComunes.length > 1
              ? fila(-1, `Contra estos ${rivalesComunes.length}`, enComun, styles.deEste)
              : null}
          </tbody>
        </table>
        <p className={styles.nota}>
          Ganados–perdidos de todas las temporadas.
          {rivalesComunes.length < enComun.rivales ? (
            <Link to={rutas.caraACara(lados[0].id, lados[1].id)}>Ver los {enComun.rivales}</Link>
          ) : null}
        </p>
      </div>
    </section>
  );
}

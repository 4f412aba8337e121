import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Encuentro } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { cx } from '#web/ui/cx.ts';
import { FRAME } from '#web/ui/table-frame.tsx';
import { cortos, type Lados } from './lado.ts';
import { Seccion } from './seccion.tsx';

type DeCada = Pick<Encuentro['enComun'], 'uno' | 'otro'>;
type Props = Pick<Encuentro, 'rivalesComunes' | 'enComun'> & {
  lados: Lados;
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
  const fila = (clave: number, rival: ReactNode, { uno, otro }: DeCada, suma = false) => (
    <tr key={clave} className={suma ? '*:bg-azul-pale *:font-bold' : undefined}>
      <th scope="row" className="font-normal wrap-break-word">
        {rival}
      </th>
      {balance(uno)}
      {balance(otro)}
    </tr>
  );
  return (
    <Seccion titulo="Rivales comunes">
      <div className={cx(FRAME, 'dense')}>
        <table aria-label="Rivales comunes">
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
              ? fila(-1, `Contra estos ${rivalesComunes.length}`, enComun, true)
              : null}
          </tbody>
        </table>
        <p className="flex flex-wrap justify-between gap-x-3 border-hairline border-t px-4 py-2 text-ink-soft text-s">
          Ganados–perdidos de todas las temporadas.
          {rivalesComunes.length < enComun.rivales ? (
            <Link to={rutas.caraACara(lados[0].id, lados[1].id)}>Ver los {enComun.rivales}</Link>
          ) : null}
        </p>
      </div>
    </Seccion>
  );
}

import { Link } from 'react-router';
import type { Encuentro } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { cx } from '#web/ui/cx.ts';
import { Figures, FRAME } from '#web/ui/table-frame.tsx';
import { cortos, type Lados, Seccion } from './comun.tsx';

type DeCada = Pick<Encuentro['enComun'], 'uno' | 'otro'>;
type Props = Pick<Encuentro, 'rivalesComunes' | 'enComun'> & { lados: Lados };

const balances = ({ uno, otro }: DeCada): string[] =>
  [uno, otro].map(({ ganados, perdidos, empatados }) =>
    empatados > 0 ? `${ganados}–${perdidos} (${empatados} empatados)` : `${ganados}–${perdidos}`,
  );

/** How each of the two has done against whom both have met. */
export function RivalesComunes({ rivalesComunes, enComun, lados }: Props) {
  if (rivalesComunes.length === 0) return null;
  const suma = {
    key: 'suma',
    head: `Contra estos ${rivalesComunes.length}`,
    cells: balances(enComun),
    className: cx('*:bg-azul-pale *:font-bold'),
  };
  const deCada = rivalesComunes.map(({ id, nombre, ...dos }) => ({
    key: id,
    head: (
      <Link to={rutas.jugador(id)} className="font-normal wrap-break-word">
        {nombre}
      </Link>
    ),
    cells: balances(dos),
  }));
  return (
    <Seccion titulo="Rivales comunes">
      <div className={cx(FRAME, 'dense')}>
        <Figures
          label="Rivales comunes"
          heads={['Rival', ...cortos(...lados)]}
          rows={deCada.length > 1 ? [...deCada, suma] : deCada}
        />
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

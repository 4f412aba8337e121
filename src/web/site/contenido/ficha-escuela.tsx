import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { enColumnas } from '#domain/precio.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { type Ficha, QUIENES, type Tarifa } from './escuela.ts';

type FichaProps = {
  ficha: Ficha;
  /** The parts of the page, each with its name. */
  saltos?: readonly (readonly [id: string, nombre: string])[];
  /** Beside it where there is room: the picture of the page. */
  children?: ReactNode;
};

type DatosProps = Pick<Ficha, 'datos'> & { conPrecio: boolean; enFila: boolean };

/** What it costs is what is looked for: the first, and larger. */
const Datos = ({ datos, conPrecio, enFila }: DatosProps) => (
  <dl className={cx('grid gap-3', enFila && 'lg:flex lg:flex-1 lg:gap-8')}>
    {datos.map(({ titulo, valor, nota, sedes }, n) => (
      <div key={titulo} className={cx('grid gap-x-3 @2xs:grid-cols-label', enFila && 'lg:block')}>
        <dt className="text-s text-ink-soft">{titulo}</dt>
        <dd className="text-balance">
          <span className={n === 0 && conPrecio ? 'figure text-xl' : ''}>{valor}</span>
          {sedes ? (
            <>
              , <Link to="/club-instalaciones">{sedes}</Link>
            </>
          ) : null}
          {nota ? <small className="block text-s text-ink-soft">{nota}</small> : null}
        </dd>
      </div>
    ))}
  </dl>
);

const Acciones = ({ acciones }: Pick<Ficha, 'acciones'>) => (
  <div className="flex flex-wrap gap-3">
    {acciones.map(({ texto, href }, i) => (
      <ButtonLink
        key={href}
        look={i > 0 ? 'quiet' : 'action'}
        size="l"
        to={href}
        preventScrollReset={href.startsWith('#')}
        className="grow"
      >
        {texto}
      </ButtonLink>
    ))}
  </div>
);

/** Price, days and place of what the page is about, and how to begin. */
export function FichaEscuela({ ficha, saltos = [], children }: FichaProps) {
  const { tarifa, datos, acciones, cerrada } = ficha;
  const sola = !(children || tarifa);
  return (
    <div
      className={cx('grid grid-cols-1 gap-4 px-page pt-4', Boolean(children) && 'lg:grid-cols-2 lg:gap-8')}
    >
      <div
        className={cx(
          'surface @container grid grid-cols-1 content-center gap-4 p-3 sm:p-4 md:p-6',
          sola && 'lg:flex lg:items-center lg:gap-8',
        )}
      >
        {tarifa ? <Precios {...tarifa} /> : null}
        <Datos datos={datos} conPrecio={!tarifa} enFila={sola} />
        {acciones.length > 0 ? <Acciones acciones={acciones} /> : null}
        {cerrada ? <p className="text-ink-soft">{cerrada}</p> : null}
        {saltos.length > 0 ? (
          <nav aria-label="En esta página">
            <ul className="-my-2 flex flex-wrap gap-x-6">
              {saltos.map(([id, nombre]) => (
                <li key={id}>
                  <a href={`#${id}`} className="flex min-h-tap items-center text-s font-semibold">
                    {nombre}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
      {children}
    </div>
  );
}

/** The least of each. */
function Precios({ que, filas }: Tarifa) {
  if (filas.length === 0) return null;
  return (
    <table className="w-full text-end @max-3xs:text-s">
      <thead className="text-s text-ink-soft @max-3xs:text-xs">
        <tr>
          <td className="pb-2 text-start">{que}</td>
          {QUIENES.map((quien) => (
            <th key={quien} scope="col" className="pb-2 text-end font-normal">
              {quien}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {filas.map(({ cuanto, precio }) => (
          <tr key={cuanto} className="border-y border-hairline">
            <th scope="row" className="py-2 font-normal">
              {cuanto}
            </th>
            {enColumnas(precio).map((dicho, i) => (
              <td key={QUIENES[i]} className="py-2 ps-1">
                {dicho.endsWith('€') ? (
                  <small className="text-s text-ink-soft @max-3xs:text-xs">desde </small>
                ) : null}
                <span className="figure text-l">{dicho}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

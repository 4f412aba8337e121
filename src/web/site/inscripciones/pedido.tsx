import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { club } from '#club';
import { enEuros } from '#domain/euros.ts';
import { familiaDe } from '#domain/inscripcion/tipos.ts';
import { ligaDe } from '#domain/liga/tipos.ts';
import { enColumnas } from '#domain/precio.ts';
import { cx } from '#web/ui/cx.ts';
import { buzonDe, despuesDe } from './datos.ts';
import { aparteDe, cuandoDe, cuotasDe, sumandosDe } from './precio.ts';
import { useFormulario } from './use-inscripcion.ts';

const Titulo = ({ children }: { children: string }) => (
  <h2 className="heading-text text-ink text-m">{children}</h2>
);

type TablaProps = { filas: readonly { que: string; precios: readonly ReactNode[] }[] };

/** What each thing costs; of two prices, a member's and who is not one. */
function Tabla({ filas }: TablaProps) {
  if (filas.length === 0) return null;
  const deAmbos = filas.some(({ precios }) => precios.length > 1);
  return (
    <>
      {deAmbos ? null : <Titulo>Precio</Titulo>}
      <table className="w-full text-ink">
        <caption className="visually-hidden">Precio</caption>
        {deAmbos ? (
          <thead>
            <tr>
              <td className="ps-0 pb-2 font-bold">Precio al mes</td>
              {['Socio', 'No socio'].map((quien) => (
                <th key={quien} scope="col" className="pe-0 pb-2 text-end font-normal text-ink-soft">
                  {quien}
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {filas.map(({ que, precios }) => (
            <tr key={que} className="border-hairline border-t">
              <th scope="row" className="py-2 ps-0 pe-3 font-normal">
                {que}
              </th>
              {precios.map((precio, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: whose it is, is its place
                <td key={n} className="figure whitespace-nowrap py-2 ps-3 pe-0 text-end text-l">
                  {precio}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Of a league, once it is known who becomes a member with it: the answers of the form tell the two prices. */
function filasDe({ tipo, campus, conAlta }: ReturnType<typeof useFormulario>): TablaProps['filas'] {
  if (ligaDe(tipo))
    return conAlta === undefined
      ? []
      : sumandosDe(tipo, conAlta).map(({ quien, precio }) => ({ que: quien, precios: [precio] }));
  const { cada, filas } = cuotasDe(tipo, campus);
  const deAmbos = filas.some(({ euros }) => euros.length > 1);
  return filas.map(({ que, euros: [socios = 0, noSocios = 0] }) => ({
    que,
    precios: deAmbos
      ? enColumnas({ socios, noSocios })
      : [
          <>
            {enEuros(socios)} <small className="font-normal font-text text-s">{cada}</small>
          </>,
        ],
  }));
}

function Cuando() {
  const { tipo, campus } = useFormulario();
  const cuando = cuandoDe(tipo, campus);
  if (cuando.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {cuando.map((uno, i) => (
        <li key={uno}>
          {uno}
          {familiaDe(tipo) === 'escuela' && i === cuando.length - 1 ? (
            <>
              {' · '}
              <Link to={tipo.replace('escuela', '/escuela-')}>Ver las horas</Link>
            </>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

const APARTE = cx('border-hairline border-t pt-3 first:border-t-0 first:pt-0');

/**
 * What that costs, when it is and what comes next, until the last step says it. On a desk, beside the form; on a phone,
 * under its first step.
 */
export function Pedido() {
  const formulario = useFormulario();
  const {
    tipo,
    conAlta,
    pasos: { apartados, n },
  } = formulario;
  const aparte = aparteDe(tipo, conAlta);
  return (
    <aside
      className={cx(
        'surface order-1 mt-2 flex flex-col gap-3 p-4 text-ink-soft text-s leading-snug sm:px-8 lg:sticky lg:top-18 lg:col-start-2 lg:row-start-2 lg:mt-0 lg:self-start lg:p-6',
        n > 0 && 'max-lg:hidden',
      )}
      aria-label="Tu inscripción"
    >
      <Tabla filas={filasDe(formulario)} />
      {aparte.length > 0 ? <p className="text-ink">{aparte.join(' ')}</p> : null}
      <Cuando />
      {n < apartados.length - 1 ? (
        <div className={APARTE}>
          <Titulo>Qué pasa después</Titulo>
          <ol className="mt-1 grid list-decimal gap-1 ps-4">
            {despuesDe(tipo, conAlta).map((uno) => (
              <li key={uno}>{uno}</li>
            ))}
          </ol>
        </div>
      ) : null}
      <p className={APARTE}>
        ¿Dudas? <a href={`tel:${club.telefonoEnlace}`}>{club.telefono}</a> o{' '}
        <a href={`mailto:${buzonDe(tipo)}`}>escríbenos</a>.
      </p>
    </aside>
  );
}

import { Link } from 'react-router';
import { club } from '#club';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { enEuros } from '#domain/euros.ts';
import { familiaDe, type TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { ligaDe } from '#domain/liga/tipos.ts';
import { enColumnas } from '#domain/precio.ts';
import { cx } from '#web/ui/cx.ts';
import { buzonDe, despuesDe } from './acuse-aqui.ts';
import { aparteDe, cuandoDe, cuotasDe, sumandosDe } from './precio.ts';
import type { Pasos } from './use-pasos.ts';

type PedidoProps = {
  tipo: TipoInscripcion;
  campus: CampusOfrecido;
  conAlta: boolean | undefined;
};

const TABLA = cx('w-full text-ink');
const FILA = cx('border-hairline border-t');
const NOMBRE = cx('py-2 ps-0 pe-3 font-normal');
const PRECIO = cx('figure whitespace-nowrap py-2 ps-3 pe-0 text-end text-l');

const Titulo = ({ children }: { children: string }) => (
  <h2 className="heading-text text-ink text-m">{children}</h2>
);

/** Of a league, once it is known who becomes a member with it: the answers of the form tell the two prices. */
function Suma({ tipo, conAlta }: Omit<PedidoProps, 'campus'>) {
  const sumandos = conAlta === undefined ? [] : sumandosDe(tipo, conAlta);
  if (sumandos.length === 0) return null;
  return (
    <>
      <Titulo>Precio</Titulo>
      <table className={TABLA}>
        <caption className="visually-hidden">Precio</caption>
        <tbody>
          {sumandos.map(({ quien, precio }) => (
            <tr key={quien} className={FILA}>
              <th scope="row" className={NOMBRE}>
                {quien}
              </th>
              <td className={PRECIO}>{precio}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const DE_QUIEN = cx('pe-0 pb-2 text-end font-normal text-ink-soft');

const DE_AMBOS = (
  <thead>
    <tr>
      <td className="ps-0 pb-2 font-bold">Precio al mes</td>
      <th scope="col" className={DE_QUIEN}>
        Socio
      </th>
      <th scope="col" className={DE_QUIEN}>
        No socio
      </th>
    </tr>
  </thead>
);

function Precios({ tipo, campus }: Omit<PedidoProps, 'conAlta'>) {
  const { cada, filas } = cuotasDe(tipo, campus);
  if (filas.length === 0) return null;
  const deAmbos = filas.some(({ euros }) => euros.length > 1);
  return (
    <>
      {deAmbos ? null : <Titulo>Precio</Titulo>}
      <table className={TABLA}>
        <caption className="visually-hidden">Precio</caption>
        {deAmbos ? DE_AMBOS : null}
        <tbody>
          {filas.map(({ que, euros: [suyo = 0, ajeno = 0] }) => {
            const [deSocio, deOtro] = enColumnas({ socios: suyo, noSocios: ajeno });
            return (
              <tr key={que} className={FILA}>
                <th scope="row" className={NOMBRE}>
                  {que}
                </th>
                {deAmbos ? (
                  <>
                    <td className={PRECIO}>{deSocio}</td>
                    <td className={PRECIO}>{deOtro}</td>
                  </>
                ) : (
                  <td className={PRECIO}>
                    {enEuros(suyo)} <small className="font-normal font-text text-s">{cada}</small>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function Cuando({ tipo, campus }: Omit<PedidoProps, 'conAlta'>) {
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
export function Pedido({ tipo, campus, conAlta, pasos: { apartados, n } }: PedidoProps & { pasos: Pasos }) {
  const aparte = aparteDe(tipo, conAlta);
  return (
    <aside
      className={cx(
        'surface order-1 mt-2 flex flex-col gap-3 p-4 text-ink-soft text-s leading-snug sm:px-8 lg:sticky lg:top-18 lg:col-start-2 lg:row-start-2 lg:mt-0 lg:self-start lg:p-6',
        n > 0 && 'max-lg:hidden',
      )}
      aria-label="Tu inscripción"
    >
      {ligaDe(tipo) ? <Suma {...{ tipo, conAlta }} /> : <Precios {...{ tipo, campus }} />}
      {aparte.length > 0 ? <p className="text-ink">{aparte.join(' ')}</p> : null}
      <Cuando {...{ tipo, campus }} />
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

import { useState } from 'react';
import { Link } from 'react-router';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, horaDe, sumarDias } from '#domain/fecha.ts';
import { fechaLarga, semanaBreve } from '#domain/fecha-texto.ts';
import { conMayuscula } from '#domain/texto.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { cx } from '#web/ui/cx.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { Pager, pageOf, useTableState } from '#web/ui/desk/pages.tsx';
import { AVISO_DESHACER, BotonDeshacer, DialogoDeshacer, ID_LISTA } from './deshacer.tsx';
import { quienEs } from './filtros.tsx';
import { deQuienes, type Grupo, porDias, queFaltan, tituloDe } from './grupos.ts';

type FilaProps = { grupo: Grupo; desplegado: boolean; abrir: (operacion: number) => void };

/** What was done at once unfolds into its lines; whoever searched sees what they found. */
function Hecho({ grupo, desplegado }: Omit<FilaProps, 'abrir'>) {
  const { primera, lineas } = grupo;
  const faltan = queFaltan(grupo);
  const quienes = deQuienes(grupo);
  if (primera.juntas === 1)
    return (
      <>
        {primera.texto}
        {primera.solicitud === null ? null : (
          <>
            {' '}
            <Link to={rutasPrivadas.solicitud(primera.solicitud)}>Verla</Link>
          </>
        )}
      </>
    );
  return (
    <details open={desplegado} className={fields.disclose}>
      <summary>
        {tituloDe(grupo)}
        {quienes ? <span className="text-ink-soft">: {quienes}</span> : null}
      </summary>
      <ul className={cx(fields.list, 'my-2')}>
        {lineas.toReversed().map(({ id, texto }) => (
          <li key={id}>{texto}</li>
        ))}
      </ul>
      {faltan > 0 ? (
        <p className="text-ink-soft">
          Y {cuantos(faltan, 'cambio más', 'cambios más')} de la misma vez que no buscabas.
        </p>
      ) : null}
    </details>
  );
}

function Accion({ grupo, abrir }: Omit<FilaProps, 'desplegado'>) {
  const { operacion, deshecha, juntas, texto } = grupo.primera;
  if (operacion === null) return null;
  if (deshecha) return <span className="px-3 text-ink-soft italic">Deshecho</span>;
  const que = juntas === 1 ? texto : tituloDe(grupo);
  return <BotonDeshacer que={que} cuantas={juntas} abrir={() => abrir(operacion)} />;
}

/** On a phone: when, who and the way back, and under them what was done. */
const Fila = ({ grupo, desplegado, abrir }: FilaProps) => (
  <li className="flex flex-wrap items-baseline gap-x-2 px-4 py-2 wrap-anywhere md:flex-nowrap">
    <time className="flex-none text-ink-soft tabular-nums md:w-12" dateTime={grupo.primera.cuando}>
      {horaDe(grupo.primera.cuando)}
    </time>
    <span className="font-semibold">
      {quienEs(grupo.primera.usuario)}
      <span className="font-normal text-ink-soft max-md:hidden" aria-hidden="true">
        {' '}
        ·
      </span>
    </span>
    <div className="min-w-0 max-md:order-1 max-md:basis-full md:flex-1">
      <Hecho grupo={grupo} desplegado={desplegado} />
    </div>
    <span className="-my-1 -me-3 ms-auto flex-none">
      <Accion grupo={grupo} abrir={abrir} />
    </span>
  </li>
);

/** "Hoy, domingo 22 nov": of these days, also which one it is. */
function tituloDeDia(dia: Dia, hoy: Dia): string {
  if (dia === hoy) return `Hoy, ${semanaBreve(dia)}`;
  if (dia === sumarDias(hoy, -1)) return `Ayer, ${semanaBreve(dia)}`;
  return dia.slice(0, 4) === hoy.slice(0, 4) ? conMayuscula(semanaBreve(dia)) : fechaLarga(dia);
}

/** The log: a row for everything that was done at once. `desplegado`: what it holds is what was looked for. */
export function Lineas({ grupos, desplegado }: { grupos: readonly Grupo[]; desplegado: boolean }) {
  const { page: pedida, goTo } = useTableState();
  const { shown, page, pages } = pageOf(grupos, pedida);
  const [abierta, setAbierta] = useState<number | null>(null);
  const hoy = hoyDelClub();
  return (
    <>
      {grupos.some(({ primera }) => primera.operacion !== null) ? (
        <p className="-mt-2 mb-4 text-s text-ink-soft">{AVISO_DESHACER}</p>
      ) : null}
      <section
        id={ID_LISTA}
        tabIndex={-1}
        className="surface divide-y divide-hairline overflow-clip text-s leading-snug focus:outline-none"
        aria-label="Registros"
      >
        {porDias(shown).map(([dia, suyos]) => (
          <section key={dia} className="lg:flex">
            <h2 className="heading-text px-4 py-2 text-s font-semibold max-md:border-b max-md:border-hairline max-md:bg-surface-sunk lg:w-3xs lg:flex-none">
              {tituloDeDia(dia, hoy)}
            </h2>
            <ol
              className="min-w-0 divide-y divide-hairline lg:flex-1 lg:border-s lg:border-hairline"
              aria-label={`Registros de ${fechaLarga(dia)}`}
            >
              {suyos.map((grupo) => (
                <Fila key={grupo.primera.id} grupo={grupo} desplegado={desplegado} abrir={setAbierta} />
              ))}
            </ol>
          </section>
        ))}
      </section>
      <DialogoDeshacer operacion={abierta} cerrar={() => setAbierta(null)} />
      <Pager page={page} pages={pages} total={grupos.length} onGo={goTo} />
    </>
  );
}

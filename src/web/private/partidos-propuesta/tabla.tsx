import { useState } from 'react';
import type { FechaHora } from '#domain/fecha.ts';
import type { MeteoFila } from '#domain/meteo/weather.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { TableFrame } from '#web/ui/table-frame.tsx';
import { diasDe } from './estado.ts';
import { CASILLAS, Fila } from './fila.tsx';
import type { MesaPropuesta } from './use-propuesta.ts';

type TablaProps = { mesa: MesaPropuesta; meteo: (fecha: FechaHora) => MeteoFila | null };

function Cabecera({ conTiempo }: { conTiempo: boolean }) {
  return (
    <thead>
      <tr>
        {CASILLAS.map(({ titulo, cabeza = titulo, ancho }) => (
          <th key={titulo} scope="col" className={ancho}>
            {cabeza}
          </th>
        ))}
        {conTiempo ? (
          <th scope="col" className="w-18">
            Tiempo
          </th>
        ) : null}
        <th scope="col" className="w-figure">
          <span className="visually-hidden">Acciones</span>
        </th>
      </tr>
    </thead>
  );
}

const ID_ANADIR = 'anadir-linea';

const filas = () => [...document.querySelectorAll('tr[data-linea]')];

/** The button that was pressed is gone with its line: on to the next, or to the last there is. */
const enfocarTrasQuitar = (indice: number): void => {
  requestAnimationFrame(() => {
    const fila = filas()[indice] ?? filas().at(-1);
    (fila?.querySelector<HTMLElement>('button:last-child') ?? document.getElementById(ID_ANADIR))?.focus();
  });
};

/** A line just added is to be filled in. */
const enfocarTrasAnadir = (): void => {
  requestAnimationFrame(() => filas().at(-1)?.querySelector('select')?.focus());
};

function Filas({ mesa, meteo, seLee }: TablaProps & { seLee: boolean }) {
  const { lineas } = mesa.estado;
  const [abierta, abrir] = useState<number | null>(null);
  const dias = diasDe(mesa.estado);
  const tiempos = lineas.map(({ fecha }) => (fecha === null ? null : meteo(fecha)));
  const conTiempo = tiempos.some((uno) => uno !== null);
  const quitar = (clave: number) => {
    mesa.quitar(clave);
    enfocarTrasQuitar(lineas.findIndex((linea) => linea.clave === clave));
  };
  return (
    <table className={seLee ? cx('block') : cx('min-w-xl table-fixed')}>
      {seLee ? null : <Cabecera conTiempo={conTiempo} />}
      <tbody className={seLee ? cx('block') : undefined}>
        {lineas.map((linea, indice) => (
          <Fila
            key={linea.clave}
            {...{ linea, dias, conTiempo, seLee }}
            mesa={{ ...mesa, quitar }}
            numero={indice + 1}
            otroDia={indice > 0 && linea.fecha?.slice(0, 10) !== lineas[indice - 1]?.fecha?.slice(0, 10)}
            meteo={tiempos[indice] ?? null}
            abierta={abierta === linea.clave}
            abrir={(si) => abrir((antes) => (si ? linea.clave : antes === linea.clave ? null : antes))}
          />
        ))}
      </tbody>
    </table>
  );
}

/** The lines, to be changed; on a phone they are folded, the courts come first, and each is read until it is pressed. */
export function Tabla(props: TablaProps) {
  const { mesa } = props;
  const isPhone = useIsPhone();
  const [abierta, abrir] = useState(!isPhone);
  const total = mesa.estado.lineas.length;
  const anadir = () => {
    mesa.anadir();
    abrir(true);
    enfocarTrasAnadir();
  };
  const botonAnadir = (
    <Button size="s" id={ID_ANADIR} onClick={anadir}>
      Añadir partido
    </Button>
  );
  if (total === 0)
    return (
      <p className="flex flex-wrap items-center gap-2 text-s text-ink-soft">
        <span>O ponlos a mano:</span> {botonAnadir}
      </p>
    );
  return (
    <section className="relative" aria-labelledby="titulo-lineas">
      <details
        className="disclose"
        open={abierta}
        onToggle={({ currentTarget }) => abrir(currentTarget.open)}
      >
        <summary className="mb-2 flex min-h-row items-center">
          <h2 id="titulo-lineas" className="text-l">
            Lista{' '}
            <small className="font-text text-s font-normal text-ink-soft">
              {cuantos(total, 'partido', 'partidos')}
              {isPhone ? ' · pulsa uno para cambiarlo' : ''}
            </small>
          </h2>
        </summary>
        <TableFrame
          label="Líneas de la propuesta"
          dense
          className={isPhone ? cx('border-0 bg-transparent') : undefined}
        >
          <Filas {...props} seLee={isPhone} />
        </TableFrame>
      </details>
      <div className="mt-2 flex gap-2 md:absolute md:end-0 md:top-0 md:mt-0">
        <Button size="s" onClick={mesa.ordenar} disabled={total < 2}>
          Ordenar
        </Button>
        {botonAnadir}
      </div>
    </section>
  );
}

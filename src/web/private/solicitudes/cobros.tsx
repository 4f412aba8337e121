import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { SolicitudFila } from '#contract/solicitudes/solicitudes.ts';
import { diaBreve } from '#domain/fecha-texto.ts';
import { esTipoInscripcion, etiquetaDeTipo, TIPOS_INSCRIPCION } from '#domain/inscripcion/tipos.ts';
import { nombreTemporada, temporadaDe } from '#domain/liga/liga.ts';
import { enLista } from '#domain/texto.ts';
import { diaDelMomento } from '#web/club/mesa/dias.tsx';
import { FiltroEleccion, filtrosPuestos } from '#web/club/mesa/filtros.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { FilterForm, ListFrame, useUrlFilters } from '#web/ui/desk/list-frame.tsx';
import { tripFrom, useListState } from '#web/ui/desk/return-to.ts';
import { TableFrame } from '#web/ui/table-frame.tsx';
import { type Cobro, DatosDelCobro, Siguiente, SuImporte, useCobro } from './cobro.tsx';
import { Previo } from './previo.tsx';
import { direcciones, sinEdades } from './solicitud.tsx';

export const meta = () => metaDe({ titulo: 'Cobrar por el banco', oculta: true });

const SIN_FILTROS = { tipo: '', temporada: '', estado: '' };
type Filtros = typeof SIN_FILTROS;

/** The season for which it came in, "2026/27". */
const temporadaPedida = ({ dt }: SolicitudFila): string => nombreTemporada(temporadaDe(diaDelMomento(dt)));

/** Who becomes a member with something else is one all the same. */
const esDe = ({ inscripcion, altaSocio }: SolicitudFila, tipo: string): boolean =>
  inscripcion === tipo || (altaSocio && tipo === 'nuevosocio');

const cumple = (fila: SolicitudFila, { tipo, temporada, estado }: Filtros): boolean =>
  (!esTipoInscripcion(tipo) || esDe(fila, tipo)) &&
  (temporada === '' || temporadaPedida(fila) === temporada) &&
  (estado === '' || fila.atendida === (estado === 'atendidas'));

/** Those that somebody enrolled in. */
function tiposDe(filas: readonly SolicitudFila[], elegido: string) {
  const cuantas = (tipo: string) => filas.filter((fila) => esDe(fila, tipo)).length;
  return [
    { value: '', label: 'Todas' },
    ...TIPOS_INSCRIPCION.filter((tipo) => tipo === elegido || cuantas(tipo) > 0).map((value) => ({
      value,
      label: `${etiquetaDeTipo(value)} (${cuantas(value)})`,
    })),
  ];
}

const ESTADOS = [
  { value: '', label: 'Todas' },
  { value: 'atendidas', label: 'Atendidas' },
  { value: 'pendientes', label: 'Sin atender' },
];

type FiltrarProps = {
  filtros: Filtros;
  filas: readonly SolicitudFila[];
  cambiar: (cambio: Partial<Filtros>) => void;
};

function Filtrar({ filtros, filas, cambiar }: FiltrarProps) {
  const puestos = filtrosPuestos(filtros);
  const temporadas = [...new Set(filas.map(temporadaPedida))].sort().reverse();
  const campo = (nombre: keyof Filtros) => ({
    valor: filtros[nombre],
    cambiar: (valor: string) => cambiar({ [nombre]: valor }),
  });
  return (
    <FilterForm onClear={puestos ? () => cambiar(SIN_FILTROS) : undefined} given={puestos}>
      <FiltroEleccion label="Clase" data={tiposDe(filas, filtros.tipo)} {...campo('tipo')} />
      <FiltroEleccion
        label="Temporada"
        data={[{ value: '', label: 'Todas' }, ...temporadas]}
        {...campo('temporada')}
      />
      <FiltroEleccion label="Atención" data={ESTADOS} {...campo('estado')} />
    </FilterForm>
  );
}

type ElegirProps = {
  filas: readonly SolicitudFila[];
  elegida: (id: number) => boolean;
  poner: (ids: readonly number[], dentro: boolean) => void;
  form: Cobro['form'];
};

/** Whether it went in a file before, and of what days. */
function Cobrada({ cobros }: Pick<SolicitudFila, 'cobros'>) {
  const dia = cobros.at(-1);
  if (dia === undefined) return null;
  const antes = cobros.slice(0, -1).map(diaBreve);
  const [tone, que] = dia > hoyDelClub() ? (['azul', 'Se cobra'] as const) : (['ok', 'Cobrada'] as const);
  return (
    <>
      <Badge tone={tone}>
        {que} {diaBreve(dia)}
      </Badge>
      {antes.length > 0 ? <span className={fields.small}> y antes {enLista(antes)}</span> : null}
    </>
  );
}

type FilaProps = Pick<ElegirProps, 'poner' | 'form'> & {
  fila: SolicitudFila;
  marcada: boolean;
  aqui: ReturnType<typeof tripFrom>;
};

const CELDA = cx('max-md:border-0 max-md:bg-transparent max-md:p-0');
const MENOR = cx('max-md:text-xs');
const DIA = cx(
  'whitespace-nowrap max-md:col-start-3 max-md:row-start-1 max-md:text-end max-md:text-ink-soft',
);

/** On a phone two lines: who and when, and what they asked for. With nothing left to collect, quiet. */
function Fila({ fila, marcada, poner, form, aqui }: FilaProps) {
  const { id, nombre, cobros, dt } = fila;
  const apagada = cobros.length > 0 && !marcada;
  const celda = cx(marcada && 'bg-azul-pale', CELDA);
  const menor = cx(celda, MENOR);
  return (
    <tr
      className={cx(
        'max-md:grid max-md:grid-cols-both max-md:items-center max-md:gap-x-2 max-md:border-b max-md:border-hairline max-md:px-2 max-md:py-2',
        apagada && 'text-ink-soft',
        marcada && 'bg-azul-pale',
      )}
    >
      <td className={cx(celda, 'max-md:col-start-1 max-md:row-start-1 max-md:row-end-4')}>
        <Checkbox
          aria-label={nombre}
          checked={marcada}
          onChange={({ currentTarget }) => poner([id], currentTarget.checked)}
        />
      </td>
      <td className={cx(celda, 'whitespace-nowrap max-md:col-start-2 max-md:row-start-1')}>
        <Link to={direcciones.una(id)} state={aqui} className={cx(apagada && 'text-ink-soft')}>
          {nombre}
        </Link>
      </td>
      <td className={cx(menor, 'max-md:col-start-2 max-md:row-start-2 max-md:text-ink-soft')}>
        {sinEdades(fila)}
      </td>
      <td className={cx(menor, 'max-md:col-start-3 max-md:row-start-2 max-md:text-end')} data-num>
        <SuImporte form={form} fila={fila} alEscribir={() => poner([id], true)} />
      </td>
      <td className={cx(menor, DIA)}>{diaBreve(diaDelMomento(dt))}</td>
      <td className={cx(menor, 'whitespace-nowrap max-md:col-span-2 max-md:col-start-2 max-md:row-start-3')}>
        <Cobrada cobros={cobros} />
      </td>
    </tr>
  );
}

function Tabla({ filas, elegida, poner, form }: ElegirProps) {
  const { list = '' } = useListState();
  const aqui = tripFrom(`${direcciones.cobros}${list}`);
  // Who was collected from already is marked one by one.
  const deUnaVez = filas.filter(({ cobros }) => cobros.length === 0).map(({ id }) => id);
  const todas = deUnaVez.length > 0 && deUnaVez.every(elegida);
  const ninguna = !filas.some(({ id }) => elegida(id));
  return (
    <TableFrame label="Inscripciones" dense className="min-w-0 lg:row-span-2">
      <table className="max-md:block">
        <thead className="max-md:block">
          <tr className="max-md:flex max-md:px-2 max-md:py-3">
            <th scope="col" className={CELDA}>
              <Checkbox
                label="Marcar todas las no cobradas"
                classNames={{ labelWrapper: 'md:sr-only' }}
                checked={todas}
                indeterminate={!(todas || ninguna)}
                disabled={deUnaVez.length === 0}
                onChange={() => poner(deUnaVez, !todas)}
              />
            </th>
            {['Nombre', 'Inscripción', 'Importe', 'Recibida', 'Último cobro'].map((titulo) => (
              <th
                key={titulo}
                scope="col"
                className="max-md:hidden"
                data-num={titulo === 'Importe' || undefined}
              >
                {titulo}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {filas.map((fila) => (
            <Fila
              key={fila.id}
              fila={fila}
              marcada={elegida(fila.id)}
              poner={poner}
              form={form}
              aqui={aqui}
            />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

/** Which are chosen: none to begin with, as each kind has its own price. */
function useElegidas() {
  const [puestas, setPuestas] = useState<ReadonlySet<number>>(new Set());
  const elegida = (id: number): boolean => puestas.has(id);
  const poner = (ids: readonly number[], dentro: boolean) =>
    setPuestas((antes) =>
      dentro ? new Set([...antes, ...ids]) : new Set([...antes].filter((id) => !ids.includes(id))),
    );
  return { elegida, poner };
}

const BUSQUEDA = { tipo: 'inscripcion' } as const;

/** Enrolments turned into a direct debit for the bank. docs/reglas/cobros.md */
export default function Cobros() {
  const { filters, isEmpty, search } = useUrlFilters(SIN_FILTROS);
  const consulta = useQuery({
    queryKey: ['solicitudes', 'buscar', BUSQUEDA],
    queryFn: () => call('GET /api/private/solicitudes', { query: BUSQUEDA }),
  });
  const todas = consulta.data ?? [];
  const filas = todas.filter((fila) => cumple(fila, filters));
  const { elegida, poner } = useElegidas();
  const elegidas = filas.filter(({ id }) => elegida(id));
  const ids = elegidas.map(({ id }) => id);
  const cobro = useCobro(elegidas);
  return (
    <ListFrame
      title="Cobrar por el banco"
      more={
        <>
          <Button
            busy={cobro.cuentas.isPending}
            disabled={filas.length === 0}
            onClick={() => cobro.cuentas.mutate(ids.length > 0 ? ids : filas.map(({ id }) => id))}
          >
            Hoja con las cuentas (CSV)
          </Button>
          <ButtonLink to={rutasPrivadas.configuracion()}>Datos del acreedor</ButtonLink>
        </>
      }
      filters={<Filtrar filtros={filters} filas={todas} cambiar={search} />}
      query={consulta}
      summary={`${cuantos(ids.length, 'inscripción elegida', 'inscripciones elegidas')} de ${filas.length}`}
      empty={
        filas.length === 0 ? (
          <Vacio titulo="Ninguna inscripción es así">
            {isEmpty ? 'Aquí salen las que llegan desde la web.' : 'Cambia los filtros.'}
          </Vacio>
        ) : null
      }
    >
      <div className="flex flex-col gap-4 lg:grid lg:grid-cols-aside lg:items-start">
        <Tabla filas={filas} elegida={elegida} poner={poner} form={cobro.form} />
        <Section title="El cobro">
          <DatosDelCobro {...cobro} />
        </Section>
        {cobro.visto ? <Previo visto={cobro.visto} otra={cobro.otra} setOtra={cobro.setOtra} /> : null}
        <Siguiente {...cobro} />
      </div>
    </ListFrame>
  );
}

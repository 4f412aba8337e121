import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { SolicitudFila } from '#contract/solicitudes/solicitudes.ts';
import { diaBreve } from '#domain/fecha-texto.ts';
import { esTipoInscripcion, etiquetaDeTipo, TIPOS_INSCRIPCION } from '#domain/inscripcion/tipos.ts';
import { nombreTemporada, temporadaDe } from '#domain/liga/liga.ts';
import { enLista } from '#domain/texto.ts';
import { diaDelMomento } from '#web/club/mesa/dias.tsx';
import { FiltroEleccion, Filtros } from '#web/club/mesa/filtros.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { type Column, DataTable } from '#web/ui/desk/data-table.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { ListFrame, useUrlFilters } from '#web/ui/desk/list-frame.tsx';
import { type Cobro, DatosDelCobro, Siguiente, SuImporte, useCobro } from './cobro.tsx';
import { Previo } from './previo.tsx';
import { direcciones, sinEdades } from './solicitud.tsx';

export const meta = () => metaDe({ titulo: 'Cobrar por el banco', oculta: true });

const SIN_FILTROS = { tipo: '', temporada: '', estado: '' };
type Filtrado = typeof SIN_FILTROS;

/** The season for which it came in, "2026/27". */
const temporadaPedida = ({ dt }: SolicitudFila): string => nombreTemporada(temporadaDe(diaDelMomento(dt)));

/** Who becomes a member with something else is one all the same. */
const esDe = ({ inscripcion, altaSocio }: SolicitudFila, tipo: string): boolean =>
  inscripcion === tipo || (altaSocio && tipo === 'nuevosocio');

const cumple = (fila: SolicitudFila, { tipo, temporada, estado }: Filtrado): boolean =>
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
  filas: readonly SolicitudFila[];
  filtros: Filtrado;
  buscar: (filtros: Partial<Filtrado>) => void;
};

const Filtrar = ({ filas, ...busca }: FiltrarProps) => (
  <Filtros {...busca} sinFiltros={SIN_FILTROS} elegidos>
    {(campo) => (
      <>
        <FiltroEleccion label="Clase" data={tiposDe(filas, busca.filtros.tipo)} {...campo('tipo')} />
        <FiltroEleccion
          label="Temporada"
          data={[{ value: '', label: 'Todas' }, ...[...new Set(filas.map(temporadaPedida))].sort().reverse()]}
          {...campo('temporada')}
        />
        <FiltroEleccion label="Atención" data={ESTADOS} {...campo('estado')} />
      </>
    )}
  </Filtros>
);

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

/** When it came in, and when it was collected from. */
const CUANDO: readonly Column<SolicitudFila>[] = [
  {
    id: 'recibida',
    title: 'Recibida',
    phone: 'end',
    cell: ({ dt }) => <span className="whitespace-nowrap">{diaBreve(diaDelMomento(dt))}</span>,
    sort: ({ dt }) => dt,
  },
  {
    id: 'cobro',
    title: 'Último cobro',
    phone: 'line',
    cell: Cobrada,
    sort: ({ cobros }) => cobros.at(-1) ?? '',
    says: ({ cobros }) => cobros.length > 0,
  },
];

const columnasDe = ({ elegida, poner, form }: ElegirProps): readonly Column<SolicitudFila>[] => [
  {
    id: 'marcar',
    title: 'Marcar',
    phone: 'beside',
    cell: ({ id, nombre }) => (
      <Checkbox
        aria-label={nombre}
        checked={elegida(id)}
        onChange={({ currentTarget }) => poner([id], currentTarget.checked)}
      />
    ),
  },
  {
    id: 'nombre',
    title: 'Nombre',
    // With nothing left to collect, quiet.
    cell: ({ id, nombre, cobros }) => (
      <span
        className={cx(
          'md:whitespace-nowrap',
          cobros.length > 0 && !elegida(id) ? 'text-ink-soft' : 'font-semibold',
        )}
      >
        {nombre}
      </span>
    ),
    sort: ({ nombre }) => nombre,
  },
  { id: 'inscripcion', title: 'Inscripción', cell: sinEdades, sort: sinEdades },
  {
    id: 'importe',
    title: 'Importe',
    phone: 'beside',
    head: <span className="block text-end">Importe</span>,
    cell: (fila) => (
      <div className="text-end whitespace-nowrap">
        <SuImporte form={form} fila={fila} alEscribir={() => poner([fila.id], true)} />
      </div>
    ),
  },
  ...CUANDO,
];

function Tabla({ filas, ...props }: ElegirProps) {
  const { elegida, poner } = props;
  // Who was collected from already is marked one by one.
  const deUnaVez = filas.filter(({ cobros }) => cobros.length === 0).map(({ id }) => id);
  const todas = deUnaVez.length > 0 && deUnaVez.every(elegida);
  const ninguna = !filas.some(({ id }) => elegida(id));
  return (
    <div className="grid min-w-0 gap-2 lg:row-span-2">
      <Checkbox
        label="Marcar todas las no cobradas"
        checked={todas}
        indeterminate={!(todas || ninguna)}
        disabled={deUnaVez.length === 0}
        onChange={() => poner(deUnaVez, !todas)}
      />
      <DataTable
        label="Inscripciones"
        columns={columnasDe({ filas, ...props })}
        rows={filas}
        to={({ id }) => direcciones.una(id)}
        from={direcciones.cobros}
        action="Abrir"
        nameOf={({ nombre }) => nombre}
      />
    </div>
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
      filters={<Filtrar filas={todas} filtros={filters} buscar={search} />}
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

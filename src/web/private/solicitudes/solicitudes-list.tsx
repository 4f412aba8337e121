import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { SolicitudFila } from '#contract/solicitudes/solicitudes.ts';
import { diaBreve } from '#domain/fecha-texto.ts';
import { SOLICITUDES, TIPOS_SOLICITUD } from '#domain/inscripcion/solicitud.ts';
import { etiquetaDeTipo, TIPOS_INSCRIPCION } from '#domain/inscripcion/tipos.ts';
import { diaDelMomento, iso, momento, momentoBreve } from '#web/club/mesa/dias.tsx';
import { FiltroEleccion, Filtros, FiltroTexto, useBusqueda } from '#web/club/mesa/filtros.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { type Column, DataTable } from '#web/ui/desk/data-table.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import {
  busquedaDe,
  direcciones,
  Marcas,
  quePide,
  SIN_FILTROS,
  sinEdades,
  useAtender,
  useDescarga,
} from './solicitud.tsx';

const pesoDe = (leida: boolean): string => (leida ? cx('font-normal') : cx('font-bold'));

const Quien = ({ nombre, leida }: SolicitudFila) => (
  <span className="flex items-baseline gap-2 wrap-anywhere lg:min-w-3xs">
    {leida ? null : (
      <span className="-ms-3 -me-1 size-2 flex-none self-center rounded-full bg-azul-text" title="Sin leer">
        <span className="visually-hidden">Sin leer: </span>
      </span>
    )}
    <span className={pesoDe(leida)}>{nombre}</span>
  </span>
);

/** Handled with one press, and taken back with another. */
function Atender(fila: SolicitudFila) {
  const { nombre, atendida } = fila;
  const { atender, haciendo } = useAtender(fila);
  return (
    <Button
      size="s"
      look={atendida ? 'ghost' : 'quiet'}
      className="ms-auto flex-none whitespace-nowrap"
      busy={haciendo}
      onClick={atender}
    >
      {atendida ? 'Reabrir' : 'Marcar atendida'}
      <span className="visually-hidden"> {nombre}</span>
    </Button>
  );
}

const orden = ({ atendida, avisos }: SolicitudFila): string => `${atendida ? 1 : 0}${avisos > 0 ? 0 : 1}`;

const COLUMNAS: readonly Column<SolicitudFila>[] = [
  { id: 'nombre', title: 'Nombre', cell: (fila) => <Quien {...fila} />, sort: ({ nombre }) => nombre },
  {
    id: 'solicitud',
    title: 'Solicitud',
    cell: (fila) => <span className={pesoDe(fila.leida)}>{quePide(fila)}</span>,
    sort: quePide,
  },
  {
    id: 'recibida',
    title: 'Recibida',
    cell: ({ dt }) => (
      <time className="whitespace-nowrap" dateTime={iso(dt)}>
        {momentoBreve(dt)}
      </time>
    ),
    sort: ({ dt }) => dt,
  },
  {
    id: 'estado',
    title: 'Estado',
    cell: (fila) => (
      <span className="flex items-center justify-between gap-3">
        <Marcas agrupada {...fila} />
        <Atender {...fila} />
      </span>
    ),
    sort: orden,
  },
];

/** A request on a phone: who, what for, and when. */
const EN_EL_MOVIL = {
  groupOf: ({ atendida }: SolicitudFila) => (atendida ? 'Atendidas' : 'Sin atender'),
  groupedBy: 'estado',
  row: (fila: SolicitudFila) => (
    <span className="grid text-s leading-snug">
      <Quien {...fila} />
      <span className={fields.small}>
        <span>
          {sinEdades(fila)} ·{' '}
          <time className="whitespace-nowrap" dateTime={iso(fila.dt)}>
            {diaBreve(diaDelMomento(fila.dt))}
          </time>
        </span>{' '}
        <Marcas agrupada {...fila} />
      </span>
    </span>
  ),
  beside: (fila: SolicitudFila) => <Atender {...fila} />,
};

const FORMULARIO = [
  { value: '', label: 'Todas' },
  ...TIPOS_SOLICITUD.map((value) => ({ value, label: SOLICITUDES[value].todas })),
  {
    group: 'Inscripción en',
    items: TIPOS_INSCRIPCION.map((value) => ({ value, label: etiquetaDeTipo(value) })),
  },
];

const LEIDA = [
  { value: '', label: 'Leídas y sin leer' },
  { value: 'false', label: 'Sin leer' },
  { value: 'true', label: 'Leídas' },
];

const ATENDIDA = [
  { value: '', label: 'Todas' },
  { value: 'false', label: 'Sin atender' },
  { value: 'true', label: 'Atendidas' },
];

type Busqueda = ReturnType<typeof busquedaDe>;

export const meta = () => metaDe({ titulo: 'Solicitudes', oculta: true });

function consultaDe(busqueda: Busqueda): URLSearchParams {
  const dados = Object.entries(busqueda).filter(([, valor]) => valor !== undefined);
  return new URLSearchParams(dados as [string, string][]);
}

function Acciones({ busqueda, hay }: { busqueda: Busqueda; hay: boolean }) {
  const { descargar, enCurso } = useDescarga();
  const cobra = usePuede('POST /api/private/cobros/remesa');
  return (
    <>
      <Button
        disabled={!hay}
        busy={enCurso !== null}
        onClick={() => descargar(direcciones.csv(consultaDe(busqueda)))}
      >
        Exportar a CSV
      </Button>
      {cobra ? <ButtonLink to={direcciones.cobros}>Cobrar por el banco</ButtonLink> : null}
      <ButtonLink to={rutasPrivadas.configuracion()}>Configuración</ButtonLink>
    </>
  );
}

function Resumen({ filas }: { filas: readonly SolicitudFila[] }) {
  const sinLeer = filas.filter(({ leida }) => !leida).length;
  const sinAtender = filas.filter(({ atendida }) => !atendida).length;
  return (
    <span>
      {cuantos(filas.length, 'solicitud', 'solicitudes')}
      {sinAtender > 0 ? ` · ${sinAtender} sin atender` : null}
      {sinLeer > 0 ? (
        <>
          {' · '}
          <strong>{sinLeer} sin leer</strong>
        </>
      ) : null}
    </span>
  );
}

function Ninguna({ sinFiltros }: { sinFiltros: boolean }) {
  if (!sinFiltros) return <Vacio titulo="Ninguna solicitud es así">Cambia o quita los filtros.</Vacio>;
  return (
    <Vacio titulo="Todavía no ha llegado ninguna solicitud">
      Aquí aparecerá lo que se envíe desde contacto, clase de prueba e inscripciones.
    </Vacio>
  );
}

export default function SolicitudesList() {
  const { consulta, filas, vacios, filtros } = useBusqueda({
    recurso: 'solicitudes',
    sinFiltros: SIN_FILTROS,
    busquedaDe,
    leer: (query) => call('GET /api/private/solicitudes', { query }),
    staleTime: 0,
  });
  return (
    <ListFrame
      title="Solicitudes"
      more={<Acciones busqueda={busquedaDe(filtros.filtros)} hay={filas.length > 0} />}
      filters={
        <Filtros {...filtros}>
          {(campo) => (
            <>
              <FiltroTexto label="Nombre" placeholder="Nombre o apellidos" {...campo('texto')} />
              <FiltroEleccion label="Solicitud" data={FORMULARIO} {...campo('tipo')} />
              <FiltroEleccion label="Lectura" data={LEIDA} {...campo('leida')} />
              <FiltroEleccion label="Atención" data={ATENDIDA} {...campo('atendida')} />
            </>
          )}
        </Filtros>
      }
      query={consulta}
      summary={<Resumen filas={filas} />}
      empty={filas.length === 0 ? <Ninguna sinFiltros={vacios} /> : null}
    >
      <DataTable
        label="Solicitudes"
        columns={COLUMNAS}
        rows={filas}
        to={({ id }) => direcciones.una(id)}
        action="Abrir"
        phone={EN_EL_MOVIL}
        nameOf={(fila) => `${fila.nombre}, ${quePide(fila)}, ${momento(fila.dt)}`}
      />
    </ListFrame>
  );
}

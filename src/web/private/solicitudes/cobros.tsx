import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { CobroPedido, CobroPrevio } from '#contract/cobros.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { SolicitudFila } from '#contract/solicitudes.ts';
import { MODOS_DE_SECUENCIA, type ModoDeSecuencia } from '#domain/cobro/remesa.ts';
import { enEuros, leerImporte } from '#domain/cobro/sepa.ts';
import { anioDe, type Dia, sumarDias } from '#domain/fecha.ts';
import { esTipoInscripcion, etiquetaDeTipo, TIPOS_INSCRIPCION } from '#domain/inscripcion/tipos.ts';
import { nombreTemporada } from '#domain/liga/liga.ts';
import { CampoDia, diaDelMomento, momento } from '#web/club/mesa/dias.tsx';
import { avisarFallo, enfocarPrimerError, erroresDeCampos } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { callBinary, saveFile } from '#web/platform/files.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import fields from '#web/ui/desk/desk.module.css';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { ListFrame, useUrlFilters } from '#web/ui/desk/list-frame.tsx';
import { Notice } from '#web/ui/states.tsx';
import { TableFrame } from '#web/ui/table-frame.tsx';
import { direcciones, quePide } from './solicitud.tsx';
import styles from './solicitudes.module.css';

export const meta = () => metaDe({ titulo: 'Cobrar por el banco', oculta: true });

const SIN_FILTROS = { tipo: '', temporada: '', estado: '' };
type Filtros = typeof SIN_FILTROS;

const EMPIEZA = '09-01';

/** The season in which it came in, "2026/27": it starts in September. */
function temporadaDe({ dt }: SolicitudFila): string {
  const dia = diaDelMomento(dt);
  return nombreTemporada(dia.slice(5) >= EMPIEZA ? anioDe(dia) : anioDe(dia) - 1);
}

const cumple = (fila: SolicitudFila, { tipo, temporada, estado }: Filtros): boolean =>
  (!esTipoInscripcion(tipo) || fila.inscripcion === tipo) &&
  (temporada === '' || temporadaDe(fila) === temporada) &&
  (estado === '' || fila.atendida === (estado === 'atendidas'));

/** Those that somebody enrolled in. None to begin with: each has its own price. */
function tiposDe(filas: readonly SolicitudFila[], elegido: string) {
  const cuantas = (tipo: string) => filas.filter(({ inscripcion }) => inscripcion === tipo).length;
  return [
    { value: '', label: 'Ninguna: las marco yo' },
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
  const temporadas = [...new Set(filas.map(temporadaDe))].sort().reverse();
  const lista = (nombre: keyof Filtros, label: string, data: typeof ESTADOS) => (
    <NativeSelect
      label={label}
      data={data}
      value={filtros[nombre]}
      onChange={({ currentTarget }) => cambiar({ [nombre]: currentTarget.value })}
    />
  );
  return (
    <div className={cx(fields.filters, styles.filtros)}>
      {lista('tipo', 'Marcar las de', tiposDe(filas, filtros.tipo))}
      {lista('temporada', 'Temporada', [
        { value: '', label: 'Todas' },
        ...temporadas.map((value) => ({ value, label: value })),
      ])}
      {lista('estado', 'Estado', ESTADOS)}
    </div>
  );
}

type ElegirProps = {
  filas: readonly SolicitudFila[];
  elegida: (id: number) => boolean;
  poner: (ids: readonly number[], dentro: boolean) => void;
};

function Tabla({ filas, elegida, poner }: ElegirProps) {
  const todas = filas.every(({ id }) => elegida(id));
  const ninguna = !filas.some(({ id }) => elegida(id));
  return (
    <TableFrame label="Inscripciones" dense className={styles.elegir}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                aria-label="Todas las de la lista"
                checked={todas}
                indeterminate={!(todas || ninguna)}
                onChange={() =>
                  poner(
                    filas.map(({ id }) => id),
                    !todas,
                  )
                }
              />
            </th>
            <th scope="col">Nombre</th>
            <th scope="col">Inscripción</th>
            <th scope="col">Recibida</th>
          </tr>
        </thead>
        <tbody>
          {filas.map((fila) => (
            <tr key={fila.id}>
              <td>
                <Checkbox
                  aria-label={fila.nombre}
                  checked={elegida(fila.id)}
                  onChange={({ currentTarget }) => poner([fila.id], currentTarget.checked)}
                />
              </td>
              <td>
                <Link to={direcciones.una(fila.id)}>{fila.nombre}</Link>
              </td>
              <td>{quePide(fila)}</td>
              <td className={styles.cuando}>
                {momento(fila.dt).split(' ')[0]}
                <span className={styles.hora}> {momento(fila.dt).split(' ')[1]}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

const SECUENCIAS: Record<ModoDeSecuencia, string> = {
  segun: 'Según cada inscripción',
  FRST: 'Primer cobro (FRST)',
  RCUR: 'Recurrente (RCUR)',
};

/** Banks ask for it some days before. */
const DIAS_POR_DELANTE = 7;

const INICIALES = (hoy: Dia) => ({
  concepto: '',
  importe: '',
  cobro: sumarDias(hoy, DIAS_POR_DELANTE) as Dia | null,
  secuencia: 'segun' as ModoDeSecuencia,
});

type Valores = ReturnType<typeof INICIALES>;

const comprobar = {
  concepto: (concepto: string) => (concepto.trim() ? null : 'Escribe el concepto que leerán en su recibo'),
  importe: (importe: string) =>
    leerImporte(importe) === null ? 'Escribe el importe en euros: 45 o 45,50' : null,
  cobro: (cobro: Dia | null) =>
    cobro !== null && cobro > hoyDelClub() ? null : 'Elige un día posterior a hoy',
};

const pedidoDe = ({ concepto, importe, cobro, secuencia }: Valores, ids: readonly number[]): CobroPedido => ({
  ids: [...ids],
  concepto,
  importe: leerImporte(importe) ?? 0,
  cobro: cobro ?? '',
  secuencia,
});

function useCobro(ids: readonly number[]) {
  const form = useForm<Valores>({ initialValues: INICIALES(hoyDelClub()), validate: comprobar });
  const pedido = pedidoDe(form.values, ids);
  const alFallar = (error: unknown) => {
    avisarFallo(error);
    form.setErrors(erroresDeCampos(error));
    enfocarPrimerError();
  };
  const previo = useMutation({
    mutationFn: async (body: CobroPedido) => ({
      clave: JSON.stringify(body),
      cobro: await call('POST /api/private/cobros/previo', { body }),
    }),
    onError: alFallar,
  });
  const remesa = useMutation({
    mutationFn: (body: CobroPedido) => callBinary('POST /api/private/cobros/remesa', { body }),
    onSuccess: saveFile,
    onError: alFallar,
  });
  const cuentas = useMutation({
    mutationFn: () => callBinary('POST /api/private/cobros/cuentas', { body: { ids: [...ids] } }),
    onSuccess: saveFile,
    onError: avisarFallo,
  });
  const ver = (event: FormEvent) => {
    event.preventDefault();
    if (form.validate().hasErrors) enfocarPrimerError();
    else previo.mutate(pedido);
  };
  // What was seen is of what was asked then: with anything changed it is seen again.
  const visto = previo.data?.clave === JSON.stringify(pedido) ? previo.data.cobro : null;
  return { form, ver, viendo: previo.isPending, visto, pedido, remesa, cuentas };
}

type Cobro = ReturnType<typeof useCobro>;

function Datos({ form, ver, viendo, cuentas, cuantas }: Cobro & { cuantas: number }) {
  return (
    <form className={fields.stack} onSubmit={ver} noValidate>
      <div className={fields.row}>
        <TextInput label="Concepto" maxLength={140} {...form.getInputProps('concepto')} />
        <TextInput
          label="Importe de cada una, en euros"
          inputMode="decimal"
          {...form.getInputProps('importe')}
        />
        <CampoDia
          label="Día del cobro"
          description="Un día hábil. El banco pide la remesa unos días antes."
          value={form.values.cobro}
          onChange={(cobro) => form.setFieldValue('cobro', cobro)}
          error={form.errors.cobro}
        />
        <NativeSelect
          label="Secuencia"
          description="De un alta, primer cobro; de una renovación, recurrente."
          data={MODOS_DE_SECUENCIA.map((value) => ({ value, label: SECUENCIAS[value] }))}
          {...form.getInputProps('secuencia')}
        />
      </div>
      <div className={styles.botones}>
        <Button type="submit" look="primary" busy={viendo} disabled={cuantas === 0}>
          Ver qué se cobraría
        </Button>
        <Button disabled={cuantas === 0} busy={cuentas.isPending} onClick={() => cuentas.mutate()}>
          Hoja con las cuentas (CSV)
        </Button>
      </div>
    </form>
  );
}

type Senalada = { id: number; nombre: string; nota: string };

function Lista({
  titulo,
  unas,
  children,
}: {
  titulo: string;
  unas: readonly Senalada[];
  children?: ReactNode;
}) {
  if (unas.length === 0) return null;
  return (
    <Notice tone="warn" title={titulo}>
      {children}
      <ul className={fields.list}>
        {unas.map(({ id, nombre, nota }) => (
          <li key={id}>
            <Link to={direcciones.una(id)}>{nombre}</Link>
            {nota === '' ? '' : `: ${nota}.`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** One price for what costs differently is most often a slip. */
function Mezcla({ entran }: Pick<CobroPrevio, 'entran'>) {
  const clases = [...Map.groupBy(entran, etiquetaDe)];
  if (clases.length < 2) return null;
  return (
    <Notice tone="warn" title={`Un mismo importe para ${clases.length} clases de inscripción`}>
      <ul className={fields.list}>
        {clases.map(([clase, suyas]) => (
          <li key={clase}>
            {clase}: {cuantos(suyas.length, 'recibo', 'recibos')}
          </li>
        ))}
      </ul>
      <p>Si no cuestan lo mismo, elige arriba una clase y haz una remesa para cada una.</p>
    </Notice>
  );
}

const etiquetaDe = ({ inscripcion }: CobroPrevio['entran'][number]): string =>
  inscripcion === null ? 'Otras' : etiquetaDeTipo(inscripcion);

const primerasDe = ({ entran }: CobroPrevio): number =>
  entran.filter(({ secuencia }) => secuencia === 'FRST').length;

function Previo({ visto, pedido, remesa }: Pick<Cobro, 'pedido' | 'remesa'> & { visto: CobroPrevio }) {
  const { entran, fuera, total, concepto } = visto;
  const primeras = primerasDe(visto);
  const sinFirma = entran.filter(({ firmada }) => !firmada).map((una) => ({ ...una, nota: '' }));
  return (
    <Section title="Lo que se cobraría">
      <p role="status" className={styles.total}>
        <strong>
          {cuantos(entran.length, 'recibo', 'recibos')} · {enEuros(total)}
        </strong>
        <span>
          Primer cobro: {primeras}. Recurrentes: {entran.length - primeras}. En el recibo se leerá «{concepto}
          ».
        </span>
      </p>
      <Mezcla entran={entran} />
      <Lista
        titulo={`${cuantos(fuera.length, 'inscripción se queda', 'inscripciones se quedan')} fuera`}
        unas={fuera.map(({ motivo, ...una }) => ({ ...una, nota: motivo }))}
      />
      <Lista titulo={`Sin firma: ${sinFirma.length}`} unas={sinFirma}>
        <p>Entran en la remesa, pero sin la orden firmada el banco puede devolver el recibo.</p>
      </Lista>
      <TableFrame label="Recibos" dense>
        <table>
          <thead>
            <tr>
              <th scope="col">Titular</th>
              <th scope="col">Cuenta</th>
              <th scope="col">Por</th>
              <th scope="col">Secuencia</th>
            </tr>
          </thead>
          <tbody>
            {entran.map((recibo) => (
              <tr key={recibo.id}>
                <td>{recibo.titular}</td>
                <td className={styles.cuando}>{recibo.cuenta}</td>
                <td>
                  {recibo.nombre}
                  <br />
                  <span className={styles.menor}>{etiquetaDe(recibo)}</span>
                </td>
                <td>
                  <Badge>{recibo.secuencia === 'FRST' ? 'Primer cobro' : 'Recurrente'}</Badge>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <div className={styles.botones}>
        <Button
          look="action"
          disabled={entran.length === 0}
          busy={remesa.isPending}
          onClick={() => remesa.mutate(pedido)}
        >
          Descargar remesa SEPA ({cuantos(entran.length, 'recibo', 'recibos')}, {enEuros(total)})
        </Button>
      </div>
    </Section>
  );
}

type Tocadas = { tipo: string; puestas: ReadonlyMap<number, boolean> };

/** Which are chosen: none, or those of the kind chosen; and then what somebody ticked or took out. */
function useElegidas(tipo: string) {
  const [tocadas, setTocadas] = useState<Tocadas>({ tipo, puestas: new Map() });
  const puestas: Tocadas['puestas'] = tocadas.tipo === tipo ? tocadas.puestas : new Map();
  const elegida = (id: number): boolean => puestas.get(id) ?? esTipoInscripcion(tipo);
  const poner = (ids: readonly number[], dentro: boolean) =>
    setTocadas({ tipo, puestas: new Map([...puestas, ...ids.map((id) => [id, dentro] as const)]) });
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
  const { elegida, poner } = useElegidas(filters.tipo);
  const ids = filas.map(({ id }) => id).filter(elegida);
  const cobro = useCobro(ids);
  return (
    <ListFrame
      title="Cobrar por el banco"
      actions={
        <>
          <ButtonLink to={direcciones.lista}>Solicitudes</ButtonLink>
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
      <div className={styles.cobro}>
        <Tabla filas={filas} elegida={elegida} poner={poner} />
        <Section title="El cobro">
          <Datos {...cobro} cuantas={ids.length} />
        </Section>
        {cobro.visto ? <Previo visto={cobro.visto} pedido={cobro.pedido} remesa={cobro.remesa} /> : null}
      </div>
    </ListFrame>
  );
}

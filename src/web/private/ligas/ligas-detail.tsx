import { Checkbox, NativeSelect } from '@mantine/core';
import { TimePicker } from '@mantine/dates';
import type { UseFormReturnType } from '@mantine/form';
import { useRef, useState } from 'react';
import { club } from '#club';
import { seOfreceLiga } from '#contract/club/ofrecido.ts';
import type { BorradoLiga, Liga } from '#contract/liga/ligas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { ModoAviso } from '#domain/aviso/novedad.ts';
import {
  DURACIONES,
  divisionesDe,
  nombreDivision,
  nombreLiga,
  nombreTemporada,
  PASO_MINUTOS,
  temporadasOfrecidas,
} from '#domain/liga/liga.ts';
import { CLASES, seGestiona, TIPOS_LIGA, type TipoLiga } from '#domain/liga/tipos.ts';
import { cuentasDeLiga } from '#domain/registro/hechos.ts';
import { Afectados, conLoQueToca, useAfectados } from '#web/club/afectados/afectados.tsx';
import { avisosDe, Consecuencias, useAvisosDe } from '#web/club/avisos/avisos.tsx';
import { EquidadDeLiga } from '#web/club/equidad/equidad.tsx';
import { useFicha, useModoDeAvisos, useUsuarios } from '#web/club/mesa/consultas.ts';
import { CampoDia } from '#web/club/mesa/dias.tsx';
import { CampoActiva } from '#web/club/mesa/elegir.tsx';
import { avisarHecho, useFichaRuta, type Volver } from '#web/club/mesa/ficha.tsx';
import { SE_DESHACE } from '#web/club/mesa/palabras.ts';
import { useEdicion } from '#web/club/mesa/use-edicion.ts';
import { metaDe } from '#web/club/meta.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { InsigniaActiva } from '#web/club/zona.tsx';
import { call, type Notified } from '#web/platform/call.ts';
import { Column, DetailFrame, DetailLoad, Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { mayFocus } from '#web/ui/desk/focus.ts';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { FinDeTemporada, Imprimir, seTermina } from './acciones.tsx';
import { ComoVa, Proximos } from './como-va.tsx';
import { ReglasDeLiga as Reglas } from './reglas.tsx';
import {
  cambiarTipo,
  cambiosDe,
  horaEscrita,
  ligaNueva,
  resumenDe,
  type ValoresLiga,
  valoresDe,
} from './valores.ts';

const leerLiga = (id: number) => call('GET /api/private/ligas/:id', { params: { id } });

const NADA: BorradoLiga = { jugadores: 0, partidos: 0, incidencias: 0, salen: 0 };

const BORRADO = 'POST /api/private/ligas/:id/borrado';

const verBorrado = (id: number) => call('GET /api/private/ligas/:id/borrado', { params: { id } });

const cuantosSalen = (n: number): string => {
  if (n === 0) return '';
  return n === 1
    ? ' Un jugador que también está en otras ligas se queda, sin liga.'
    : ` ${n} jugadores que también están en otras ligas se quedan, sin liga.`;
};

function consecuencias({ liga: { nombre }, seVa }: { liga: Liga; seVa: BorradoLiga }): string {
  const total = seVa.jugadores + seVa.partidos + seVa.salen;
  if (total === 0) return `Se borrará «${nombre}». No tiene jugadores ni partidos. ${SE_DESHACE}`;
  return `Se borrará «${nombre}» con ${cuentasDeLiga(seVa)}, y sus resultados y su clasificación dejarán de verse.${cuantosSalen(seVa.salen)} ${SE_DESHACE}`;
}

/** Without players or matches it is a plain delete; else it goes whole, as it was confirmed. */
const borrarLiga = (id: number, seVa: BorradoLiga, como: Notified) =>
  seVa.jugadores + seVa.partidos + seVa.salen === 0
    ? call('DELETE /api/private/ligas/:id', { params: { id } })
    : call(BORRADO, { params: { id }, body: seVa }, como);

const GUARDAR = 'POST /api/private/ligas/:id';

/** What saving tells: that the league ends. Null while it does not. */
const finDe = (liga: Liga | null, { estado }: ValoresLiga) =>
  liga?.estado === 'activa' && liga.notificar && estado === 'inactiva'
    ? { params: { id: liga.id }, body: { ...valoresDe(liga), estado, version: liga.version } }
    : null;

type Ficha = { liga: Liga | null; volver: Volver };

function useLiga({ liga, volver }: Ficha) {
  // What was said that would go: no more than that is deleted.
  const seVa = useRef(NADA);
  const [quiet, alBorrar] = [useRef(false), useRef<Notified>({ quiet: false })];
  const ficha = useEdicion<ValoresLiga, Liga, Liga>({
    entidad: liga,
    nueva: ligaNueva,
    valoresDe,
    leer: leerLiga,
    enviar: (id, valores, version) =>
      call(GUARDAR, { params: { id }, body: { ...valores, version } }, { quiet: quiet.current }),
    resumen: resumenDe,
    alGuardar: ({ nombre }) => avisarHecho(`Liga guardada: ${nombre}`),
    volver,
    borrado: {
      titulo: 'Borrar la liga',
      consecuencias: async (una) => {
        seVa.current = await verBorrado(una.id);
        const { nota, como } = await avisosDe(BORRADO, { params: { id: una.id }, body: seVa.current });
        alBorrar.current = como;
        return <Consecuencias nota={nota}>{consecuencias({ liga: una, seVa: seVa.current })}</Consecuencias>;
      },
      borrar: (id) => borrarLiga(id, seVa.current, alBorrar.current),
      hecho: 'Liga borrada',
    },
  });
  const { nota, callar } = useAvisosDe(GUARDAR, finDe(liga, ficha.form.values));
  quiet.current = callar;
  return { ...ficha, nota };
}

type FormProps = { form: UseFormReturnType<ValoresLiga> };

/** Those of the club, and that of the league. */
const tiposPara = (suyo: TipoLiga) =>
  TIPOS_LIGA.filter((tipo) => tipo === suyo || seOfreceLiga(tipo)).map((tipo) => ({
    value: tipo,
    label: CLASES[tipo].nombre,
  }));

const opcion = (numero: number, label = String(numero)) => ({ value: String(numero), label });

/** A league keeps its season even when it is no longer offered. */
function temporadas(anio: number) {
  const ofrecidas = temporadasOfrecidas(hoyDelClub());
  const todas = ofrecidas.includes(anio) ? ofrecidas : [anio, ...ofrecidas];
  return todas.toReversed().map((una) => opcion(una, nombreTemporada(una)));
}

const divisiones = (tipo: TipoLiga) =>
  divisionesDe(tipo).map((division) => opcion(division, nombreDivision(tipo, division) ?? 'Única'));

type Numerico = 'division' | 'anio' | 'duracion';

const numerico = ({ form }: FormProps, campo: Numerico) => ({
  value: String(form.values[campo]),
  onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
    form.setFieldValue(campo, Number(currentTarget.value) as never),
  error: form.errors[campo],
});

function Tipo({ form }: FormProps) {
  const elegir = ({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
    form.setValues(cambiarTipo(form.getValues(), currentTarget.value as TipoLiga));
  const { tipo } = form.values;
  return (
    <NativeSelect
      label="Tipo"
      data={tiposPara(tipo)}
      value={tipo}
      autoFocus={mayFocus()}
      onChange={elegir}
      error={form.errors.tipo}
    />
  );
}

type ParteProps = FormProps & {
  /** One that exists is opened to see how it goes: what is seldom changed is folded. */
  plegada: boolean;
};

function Datos({ form, plegada }: ParteProps) {
  const { tipo, anio, estado } = form.values;
  return (
    <Section
      title="Liga"
      folded={plegada}
      summary={`${nombreLiga(form.values)} · ${estado === 'activa' ? 'activa' : 'inactiva'}`}
    >
      <p aria-live="polite">
        Se llamará <strong data-testid="nombre-liga">{nombreLiga(form.values)}</strong>
      </p>
      <div className={fields.row}>
        <Tipo form={form} />
        <NativeSelect
          label="División"
          data={divisiones(tipo)}
          disabled={divisionesDe(tipo).length === 1}
          {...numerico({ form }, 'division')}
        />
        <NativeSelect label="Temporada" data={temporadas(anio)} {...numerico({ form }, 'anio')} />
        <CampoActiva {...form.getInputProps('estado')} />
      </div>
    </Section>
  );
}

const DURACIONES_OPCIONES = DURACIONES.map((minutos) => opcion(minutos, `${minutos} minutos`));

type HoraProps = FormProps & { cual: 'Inicio' | 'Final'; titulo: string };

/** An hour left half written goes back to the one there was. */
function Hora({ form, cual, titulo }: HoraProps) {
  const [hora, minuto] = [`horaBase${cual}`, `minutoBase${cual}`] as const;
  const [vez, empezar] = useState(0);
  const escrita = useRef(true);
  const error = form.errors[hora] ?? form.errors[minuto];
  const fijar = (texto: string) => {
    escrita.current = texto !== '';
    const [horas, minutos] = texto.split(':').map(Number);
    if (escrita.current) form.setValues({ [hora]: horas, [minuto]: minutos });
  };
  const dejar = () => {
    if (!escrita.current) empezar(vez + 1);
    escrita.current = true;
  };
  return (
    <TimePicker
      key={vez}
      label={titulo}
      hoursInputLabel={`${titulo}: hora`}
      minutesInputLabel={`${titulo}: minutos`}
      hoursInputProps={{ 'aria-invalid': Boolean(error) }}
      withDropdown
      minutesStep={PASO_MINUTOS}
      maxDropdownContentHeight={220}
      value={horaEscrita(form.values[hora], form.values[minuto])}
      onChange={fijar}
      onBlur={dejar}
      error={error}
    />
  );
}

const SIN_FECHA = 'Mientras no pongas el día, solo se juega la ida: la vuelta no empieza.';

function Vuelta({ form }: FormProps) {
  const { idaVuelta, fechaIdaVuelta } = form.values;
  return (
    <div className={fields.row}>
      <Checkbox
        label="Ida y vuelta"
        description="Cada pareja juega dos partidos."
        {...form.getInputProps('idaVuelta', { type: 'checkbox' })}
      />
      <CampoDia
        label="La vuelta se juega desde"
        value={fechaIdaVuelta}
        onChange={(dia) => form.setFieldValue('fechaIdaVuelta', dia)}
        error={form.errors.fechaIdaVuelta}
        {...(idaVuelta && fechaIdaVuelta === null && { description: SIN_FECHA })}
        disabled={!idaVuelta}
        clearable
      />
    </div>
  );
}

function Responsable({ form }: FormProps) {
  const { data = [] } = useUsuarios();
  const nombres = new Set([...data.map(({ usuario }) => usuario), form.values.usuario ?? '']);
  nombres.delete('');
  return (
    <NativeSelect
      label="Responsable (opcional)"
      data={[{ value: '', label: 'Nadie en particular' }, ...nombres]}
      value={form.values.usuario ?? ''}
      onChange={({ currentTarget }) => form.setFieldValue('usuario', currentTarget.value || null)}
      error={form.errors.usuario}
    />
  );
}

/** "18:00 – 22:30 · 90 min · ida y vuelta · avisa por correo". */
function horarioEscrito(v: ValoresLiga, modo: ModoAviso | undefined): string {
  const horas = `${horaEscrita(v.horaBaseInicio, v.minutoBaseInicio)} – ${horaEscrita(v.horaBaseFinal, v.minutoBaseFinal)}`;
  const partes = [
    horas,
    `${v.duracion} min`,
    v.idaVuelta && 'ida y vuelta',
    v.notificar && (modo === 'no' || !club.mandaCorreos ? 'avisos apagados' : 'avisa por correo'),
  ];
  return partes.filter((parte) => parte !== false).join(' · ');
}

function Horario({ form, plegada }: ParteProps) {
  return (
    <Section
      title="Horario y duración"
      hint="Los partidos empiezan y acaban dentro de este horario."
      folded={plegada}
      summary={horarioEscrito(form.values, useModoDeAvisos())}
    >
      <div className="grid grid-fit-4xs items-start gap-4">
        <Hora form={form} cual="Inicio" titulo="Desde las" />
        <Hora form={form} cual="Final" titulo="Hasta las" />
        <NativeSelect label="Duración" data={DURACIONES_OPCIONES} {...numerico({ form }, 'duracion')} />
      </div>
      <Vuelta form={form} />
      <div className={fields.row}>
        <Responsable form={form} />
        <Checkbox
          label="Notificar"
          description="Avisa por correo a los jugadores cuando cambian sus partidos, si los avisos están encendidos en Configuración."
          {...form.getInputProps('notificar', { type: 'checkbox' })}
        />
      </div>
    </Section>
  );
}

export const meta = () => metaDe({ titulo: 'Liga', oculta: true });

type PartesProps = { liga: Liga; parte: ParteProps; volver: Volver };

/** One that exists is opened to see how it goes; what is set of it comes after that, folded. */
function Partes({ liga, parte, volver }: PartesProps) {
  const isPhone = useIsPhone();
  const ajustes = (
    <>
      <Datos {...parte} />
      <Horario {...parte} />
      <Reglas {...parte} />
    </>
  );
  return (
    <>
      <Column>
        <ComoVa liga={liga} />
        <Imprimir liga={liga} phone />
        {isPhone ? null : ajustes}
      </Column>
      <Column>
        <Proximos liga={liga} />
        {seGestiona(liga.tipo) ? <EquidadDeLiga idLiga={liga.id} /> : null}
        {isPhone ? ajustes : null}
        {seTermina(liga) ? <FinDeTemporada liga={liga} volver={volver} /> : null}
      </Column>
    </>
  );
}

const Nueva = (parte: ParteProps) => (
  <>
    <Column>
      <Datos {...parte} />
    </Column>
    <Column>
      <Horario {...parte} />
    </Column>
    <Reglas {...parte} />
  </>
);

function FichaLiga({ liga, volver }: Ficha) {
  const { form, marco, nota } = useLiga({ liga, volver });
  const tocan = cambiosDe(liga, form.values);
  const tocados = useAfectados(tocan);
  const insignias = liga ? (
    <>
      {liga.estado === 'activa' ? null : <InsigniaActiva estado={liga.estado} />}
      <Imprimir liga={liga} phone={false} />
    </>
  ) : null;
  const parte = { form, plegada: liga !== null };
  return (
    <DetailFrame
      title={liga?.nombre ?? 'Nueva liga'}
      badge={insignias}
      {...marco}
      saveLabel={conLoQueToca('Guardar', tocados)}
      saveNote={nota}
    >
      {liga ? <Partes liga={liga} parte={parte} volver={volver} /> : <Nueva {...parte} />}
      <Afectados partidos={tocados} cambios={tocan} />
    </DetailFrame>
  );
}

export default function LigasDetail() {
  const { id, volver } = useFichaRuta(rutasPrivadas.ligas());
  const consulta = useFicha('ligas', id, () => leerLiga(id));
  return (
    <DetailLoad queries={[consulta]} onBack={volver}>
      {() => <FichaLiga key={id} liga={consulta.data ?? null} volver={volver} />}
    </DetailLoad>
  );
}

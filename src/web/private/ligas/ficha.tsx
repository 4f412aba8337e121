import { NativeSelect } from '@mantine/core';
import { TimePicker } from '@mantine/dates';
import type { UseFormReturnType } from '@mantine/form';
import { useRef, useState } from 'react';
import { club } from '#club';
import { seOfreceLiga } from '#contract/club/ofrecido.ts';
import type { BorradoLiga, Liga } from '#contract/liga/ligas.ts';
import type { Cambio } from '#contract/liga/partidos.ts';
import type { ModoAviso } from '#domain/aviso/novedad.ts';
import { CAMPOS } from '#domain/campos.ts';
import { siNo } from '#domain/hoja/valores.ts';
import type { Deporte } from '#domain/liga/deportes.ts';
import { NOMBRES_DE_DEPORTE } from '#domain/liga/en-pista.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import {
  DURACIONES,
  divisionesDe,
  horarioDe,
  MAX_CICLOS,
  nombreDivision,
  nombreLiga,
  nombreTemporada,
  PASO_MINUTOS,
} from '#domain/liga/liga.ts';
import { temporadasOfrecidas } from '#domain/liga/temporada.ts';
import { CLASES, seGestiona, TIPOS_LIGA, type TipoLiga } from '#domain/liga/tipos.ts';
import { cuentasDeLiga } from '#domain/registro/hechos.ts';
import { Consecuencias, enPregunta, useAvisosDe } from '#web/club/avisos/avisos.tsx';
import { EquidadDeLiga } from '#web/club/equidad/equidad.tsx';
import { camposDe } from '#web/club/mesa/campos.tsx';
import { useModoDeAvisos, useUsuarios } from '#web/club/mesa/consultas.ts';
import { fechaConDia } from '#web/club/mesa/dias.tsx';
import type { Resumen } from '#web/club/mesa/ficha.tsx';
import type { Forma } from '#web/club/mesa/formulario.tsx';
import { SE_DESHACE } from '#web/club/mesa/palabras.ts';
import type { Partes as DePartes } from '#web/club/mesa/recurso.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { InsigniaActiva } from '#web/club/zona.tsx';
import { call, rehearse } from '#web/platform/call.ts';
import { Column, Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { mayFocus } from '#web/ui/desk/keys.ts';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { PuntosAMano } from './a-mano.tsx';
import { FinDeTemporada, Imprimir, seTermina } from './acciones.tsx';
import { SumaDeCiclos } from './campos-de-reglas.tsx';
import { ComoVa, Proximos } from './como-va.tsx';
import { FueraDePlazo } from './fuera-de-plazo.tsx';
import { ReglasDeLiga as Reglas, resumenReglas } from './reglas.tsx';
import {
  cambiarDeporte,
  cambiarTipo,
  ligaNueva,
  NOMBRES_DE_MODO,
  type ValoresLiga,
  valoresDe,
} from './valores.ts';

export const GUARDAR = 'POST /api/private/ligas/:id';
const BORRADO = 'POST /api/private/ligas/:id/borrado';

const horaEscrita = (horas: number, minutos: number): string =>
  `${String(horas).padStart(2, '0')}:${String(minutos).padStart(2, '0')}`;

export const resumenDe = (v: ValoresLiga): Resumen => [
  ['Estado', v.estado],
  ['Tipo', CLASES[v.tipo].nombre],
  ['Deporte', NOMBRES_DE_DEPORTE[v.deporte]],
  ['Modo', NOMBRES_DE_MODO[v.modo]],
  ['División', nombreDivision(v.tipo, v.division) ?? ''],
  ['Temporada', nombreTemporada(v.anio)],
  ['Desde', horaEscrita(v.horaBaseInicio, v.minutoBaseInicio)],
  ['Hasta', horaEscrita(v.horaBaseFinal, v.minutoBaseFinal)],
  ['Duración', `${v.duracion} min`],
  ['Responsable', v.usuario ?? ''],
  ['Ida y vuelta', siNo(v.idaVuelta)],
  ['La vuelta, desde', v.fechaIdaVuelta ? fechaConDia(v.fechaIdaVuelta) : ''],
  ['Notificar', siNo(v.notificar)],
  ...resumenReglas(v.reglas),
];

const { estado, idaVuelta, fechaIdaVuelta, notificar } = CAMPOS.liga;

/** Most of its fields depend on one another: what they hold and how they read is told here. */
export const forma: Forma<ValoresLiga> = {
  campos: { estado, idaVuelta, fechaIdaVuelta, notificar },
  valores: (liga) => (liga ? valoresDe(liga as Liga) : ligaNueva()),
  faltas: () => ({}),
  resumen: resumenDe,
};

/** Other hours may leave out matches that are already arranged; hours upside down are an error, told as such. */
function delHorario(liga: Liga, valores: ValoresLiga): Cambio[] {
  const [antes, despues] = [horarioDe(liga), horarioDe(valores)];
  const acorta = despues.inicio > antes.inicio || despues.fin < antes.fin;
  return acorta && despues.inicio < despues.fin ? [{ tipo: 'horario', idLiga: liga.id, antes, despues }] : [];
}

/** What saving the league does to its arranged matches: that it ends, its hours, and its second leg. */
export function cambiosDe(liga: Liga | null, valores: ValoresLiga): Cambio[] {
  if (liga === null) return [];
  if (liga.estado === 'activa' && valores.estado === 'inactiva')
    return [{ tipo: 'inactiva', idLiga: liga.id }];
  const deVuelta: Cambio[] =
    liga.idaVuelta && !valores.idaVuelta ? [{ tipo: 'vuelta', idLiga: liga.id }] : [];
  return [...delHorario(liga, valores), ...deVuelta];
}

/** That the league ends is told to who plays in it. */
export const useAviso = (liga: Liga | null, valores: ValoresLiga) =>
  useAvisosDe(
    GUARDAR,
    liga?.estado === 'activa' && liga.notificar && valores.estado === 'inactiva'
      ? {
          params: { id: liga.id },
          body: { ...valoresDe(liga), estado: valores.estado, version: liga.version },
        }
      : null,
  );

const cuantosSalen = (n: number): string => {
  if (n === 0) return '';
  return n === 1
    ? ' Un jugador que también está en otras ligas se queda, sin liga.'
    : ` ${n} jugadores que también están en otras ligas se quedan, sin liga.`;
};

function consecuencias({ nombre }: Liga, seVa: BorradoLiga, vacia: boolean): string {
  if (vacia) return `Se borrará «${nombre}». No tiene jugadores ni partidos. ${SE_DESHACE}`;
  return `Se borrará «${nombre}» con ${cuentasDeLiga(seVa)}, y sus resultados y su clasificación dejarán de verse.${cuantosSalen(seVa.salen)} ${SE_DESHACE}`;
}

const NADA: BorradoLiga = { jugadores: 0, partidos: 0, incidencias: 0, salen: 0 };

/** Without players or matches it is a plain delete; else it goes whole, and no more than was said. */
export async function borrarSi(liga: Liga) {
  const params = { id: liga.id };
  const ensayo = await rehearse(BORRADO, { params, body: null });
  const seVa = ensayo?.haria ?? NADA;
  const vacia = seVa.jugadores + seVa.partidos + seVa.salen === 0;
  const { nota, como } = enPregunta(ensayo);
  const texto = <Consecuencias nota={nota}>{consecuencias(liga, seVa, vacia)}</Consecuencias>;
  return vacia ? { texto } : { texto, borrar: () => call(BORRADO, { params, body: seVa }, como) };
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

const comoOpciones = (nombres: Readonly<Record<string, string>>) =>
  Object.entries(nombres).map(([value, label]) => ({ value, label }));

const DEPORTES_OFRECIDOS = comoOpciones(NOMBRES_DE_DEPORTE);
const MODOS_OFRECIDOS = comoOpciones(NOMBRES_DE_MODO);

const NUMERO = { esNumero: true };

/** A season may be several cycles, each a league that ends and opens the next one. docs/reglas/ciclos.md */
const CICLOS = Array.from({ length: MAX_CICLOS + 1 }, (_, ciclo) =>
  opcion(ciclo, ciclo === 0 ? 'Toda la temporada' : `Ciclo ${ciclo}`),
);

type ParteProps = Pick<DePartes<Liga, ValoresLiga>, 'form' | 'campo'> & {
  /** One that exists is opened to see how it goes: what is seldom changed is folded. */
  plegada: boolean;
};

function Datos({ form, campo, plegada, liga }: ParteProps & { liga: Liga | null }) {
  const { tipo, deporte, anio, estado: suyo } = form.values;
  const { lista } = camposDe(form);
  return (
    <Section
      title="Liga"
      folded={plegada}
      summary={`${nombreLiga(form.values)} · ${suyo === 'activa' ? 'activa' : 'inactiva'}`}
    >
      <p aria-live="polite">
        Se llamará <strong data-testid="nombre-liga">{nombreLiga(form.values)}</strong>
      </p>
      <div className={fields.row}>
        <NativeSelect
          label="Tipo"
          data={tiposPara(tipo)}
          value={tipo}
          autoFocus={mayFocus()}
          onChange={({ currentTarget }) =>
            form.setValues(cambiarTipo(form.getValues(), currentTarget.value as TipoLiga))
          }
          error={form.errors.tipo}
        />
        {lista('division', 'División', divisiones(tipo), {
          ...NUMERO,
          disabled: divisionesDe(tipo).length === 1,
        })}
        {lista('anio', 'Temporada', temporadas(anio), NUMERO)}
        {campo('estado')}
      </div>
      <div className={fields.row}>
        <NativeSelect
          label="Deporte"
          data={DEPORTES_OFRECIDOS}
          value={deporte}
          onChange={({ currentTarget }) =>
            form.setValues(cambiarDeporte(form.getValues(), currentTarget.value as Deporte))
          }
          error={form.errors.deporte}
        />
        {lista('modo', 'Modo', MODOS_OFRECIDOS)}
        {seGestiona(tipo) ? lista('ciclo', 'Ciclo', CICLOS, NUMERO) : null}
      </div>
      <SumaDeCiclos valores={form.values} liga={liga} />
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

const AVISA =
  'Avisa por correo a los jugadores cuando cambian sus partidos, si los avisos están encendidos en Configuración.';
const SIN_FECHA = 'Mientras no pongas el día, solo se juega la ida: la vuelta no empieza.';

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

function Horario({ form, campo, plegada }: ParteProps) {
  const { idaVuelta: conVuelta, fechaIdaVuelta: desde } = form.values;
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
        {camposDe(form).lista('duracion', 'Duración', DURACIONES_OPCIONES, NUMERO)}
      </div>
      <div className={fields.row}>
        {campo('idaVuelta', { description: 'Cada pareja juega dos partidos.' })}
        {campo('fechaIdaVuelta', {
          label: 'La vuelta se juega desde',
          disabled: !conVuelta,
          ...(conVuelta && desde === null && { description: SIN_FECHA }),
        })}
      </div>
      <div className={fields.row}>
        <Responsable form={form} />
        {campo('notificar', { description: AVISA })}
      </div>
    </Section>
  );
}

export const Cabeza = (liga: Liga) => (
  <>
    {liga.estado === 'activa' ? null : <InsigniaActiva estado={liga.estado} />}
    <Imprimir liga={liga} phone={false} />
  </>
);

/** One that exists is opened to see how it goes; what is set of it comes after that, folded. */
export function Partes({ entidad: liga, form, campo, pie, volver }: DePartes<Liga, ValoresLiga>) {
  const isPhone = useIsPhone();
  const parte = { form, campo, plegada: liga !== null };
  const datos = <Datos {...parte} liga={liga} />;
  const horario = <Horario {...parte} />;
  const reglas = <Reglas {...parte} idLiga={liga?.id ?? null} />;
  if (!liga)
    return (
      <>
        <Column>{datos}</Column>
        <Column>{horario}</Column>
        {reglas}
      </>
    );
  const ajustes = (
    <>
      {datos}
      {horario}
      {isPhone ? reglas : null}
    </>
  );
  return (
    <>
      <Column>
        <ComoVa liga={liga} />
        <FueraDePlazo liga={liga} />
        <Imprimir liga={liga} phone />
        {isPhone ? null : ajustes}
      </Column>
      <Column>
        <Proximos liga={liga} />
        {liga.reglas.clasifica && !esEscalera(liga) ? <PuntosAMano liga={liga} /> : null}
        {seGestiona(liga.tipo) && !esEscalera(liga) ? <EquidadDeLiga idLiga={liga.id} /> : null}
        {isPhone ? ajustes : null}
        {seTermina(liga) ? <FinDeTemporada liga={liga} volver={volver} /> : null}
      </Column>
      {isPhone ? null : reglas}
      {pie}
    </>
  );
}

import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useRef } from 'react';
import type { Jugador } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { AlIrse } from '#domain/clasificacion/al-irse.ts';
import { ESTADO_DE_JUGADOR, ESTADOS_JUGADOR, horarioDe } from '#domain/liga/liga.ts';
import { errorDeFranjas, GUSTO_DICHO, GUSTOS, leerFranjas, type Ventana } from '#domain/persona/franjas.ts';
import { MAX_NOMBRE_DEPORTIVO, MAX_NOTAS } from '#domain/persona/mensajes.ts';
import { Afectados, conLoQueToca, useAfectados } from '#web/club/afectados/afectados.tsx';
import {
  ElegirAlIrse,
  ElegirAlIrseSuelto,
  leerLoQueDejan,
  useLoQueDejan,
} from '#web/club/afectados/al-irse.tsx';
import { useAvisosDe } from '#web/club/avisos/avisos.tsx';
import { FranjasField } from '#web/club/franjas/franjas.tsx';
import { useFicha, useLigas } from '#web/club/mesa/consultas.ts';
import { Contacto } from '#web/club/mesa/contacto.tsx';
import { Elegir, opcionesActivas } from '#web/club/mesa/elegir.tsx';
import { avisarHecho, type Resumen, useFichaRuta, type Volver } from '#web/club/mesa/ficha.tsx';
import { LigaCorta } from '#web/club/mesa/liga-corta.tsx';
import { cuantos, SE_DESHACE } from '#web/club/mesa/palabras.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { useEdicion } from '#web/club/mesa/use-edicion.ts';
import { metaDe } from '#web/club/meta.ts';
import { InsigniaEstado } from '#web/club/zona.tsx';
import { call } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Column, DetailFrame, DetailLoad, Group, Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { mayFocus } from '#web/ui/desk/focus.ts';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { tripFrom } from '#web/ui/desk/return-to.ts';
import { showToast } from '#web/ui/toast.tsx';
import { Avisos } from './avisos.tsx';
import { cambiosDe } from './cambios.ts';
import { EnlacePersonal } from './enlace-personal.tsx';
import { Personales } from './personales.tsx';
import { Repetidos } from './repetidos.tsx';
import { Incidencias, partidosDe, SusPartidos } from './suyo.tsx';

/** What the form holds: a player, with empty texts instead of null. */
type ValoresJugador = Pick<
  Jugador,
  'nombre' | 'estado' | 'idLiga' | 'disponibleAmistosos' | 'publicarNombre'
> & {
  email: string;
  telefono: string;
  nombreDeportivo: string;
  notas: string;
  franjas: string;
  alIrse: AlIrse;
};

const NUEVO: ValoresJugador = {
  nombre: '',
  estado: 'activo',
  email: '',
  telefono: '',
  nombreDeportivo: '',
  notas: '',
  franjas: '',
  idLiga: null,
  disponibleAmistosos: true,
  publicarNombre: false,
  alIrse: 'abierto',
};

const valoresDe = ({ nombre, nombreDeportivo, estado, email, telefono, idLiga, ...resto }: Jugador) =>
  ({
    nombre,
    nombreDeportivo: nombreDeportivo ?? '',
    estado,
    email: email ?? '',
    telefono: telefono ?? '',
    idLiga,
    disponibleAmistosos: resto.disponibleAmistosos,
    publicarNombre: resto.publicarNombre,
    notas: resto.notas ?? '',
    franjas: resto.franjas ?? '',
    alIrse: NUEVO.alIrse,
  }) satisfies ValoresJugador;

const leerJugador = (id: number) => call('GET /api/private/jugadores/:id', { params: { id } });

const resumenDe = (v: ValoresJugador, ligas: readonly Liga[]): Resumen =>
  Object.values({
    nombre: ['Nombre', v.nombre],
    nombreDeportivo: ['Nombre deportivo', v.nombreDeportivo],
    publicarNombre: ['Publicar su nombre completo', v.publicarNombre ? 'Sí' : 'No'],
    estado: ['Estado', v.estado],
    email: ['Email', v.email],
    telefono: ['Teléfono', v.telefono],
    notas: ['Notas', v.notas],
    franjas: ['Cuándo puede', v.franjas],
    alIrse: ['Lo que falta por jugar', v.alIrse === 'abierto' ? 'Abierto' : 'Para sus rivales'],
    idLiga: ['Liga', ligas.find(({ id }) => id === v.idLiga)?.nombre ?? ''],
    disponibleAmistosos: ['Disponible para amistosos', v.disponibleAmistosos ? 'Sí' : 'No'],
  } satisfies Record<keyof ValoresJugador, Resumen[number]>);

async function consecuencias({ id, nombre }: Jugador): Promise<string> {
  const incidencias = await call('GET /api/private/incidencias/jugador/:id', { params: { id } });
  const con = cuantos(incidencias.length, 'ausencia', 'ausencias');
  return `Se borrará a ${nombre}, con sus datos de contacto y ${con}. No tiene partidos. ${SE_DESHACE} Su nombre sigue en los registros: si pide que se olviden sus datos, cancela y usa «Borrar sus datos», en esta misma ficha.`;
}

/** Warns when a player who has just been marked as injured still has arranged matches. */
async function avisarSiSigue(guardado: Jugador, antes: Jugador | null): Promise<void> {
  if (guardado.estado !== 'lesion' || guardado.estado === antes?.estado) return;
  const { porJugar } = await partidosDe(guardado);
  if (porJugar === 0) return;
  const cuales = cuantos(
    porJugar,
    'partido por jugar: quítalo o cámbialo',
    'partidos por jugar: quítalos o cámbialos',
  );
  showToast(`${guardado.nombre} sigue en ${cuales} de día en Partidos.`, 'warning');
}

/** Why a player with matches cannot be deleted, and what becomes of those left; null when there are none. */
async function porQueNo(
  { id, nombre, idLiga }: Jugador,
  suyos: number,
  elegir: (alIrse: AlIrse) => void,
): Promise<ReactNode> {
  const dejan = await leerLoQueDejan([{ id, idLiga, estado: 'eliminado' }]);
  return (
    <div className={fields.stack}>
      <p>
        {nombre} tiene {cuantos(suyos, 'partido', 'partidos')}: quien ha jugado no se borra, se marca como
        eliminado. Conserva sus resultados y pasa al final de la tabla. {SE_DESHACE}
      </p>
      <ElegirAlIrseSuelto dejan={dejan} elegir={elegir} />
    </div>
  );
}

/** Whoever has played is struck off instead, saying at once what becomes of the rest. */
async function eliminar(
  quien: Jugador,
  form: UseFormReturnType<ValoresJugador>,
  guardar: () => Promise<void>,
) {
  const { suyos } = await partidosDe(quien);
  if (suyos.length === 0) return null;
  let alIrse: AlIrse = 'abierto';
  const texto = await porQueNo(quien, suyos.length, (elegido) => {
    alIrse = elegido;
  });
  const hacer = () => {
    form.setFieldValue('estado', 'eliminado');
    form.setFieldValue('alIrse', alIrse);
    return guardar();
  };
  return { texto, accion: 'Marcar como eliminado', hacer };
}

const sinNombre = (nombre: string) => (nombre.trim() ? null : 'Escribe el nombre del jugador');

type Ficha = { jugador: Jugador | null; ligas: readonly Liga[]; volver: Volver };

const GUARDAR = 'POST /api/private/jugadores/:id';

export function useJugador({ jugador, ligas, volver }: Ficha) {
  const quiet = useRef(false);
  const ficha = useEdicion<ValoresJugador, Jugador, Jugador>({
    entidad: jugador,
    nueva: () => NUEVO,
    valoresDe,
    validate: {
      nombre: sinNombre,
      // As the server, which does not look again at what is kept as it was.
      franjas: (franjas, { idLiga }) =>
        franjas === (jugador?.franjas ?? '')
          ? null
          : errorDeFranjas(leerFranjas(franjas), ventanaEn(ligas, idLiga), 'mesa'),
    },
    leer: leerJugador,
    enviar: (id, valores, version) =>
      call(GUARDAR, { params: { id }, body: { ...valores, version } }, { quiet: quiet.current }),
    resumen: (valores) => resumenDe(valores, ligas),
    alGuardar: (guardado) => {
      avisarHecho(`Jugador guardado: ${guardado.nombre}`);
      // It is saved: failing to read what is left on the calendar is not worth an error.
      avisarSiSigue(guardado, jugador).catch(() => {});
    },
    volver,
    borrado: {
      titulo: 'Borrar al jugador',
      consecuencias,
      borrar: (id) => call('DELETE /api/private/jugadores/:id', { params: { id } }),
      hecho: 'Jugador borrado',
      enVez: eliminar,
    },
  });
  const { values } = ficha.form;
  const dejan = useLoQueDejan(comoQueda(jugador, values));
  const avisa = jugador !== null && dejan.faltan + dejan.puestos > 0;
  const body = { ...values, version: jugador?.version ?? null };
  const { nota, callar } = useAvisosDe(GUARDAR, avisa ? { params: { id: jugador.id }, body } : null);
  quiet.current = callar;
  return { ...ficha, dejan, nota };
}

/** As saving would leave who changes of state or league. */
const comoQueda = (jugador: Jugador | null, { estado, idLiga }: ValoresJugador) =>
  jugador && (estado !== jugador.estado || idLiga !== jugador.idLiga)
    ? [{ id: jugador.id, estado, idLiga }]
    : [];

type FormJugador = ReturnType<typeof useJugador>['form'];

export const meta = () => metaDe({ titulo: 'Jugador', oculta: true });

const ESTADOS = ESTADOS_JUGADOR.map((estado) => ({ value: estado, label: ESTADO_DE_JUGADOR[estado] }));

type Props = { form: FormJugador };

/** "Liga Social - 1ª División - 2026/27 · Activo". */
const enQueJuega = ({ idLiga, estado }: ValoresJugador, ligas: readonly Liga[]): string =>
  `${ligas.find(({ id }) => id === idLiga)?.nombre ?? 'Sin liga'} · ${ESTADO_DE_JUGADOR[estado]}`;

type DatosProps = Props & { jugador: Jugador | null; ligas: readonly Liga[] };

function Datos({ form, jugador, ligas }: DatosProps) {
  const isPhone = useIsPhone();
  const { idLiga } = form.values;
  return (
    <Section title="Datos" summary={isPhone && jugador ? enQueJuega(form.values, ligas) : undefined}>
      <div className={fields.row}>
        <TextInput
          label="Nombre"
          withAsterisk
          maxLength={80}
          autoFocus={mayFocus()}
          {...form.getInputProps('nombre')}
        />
        <NativeSelect label="Estado" data={ESTADOS} {...form.getInputProps('estado')} />
      </div>
      <Elegir
        label="Liga y división"
        placeholder="Sin liga"
        clearable
        opciones={opcionesActivas(ligas, idLiga)}
        value={idLiga}
        onChange={(elegida) => form.setFieldValue('idLiga', elegida)}
        error={form.errors.idLiga}
      />
      <div className="grid items-start gap-4 md:grid-cols-label">
        <TextInput
          label="Teléfono"
          type="tel"
          maxLength={40}
          autoComplete="off"
          {...form.getInputProps('telefono')}
        />
        <TextInput
          label="Email"
          type="email"
          inputMode="email"
          maxLength={200}
          autoComplete="off"
          {...form.getInputProps('email')}
        />
      </div>
      <Checkbox
        label="Disponible para amistosos"
        description="Las propuestas pueden darle partidos amistosos."
        {...form.getInputProps('disponibleAmistosos', { type: 'checkbox' })}
      />
    </Section>
  );
}

/** How they are called where anybody reads. */
function EnLaWeb({ form, jugador }: Props & { jugador: Jugador | null }) {
  const { nombreDeportivo, publicarNombre } = form.values;
  const suyo = publicarNombre ? 'Con nombre y apellidos' : 'Como dice su liga';
  return (
    <Section title="Cómo sale en la web" folded summary={nombreDeportivo || suyo}>
      <TextInput
        label="Nombre deportivo"
        maxLength={MAX_NOMBRE_DEPORTIVO}
        autoComplete="off"
        description="Con el que aparece en la web. Vacío: su nombre entero o, si es o fue de la liga infantil, el nombre y la inicial."
        {...form.getInputProps('nombreDeportivo')}
      />
      {jugador?.reservado ? (
        <Checkbox
          label="Publicar su nombre completo"
          description="Es o fue de la liga infantil: la web lo llama por el nombre y la inicial. Marcado, dice su nombre y apellidos en todas partes, también en las tablas de entonces."
          {...form.getInputProps('publicarNombre', { type: 'checkbox' })}
        />
      ) : null}
    </Section>
  );
}

const Notas = ({ form }: Props) => (
  <Section title="Notas" folded summary={form.values.notas.trim() || 'Ninguna: solo las vería la mesa'}>
    <Textarea
      aria-label="Notas"
      description="Solo para la mesa: quién lo trae, con quién comparte coche… Nunca sale en la web."
      autosize
      minRows={2}
      maxLength={MAX_NOTAS}
      {...form.getInputProps('notas')}
    />
  </Section>
);

function ventanaEn(ligas: readonly Liga[], idLiga: number | null): Ventana | null {
  const liga = ligas.find(({ id }) => id === idLiga);
  return liga ? { ...horarioDe(liga), duracion: liga.duracion } : null;
}

/** "2 franjas: No puede nunca. 1 franja: …" */
function marcado(franjas: string): string {
  const suyas = Object.values(leerFranjas(franjas));
  const partes = GUSTOS.map((gusto) => [gusto, suyas.filter((uno) => uno === gusto).length] as const)
    .filter(([, n]) => n > 0)
    .map(([gusto, n]) => `${GUSTO_DICHO.mesa[gusto]}: ${cuantos(n, 'franja', 'franjas')}`);
  return partes.length === 0 ? 'Le da igual siempre' : partes.join(' · ');
}

function CuandoPuede({ form, ligas }: Props & { ligas: readonly Liga[] }) {
  const { idLiga, franjas } = form.values;
  return (
    <Section
      title="Cuándo puede"
      folded
      summary={marcado(franjas)}
      hint="Lo dice el jugador en su página, o lo marcas tú; lo que no se marca le da igual. Cuenta la hora a la que empieza el partido. Qué hace la propuesta con «No puede nunca» se elige en Configuración."
    >
      <FranjasField
        quien="mesa"
        valor={franjas}
        ventana={ventanaEn(ligas, idLiga)}
        alCambiar={(valor) => form.setFieldValue('franjas', valor ?? '')}
        error={form.errors.franjas as string | undefined}
      />
    </Section>
  );
}

/** How they are, how to reach them, and what to do when they answer that they cannot come. */
const EnCabeza = ({ jugador }: { jugador: Jugador }) => (
  <div className="max-md:flex max-md:w-full max-md:items-center max-md:gap-2 max-md:pb-2 md:contents">
    <span className="text-s font-semibold text-ink-soft">
      <LigaCorta id={jugador.idLiga} nombre={null} />
    </span>
    {jugador.estado !== 'activo' && <InsigniaEstado estado={jugador.estado} />}
    <Contacto quien={jugador} entero />
    <div className={fields.actions}>
      <ButtonLink
        size="s"
        to={rutasPrivadas.nuevaIncidencia(jugador.id)}
        state={tripFrom(rutasPrivadas.jugador(jugador.id))}
      >
        Nueva incidencia
      </ButtonLink>
    </div>
  </div>
);

/** What one opens it for comes first, on a phone and on a laptop; a new one has none. */
const Suyo = ({ jugador }: { jugador: Jugador }) => (
  <Column>
    <SusPartidos jugador={jugador} />
    <Incidencias jugador={jugador} />
  </Column>
);

function FichaJugador({ jugador, ligas, volver }: Ficha) {
  const { form, cambios, marco, dejan, nota } = useJugador({ jugador, ligas, volver });
  const tocan = cambiosDe(jugador, form.values);
  const tocados = useAfectados(tocan);
  const veDatos = usePuede('GET /api/private/jugadores/:id/datos');
  const daEnlace = usePuede('POST /api/private/jugadores/:id/enlace');
  const olvidado = () => {
    cambios.darPorGuardado();
    volver(jugador?.id ?? 0);
  };
  return (
    <DetailFrame
      title={jugador?.nombre ?? 'Nuevo jugador'}
      badge={jugador ? <EnCabeza jugador={jugador} /> : null}
      {...marco}
      saveLabel={conLoQueToca('Guardar', tocados)}
      saveNote={nota}
    >
      <Repetidos escrito={form.values} jugador={jugador} />
      {jugador ? <Suyo jugador={jugador} /> : null}
      <Column>
        <Datos form={form} jugador={jugador} ligas={ligas} />
        <Group>
          <Notas form={form} />
          <CuandoPuede form={form} ligas={ligas} />
          <EnLaWeb form={form} jugador={jugador} />
          {jugador && daEnlace ? <Avisos jugador={jugador} /> : null}
          {jugador && daEnlace ? <EnlacePersonal jugador={jugador} /> : null}
          {jugador && veDatos ? <Personales id={jugador.id} alBorrar={olvidado} /> : null}
        </Group>
      </Column>
      <ElegirAlIrse
        dejan={dejan}
        valor={form.values.alIrse}
        elegir={(elegido) => form.setFieldValue('alIrse', elegido)}
      />
      <Afectados partidos={tocados} cambios={tocan} />
    </DetailFrame>
  );
}

export default function JugadoresDetail() {
  const { id, volver } = useFichaRuta(rutasPrivadas.jugadores());
  const consulta = useFicha('jugadores', id, () => leerJugador(id));
  const ligas = useLigas();
  return (
    <DetailLoad queries={[consulta, ligas]} onBack={volver}>
      {() => (
        <FichaJugador key={id} jugador={consulta.data ?? null} ligas={ligas.data ?? []} volver={volver} />
      )}
    </DetailLoad>
  );
}

import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { IncidenciaFila } from '#contract/incidencias.ts';
import type { Jugador } from '#contract/jugadores.ts';
import type { Liga } from '#contract/ligas.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { Cambio } from '#contract/partidos.ts';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { ESTADO_DE_JUGADOR, ESTADOS_JUGADOR } from '#domain/liga/liga.ts';
import { conSets } from '#domain/partido/marcador.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { juega } from '#domain/partido/partido.ts';
import { MAX_NOMBRE_DEPORTIVO } from '#domain/persona/mensajes.ts';
import { Afectados, guardarQueToca, useAfectados } from '#web/club/afectados/afectados.tsx';
import { useFicha, useLigas } from '#web/club/mesa/consultas.ts';
import { periodoConDias } from '#web/club/mesa/dias.tsx';
import { Elegir, opcionesActivas } from '#web/club/mesa/elegir.tsx';
import { type Resumen, useFichaRuta, type Volver } from '#web/club/mesa/ficha.tsx';
import { cuantos, SE_DESHACE } from '#web/club/mesa/palabras.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { useEdicion } from '#web/club/mesa/use-edicion.ts';
import { metaDe } from '#web/club/meta.ts';
import { InsigniaEstado } from '#web/club/zona.tsx';
import { call } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import fields from '#web/ui/desk/desk.module.css';
import { DetailFrame, DetailLoad, Section } from '#web/ui/desk/detail-frame.tsx';
import { tripFrom } from '#web/ui/desk/return-to.ts';
import { ErrorState, Skeleton } from '#web/ui/states.tsx';
import { TableFrame } from '#web/ui/table-frame.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { EnlacePersonal } from './enlace-personal.tsx';
import { Personales } from './personales.tsx';

type Antes = Pick<Jugador, 'id' | 'estado' | 'idLiga'>;
type Despues = Pick<Jugador, 'estado' | 'idLiga'>;

export function cambiosDe(antes: Antes | null, { estado, idLiga }: Despues): Cambio[] {
  if (antes === null) return [];
  const cambios: Cambio[] = [];
  if (estado !== 'activo' && estado !== antes.estado)
    cambios.push({ tipo: 'baja', idJugador: antes.id, estado });
  if (antes.idLiga !== null && idLiga !== antes.idLiga)
    cambios.push({ tipo: 'liga', idJugador: antes.id, idLiga: antes.idLiga });
  return cambios;
}

function Tabla({ incidencias }: { incidencias: readonly IncidenciaFila[] }) {
  if (incidencias.length === 0) return <p>{mensajes.sinIncidencias}</p>;
  return (
    <TableFrame label="Incidencias" dense>
      <table>
        <thead>
          <tr>
            <th scope="col">Días</th>
            <th scope="col">Liga</th>
            <th scope="col">Motivo</th>
          </tr>
        </thead>
        <tbody>
          {incidencias.map(({ id, idJugador, liga, motivo, ...dias }) => (
            <tr key={id}>
              <td>
                <Link to={rutasPrivadas.incidencia(id)} state={tripFrom(rutasPrivadas.jugador(idJugador))}>
                  {periodoConDias(dias)}
                </Link>
              </td>
              <td>{liga}</td>
              <td>{motivo}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function Incidencias({ idJugador }: { idJugador: number }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['incidencias', 'jugador', idJugador],
    queryFn: () => call('GET /api/private/incidencias/jugador/:id', { params: { id: idJugador } }),
  });
  return (
    <Section title="Incidencias" hint="Los días con incidencia no se le ofrece para jugar.">
      {error && !data ? (
        <ErrorState onRetry={() => refetch()} busy={isFetching}>
          {error.message}
        </ErrorState>
      ) : null}
      {data ? <Tabla incidencias={data} /> : null}
      {data || error ? null : <Skeleton kind="row" rows={2} />}
      <div>
        <ButtonLink
          size="s"
          to={rutasPrivadas.nuevaIncidencia(idJugador)}
          state={tripFrom(rutasPrivadas.jugador(idJugador))}
        >
          Apuntar ausencia
        </ButtonLink>
      </div>
    </Section>
  );
}

/** What the form holds: a player, with empty texts instead of null. */
type ValoresJugador = Pick<
  Jugador,
  'nombre' | 'estado' | 'idLiga' | 'disponibleAmistosos' | 'publicarNombre'
> & {
  email: string;
  telefono: string;
  nombreDeportivo: string;
};

const NUEVO: ValoresJugador = {
  nombre: '',
  estado: 'activo',
  email: '',
  telefono: '',
  nombreDeportivo: '',
  idLiga: null,
  disponibleAmistosos: true,
  publicarNombre: false,
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
  }) satisfies ValoresJugador;

const leerJugador = (id: number) => call('GET /api/private/jugadores/:id', { params: { id } });

const resumenDe = (v: ValoresJugador, ligas: readonly Liga[]): Resumen => [
  ['Nombre', v.nombre],
  ['Nombre deportivo', v.nombreDeportivo],
  ['Publicar su nombre completo', v.publicarNombre ? 'Sí' : 'No'],
  ['Estado', v.estado],
  ['Email', v.email],
  ['Teléfono', v.telefono],
  ['Liga', ligas.find(({ id }) => id === v.idLiga)?.nombre ?? ''],
  ['Disponible para amistosos', v.disponibleAmistosos ? 'Sí' : 'No'],
];

async function consecuencias({ id, nombre }: Jugador): Promise<string> {
  const incidencias = await call('GET /api/private/incidencias/jugador/:id', { params: { id } });
  const con = cuantos(incidencias.length, 'incidencia', 'incidencias');
  return `Se borrará a ${nombre}, con sus datos de contacto y ${con}. No tiene partidos. ${SE_DESHACE} Su nombre sigue en los registros: si pide que se olviden sus datos, cancela y usa «Borrar sus datos», en esta misma ficha.`;
}

/** Their matches, and how many of them are still to be played. */
async function partidosDe({ id, nombre }: Jugador) {
  const encontrados = await call('POST /api/private/partidos', {
    body: { jugador: nombre, fecha: null, idPista: null, idLiga: null },
  });
  const suyos = encontrados.filter((partido) => juega(partido, id));
  return { suyos, porJugar: suyos.filter((partido) => estaPorJugar(conSets(partido))).length };
}

/** Warns when a player who has just been marked as injured or struck off still has arranged matches. */
async function avisarSiSigue(guardado: Jugador, antes: Jugador | null): Promise<void> {
  if (guardado.estado === 'activo' || guardado.estado === antes?.estado) return;
  const { porJugar } = await partidosDe(guardado);
  if (porJugar === 0) return;
  const cuales = cuantos(
    porJugar,
    'partido por jugar: quítalo o cámbialo',
    'partidos por jugar: quítalos o cámbialos',
  );
  showToast(`${guardado.nombre} sigue en ${cuales} de día en Partidos.`, 'warning');
}

/** Why a player with matches cannot be deleted; null when there are none. */
async function porQueNo(jugador: Jugador): Promise<string | null> {
  const { nombre } = jugador;
  const { suyos, porJugar } = await partidosDe(jugador);
  if (suyos.length === 0) return null;
  const pendiente =
    porJugar > 0
      ? ` ${cuantos(porJugar, 'está sin jugar y sigue en el horario', 'están sin jugar y siguen en el horario')}: después, quítalos o cámbialos desde «Sus partidos».`
      : '';
  return `${nombre} tiene ${cuantos(suyos.length, 'partido', 'partidos')}: quien ha jugado no se borra, se marca como eliminado. Conserva sus resultados y pasa al final de la tabla.${pendiente}`;
}

const sinNombre = (nombre: string) => (nombre.trim() ? null : 'Escribe el nombre del jugador');

type Ficha = { jugador: Jugador | null; ligas: readonly Liga[]; volver: Volver };

const useJugador = ({ jugador, ligas, volver }: Ficha) =>
  useEdicion<ValoresJugador, Jugador, Jugador>({
    entidad: jugador,
    nueva: () => NUEVO,
    valoresDe,
    validate: { nombre: sinNombre },
    leer: leerJugador,
    enviar: (id, valores, version) =>
      call('POST /api/private/jugadores/:id', { params: { id }, body: { ...valores, version } }),
    resumen: (valores) => resumenDe(valores, ligas),
    alGuardar: (guardado) => {
      showToast(`Jugador guardado: ${guardado.nombre}`, 'success');
      // It is saved: failing to read what is left on the calendar is not worth an error.
      avisarSiSigue(guardado, jugador).catch(() => {});
    },
    volver,
    borrado: {
      titulo: 'Borrar al jugador',
      consecuencias,
      borrar: (id) => call('DELETE /api/private/jugadores/:id', { params: { id } }),
      hecho: 'Jugador borrado',
      enVez: async (quien, form, guardar) => {
        const texto = await porQueNo(quien);
        const hacer = () => {
          form.setFieldValue('estado', 'eliminado');
          return guardar();
        };
        return texto === null ? null : { texto, accion: 'Marcar como eliminado', hacer };
      },
    },
  });

type FormJugador = ReturnType<typeof useJugador>['form'];

export const meta = () => metaDe({ titulo: 'Jugador', oculta: true });

const ESTADOS = ESTADOS_JUGADOR.map((estado) => ({ value: estado, label: ESTADO_DE_JUGADOR[estado] }));

type Props = { form: FormJugador };

function Datos({ form, jugador }: Props & { jugador: Jugador | null }) {
  return (
    <Section title="Datos">
      <div className={fields.row}>
        <TextInput label="Nombre" withAsterisk maxLength={80} autoFocus {...form.getInputProps('nombre')} />
        <NativeSelect label="Estado" data={ESTADOS} {...form.getInputProps('estado')} />
      </div>
      <div className={fields.row}>
        <TextInput
          label="Nombre deportivo"
          description="Con el que aparece en la web. Vacío: su nombre entero o, si es o fue de la liga infantil, el nombre y la inicial."
          maxLength={MAX_NOMBRE_DEPORTIVO}
          autoComplete="off"
          {...form.getInputProps('nombreDeportivo')}
        />
        {jugador?.reservado ? (
          <Checkbox
            label="Publicar su nombre completo"
            description="Es o fue de la liga infantil: la web lo llama por el nombre y la inicial. Marcado, dice su nombre y apellidos en todas partes, también en las tablas de entonces."
            {...form.getInputProps('publicarNombre', { type: 'checkbox' })}
          />
        ) : null}
      </div>
      <div className={fields.row}>
        <TextInput
          label="Email"
          type="email"
          inputMode="email"
          maxLength={200}
          autoComplete="off"
          {...form.getInputProps('email')}
        />
        <TextInput
          label="Teléfono"
          type="tel"
          maxLength={40}
          autoComplete="off"
          {...form.getInputProps('telefono')}
        />
      </div>
    </Section>
  );
}

function Juega({ form, ligas }: Props & { ligas: readonly Liga[] }) {
  return (
    <Section title="Dónde juega">
      <div className={fields.row}>
        <Elegir
          label="Liga y división"
          placeholder="Sin liga"
          clearable
          opciones={opcionesActivas(ligas, form.values.idLiga)}
          value={form.values.idLiga}
          onChange={(idLiga) => form.setFieldValue('idLiga', idLiga)}
          error={form.errors.idLiga}
        />
        <Checkbox
          label="Disponible para amistosos"
          description="Las propuestas pueden darle partidos amistosos."
          {...form.getInputProps('disponibleAmistosos', { type: 'checkbox' })}
        />
      </div>
    </Section>
  );
}

function Suyo({ jugador: { id, nombre } }: { jugador: Jugador }) {
  return (
    <Section title="Sus partidos">
      <div className={fields.row}>
        <Link to={rutasPrivadas.partidosDe(nombre)}>Verlos y corregirlos</Link>
        <Link to={rutas.jugador(id)}>Su página en la web</Link>
      </div>
    </Section>
  );
}

function FichaJugador({ jugador, ligas, volver }: Ficha) {
  const { form, cambios, marco } = useJugador({ jugador, ligas, volver });
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
      badge={jugador ? <InsigniaEstado estado={jugador.estado} /> : null}
      {...marco}
      saveLabel={guardarQueToca(tocados)}
    >
      <Datos form={form} jugador={jugador} />
      <Juega form={form} ligas={ligas} />
      {jugador ? <Suyo jugador={jugador} /> : null}
      {jugador ? <Incidencias idJugador={jugador.id} /> : null}
      {jugador && daEnlace ? <EnlacePersonal jugador={jugador} /> : null}
      {jugador && veDatos ? <Personales id={jugador.id} alBorrar={olvidado} /> : null}
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

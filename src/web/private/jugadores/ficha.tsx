import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Jugador } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { Cambio } from '#contract/liga/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { Formulario } from '#domain/campo.ts';
import type { JUGADOR } from '#domain/campos.ts';
import type { AlIrse } from '#domain/clasificacion/al-irse.ts';
import { ESTADO_DE_JUGADOR, horarioDe } from '#domain/liga/liga.ts';
import { GUSTO_DICHO, GUSTOS, leerFranjas, type Ventana } from '#domain/persona/franjas.ts';
import { type Coincidencia, posiblesRepetidos } from '#domain/persona/repetidos.ts';
import { enLista } from '#domain/texto.ts';
import {
  dejanAlgo,
  ElegirAlIrse,
  ElegirAlIrseSuelto,
  leerLoQueDejan,
  useLoQueDejan,
} from '#web/club/afectados/al-irse.tsx';
import { useAvisosDe } from '#web/club/avisos/avisos.tsx';
import { FranjasField } from '#web/club/franjas/franjas.tsx';
import { useJugadores, useLigas } from '#web/club/mesa/consultas.ts';
import { Contacto } from '#web/club/mesa/contacto.tsx';
import { LigaCorta } from '#web/club/mesa/cortos.tsx';
import { opcionesActivas } from '#web/club/mesa/elegir.tsx';
import { cuantos, SE_DESHACE } from '#web/club/mesa/palabras.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import type { Partes as DePartes } from '#web/club/mesa/recurso.tsx';
import { InsigniaEstado } from '#web/club/zona.tsx';
import { call } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Column, Group, Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { tripFrom } from '#web/ui/desk/return-to.ts';
import { Notice } from '#web/ui/states.tsx';
import { Avisos, EnlacePersonal } from './enlace.tsx';
import { LaPareja } from './pareja.tsx';
import { Personales } from './personales.tsx';
import { Incidencias, partidosDe, SusPartidos } from './suyo.tsx';

export const GUARDAR = 'POST /api/private/jugadores/:id';

type ValoresJugador = Formulario<typeof JUGADOR> & { alIrse: AlIrse };
type Form = UseFormReturnType<ValoresJugador>;

type Antes = Pick<Jugador, 'id' | 'estado' | 'idLiga'>;
type Despues = Pick<Jugador, 'estado' | 'idLiga'>;

/** What saving a player would change of their matches. docs/reglas/consecuencias.md */
export function cambiosDe(antes: Antes | null, { estado, idLiga }: Despues): Cambio[] {
  if (antes === null) return [];
  const cambios: Cambio[] = [];
  if (estado !== 'activo' && estado !== antes.estado)
    cambios.push({ tipo: 'baja', idJugador: antes.id, estado });
  if (antes.idLiga !== null && idLiga !== antes.idLiga)
    cambios.push({ tipo: 'liga', idJugador: antes.id, idLiga: antes.idLiga });
  return cambios;
}

/** As saving would leave who changes of state or league. */
const useDejan = (jugador: Jugador | null, { estado, idLiga }: Despues) =>
  useLoQueDejan(
    jugador && (estado !== jugador.estado || idLiga !== jugador.idLiga)
      ? [{ id: jugador.id, estado, idLiga }]
      : [],
  );

export function useAviso(jugador: Jugador | null, valores: ValoresJugador) {
  const dejan = useDejan(jugador, valores);
  const avisa = jugador !== null && dejanAlgo(dejan);
  const body = { ...valores, version: jugador?.version ?? null };
  return useAvisosDe(GUARDAR, avisa ? { params: { id: jugador.id }, body } : null);
}

async function consecuencias({ id, nombre }: Jugador): Promise<string> {
  const incidencias = await call('GET /api/private/incidencias/jugador/:id', { params: { id } });
  const con = incidencias.length > 0 ? ` y ${cuantos(incidencias.length, 'incidencia', 'incidencias')}` : '';
  return `Se borrará a ${nombre}, con sus datos de contacto${con}. No tiene partidos. ${SE_DESHACE} Su nombre sigue en los registros: si pide que se olviden sus datos, cancela y usa «Borrar sus datos», en esta misma ficha.`;
}

/** Why a player with matches cannot be deleted, and what becomes of those left. */
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
export async function borrarSi(quien: Jugador, form: Form, guardar: () => Promise<void>) {
  const { suyos } = await partidosDe(quien);
  if (suyos.length === 0) return { texto: await consecuencias(quien) };
  let alIrse: AlIrse = 'regla';
  const texto = await porQueNo(quien, suyos.length, (elegido) => {
    alIrse = elegido;
  });
  const hacer = () => {
    form.setValues({ estado: 'eliminado', alIrse });
    return guardar();
  };
  return { texto, enVez: { accion: 'Marcar como eliminado', hacer } };
}

/** The league and the division, among those of who plays alone or of pairs. */
function DeQueLiga({ entidad, form, campo }: ParteProps) {
  const { data: ligas = [] } = useLigas();
  const modo = entidad?.esPareja ? 'parejas' : 'individual';
  const suyas = ligas.filter((liga) => liga.modo === modo || liga.id === form.values.idLiga);
  return campo('idLiga', {
    label: 'Liga y división',
    placeholder: 'Sin liga',
    opciones: opcionesActivas(suyas, form.values.idLiga),
  });
}

/** Of a pair, where it plays: the rest is of each of the two. */
const DatosDePareja = (parte: ParteProps) => (
  <Section title="Datos">
    {parte.campo('estado')}
    <DeQueLiga {...parte} />
  </Section>
);

type ParteProps = Pick<DePartes<Jugador, ValoresJugador>, 'entidad' | 'form' | 'campo'>;

/** "Liga Social - 1ª División - 2026/27 · Activo". */
const enQueJuega = ({ idLiga, estado }: ValoresJugador, ligas: readonly Liga[]): string =>
  `${ligas.find(({ id }) => id === idLiga)?.nombre ?? 'Sin liga'} · ${ESTADO_DE_JUGADOR[estado]}`;

function Datos({ entidad, form, campo }: ParteProps) {
  const isPhone = useIsPhone();
  const { data: ligas = [] } = useLigas();
  return (
    <Section title="Datos" summary={isPhone && entidad ? enQueJuega(form.values, ligas) : undefined}>
      <div className={fields.row}>
        {campo('nombre')}
        {campo('estado')}
      </div>
      <DeQueLiga {...{ entidad, form, campo }} />
      <div className="grid items-start gap-4 md:grid-cols-label">
        {campo('telefono')}
        {campo('email')}
      </div>
      {campo('disponibleAmistosos')}
    </Section>
  );
}

/** How they are called where anybody reads. */
function EnLaWeb({ entidad, form, campo }: ParteProps) {
  const { nombreDeportivo, publicarNombre } = form.values;
  const suyo = publicarNombre ? 'Con nombre y apellidos' : 'Como dice su liga';
  return (
    <Section title="Cómo sale en la web" folded summary={nombreDeportivo || suyo}>
      {campo('nombreDeportivo')}
      {entidad?.reservado ? campo('publicarNombre') : null}
    </Section>
  );
}

const Notas = ({ form, campo }: ParteProps) => (
  <Section title="Notas" folded summary={form.values.notas.trim() || 'Ninguna: solo las vería la mesa'}>
    {campo('notas', { 'aria-label': 'Notas' })}
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

function CuandoPuede({ form }: ParteProps) {
  const { data: ligas = [] } = useLigas();
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

const EN_QUE: Record<Coincidencia, string> = {
  nombre: 'el nombre',
  telefono: 'el teléfono',
  email: 'el email',
};

/** Who may be the same person, said while it is written: it keeps nobody from saving. */
function Repetidos({ form, entidad }: ParteProps) {
  const { data = [] } = useJugadores();
  const repetidos = posiblesRepetidos(form.values, entidad, data);
  return (
    <div role="status" className="empty:absolute">
      {repetidos.length === 0 ? null : (
        <Notice tone="warn" title="¿Es la misma persona?">
          <ul className={fields.list}>
            {repetidos.map(({ jugador: otro, en }) => (
              <li key={otro.id}>
                <Link to={rutasPrivadas.jugador(otro.id)}>{otro.nombre}</Link>
                {` (${otro.liga ?? 'sin liga'}): coincide ${enLista(en.map((que) => EN_QUE[que]))}.`}
              </li>
            ))}
          </ul>
          <p>Si no lo es, guarda sin más.</p>
        </Notice>
      )}
    </div>
  );
}

/** How they are, how to reach them, and what to do when they answer that they cannot come. */
export const EnCabeza = (jugador: Jugador) => (
  <div className="max-md:flex max-md:w-full max-md:items-center max-md:gap-2 max-md:pb-2 md:contents">
    <span className="text-s font-semibold text-ink-soft">
      <LigaCorta id={jugador.idLiga} nombre={null} />
    </span>
    {jugador.estado !== 'activo' && <InsigniaEstado estado={jugador.estado} />}
    {jugador.esPareja ? null : <Contacto quien={jugador} entero />}
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

/** What is of one person, whoever they play as. */
function DePersona({ olvidado, ...parte }: ParteProps & { olvidado: () => void }) {
  const jugador = parte.entidad;
  const veDatos = usePuede('GET /api/private/jugadores/:id/datos');
  const daEnlace = usePuede('POST /api/private/jugadores/:id/enlace');
  return (
    <Column>
      <Datos {...parte} />
      <Group>
        <Notas {...parte} />
        <CuandoPuede {...parte} />
        <EnLaWeb {...parte} />
        {jugador && daEnlace ? <Avisos jugador={jugador} /> : null}
        {jugador && daEnlace ? <EnlacePersonal jugador={jugador} /> : null}
        {jugador && veDatos ? <Personales id={jugador.id} alBorrar={olvidado} /> : null}
      </Group>
    </Column>
  );
}

/** What one opens it for comes first, on a phone and on a laptop; a new one has none. */
export function Partes({ pie, cambios, volver, ...parte }: DePartes<Jugador, ValoresJugador>) {
  const { entidad: jugador, form } = parte;
  const dejan = useDejan(jugador, form.values);
  const olvidado = () => {
    cambios.darPorGuardado();
    volver();
  };
  return (
    <>
      <Repetidos {...parte} />
      {jugador ? (
        <Column>
          <SusPartidos jugador={jugador} />
          <Incidencias jugador={jugador} />
        </Column>
      ) : null}
      {jugador?.esPareja ? (
        <Column>
          <LaPareja pareja={jugador} hecho={volver} />
          <DatosDePareja {...parte} />
        </Column>
      ) : (
        <DePersona {...parte} olvidado={olvidado} />
      )}
      <ElegirAlIrse
        dejan={dejan}
        valor={form.values.alIrse}
        elegir={(elegido) => form.setFieldValue('alIrse', elegido)}
      />
      {pie}
    </>
  );
}

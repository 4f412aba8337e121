import { useForm } from '@mantine/form';
import type { Jugador } from '#contract/jugadores.ts';
import type { Liga } from '#contract/ligas.ts';
import { juega } from '#domain/partido/jugadores.ts';
import { conSets } from '#domain/partido/marcador.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import type { Resumen } from '#web/club/mesa/conflicto.tsx';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { SE_DESHACE } from '#web/club/mesa/se-deshace.ts';
import { type Borrado, useBorrar } from '#web/club/mesa/use-borrar.ts';
import { useCambios } from '#web/club/mesa/use-cambios.ts';
import type { Volver } from '#web/club/mesa/use-ficha-ruta.ts';
import { type Guardado, useGuardar } from '#web/club/mesa/use-guardar.ts';
import { call } from '#web/platform/call.ts';
import { showToast } from '#web/ui/toast-store.ts';

/** What the form holds: a player, with empty texts instead of null. */
type ValoresJugador = Pick<Jugador, 'nombre' | 'estado' | 'idLiga' | 'disponibleAmistosos'> & {
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
  }) satisfies ValoresJugador;

export const leerJugador = (id: number) => call('GET /api/private/jugadores/:id', { params: { id } });

const resumenDe = (v: ValoresJugador, ligas: readonly Liga[]): Resumen => [
  ['Nombre', v.nombre],
  ['Nombre deportivo', v.nombreDeportivo],
  ['Estado', v.estado],
  ['Email', v.email],
  ['Teléfono', v.telefono],
  ['Liga', ligas.find(({ id }) => id === v.idLiga)?.nombre ?? ''],
  ['Disponible para amistosos', v.disponibleAmistosos ? 'Sí' : 'No'],
];

/** What deleting somebody who never had a match does now. */
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

/** Whoever has just been said not to play may still be on the calendar, holding a court and a rival. */
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

/** Whoever has played is not deleted: what it says then, with what they still have to play; null when they have not. */
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

export type Ficha = { jugador: Jugador | null; ligas: readonly Liga[]; volver: Volver };

/** How it is saved, and what somebody else left when they saved first. */
const guardadoJugador = (
  { jugador, ligas, volver }: Ficha,
  id = jugador?.id ?? 0,
): Guardado<ValoresJugador, Jugador> => ({
  enviar: (valores, version) =>
    call('POST /api/private/jugadores/:id', { params: { id }, body: { ...valores, version } }),
  releer: async () => {
    const suyo = await leerJugador(id);
    return { valores: valoresDe(suyo) as ValoresJugador, version: suyo.version };
  },
  resumen: (valores) => resumenDe(valores, ligas),
  alGuardar: (guardado) => {
    showToast(`Jugador guardado: ${guardado.nombre}`, 'success');
    // Saved it is: not knowing what is left on the calendar is told nowhere.
    avisarSiSigue(guardado, jugador).catch(() => {});
    volver(guardado.id);
  },
});

const borradoJugador = ({ jugador, volver }: Ficha, id = jugador?.id ?? 0): Borrado => ({
  titulo: 'Borrar al jugador',
  consecuencias: async () => (jugador ? consecuencias(jugador) : ''),
  borrar: () => call('DELETE /api/private/jugadores/:id', { params: { id } }),
  hecho: 'Jugador borrado',
  alBorrar: () => volver(0),
});

/** Everything the player's form does. After saving or deleting, back to the list. Spec §4. */
export function useJugador(ficha: Ficha) {
  const { jugador } = ficha;
  const form = useForm<ValoresJugador>({
    initialValues: jugador ? valoresDe(jugador) : NUEVO,
    validate: { nombre: sinNombre },
  });
  const cambios = useCambios(form, jugador?.version ?? null);
  const guardar = useGuardar({ form, cambios, ...guardadoJugador(ficha) });
  const enVez = async () => {
    const texto = jugador ? await porQueNo(jugador) : null;
    const hacer = () => {
      form.setFieldValue('estado', 'eliminado');
      return guardar.guardar();
    };
    return texto === null ? null : { texto, accion: 'Marcar como eliminado', hacer };
  };
  const borrar = useBorrar({ cambios, ...borradoJugador(ficha), enVez });
  return { form, cambios, borrar, ...guardar };
}

export type FormJugador = ReturnType<typeof useJugador>['form'];

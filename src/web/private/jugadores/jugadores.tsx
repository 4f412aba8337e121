import type { Jugador } from '#contract/liga/jugadores.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { JUGADOR } from '#domain/campos.ts';
import { useJugadores } from '#web/club/mesa/consultas.ts';
import { formaDe } from '#web/club/mesa/formulario.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { recurso } from '#web/club/mesa/recurso.tsx';
import { call } from '#web/platform/call.ts';
import { showToast } from '#web/ui/toast.tsx';
import { borrarSi, cambiosDe, EnCabeza, GUARDAR, Partes, useAviso } from './ficha.tsx';
import { filtros, useVista } from './lista.tsx';
import { partidosDe } from './suyo.tsx';

/** What becomes of what is left to play is told once, and kept by nobody. */
const AL_IRSE = {
  etiqueta: 'lo que falta por jugar',
  clase: 'lista',
  opciones: { regla: 'Como diga su liga', abierto: 'Abierto', adjudicar: 'Para sus rivales' },
} as const;

const leer = async (id: number) => ({
  ...(await call('GET /api/private/jugadores/:id', { params: { id } })),
  alIrse: 'regla' as const,
});

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

export const jugadores = recurso({
  palabras: {
    titulo: 'Jugadores',
    una: 'Jugador',
    nueva: 'Nuevo jugador',
    borrar: 'Borrar al jugador',
    borrada: 'Jugador borrado',
    vacia: ['Todavía no hay jugadores', 'Apunta al primero y elige su liga.'],
    ninguna: 'Nadie coincide',
  },
  llamadas: {
    clave: 'jugadores',
    lista: rutasPrivadas.jugadores(),
    ruta: rutasPrivadas.jugador,
    useTodas: useJugadores,
    leer,
    guardar: (id, body, como) => call(GUARDAR, { params: { id }, body }, como),
    borrar: (id) => call('DELETE /api/private/jugadores/:id', { params: { id } }),
  },
  forma: formaDe({ ...JUGADOR, alIrse: AL_IRSE }),
  lista: { useVista, filtros },
  ficha: {
    guardada: ({ nombre }) => `Jugador guardado: ${nombre}`,
    cabeza: EnCabeza,
    Partes,
    toca: cambiosDe,
    useAviso,
    borrarSi,
    // It is saved: failing to read what is left on the calendar is not worth an error.
    alGuardar: (guardado, antes) => void avisarSiSigue(guardado, antes).catch(() => {}),
  },
});

export const { meta } = jugadores;
export default jugadores.Pantalla;

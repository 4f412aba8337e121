import { useMutation } from '@tanstack/react-query';
import type { Hueco, PartidoAfectado } from '#contract/afectados.ts';
import type { Partido, PartidoGuardar } from '#contract/partidos.ts';
import { diaDe, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import type { Duracion } from '#domain/liga/liga.ts';
import { ladoDeCambio, siguenDebiendolo } from '#domain/partido/afectados.ts';
import type { Lado } from '#domain/partido/partido.ts';
import { avisarFallo } from '#web/club/mesa/fallo.ts';
import { useUnaVez } from '#web/club/mesa/una-vez.ts';
import { useRecargar } from '#web/club/mesa/use-guardar.ts';
import { call } from '#web/platform/call.ts';
import { dismissToast, showToast } from '#web/ui/toast-store.ts';

/** What was done, and how it is taken back. */
type Hecho = { texto: string; deshacer: () => Promise<unknown> };

const leer = (id: number) => call('GET /api/private/partidos/:id', { params: { id } });

const guardar = (id: number, { id: _, ...datos }: Partido, version: number | null) =>
  call('POST /api/private/partidos/:id', {
    params: { id },
    body: { ...datos, duracion: datos.duracion as Duracion, version },
  });

export const nombresDe = ({ jugador1, jugador2 }: PartidoAfectado): string => `${jugador1} – ${jugador2}`;

/** Whose change it is: of the first of those that are about somebody. */
export function ladoDe(partido: PartidoAfectado): Lado | null {
  const lados = partido.motivos.map((motivo) => ladoDeCambio(motivo, partido));
  return lados.find((lado) => lado !== null) ?? null;
}

/** Saves the match with that changed; it is taken back as any line of the log, which then says so. */
async function cambiar(
  { id, version }: PartidoAfectado,
  cambios: Partial<PartidoGuardar>,
  texto: string,
): Promise<Hecho> {
  const antes = await leer(id);
  const despues = await guardar(id, { ...antes, ...cambios } as Partido, version);
  const query = { partido: id, version: despues.version };
  const { operacion } = await call('GET /api/private/log/operaciones', { query });
  const params = { id: operacion };
  return { texto, deshacer: () => call('POST /api/private/log/operaciones/:id/deshacer', { params }) };
}

/** Whether the next proposal gives it another day: where it is not so, nobody is told it is. */
export const sePropondra = ({ sePropone, motivos }: PartidoAfectado): boolean =>
  sePropone && motivos.every(siguenDebiendolo);

/** Put off by whoever cannot play; where it is about nobody, by the club. */
function suspender(partido: PartidoAfectado): Promise<Hecho> {
  const lado = ladoDe(partido);
  const quien = lado === null ? 'el club' : partido[`jugador${lado}`];
  const luego = sePropondra(partido)
    ? 'la próxima propuesta le busca sitio'
    : 'ponle día, o cancélalo, desde el partido';
  const texto = `Aplazado por ${quien}: ${nombresDe(partido)}. Deja libre su pista y queda en Aplazados: ${luego}.`;
  return cambiar(partido, { [lado === null ? 'clubAplaza' : `jugador${lado}Aplaza`]: true }, texto);
}

function mover(partido: PartidoAfectado, { fecha, idPista, pista }: Hueco): Promise<Hecho> {
  const donde = pista === null ? '' : ` en ${pista}`;
  const cuando = `${fechaSemana(diaDe(fecha))}, a las ${horaDe(fecha)}${donde}`;
  const libre = { jugador1Aplaza: false, jugador2Aplaza: false, clubAplaza: false };
  return cambiar(partido, { fecha, idPista, ...libre }, `Cambiado al ${cuando}: ${nombresDe(partido)}.`);
}

/** A hole to move the match to; null puts it off. */
export type Accion = { partido: PartidoAfectado; hueco: Hueco | null };

/** Does it at once, and offers to take it back. `despues` takes the focus from the row that is gone. */
export function useAcciones(despues: () => void) {
  const recargar = useRecargar();
  const deshacer = (hecho: Hecho) => {
    hecho
      .deshacer()
      .then(
        () => showToast('Deshecho: el partido está como antes, y así consta en Registros.', 'success'),
        avisarFallo,
      )
      .finally(recargar);
  };
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ partido, hueco }: Accion) => (hueco ? mover(partido, hueco) : suspender(partido)),
    onSuccess: async (hecho) => {
      const run = () => {
        dismissToast(aviso);
        deshacer(hecho);
      };
      const aviso = showToast(hecho.texto, 'success', { label: 'Deshacer', run });
      await recargar();
      despues();
    },
    onError: (error) => {
      avisarFallo(error);
      recargar();
    },
  });
  return { hacer: useUnaVez(mutateAsync), haciendo: isPending ? (variables?.partido.id ?? null) : null };
}

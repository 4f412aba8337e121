import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Liga } from '#contract/ligas.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { PartidoFila } from '#contract/partidos.ts';
import { problemasDelMarcador } from '#web/club/casillas/problemas.ts';
import { avisarFallo } from '#web/club/mesa/fallo.ts';
import { useUnaVez } from '#web/club/mesa/una-vez.ts';
import { useRecargar } from '#web/club/mesa/use-guardar.ts';
import { call } from '#web/platform/call.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { elegirEntre } from './conflictos.ts';
import { cambiados, type ErroresPorPartido, erroresPorPartido } from './errores.ts';
import { paraGuardar, type Tocado, tocadosDe } from './puntos.ts';
import { preguntarRaros, rarosDe } from './raros.ts';
import type { UsoBorrador } from './use-borrador.ts';
import { type UsoRechazos, useRechazos } from './use-rechazos.ts';

const NADA_NUEVO = 'No hay ningún resultado nuevo que guardar';

const idDe = ({ partido }: Tocado): number => partido.id;

/** What the rules say is impossible, before asking the server. */
const erroresPropios = (tocados: readonly Tocado[]): ErroresPorPartido =>
  Object.fromEntries(
    tocados
      .map(({ partido, puntos }) => [partido.id, problemasDelMarcador(puntos, undefined).errores] as const)
      .filter(([, errores]) => errores.length > 0),
  );

/** Sends them in one call; one that was read again, over that version. */
function useEnviar() {
  const versiones = useRef(new Map<number, number>());
  const enviar = (tocados: readonly Tocado[]) => {
    const partidos = tocados.map(({ partido: { id, version }, puntos }) =>
      paraGuardar(id, puntos, versiones.current.get(id) ?? version),
    );
    return call('POST /api/private/partidos/guardarpuntuaciones', { body: { partidos } });
  };
  const sobre = (leidas: ReadonlyMap<number, number>) => {
    for (const [id, version] of leidas) versiones.current.set(id, version);
  };
  return { enviar, sobre };
}

type Conflicto = { ids: readonly number[]; tocados: readonly Tocado[] };

/** Told what has just been saved. */
export type AlGuardar = (tocados: readonly Tocado[]) => void;

/** Sends, forgets what was saved, tells what was refused; where somebody saved first, both are shown. */
function useEnvio(uso: UsoBorrador, { rechazar, olvidarRechazos }: UsoRechazos, alGuardar: AlGuardar) {
  const { enviar, sobre } = useEnviar();
  const recargar = useRecargar();
  const chocar = async ({ ids, tocados }: Conflicto): Promise<void> => {
    const eleccion = await elegirEntre(tocados.filter((tocado) => ids.includes(idDe(tocado))));
    if (eleccion === null) return;
    sobre(eleccion.versiones);
    if (eleccion.cual === 'mia') return mutate(tocados);
    uso.olvidar(ids);
    await recargar();
  };
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: enviar,
    onSuccess: (_, tocados) => {
      olvidarRechazos();
      uso.olvidar(tocados.map(idDe));
      alGuardar(tocados);
      showToast(mensajes.partidosGuardados, 'success');
      recargar();
    },
    onError: async (error, tocados) => {
      const errores = erroresPorPartido(error, tocados.map(idDe));
      const ids = cambiados(errores);
      if (ids.length > 0) return chocar({ ids, tocados }).catch(avisarFallo);
      avisarFallo(error);
      rechazar(errores, tocados);
    },
  });
  return { mandar: mutateAsync, guardando: isPending };
}

/** `leerLigas`: whose rules say what is odd, also when the save comes before they have. */
type Pendientes = { partidos: readonly PartidoFila[]; leerLigas: () => Promise<readonly Liga[]> };

/**
 * Saves what was typed, all or nothing. What is odd is asked first; what is refused is told beside its match; where
 * somebody saved one first, the person sees both and chooses. Spec §2, "Bulk scoring".
 */
export function useGuardarPuntos(
  { partidos, leerLigas }: Pendientes,
  uso: UsoBorrador,
  alGuardar: AlGuardar,
) {
  const rechazos = useRechazos(uso.borrador);
  const { mandar, guardando } = useEnvio(uso, rechazos, alGuardar);
  const una = useUnaVez(async (tocados: readonly Tocado[]) => {
    if (await preguntarRaros(rarosDe(tocados, await leerLigas()))) await mandar(tocados);
  });
  const guardar = () => {
    const tocados = tocadosDe(partidos, uso.borrador);
    if (tocados.length === 0) return void showToast(NADA_NUEVO, 'info');
    const errores = erroresPropios(tocados);
    if (Object.keys(errores).length === 0) return una(tocados);
    showToast(mensajes.datosInvalidos, 'error');
    rechazos.rechazar(errores, tocados);
  };
  return { guardar, guardando, rechazosDe: rechazos.rechazosDe };
}

import { useQuery } from '@tanstack/react-query';
import type { Cambio, PartidoAfectado } from '#contract/partidos.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { call } from '#web/platform/call.ts';

const NINGUNO: readonly PartidoAfectado[] = [];

/** The arranged matches that those changes touch, while they are still only in a form. */
export function useAfectados(cambios: Cambio[]): readonly PartidoAfectado[] {
  const { data = NINGUNO } = useQuery({
    queryKey: ['partidos', 'afectados', cambios],
    queryFn: () => call('POST /api/private/partidos/afectados', { body: { cambios } }),
    enabled: cambios.length > 0,
    staleTime: 0,
  });
  return cambios.length > 0 ? data : NINGUNO;
}

/** What the button that saves says. */
export const guardarQueToca = (partidos: readonly PartidoAfectado[]): string =>
  partidos.length === 0 ? 'Guardar' : `Guardar (toca ${cuantos(partidos.length, 'partido', 'partidos')})`;

/** Where the match could be played instead, once those changes are made. */
export const useHuecos = ({ id, version }: PartidoAfectado, cambios: Cambio[]) =>
  useQuery({
    queryKey: ['partidos', 'huecos', id, version, cambios],
    queryFn: () => call('POST /api/private/partidos/:id/huecos', { params: { id }, body: { cambios } }),
    staleTime: 0,
  });

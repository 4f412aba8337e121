import { useMutation } from '@tanstack/react-query';
import { avisarFallo } from '#web/club/mesa/fallo.ts';
import { download } from '#web/platform/download.ts';

/** Downloads one file at a time; what fails is said. */
export function useDescarga() {
  const { mutate, isPending, variables } = useMutation({ mutationFn: download, onError: avisarFallo });
  return { descargar: mutate, enCurso: isPending ? variables : null };
}

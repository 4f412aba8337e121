import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ClaveCms } from '#contract/cms.ts';
import { PreviaDe } from '#web/club/editor/escribir-o-ver.tsx';
import { call } from '#web/platform/call.ts';
import { PaginaVista } from './pagina-vista.tsx';

type VersionAnteriorProps = { clave: ClaveCms; numero: number; onCerrar: () => void };

/** A version as it was, in the page as it is. */
export function VersionAnterior({ clave, numero, onCerrar }: VersionAnteriorProps) {
  const consulta = useQuery({
    queryKey: ['contenidos', 'version', clave, numero],
    queryFn: () =>
      call('GET /api/private/contenidos/:clave/versiones/:numero', { params: { clave, numero } }),
  });
  return (
    <Modal
      opened
      onClose={onCerrar}
      title={`Versión ${numero}`}
      size="80rem"
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
    >
      {consulta.data ? (
        <PreviaDe html={consulta.data.html}>{(html) => <PaginaVista clave={clave} html={html} />}</PreviaDe>
      ) : null}
    </Modal>
  );
}

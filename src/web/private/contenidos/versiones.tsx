import { Modal } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClaveCms } from '#contract/sitio/cms.ts';
import type { Contenido, VersionContenido } from '#contract/sitio/contenidos.ts';
import { PaginaTexto } from '#web/club/articulo.tsx';
import { ListaDeVersiones, type Mirada, nombreDeVersion } from '#web/club/editor/lista-de-versiones.tsx';
import { VerDiferencias } from '#web/club/editor/ver-diferencias.tsx';
import { PreviaDe } from '#web/club/editor/vista.tsx';
import { avisarFallo } from '#web/club/mesa/ficha.tsx';
import { MENUS, PAGINAS } from '#web/paginas.ts';
import { call } from '#web/platform/call.ts';
import { confirm } from '#web/ui/desk/modal.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** The public page of a text, with another text in it. */
export function PaginaVista({ clave, html }: { clave: ClaveCms; html: string }) {
  const pagina = PAGINAS.find((una) => una.clave === clave);
  if (!pagina) return null;
  const { titulo, seccion, menu } = pagina;
  return <PaginaTexto titulo={titulo} seccion={seccion} menu={menu && MENUS[menu]} html={html} />;
}

type Listada = VersionContenido & { numero: number };

const nombreDe = (una: Listada): string => nombreDeVersion(una, 'la original');

const preguntar = (version: Listada): Promise<boolean> =>
  confirm({
    title: 'Recuperar esta versión',
    children: `${nombreDe(version)}. Se publicará como una versión nueva y los visitantes la verán enseguida; la de ahora queda en la lista.`,
    action: 'Recuperarla',
  });

type HistorialProps = { contenido: Contenido; onRecuperada: () => void };

function useRecuperar({ contenido: { clave, version: actual }, onRecuperada }: HistorialProps) {
  const cliente = useQueryClient();
  const [ocupada, setOcupada] = useState(false);
  return async (una: Listada) => {
    if (ocupada || !(await preguntar(una))) return;
    setOcupada(true);
    const body = { numero: una.version, version: actual };
    await call('POST /api/private/contenidos/:clave/restaurar', { params: { clave }, body })
      .then(() => {
        showToast(`Recuperada la versión ${una.version}`, 'success');
        cliente.invalidateQueries({ queryKey: ['contenidos'] });
        onRecuperada();
      })
      .catch(avisarFallo);
    setOcupada(false);
  };
}

function VersionAnterior({
  clave,
  numero,
  onCerrar,
}: {
  clave: ClaveCms;
  numero: number;
  onCerrar: () => void;
}) {
  const { data } = useVersion(clave, numero);
  return (
    <Modal
      opened
      onClose={onCerrar}
      title={`Versión ${numero}`}
      size="80rem"
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
    >
      {data ? (
        <PreviaDe html={data.html}>{(html) => <PaginaVista clave={clave} html={html} />}</PreviaDe>
      ) : null}
    </Modal>
  );
}

const useVersion = (clave: ClaveCms, numero: number) =>
  useQuery({
    queryKey: ['contenidos', 'version', clave, numero],
    queryFn: () =>
      call('GET /api/private/contenidos/:clave/versiones/:numero', { params: { clave, numero } }),
  });

type DesdeProps = { contenido: Contenido; numero: number; onCerrar: () => void };

function DesdeEntonces({ contenido: { clave, version, html }, numero, onCerrar }: DesdeProps) {
  const { data } = useVersion(clave, numero);
  const titulo = `De la versión ${numero} a la ${version}, la que está en la web`;
  return data ? (
    <VerDiferencias titulo={titulo} antes={data.html} despues={html} onCerrar={onCerrar} />
  ) : null;
}

/** Every version of a page: looked at, compared with the one of now, or brought back. */
export function Historial(props: HistorialProps) {
  const { contenido } = props;
  const { clave, version: actual } = contenido;
  const consulta = useQuery({
    queryKey: ['contenidos', 'versiones', clave],
    queryFn: () => call('GET /api/private/contenidos/:clave/versiones', { params: { clave } }),
  });
  const recuperar = useRecuperar(props);
  const [mirada, setMirada] = useState<Mirada | null>(null);
  const cerrar = () => setMirada(null);
  return (
    <>
      <ListaDeVersiones
        versiones={(consulta.data ?? []).map((una) => ({ ...una, numero: una.version }))}
        actual={actual}
        nombreDe={nombreDe}
        volver="Recuperar"
        onMirar={setMirada}
        onVolver={recuperar}
      />
      {mirada?.como === 'entera' ? (
        <VersionAnterior clave={clave} numero={mirada.numero} onCerrar={cerrar} />
      ) : null}
      {mirada?.como === 'cambios' ? (
        <DesdeEntonces contenido={contenido} numero={mirada.numero} onCerrar={cerrar} />
      ) : null}
    </>
  );
}

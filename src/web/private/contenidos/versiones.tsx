import { Modal } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClaveCms } from '#contract/cms.ts';
import type { Contenido, VersionContenido } from '#contract/contenidos.ts';
import { PaginaTexto } from '#web/club/articulo.tsx';
import { VerDiferencias } from '#web/club/editor/ver-diferencias.tsx';
import { PreviaDe } from '#web/club/editor/vista.tsx';
import { momento } from '#web/club/mesa/dias.tsx';
import { avisarFallo } from '#web/club/mesa/ficha.tsx';
import { MENUS, PAGINAS } from '#web/paginas.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/desk/modal.tsx';
import { showToast } from '#web/ui/toast.tsx';
import styles from './contenidos.module.css';

/** The public page of a text, with another text in it. */
export function PaginaVista({ clave, html }: { clave: ClaveCms; html: string }) {
  const pagina = PAGINAS.find((una) => una.clave === clave);
  if (!pagina) return null;
  const { titulo, seccion, menu } = pagina;
  return <PaginaTexto titulo={titulo} seccion={seccion} menu={menu && MENUS[menu]} html={html} />;
}

const nombreDe = ({ version, dt, usuario }: VersionContenido): string =>
  dt === null ? `Versión ${version}: como vino con la web` : `Versión ${version}: ${momento(dt)}, ${usuario}`;

const preguntar = (version: VersionContenido): Promise<boolean> =>
  confirm({
    title: 'Recuperar esta versión',
    children: `${nombreDe(version)}. Se publicará como una versión nueva y los visitantes la verán enseguida; la de ahora queda en la lista.`,
    action: 'Recuperarla',
  });

type HistorialProps = { contenido: Contenido; onRecuperada: () => void };

function useRecuperar({ contenido: { clave, version: actual }, onRecuperada }: HistorialProps) {
  const cliente = useQueryClient();
  const [ocupada, setOcupada] = useState(false);
  return async (una: VersionContenido) => {
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

/** What is looked at of an older version: itself, or what has changed since. */
type Mirada = { numero: number; como: 'entera' | 'cambios' };

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

type FilaProps = {
  una: VersionContenido;
  actual: number;
  onMirar: (mirada: Mirada) => void;
  onRecuperar: () => void;
};

function Fila({ una, actual, onMirar, onRecuperar }: FilaProps) {
  const de = <span className="visually-hidden"> la versión {una.version}</span>;
  return (
    <li>
      <span>{nombreDe(una)}</span>
      {una.version === actual ? (
        <strong>La que está en la web</strong>
      ) : (
        <span className={styles.acciones}>
          <Button size="s" onClick={() => onMirar({ numero: una.version, como: 'entera' })}>
            Ver{de}
          </Button>
          <Button size="s" onClick={() => onMirar({ numero: una.version, como: 'cambios' })}>
            Comparar{de}
          </Button>
          <Button size="s" onClick={onRecuperar}>
            Recuperar{de}
          </Button>
        </span>
      )}
    </li>
  );
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
      <ul className={styles.versiones}>
        {(consulta.data ?? []).map((una) => (
          <Fila
            key={una.version}
            una={una}
            actual={actual}
            onMirar={setMirada}
            onRecuperar={() => recuperar(una)}
          />
        ))}
      </ul>
      {mirada?.como === 'entera' ? (
        <VersionAnterior clave={clave} numero={mirada.numero} onCerrar={cerrar} />
      ) : null}
      {mirada?.como === 'cambios' ? (
        <DesdeEntonces contenido={contenido} numero={mirada.numero} onCerrar={cerrar} />
      ) : null}
    </>
  );
}

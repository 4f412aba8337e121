import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClaveCms } from '#contract/sitio/cms.ts';
import type { Contenido, VersionContenido } from '#contract/sitio/contenidos.ts';
import { PaginaTexto } from '#web/club/articulo.tsx';
import { ListaDeVersiones, type Mirada, MirarVersion, nombreDeVersion } from '#web/club/editor/vista.tsx';
import { avisarFallo } from '#web/club/mesa/ficha.tsx';
import { MENUS, PAGINAS } from '#web/paginas.ts';
import { useBusy } from '#web/platform/busy.ts';
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
  const { run } = useBusy(async (una: Listada) => {
    if (!(await preguntar(una))) return;
    const body = { numero: una.version, version: actual };
    await call('POST /api/private/contenidos/:clave/restaurar', { params: { clave }, body })
      .then(() => {
        showToast(`Recuperada la versión ${una.version}`, 'success');
        cliente.invalidateQueries({ queryKey: ['contenidos'] });
        onRecuperada();
      })
      .catch(avisarFallo);
  });
  return run;
}

type MirarProps = { contenido: Contenido; mirada: Mirada; onCerrar: () => void };

function Mirar({ contenido: { clave, version, html }, mirada: { numero, como }, onCerrar }: MirarProps) {
  const { data } = useQuery({
    queryKey: ['contenidos', 'version', clave, numero],
    queryFn: () =>
      call('GET /api/private/contenidos/:clave/versiones/:numero', { params: { clave, numero } }),
  });
  if (!data) return null;
  const titulo = `De la versión ${numero} a la ${version}, la que está en la web`;
  return (
    <MirarVersion
      {...{ numero, como, onCerrar }}
      cambios={{ titulo, antes: data.html, despues: html }}
      html={data.html}
      pagina={(listo) => <PaginaVista clave={clave} html={listo} />}
    />
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
      {mirada ? <Mirar {...{ contenido, mirada }} onCerrar={() => setMirada(null)} /> : null}
    </>
  );
}

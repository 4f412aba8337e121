import { useQuery } from '@tanstack/react-query';
import type { ClaveCms } from '#contract/sitio/cms.ts';
import type { Contenido, VersionContenido } from '#contract/sitio/contenidos.ts';
import { PaginaTexto } from '#web/club/articulo.tsx';
import { ListaDeVersiones, type Mirada, MirarVersion, nombreDeVersion } from '#web/club/editor/vista.tsx';
import { useHacer } from '#web/club/mesa/ficha.tsx';
import { MENUS, PAGINAS } from '#web/paginas.ts';
import { call } from '#web/platform/call.ts';
import { askFirst } from '#web/ui/desk/modal.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** The public page of a text, with another text in it. */
export function PaginaVista({ clave, html }: { clave: ClaveCms; html: string }) {
  const pagina = PAGINAS.find((una) => una.clave === clave);
  if (!pagina) return null;
  const { titulo, seccion, menu } = pagina;
  return <PaginaTexto titulo={titulo} seccion={seccion} menu={menu && MENUS[menu]} html={html} />;
}

type Listada = VersionContenido & { numero: number };

const preguntaDe = (version: Listada) => ({
  title: 'Recuperar esta versión',
  children: `${nombreDeVersion(version)}. Se publicará como una versión nueva y los visitantes la verán enseguida; la de ahora queda en la lista.`,
  action: 'Recuperarla',
});

type HistorialProps = { contenido: Contenido; onRecuperada: () => void };

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
export function Historial({ contenido, onRecuperada }: HistorialProps) {
  const { clave, version: actual } = contenido;
  const consulta = useQuery({
    queryKey: ['contenidos', 'versiones', clave],
    queryFn: () => call('GET /api/private/contenidos/:clave/versiones', { params: { clave } }),
  });
  const { hacer } = useHacer(
    ({ version: numero }: Listada) =>
      call('POST /api/private/contenidos/:clave/restaurar', {
        params: { clave },
        body: { numero, version: actual },
      }),
    (_, { version }) => {
      showToast(`Recuperada la versión ${version}`, 'success');
      onRecuperada();
    },
  );
  return (
    <ListaDeVersiones
      versiones={(consulta.data ?? []).map((una) => ({ ...una, numero: una.version }))}
      actual={actual}
      volver="Recuperar"
      onVolver={(una) => askFirst(preguntaDe(una), () => hacer(una))}
      Mirar={(mirando) => <Mirar contenido={contenido} {...mirando} />}
    />
  );
}

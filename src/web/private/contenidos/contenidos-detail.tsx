import { Modal } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router';
import type { ClaveCms } from '#contract/cms.ts';
import type { Contenido, MarcaContenido, VersionContenido } from '#contract/contenidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { TITULOS_CMS } from '#contract/titulos-cms.ts';
import { PaginaTexto } from '#web/club/articulo.tsx';
import { Editor, porNombre } from '#web/club/editor/editor.tsx';
import { normalizar } from '#web/club/editor/escrito.ts';
import { extensionesDeTexto } from '#web/club/editor/extensiones.ts';
import { EscribirOVer, PreviaDe } from '#web/club/editor/vista.tsx';
import { AvisoBorrador, useBorrador } from '#web/club/mesa/borrador.tsx';
import { FICHA } from '#web/club/mesa/consultas.ts';
import { momento } from '#web/club/mesa/dias.tsx';
import { avisarFallo, useGuardar } from '#web/club/mesa/ficha.tsx';
import { metaDe } from '#web/club/meta.ts';
import { MENUS, PAGINAS } from '#web/paginas.ts';
import { paginasOfrecidas } from '#web/paginas-menus.ts';
import { call } from '#web/platform/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { DetailFrame, DetailLoad, Section } from '#web/ui/desk/detail-frame.tsx';
import { confirm } from '#web/ui/desk/modal.tsx';
import { useReturn } from '#web/ui/desk/return-to.ts';
import { showToast } from '#web/ui/toast.tsx';
import styles from './contenidos.module.css';

const nombreDe = ({ version, dt, usuario }: VersionContenido): string =>
  dt === null ? `Versión ${version}: como vino con la web` : `Versión ${version}: ${momento(dt)}, ${usuario}`;

const preguntar = (version: VersionContenido): Promise<boolean> =>
  confirm({
    title: 'Recuperar esta versión',
    children: `${nombreDe(version)}. Se guardará como una versión nueva y los visitantes la verán enseguida; la de ahora queda en la lista.`,
    action: 'Recuperarla',
  });

type HistorialProps = {
  contenido: Contenido;
  onVer: (numero: number) => void;
  onRecuperada: () => void;
};

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

function Historial(props: HistorialProps) {
  const { clave, version: actual } = props.contenido;
  const consulta = useQuery({
    queryKey: ['contenidos', 'versiones', clave],
    queryFn: () => call('GET /api/private/contenidos/:clave/versiones', { params: { clave } }),
  });
  const recuperar = useRecuperar(props);
  return (
    <ul className={styles.versiones}>
      {(consulta.data ?? []).map((una) => (
        <li key={una.version}>
          <span>{nombreDe(una)}</span>
          {una.version === actual ? (
            <strong>La de ahora</strong>
          ) : (
            <span className={styles.acciones}>
              <Button size="s" onClick={() => props.onVer(una.version)}>
                Ver<span className="visually-hidden"> la versión {una.version}</span>
              </Button>
              <Button size="s" onClick={() => recuperar(una)}>
                Recuperar<span className="visually-hidden"> la versión {una.version}</span>
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The public page of a text, with another text in it. */
function PaginaVista({ clave, html }: { clave: ClaveCms; html: string }) {
  const pagina = PAGINAS.find((una) => una.clave === clave);
  if (!pagina) return null;
  const { titulo, seccion, menu } = pagina;
  return <PaginaTexto titulo={titulo} seccion={seccion} menu={menu && MENUS[menu]} html={html} />;
}

type Valores = { html: string };

const enPalabras = (html: string): string =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').replace(/\s+/g, ' ').trim();

type Opciones = { contenido: Contenido; marcas: readonly MarcaContenido[]; alGuardar: () => void };

function useContenido({ contenido, marcas, alGuardar }: Opciones) {
  const { clave } = contenido;
  const [extensiones] = useState(() => extensionesDeTexto(porNombre(marcas)));
  const [guardado] = useState<Valores>(() => ({ html: normalizar(contenido.html, extensiones) }));
  const form = useForm<Valores>({ initialValues: guardado });
  const { version } = contenido;
  const { cambios, guardia, olvidar } = useBorrador({ clave: `contenido.${clave}`, form, guardado, version });
  const leer = () => call('GET /api/private/contenidos/:clave', { params: { clave } });
  const guardar = useGuardar({
    form,
    cambios,
    enviar: ({ html }, sobre) =>
      call('POST /api/private/contenidos/:clave', { params: { clave }, body: { html, version: sobre } }),
    releer: async () => {
      const suya = await leer();
      return { valores: { html: normalizar(suya.html, extensiones) }, version: suya.version };
    },
    resumen: ({ html }) => [['Texto', enPalabras(html)]],
    alGuardar: () => {
      olvidar();
      showToast(`Página guardada: ${contenido.titulo}`, 'success');
      alGuardar();
    },
  });
  return { form, cambios, guardia, ...guardar };
}

type VersionAnteriorProps = { clave: ClaveCms; numero: number; onCerrar: () => void };

function VersionAnterior({ clave, numero, onCerrar }: VersionAnteriorProps) {
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

export const meta = () => metaDe({ titulo: 'Contenido', oculta: true });

const CLAVES = Object.keys(TITULOS_CMS);

const AYUDA =
  'El título de la página no se escribe aquí: lo pone la web. Los datos del club (cuota, teléfono, correos…) se insertan de la lista y se actualizan solos.';

type Leido = { contenido: Contenido; marcas: readonly MarcaContenido[] };

type TextoProps = Leido & Pick<ReturnType<typeof useContenido>, 'form'>;

function Texto({ contenido: { clave, titulo }, marcas, form }: TextoProps) {
  const { html } = form.values;
  return (
    <Section title="Texto" hint={AYUDA}>
      <EscribirOVer html={html} pagina={(listo) => <PaginaVista clave={clave} html={listo} />}>
        <Editor
          label={`Texto de la página ${titulo}`}
          value={html}
          onChange={(nuevo) => form.setFieldValue('html', nuevo)}
          error={form.errors.html}
          marcas={marcas}
          paginas={paginasOfrecidas()}
        />
      </EscribirOVer>
    </Section>
  );
}

type FichaProps = Leido & { volver: () => void };

function Ficha({ contenido, marcas, volver }: FichaProps) {
  const { clave, titulo } = contenido;
  const { form, cambios, guardia, guardar, guardando } = useContenido({
    contenido,
    marcas,
    alGuardar: volver,
  });
  const [vista, setVista] = useState<number | null>(null);
  const recuperada = () => {
    cambios.darPorGuardado();
    volver();
  };
  return (
    <DetailFrame
      title={titulo}
      badge={
        <ButtonLink
          size="s"
          look="ghost"
          to={PAGINAS.find((una) => una.clave === clave)?.path ?? '/'}
          target="_blank"
        >
          Ver en la web
        </ButtonLink>
      }
      isSaving={guardando}
      hasChanges={cambios.hayCambios}
      onSave={guardar}
      onBack={volver}
    >
      <AvisoBorrador {...guardia} />
      <Texto contenido={contenido} marcas={marcas} form={form} />
      <Section title="Versiones">
        <Historial contenido={contenido} onVer={setVista} onRecuperada={recuperada} />
      </Section>
      {vista === null ? null : (
        <VersionAnterior clave={clave} numero={vista} onCerrar={() => setVista(null)} />
      )}
    </DetailFrame>
  );
}

const leer = (clave: ClaveCms) => call('GET /api/private/contenidos/:clave', { params: { clave } });

export default function ContenidosDetail() {
  const { clave = '' } = useParams();
  const fila = CLAVES.indexOf(clave) + 1;
  const irA = useReturn(rutasPrivadas.contenidos());
  const volver = useCallback(() => irA(fila || undefined), [irA, fila]);
  const [contenido, marcas] = [
    useQuery({
      // The text as it was when the screen opened: it does not change under whoever is writing.
      queryKey: ['contenidos', 'ficha', clave],
      queryFn: () => leer(clave as ClaveCms),
      meta: FICHA,
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
    useQuery({
      queryKey: ['contenidos', 'marcas'],
      queryFn: () => call('GET /api/private/contenidos/marcas', {}),
      meta: FICHA,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  ];
  return (
    <DetailLoad queries={[contenido, marcas]} onBack={volver}>
      {() =>
        contenido.data && marcas.data ? (
          <Ficha key={clave} contenido={contenido.data} marcas={marcas.data} volver={volver} />
        ) : null
      }
    </DetailLoad>
  );
}

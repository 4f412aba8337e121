import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router';
import type { ClaveCms } from '#contract/cms.ts';
import type { Contenido, MarcaContenido } from '#contract/contenidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { TITULOS_CMS } from '#contract/titulos-cms.ts';
import { Editor } from '#web/club/editor/editor.tsx';
import { EscribirOVer } from '#web/club/editor/escribir-o-ver.tsx';
import { AvisoBorrador } from '#web/club/mesa/aviso-borrador.tsx';
import { FICHA } from '#web/club/mesa/consultas.ts';
import { metaDe } from '#web/club/meta.ts';
import { PAGINAS } from '#web/paginas.ts';
import { paginasOfrecidas } from '#web/paginas-ofrecidas.ts';
import { call } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DetailFrame, Section } from '#web/ui/desk/detail-frame.tsx';
import { DetailLoad } from '#web/ui/desk/detail-load.tsx';
import { useReturn } from '#web/ui/desk/return-to.ts';
import { Historial } from './historial.tsx';
import { PaginaVista } from './pagina-vista.tsx';
import { useContenido } from './use-contenido.ts';
import { VersionAnterior } from './version-anterior.tsx';

export const meta = () => metaDe({ titulo: 'Contenido', oculta: true });

const CLAVES = Object.keys(TITULOS_CMS);

const AYUDA =
  'El título de la página no se escribe aquí: lo pone la web. Los datos del club (cuota, teléfono, correos…) se insertan de la lista y se actualizan solos.';

const VerEnLaWeb = ({ clave }: { clave: ClaveCms }) => (
  <ButtonLink
    size="s"
    look="ghost"
    to={PAGINAS.find((una) => una.clave === clave)?.path ?? '/'}
    target="_blank"
  >
    Ver en la web
  </ButtonLink>
);

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
      badge={<VerEnLaWeb clave={clave} />}
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

/** The text as it was when the screen opened: it does not change under whoever is writing. */
const useTexto = (clave: string) =>
  useQuery({
    queryKey: ['contenidos', 'ficha', clave],
    queryFn: () => leer(clave as ClaveCms),
    meta: FICHA,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

const useMarcas = () =>
  useQuery({
    queryKey: ['contenidos', 'marcas'],
    queryFn: () => call('GET /api/private/contenidos/marcas', {}),
    meta: FICHA,
    staleTime: Number.POSITIVE_INFINITY,
  });

export default function ContenidosDetail() {
  const { clave = '' } = useParams();
  const fila = CLAVES.indexOf(clave) + 1;
  const irA = useReturn(rutasPrivadas.contenidos());
  const volver = useCallback(() => irA(fila || undefined), [irA, fila]);
  const [contenido, marcas] = [useTexto(clave), useMarcas()];
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

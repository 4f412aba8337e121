import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { ClaveCms } from '#contract/sitio/cms.ts';
import type { ContenidoEscrito, MarcaContenido } from '#contract/sitio/contenidos.ts';
import { TITULOS_CMS } from '#contract/sitio/titulos-cms.ts';
import { Editor, porNombre } from '#web/club/editor/editor.tsx';
import { extensionesDeTexto, normalizar } from '#web/club/editor/escrito.ts';
import { EnQueEsta, MarcoDeTexto, useOtroBorrador, VerEnLaWeb } from '#web/club/editor/publicar.tsx';
import { EscribirOVer } from '#web/club/editor/vista.tsx';
import { useBorrador } from '#web/club/mesa/borrador.tsx';
import { FICHA, useFicha } from '#web/club/mesa/consultas.ts';
import { momento } from '#web/club/mesa/dias.tsx';
import { avisarHecho, useGuardar } from '#web/club/mesa/ficha.tsx';
import { metaDe } from '#web/club/meta.ts';
import { PAGINAS } from '#web/paginas.ts';
import { paginasOfrecidas } from '#web/paginas-enlaces.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Column, DetailLoad, Section } from '#web/ui/desk/detail-frame.tsx';
import { askFirst } from '#web/ui/desk/modal.tsx';
import { useReturn } from '#web/ui/desk/return-to.ts';
import { Historial, PaginaVista } from './versiones.tsx';

type Valores = { html: string };

const enPalabras = (html: string): string =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').replace(/\s+/g, ' ').trim();

/** More saves of one draft than anybody makes. */
const BORRADORES = 10_000;

/** What a save is over: a version of the page and, of its draft, the version or 0. A form carries one number. */
const selloDe = ({ version, borrador }: ContenidoEscrito): number =>
  version * BORRADORES + (borrador?.version ?? 0);

const deSello = (sello: number) => ({
  version: Math.floor(sello / BORRADORES),
  borrador: sello % BORRADORES || null,
});

/** What whoever writes goes on with. */
const loEscrito = ({ html, borrador }: ContenidoEscrito): string => borrador?.html ?? html;

const leer = (clave: ClaveCms) => call('GET /api/private/contenidos/:clave', { params: { clave } });

type Modo = 'borrador' | 'publicar';

function dicho(modo: Modo, antes: ContenidoEscrito, ahora: ContenidoEscrito): string {
  if (modo === 'publicar')
    return ahora.version === antes.version
      ? `${ahora.titulo}: ya estaba publicado así`
      : `Página publicada: ${ahora.titulo}`;
  return ahora.borrador
    ? `Borrador guardado: ${ahora.titulo}. Los visitantes no lo ven.`
    : `${ahora.titulo}: es igual que lo publicado, así que no queda borrador`;
}

type Leido = { contenido: ContenidoEscrito; marcas: readonly MarcaContenido[] };

const enviar = (modo: Modo, clave: ClaveCms, html: string, sello: number) => {
  const body = { html, ...deSello(sello) };
  const params = { clave };
  return modo === 'publicar'
    ? call('POST /api/private/contenidos/:clave', { params, body })
    : call('POST /api/private/contenidos/:clave/borrador', { params, body });
};

/** The form of a page: kept as a draft, published, or left as it is on the site. */
function useContenido({ contenido: leido, marcas, onOtra }: Leido & { onOtra: () => void }) {
  const { clave } = leido;
  const [contenido, setContenido] = useState(leido);
  const [extensiones] = useState(() => extensionesDeTexto(porNombre(marcas)));
  const enEditor = (uno: ContenidoEscrito): Valores => ({ html: normalizar(loEscrito(uno), extensiones) });
  const [guardado, setGuardado] = useState<Valores>(() => enEditor(leido));
  const form = useForm<Valores>({ initialValues: guardado });
  const { cambios, guardia, olvidar } = useBorrador({
    clave: `contenido.${clave}`,
    form,
    guardado,
    version: selloDe(leido),
  });
  const modo = useRef<Modo>('borrador');
  const { guardar, guardando } = useGuardar({
    form,
    cambios,
    enviar: ({ html }, sobre) => enviar(modo.current, clave, html, sobre ?? selloDe(contenido)),
    releer: async () => {
      const suya = await leer(clave);
      setContenido(suya);
      setGuardado(enEditor(suya));
      return { valores: enEditor(suya), version: selloDe(suya) };
    },
    resumen: ({ html }) => [['Texto', enPalabras(html)]],
    versionDe: selloDe,
    aunqueIgual: () => modo.current === 'publicar',
    alGuardar: (nuevo) => {
      olvidar(selloDe(nuevo));
      avisarHecho(dicho(modo.current, contenido, nuevo), { alDeshacer: onOtra });
      setContenido(nuevo);
      setGuardado(enEditor(nuevo));
    },
  });
  const en = (cual: Modo) => () => {
    modo.current = cual;
    guardar();
  };
  return {
    ...{ contenido, form, cambios, guardia, olvidar, guardando },
    ...{ guardarBorrador: en('borrador'), publicar: en('publicar') },
  };
}

/** Back to what is on the site. */
function useDescartar(uso: Uso, onOtra: () => void): () => Promise<void> {
  const cambiar = useOtroBorrador(uso, onOtra);
  const { clave, titulo, borrador } = uso.contenido;
  const pregunta = {
    title: 'Descartar el borrador',
    children: `Se perderá lo escrito y no publicado de «${titulo}». La web se queda como está. Se podrá deshacer desde Registros.`,
    action: 'Descartar el borrador',
  };
  return () =>
    askFirst(pregunta, () =>
      cambiar({
        pedir: () =>
          call('POST /api/private/contenidos/:clave/borrador/descartar', {
            params: { clave },
            body: { borrador: borrador?.version ?? 0 },
          }),
        dicho: `Borrador descartado: ${titulo}`,
      }),
    );
}

type Uso = ReturnType<typeof useContenido>;

function dondeEsta({ version, usuario, dt, borrador }: ContenidoEscrito): string {
  const publicada = dt === null ? 'la original' : `${momento(dt)}, ${usuario}`;
  if (!borrador) return `En la web: versión ${version}, ${publicada}.`;
  const sobre =
    borrador.sobre === version
      ? ''
      : ` Se empezó antes de publicarse la versión ${version}: mira qué cambia.`;
  return `Borrador de ${borrador.usuario} (${momento(borrador.dt)}) que los visitantes no ven.${sobre}`;
}

export const meta = () => metaDe({ titulo: 'Contenido', oculta: true });

const CLAVES = Object.keys(TITULOS_CMS);

const AYUDA = 'El título lo pone la web. Los datos del club que insertes se actualizan solos.';

function Texto({ uso: { contenido, form }, marcas }: { uso: Uso; marcas: readonly MarcaContenido[] }) {
  const { clave, titulo } = contenido;
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

type FichaProps = Leido & { volver: () => void; onOtra: () => void };

function Ficha({ contenido: leido, marcas, volver, onOtra }: FichaProps) {
  const uso = useContenido({ contenido: leido, marcas, onOtra });
  const { contenido, cambios, form } = uso;
  const { clave, titulo, borrador, html: antes } = contenido;
  const { html: despues } = form.values;
  const descartar = useDescartar(uso, onOtra);
  const espera = borrador !== null || cambios.hayCambios();
  const recuperada = () => {
    cambios.darPorGuardado();
    volver();
  };
  return (
    <MarcoDeTexto
      uso={uso}
      title={titulo}
      badge={<VerEnLaWeb to={PAGINAS.find((una) => una.clave === clave)?.path ?? '/'} />}
      espera={espera}
      publicar="Publicar cambios"
      onBack={volver}
    >
      <Texto uso={uso} marcas={marcas} />
      <Column>
        <EnQueEsta
          // Beside what is written; where nothing is beside it, over it.
          className={cx('max-lg:-order-1', !espera && 'hidden')}
          dicho={dondeEsta(contenido)}
          comparar={espera ? () => ({ antes, despues }) : null}
        >
          {borrador ? (
            <Button size="s" onClick={descartar}>
              Descartar borrador
            </Button>
          ) : null}
        </EnQueEsta>
        <Section title="Versiones">
          <Historial contenido={contenido} onRecuperada={recuperada} />
        </Section>
      </Column>
    </MarcoDeTexto>
  );
}

export default function ContenidosDetail() {
  const { clave = '' } = useParams();
  const fila = CLAVES.indexOf(clave) + 1;
  const irA = useReturn(rutasPrivadas.contenidos());
  const volver = useCallback(() => irA(fila || undefined), [irA, fila]);
  const [vez, setVez] = useState(0);
  const [contenido, marcas] = [
    // The text as it was when the screen opened: it does not change under whoever is writing.
    useFicha('contenidos', `${clave} ${vez}`, () => leer(clave as ClaveCms)),
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
          <Ficha
            key={`${clave} ${vez}`}
            contenido={contenido.data}
            marcas={marcas.data}
            volver={volver}
            onOtra={() => setVez((antes) => antes + 1)}
          />
        ) : null
      }
    </DetailLoad>
  );
}

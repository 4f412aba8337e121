import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor } from '@mantine/tiptap';
import type { Editor as Tiptap } from '@tiptap/core';
import { useEditor } from '@tiptap/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { MarcaContenido } from '#contract/sitio/contenidos.ts';
import type { ImagenSubida } from '#contract/sitio/imagenes.ts';
import { cx } from '#web/ui/cx.ts';
import '#web/ui/look/prose.css';
import { Barra, ETIQUETAS } from './barra.tsx';
import { type Dialogo, Dialogos, type PaginaOfrecida } from './dialogos.tsx';
import { useSubida } from './elegir-foto.tsx';
import { escrito, extensionesDeTexto, limpiarPegado, paraEditar } from './escrito.ts';
import styles from './hoja.module.css';

export type Imagenes = {
  /** How much of the one under way has left, from 0 to 1; null when none is. */
  subiendo: number | null;
  /** Uploaded, and waiting for who uploads it to say what it shows. */
  pendiente: ImagenSubida | null;
  subir: (archivos: readonly File[]) => void;
  describir: (alt: string) => void;
  descartar: () => void;
};

/** Pictures go up one after another; each is put in the text once it is described. */
function useImagenes(editor: () => Tiptap | null): Imagenes {
  const [cola, setCola] = useState<readonly ImagenSubida[]>([]);
  const { parte: subiendo, subir } = useSubida((subida) => setCola((antes) => [...antes, subida]));
  const [pendiente = null, ...resto] = cola;
  const describir = (alt: string) => {
    if (!pendiente) return;
    const { src, ancho: width, alto: height } = pendiente;
    editor()?.chain().focus().setImage({ src, alt, width, height }).run();
    setCola(resto);
  };
  return { subiendo, pendiente, subir, describir, descartar: () => setCola(resto) };
}

/** The pictures among what is pasted or dropped. */
const imagenesDe = (datos: DataTransfer | null): File[] =>
  [...(datos?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

type EditorProps = {
  /** What the text is called, for who cannot see the screen. */
  label: string;
  value: string;
  onChange: (html: string) => void;
  error?: React.ReactNode;
  marcas?: readonly MarcaContenido[];
  paginas: readonly PaginaOfrecida[];
};

const SIN_MARCAS: readonly MarcaContenido[] = [];

export const porNombre = (marcas: readonly MarcaContenido[]) =>
  new Map(marcas.map((marca) => [marca.nombre, marca]));

/** Pictures that are pasted or dropped go up; everything else is the editor's. */
const entradas = (subir: Imagenes['subir']) => {
  const tomar = (datos: DataTransfer | null): boolean => {
    const archivos = imagenesDe(datos);
    if (archivos.length > 0) subir(archivos);
    return archivos.length > 0;
  };
  return {
    transformPastedHTML: limpiarPegado,
    handlePaste: (_: unknown, { clipboardData }: ClipboardEvent) => tomar(clipboardData),
    handleDrop: (_: unknown, { dataTransfer }: DragEvent) => tomar(dataTransfer),
  };
};

/** What the text is for assistive technology, which is given its error too. */
const atributosDe = ({ label, error }: EditorProps, idError: string): Record<string, string> => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  class: cx('prose', styles.hoja),
  ...(error ? { 'aria-invalid': 'true', 'aria-describedby': idError } : {}),
});

const Subiendo = ({ parte }: { parte: number | null }) => (
  <p className="text-xs text-ink-soft" role="status">
    {parte === null ? '' : `Subiendo la imagen: ${Math.round(parte * 100)} %`}
  </p>
);

/** The text and its pictures, which have to be in it before the editor exists to be told. */
function useTexto(props: EditorProps, idError: string) {
  const { value, onChange, marcas = SIN_MARCAS } = props;
  const actual = useRef<Tiptap | null>(null);
  const imagenes = useImagenes(() => actual.current);
  const extensions = useMemo(() => extensionesDeTexto(porNombre(marcas)), [marcas]);
  const dicho = useRef(value);
  const editor = useEditor({
    extensions,
    content: paraEditar(value),
    injectCSS: false,
    immediatelyRender: true,
    editorProps: { ...entradas(imagenes.subir), attributes: atributosDe(props, idError) },
    onUpdate: ({ editor: uno }) => {
      dicho.current = escrito(uno.getJSON(), extensions);
      onChange(dicho.current);
    },
  });
  actual.current = editor;
  useEffect(() => {
    if (value === dicho.current) return;
    dicho.current = value;
    editor.commands.setContent(paraEditar(value), { emitUpdate: false });
  }, [editor, value]);
  return { editor, imagenes };
}

/** Writes a text of the site with the shapes that the site knows, and nothing else. */
export function Editor(props: EditorProps) {
  const { error, marcas = SIN_MARCAS, paginas } = props;
  const idError = useId();
  const [dialogo, setDialogo] = useState<Dialogo>(null);
  const { editor, imagenes } = useTexto(props, idError);
  const cerrar = () => setDialogo(null);
  // A section, as on the site: the boxes of a text (`aside`) are no landmarks of the screen.
  return (
    <section>
      <RichTextEditor
        editor={editor}
        labels={ETIQUETAS}
        className="border-border bg-surface max-md:-mx-gutter max-md:rounded-none max-md:border-x-0"
        classNames={{
          control: cx('min-h-8 min-w-8 text-ink disabled:text-border max-md:min-h-tap max-md:min-w-tap'),
          controlIcon: cx('size-icon'),
        }}
        withTypographyStyles={false}
      >
        <Barra
          editor={editor}
          marcas={marcas}
          onEnlace={() => setDialogo('enlace')}
          onImagenes={imagenes.subir}
          onDescribir={() => setDialogo('descripcion')}
          onTituloTabla={() => setDialogo('tituloTabla')}
        />
        <RichTextEditor.Content />
      </RichTextEditor>
      <Subiendo parte={imagenes.subiendo} />
      {error ? (
        <p id={idError} className="text-s font-semibold text-bad">
          {error}
        </p>
      ) : null}
      <Dialogos editor={editor} abierto={dialogo} imagenes={imagenes} paginas={paginas} onCerrar={cerrar} />
    </section>
  );
}

import type { Editor } from '@tiptap/core';
import { DialogoEnlace, type PaginaOfrecida } from './dialogo-enlace.tsx';
import { DialogoTexto } from './dialogo-texto.tsx';
import styles from './editor.module.css';
import type { Imagenes } from './use-imagenes.ts';

export type Dialogo = 'enlace' | 'descripcion' | 'tituloTabla' | null;

type DialogosProps = {
  editor: Editor;
  abierto: Dialogo;
  imagenes: Imagenes;
  paginas: readonly PaginaOfrecida[];
  onCerrar: () => void;
};

const DESCRIPCION = {
  etiqueta: '¿Qué se ve?',
  ayuda: 'Para quien no puede verla: «Dos niñas con raqueta en la pista 2 de Prado».',
  obligatorio: 'Escribe qué se ve en la imagen',
} as const;

function NuevaImagen({ imagenes }: Pick<DialogosProps, 'imagenes'>) {
  const { pendiente, describir, descartar } = imagenes;
  if (!pendiente) return null;
  return (
    <DialogoTexto
      key={pendiente.src}
      titulo="Describe la imagen"
      {...DESCRIPCION}
      inicial=""
      accion="Poner la imagen"
      onAceptar={describir}
      onCerrar={descartar}
    >
      <img
        className={styles.muestra}
        src={pendiente.src}
        alt=""
        width={pendiente.ancho}
        height={pendiente.alto}
      />
    </DialogoTexto>
  );
}

/** A link over what is selected; with nothing selected and no link there, the address itself is written. */
function ponerEnlace(editor: Editor, href: string): void {
  const cadena = editor.chain().focus();
  if (!editor.state.selection.empty || editor.isActive('link'))
    cadena.extendMarkRange('link').setLink({ href }).run();
  else
    cadena
      .insertContent({
        type: 'text',
        text: href.replace(/^(?:mailto|tel):/, ''),
        marks: [{ type: 'link', attrs: { href } }],
      })
      .run();
}

function Enlace({ editor, paginas, onCerrar }: Omit<DialogosProps, 'abierto' | 'imagenes'>) {
  return (
    <DialogoEnlace
      inicial={editor.getAttributes('link').href ?? ''}
      paginas={paginas}
      onPoner={(href) => {
        onCerrar();
        ponerEnlace(editor, href);
      }}
      onQuitar={() => {
        onCerrar();
        editor.chain().focus().extendMarkRange('link').unsetLink().run();
      }}
      onCerrar={onCerrar}
    />
  );
}

/** What the tools ask for: one question at a time. */
export function Dialogos({ editor, abierto, imagenes, paginas, onCerrar }: DialogosProps) {
  if (imagenes.pendiente) return <NuevaImagen imagenes={imagenes} />;
  if (abierto === 'enlace') return <Enlace editor={editor} paginas={paginas} onCerrar={onCerrar} />;
  if (abierto === null) return null;
  const [nodo, atributo] = abierto === 'descripcion' ? ['image', 'alt'] : ['table', 'titulo'];
  const textos =
    abierto === 'descripcion'
      ? { titulo: 'Descripción de la imagen', ...DESCRIPCION }
      : {
          titulo: 'Título de la tabla',
          etiqueta: 'Título',
          ayuda: 'Se lee encima de la tabla. Si lo dejas vacío, no lleva.',
        };
  return (
    <DialogoTexto
      {...textos}
      inicial={editor.getAttributes(nodo)[atributo] ?? ''}
      accion="Aceptar"
      onAceptar={(texto) => {
        onCerrar();
        editor
          .chain()
          .focus()
          .updateAttributes(nodo, { [atributo]: texto })
          .run();
      }}
      onCerrar={onCerrar}
    />
  );
}

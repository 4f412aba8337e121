import { Autocomplete, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { enlaceDe } from '#domain/contenido/enlaces.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskModal } from '#web/ui/desk/modal.tsx';

import type { Imagenes } from './editor.tsx';

type DialogoProps = {
  titulo: string;
  /** The button that sends it. */
  accion: string;
  /** Other ways out, before it. */
  antes?: ReactNode;
  children: ReactNode;
  onEnviar: () => void;
  onCerrar: () => void;
};

/** A question over the text. Sending it does not send the form that the text is in. */
function MarcoDialogo({ titulo, accion, antes, children, onEnviar, onCerrar }: DialogoProps) {
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onEnviar();
  };
  return (
    <DeskModal opened onClose={onCerrar} title={titulo}>
      <form className="grid gap-4" onSubmit={enviar} noValidate>
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          {antes}
          <Button type="submit" look="primary">
            {accion}
          </Button>
        </div>
      </form>
    </DeskModal>
  );
}

/** A page of this site, as the dialog offers it. */
export type PaginaOfrecida = { titulo: string; href: string };

/** What is typed in a question of one line; what is wrong with it goes as soon as something else is. */
function useLinea(inicial: string) {
  const [valor, setValor] = useState(inicial);
  const [error, setError] = useState<string | null>(null);
  const escribir = (nuevo: string) => {
    setValor(nuevo);
    setError(null);
  };
  return { valor, error, setError, escribir };
}

const NO_VALE =
  'Escribe una dirección como https://…, un correo, un teléfono o una página de esta web como /contacto';

const SEPARA = ' — ';

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

/** Asks where a link leads: a page of the site by its name, or whatever is typed. */
function Enlace({ editor, paginas, onCerrar }: Omit<DialogosProps, 'abierto' | 'imagenes'>) {
  const inicial: string = editor.getAttributes('link').href ?? '';
  const { valor, error, setError, escribir } = useLinea(inicial);
  const poner = () => {
    const href = enlaceDe(valor.split(SEPARA).at(-1) ?? '');
    if (!href) return setError(NO_VALE);
    onCerrar();
    ponerEnlace(editor, href);
  };
  const quitar = () => {
    onCerrar();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };
  return (
    <MarcoDialogo
      titulo="Enlace"
      accion="Poner el enlace"
      antes={inicial ? <Button onClick={quitar}>Quitar el enlace</Button> : null}
      onEnviar={poner}
      onCerrar={onCerrar}
    >
      <Autocomplete
        label="¿Adónde lleva?"
        description="Una página de esta web (escribe su nombre), otra web, un correo o un teléfono."
        data={paginas.map(({ titulo, href }) => `${titulo}${SEPARA}${href}`)}
        limit={8}
        value={valor}
        onChange={escribir}
        error={error}
        data-autofocus
      />
    </MarcoDialogo>
  );
}

type DialogoTextoProps = {
  titulo: string;
  etiqueta: string;
  ayuda: string;
  inicial: string;
  accion: string;
  /** What it says when it is left empty; without it, empty is an answer. */
  obligatorio?: string;
  children?: ReactNode;
  onAceptar: (texto: string) => void;
  onCerrar: () => void;
};

/** Asks for one line: what a picture shows, what a table is called. */
function DialogoTexto(props: DialogoTextoProps) {
  const { titulo, etiqueta, ayuda, inicial, accion, obligatorio, children, onAceptar, onCerrar } = props;
  const { valor, error, setError, escribir } = useLinea(inicial);
  const aceptar = () => {
    if (obligatorio && valor.trim() === '') setError(obligatorio);
    else onAceptar(valor.trim());
  };
  return (
    <MarcoDialogo titulo={titulo} accion={accion} onEnviar={aceptar} onCerrar={onCerrar}>
      {children}
      <TextInput
        label={etiqueta}
        description={ayuda}
        maxLength={200}
        value={valor}
        onChange={({ currentTarget }) => escribir(currentTarget.value)}
        error={error}
        data-autofocus
      />
    </MarcoDialogo>
  );
}

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
  ayuda: 'Para quien no puede verla: «Dos niñas con raqueta en la pista 2».',
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
        className="w-auto max-w-2xs rounded-m"
        src={pendiente.src}
        alt=""
        width={pendiente.ancho}
        height={pendiente.alto}
      />
    </DialogoTexto>
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

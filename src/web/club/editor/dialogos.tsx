import { Autocomplete, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { enlaceDe } from '#domain/contenido/enlaces.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskModal } from '#web/ui/desk/modal.tsx';

import type { Imagenes } from './editor.tsx';

type PreguntaProps = {
  titulo: string;
  /** The button that sends it. */
  accion: string;
  /** Other ways out, before it. */
  antes?: ReactNode;
  inicial: string;
  /** Its box, given what is in it and what is wrong with that. */
  children: (valor: string, error: string | null, escribir: (valor: string) => void) => ReactNode;
  /** Takes the answer, or says what is wrong with it. */
  aceptar: (texto: string) => string | undefined;
  cerrar: () => void;
};

/** A question of one line over the text. Sending it does not send the form that the text is in. */
function Pregunta({ titulo, accion, antes, inicial, children, aceptar, cerrar }: PreguntaProps) {
  const [valor, setValor] = useState(inicial);
  const [error, setError] = useState<string | null>(null);
  const escribir = (nuevo: string) => {
    setValor(nuevo);
    setError(null);
  };
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setError(aceptar(valor.trim()) ?? null);
  };
  return (
    <DeskModal opened onClose={cerrar} title={titulo}>
      <form className="grid gap-4" onSubmit={enviar} noValidate>
        {children(valor, error, escribir)}
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

const NO_VALE =
  'Escribe una dirección como https://…, un correo, un teléfono o una página de esta web como /contacto';

const SEPARA = ' — ';

/** A link over what is selected; with nothing selected and no link there, the address itself is written. */
function ponerEnlace(editor: Editor, href: string): undefined {
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
  const poner = (texto: string): string | undefined => {
    const href = enlaceDe(texto.split(SEPARA).at(-1) ?? '');
    if (!href) return NO_VALE;
    onCerrar();
    return ponerEnlace(editor, href);
  };
  const quitar = () => {
    onCerrar();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };
  return (
    <Pregunta
      titulo="Enlace"
      accion="Poner el enlace"
      antes={inicial ? <Button onClick={quitar}>Quitar el enlace</Button> : null}
      inicial={inicial}
      aceptar={poner}
      cerrar={onCerrar}
    >
      {(valor, error, escribir) => (
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
      )}
    </Pregunta>
  );
}

type TextoProps = Omit<PreguntaProps, 'children' | 'aceptar'> & {
  etiqueta: string;
  ayuda: string;
  /** What it says when it is left empty; without it, empty is an answer. */
  obligatorio?: string;
  children?: ReactNode;
  aceptar: (texto: string) => void;
};

/** Asks for one line: what a picture shows, what a table is called. */
const Texto = ({ etiqueta, ayuda, obligatorio, children, aceptar, ...pregunta }: TextoProps) => (
  <Pregunta {...pregunta} aceptar={(texto) => (texto ? undefined : obligatorio) ?? void aceptar(texto)}>
    {(valor, error, escribir) => (
      <>
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
      </>
    )}
  </Pregunta>
);

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

const NuevaImagen = ({
  pendiente: { src, ancho, alto },
  imagenes,
}: {
  pendiente: NonNullable<Imagenes['pendiente']>;
  imagenes: Imagenes;
}) => (
  <Texto
    key={src}
    titulo="Describe la imagen"
    {...DESCRIPCION}
    inicial=""
    accion="Poner la imagen"
    aceptar={imagenes.describir}
    cerrar={imagenes.descartar}
  >
    <img className="w-auto max-w-2xs rounded-m" src={src} alt="" width={ancho} height={alto} />
  </Texto>
);

/** What is said of what is selected. */
const DE_LO_ELEGIDO = {
  descripcion: { nodo: 'image', atributo: 'alt', titulo: 'Descripción de la imagen', ...DESCRIPCION },
  tituloTabla: {
    nodo: 'table',
    atributo: 'titulo',
    titulo: 'Título de la tabla',
    etiqueta: 'Título',
    ayuda: 'Se lee encima de la tabla. Si lo dejas vacío, no lleva.',
  },
} as const;

/** What the tools ask for: one question at a time. */
export function Dialogos({ editor, abierto, imagenes, paginas, onCerrar }: DialogosProps) {
  const { pendiente } = imagenes;
  if (pendiente) return <NuevaImagen {...{ pendiente, imagenes }} />;
  if (abierto === 'enlace') return <Enlace editor={editor} paginas={paginas} onCerrar={onCerrar} />;
  if (abierto === null) return null;
  const { nodo, atributo, ...textos } = DE_LO_ELEGIDO[abierto];
  const poner = (texto: string) => {
    onCerrar();
    editor
      .chain()
      .focus()
      .updateAttributes(nodo, { [atributo]: texto })
      .run();
  };
  return (
    <Texto
      {...textos}
      inicial={editor.getAttributes(nodo)[atributo] ?? ''}
      accion="Aceptar"
      aceptar={poner}
      cerrar={onCerrar}
    />
  );
}

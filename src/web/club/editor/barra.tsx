import { NativeSelect } from '@mantine/core';
import { RichTextEditor, type RichTextEditorLabels } from '@mantine/tiptap';
import IconInfoSquare from '@tabler/icons-react/dist/esm/icons/IconInfoSquare.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import type { MarcaContenido } from '#contract/sitio/contenidos.ts';
import { type LADOS_IMAGEN, TIPOS_FOTO } from '#domain/contenido/presentar.ts';
import { Elegir } from '#web/club/mesa/elegir.tsx';
import { cx } from '#web/ui/cx.ts';
import { useIsPhone } from '#web/ui/desk/more.tsx';

/** The kit's buttons in the club's words. */
export const ETIQUETAS: Partial<RichTextEditorLabels> = {
  boldControlLabel: 'Negrita',
  italicControlLabel: 'Cursiva',
  clearFormattingControlLabel: 'Quitar el formato',
  blockquoteControlLabel: 'Cita',
  bulletListControlLabel: 'Lista',
  orderedListControlLabel: 'Lista numerada',
  hrControlLabel: 'Línea de separación',
  undoControlLabel: 'Deshacer',
  redoControlLabel: 'Rehacer',
};

type BotonProps = { etiqueta: string; activo?: boolean; onClick: () => void; children: ReactNode };

const EN_LA_BARRA = { input: cx('max-md:min-h-tap') };

/** As the kit's own. */
const DIBUJO = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** A tool of the editor, named over it. */
const Boton = ({ etiqueta, activo = false, onClick, children }: BotonProps) => (
  <RichTextEditor.Control
    className="w-auto px-2 text-xs text-ink"
    aria-label={etiqueta}
    title={etiqueta}
    active={activo}
    aria-pressed={activo}
    onClick={onClick}
  >
    {children}
  </RichTextEditor.Control>
);

/** Pictures are chosen in the system's own dialog. */
function BotonImagen({ onImagenes }: { onImagenes: (archivos: readonly File[]) => void }) {
  const entrada = useRef<HTMLInputElement>(null);
  const elegir = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onImagenes([...(currentTarget.files ?? [])]);
    currentTarget.value = '';
  };
  return (
    <>
      <Boton etiqueta="Subir una imagen" onClick={() => entrada.current?.click()}>
        <IconPhoto {...DIBUJO} />
      </Boton>
      <input
        ref={entrada}
        type="file"
        accept={TIPOS_FOTO.join(',')}
        multiple
        hidden
        aria-label="Imagen"
        onChange={elegir}
      />
    </>
  );
}

const rotulo = ({ titulo, valor }: MarcaContenido): string => (valor ? `${titulo}: ${valor}` : titulo);

type InsertarMarcaProps = {
  marcas: readonly MarcaContenido[];
  onElegir: (nombre: string) => void;
};

/** The values of the club that a text can take, by name. Choosing one writes it where the cursor was. */
function InsertarMarca({ marcas, onElegir }: InsertarMarcaProps) {
  const [veces, setVeces] = useState(0);
  const elegir = (indice: number | null) => {
    const marca = marcas[indice ?? -1];
    if (!marca) return;
    // A new one, with nothing typed in it, for the next time.
    setVeces(veces + 1);
    onElegir(marca.nombre);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps Enter from saving the page
    <div className="w-4xs flex-none" onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
      <Elegir
        key={veces}
        label="Insertar un dato del club"
        labelProps={{ className: 'visually-hidden' }}
        placeholder="Insertar dato"
        size="xs"
        opciones={marcas.map((marca, value) => ({ value, label: rotulo(marca) }))}
        value={null}
        onChange={elegir}
      />
    </div>
  );
}

type BarraProps = {
  editor: Editor;
  marcas: readonly MarcaContenido[];
  onEnlace: () => void;
  onImagenes: (archivos: readonly File[]) => void;
  onDescribir: () => void;
  onTituloTabla: () => void;
};

/** Where the cursor is, for the buttons that hang on it. */
const useDonde = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: uno }) => ({
      enlace: uno.isActive('link'),
      tabla: uno.isActive('table'),
      imagen: uno.isActive('image'),
      lado: uno.getAttributes('image').lado ?? null,
      nivel: uno.getAttributes('heading').level ?? null,
      destacado: uno.isActive('destacado'),
      numerada: uno.isActive('orderedList'),
      pasos: uno.isActive('orderedList', { pasos: true }),
    }),
  });

type Cadena = ReturnType<Editor['chain']>;

type GrupoProps = {
  donde: ReturnType<typeof useDonde>;
  /** Begins what a button does to the text, where the cursor is. */
  hacer: () => Cadena;
};

const Grupo = RichTextEditor.ControlsGroup;

const DE_TABLA: readonly (readonly [etiqueta: string, texto: string, hacer: (cadena: Cadena) => Cadena])[] = [
  ['Añadir una fila debajo', '+ fila', (cadena) => cadena.addRowAfter()],
  ['Añadir una columna a la derecha', '+ columna', (cadena) => cadena.addColumnAfter()],
  ['Quitar la fila', '− fila', (cadena) => cadena.deleteRow()],
  ['Quitar la columna', '− columna', (cadena) => cadena.deleteColumn()],
];

const DeTabla = ({ hacer, onTituloTabla }: Pick<GrupoProps, 'hacer'> & Pick<BarraProps, 'onTituloTabla'>) => (
  <Grupo>
    {DE_TABLA.map(([etiqueta, texto, cambiar]) => (
      <Boton key={etiqueta} etiqueta={etiqueta} onClick={() => cambiar(hacer()).run()}>
        {texto}
      </Boton>
    ))}
    <Boton etiqueta="Título de la tabla" onClick={onTituloTabla}>
      Título
    </Boton>
    <Boton etiqueta="Quitar la tabla" onClick={() => hacer().deleteTable().run()}>
      Quitar tabla
    </Boton>
  </Grupo>
);

/** The page has its own title over these. */
const ESTILOS = ['Texto', 'Título', 'Subtítulo', 'Subtítulo menor'];

/** What the paragraph of the cursor is. */
const Estilo = ({ donde, hacer }: GrupoProps) => (
  <NativeSelect
    aria-label="Estilo del párrafo"
    title="Estilo del párrafo"
    size="xs"
    className="w-thumb flex-none"
    classNames={EN_LA_BARRA}
    data={ESTILOS.map((label, lugar) => ({ value: lugar === 0 ? '' : String(lugar + 1), label }))}
    value={String(donde.nivel ?? '')}
    onChange={({ currentTarget: { value } }) =>
      (value ? hacer().setHeading({ level: Number(value) as 2 | 3 | 4 }) : hacer().setParagraph()).run()
    }
  />
);

const LADOS: readonly { lado: (typeof LADOS_IMAGEN)[number] | null; etiqueta: string; texto: string }[] = [
  { lado: 'izquierda', etiqueta: 'Imagen a la izquierda del texto', texto: 'Izquierda' },
  { lado: null, etiqueta: 'Imagen a todo lo ancho', texto: 'Ancha' },
  { lado: 'derecha', etiqueta: 'Imagen a la derecha del texto', texto: 'Derecha' },
];

/** Where the chosen picture stands, and what it shows in words. */
const DeImagen = ({ donde, hacer, onDescribir }: GrupoProps & Pick<BarraProps, 'onDescribir'>) => (
  <Grupo>
    {LADOS.map(({ lado, etiqueta, texto }) => (
      <Boton
        key={etiqueta}
        etiqueta={etiqueta}
        activo={donde.lado === lado}
        onClick={() => hacer().updateAttributes('image', { lado }).run()}
      >
        {texto}
      </Boton>
    ))}
    <Boton etiqueta="Descripción de la imagen" onClick={onDescribir}>
      Descripción
    </Boton>
  </Grupo>
);

function Listas({ donde, hacer }: GrupoProps) {
  const pasos = !donde.pasos;
  return (
    <Grupo>
      <RichTextEditor.BulletList />
      <RichTextEditor.OrderedList />
      {donde.numerada ? (
        <Boton
          etiqueta="Dibujar como pasos"
          activo={donde.pasos}
          onClick={() => hacer().updateAttributes('orderedList', { pasos }).run()}
        >
          Pasos
        </Boton>
      ) : null}
    </Grupo>
  );
}

const TABLA = { rows: 3, cols: 3, withHeaderRow: true };

const Bloques = ({ donde, hacer }: GrupoProps) => (
  <Grupo>
    {donde.tabla ? null : (
      <Boton etiqueta="Insertar una tabla" onClick={() => hacer().insertTable(TABLA).run()}>
        <IconTable {...DIBUJO} />
      </Boton>
    )}
    <RichTextEditor.Blockquote />
    <Boton
      etiqueta="Recuadro destacado"
      activo={donde.destacado}
      onClick={() => hacer().toggleWrap('destacado').run()}
    >
      <IconInfoSquare {...DIBUJO} />
    </Boton>
    <RichTextEditor.Hr />
    <RichTextEditor.ClearFormatting />
  </Grupo>
);

const Deshacer = () => (
  <Grupo>
    <RichTextEditor.Undo />
    <RichTextEditor.Redo />
  </Grupo>
);

/** The tools over the text, each with its name. */
export function Barra(props: BarraProps) {
  const { editor, marcas, onEnlace, onImagenes, onTituloTabla, onDescribir } = props;
  const donde = useDonde(editor);
  // Where only the first of them are in sight.
  const enMovil = useIsPhone();
  const hacer = () => editor.chain().focus();
  return (
    <RichTextEditor.Toolbar
      // On a phone, one line that stays in sight and goes sideways.
      className="gap-1 p-1 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-gutter max-md:mask-r-from-90% max-md:*:flex-none"
      sticky
      stickyOffset="var(--bar-main)"
      role="toolbar"
      aria-label="Formato del texto"
    >
      {enMovil ? null : <Deshacer />}
      <Grupo>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
      </Grupo>
      <Estilo donde={donde} hacer={hacer} />
      <Listas donde={donde} hacer={hacer} />
      <Grupo>
        <Boton etiqueta="Enlace" activo={donde.enlace} onClick={onEnlace}>
          <IconLink {...DIBUJO} />
        </Boton>
        <BotonImagen onImagenes={onImagenes} />
      </Grupo>
      <Bloques donde={donde} hacer={hacer} />
      {marcas.length > 0 ? (
        <InsertarMarca marcas={marcas} onElegir={(nombre) => hacer().insertarMarca(nombre).run()} />
      ) : null}
      {enMovil ? <Deshacer /> : null}
      {donde.imagen ? <DeImagen donde={donde} hacer={hacer} onDescribir={onDescribir} /> : null}
      {donde.tabla ? <DeTabla hacer={hacer} onTituloTabla={onTituloTabla} /> : null}
    </RichTextEditor.Toolbar>
  );
}

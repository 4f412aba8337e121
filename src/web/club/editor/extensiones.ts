import { type Extensions, InputRule, mergeAttributes, Node, PasteRule } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import Link from '@tiptap/extension-link';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import type { MarcaContenido } from '#contract/sitio/contenidos.ts';
import { esEnlace } from '#domain/contenido/enlaces.ts';
import { LADOS_IMAGEN } from '#domain/contenido/presentar.ts';

/** A picture of this site; one of another has to be uploaded first, so pasting it leaves nothing. */
const Imagen = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      lado: {
        default: null,
        parseHTML: (element) => LADOS_IMAGEN.find((lado) => element.classList.contains(lado)) ?? null,
        renderHTML: ({ lado }) => (lado ? { class: lado } : {}),
      },
    };
  },
  parseHTML: () => [{ tag: 'img[src^="/imagenes/"]' }],
}).configure({ inline: false, allowBase64: false });

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    marca: { insertarMarca: (nombre: string) => ReturnType };
  }
}

const ESCRITA = /\{\{\s*([\w.]+)\s*\}\}/;
const RECIEN_ESCRITA = new RegExp(`${ESCRITA.source}$`);
const PEGADAS = new RegExp(ESCRITA.source, 'g');

type MarcasConocidas = ReadonlyMap<string, MarcaContenido>;

/** What a chip says: the value of now, the name of a table, or that there is no such thing. */
function rotulo(nombre: string, conocida: MarcaContenido | undefined): string {
  if (!conocida) return `⚠ ${nombre} no existe`;
  return conocida.bloque ? conocida.titulo : conocida.valor;
}

/** Mailboxes come with their link. */
const conEnlace = (nombre: string): boolean => nombre.startsWith('buzon.') || nombre === 'club.email';

/** A value taken from the club's data, as a chip that is written, moved and deleted like one letter. */
const Marca = Node.create<{ marcas: MarcasConocidas }>({
  name: 'marca',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ marcas: new Map() }),
  addAttributes: () => ({
    nombre: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-marca'),
      renderHTML: ({ nombre }) => ({ 'data-marca': nombre }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-marca]' }],
  renderHTML({ node, HTMLAttributes }) {
    const { nombre } = node.attrs;
    const conocida = this.options.marcas.get(nombre);
    const extra = {
      title: conocida ? `Dato del club: ${conocida.titulo}` : 'Este dato no existe: quítalo o elige otro',
      ...(conocida ? {} : { 'data-desconocida': '' }),
      ...(conocida?.bloque ? { 'data-bloque': '' } : {}),
    };
    return ['span', mergeAttributes(HTMLAttributes, extra), rotulo(nombre, conocida)];
  },
  renderText: ({ node }) => `{{${node.attrs.nombre}}}`,
  addCommands() {
    return {
      insertarMarca:
        (nombre) =>
        ({ commands }) => {
          const marks = conEnlace(nombre) ? [{ type: 'link', attrs: { href: `mailto:{{${nombre}}}` } }] : [];
          return commands.insertContent({ type: this.name, attrs: { nombre }, marks });
        },
    };
  },
  addInputRules() {
    const handler: InputRule['handler'] = ({ state, range, match }) => {
      state.tr.replaceWith(range.from, range.to, this.type.create({ nombre: match[1] }));
    };
    return [new InputRule({ find: RECIEN_ESCRITA, handler })];
  },
  addPasteRules() {
    const handler: PasteRule['handler'] = ({ state, range, match }) => {
      state.tr.replaceWith(range.from, range.to, this.type.create({ nombre: match[1] }));
    };
    return [new PasteRule({ find: PEGADAS, handler })];
  },
});

/** Every mark of the texts of that part of a document becomes what the editor reads as a chip. */
export function marcasComoFichas(raiz: Document | DocumentFragment): void {
  const dueno = raiz instanceof Document ? raiz : raiz.ownerDocument;
  const paseo = dueno.createTreeWalker(raiz, NodeFilter.SHOW_TEXT);
  const textos: Text[] = [];
  while (paseo.nextNode()) textos.push(paseo.currentNode as Text);
  for (const texto of textos) {
    const trozos = texto.data.split(PEGADAS);
    if (trozos.length === 1) continue;
    const nuevos = trozos.map((trozo, i) => {
      if (i % 2 === 0) return trozo;
      const ficha = dueno.createElement('span');
      ficha.dataset.marca = trozo;
      return ficha;
    });
    texto.replaceWith(...nuevos);
  }
}

/** A box of the club's vocabulary with blocks inside, in the element and class that the site's CSS knows. */
const caja = (name: string, tag: string, clase: string | null, content: string, group = 'block') =>
  Node.create({
    name,
    group,
    content,
    defining: true,
    parseHTML: () => [{ tag: clase ? `${tag}.${clase}` : tag }],
    renderHTML: ({ HTMLAttributes }) => [
      tag,
      mergeAttributes(HTMLAttributes, clase ? { class: clase } : {}),
      0,
    ],
  });

/** What must not be missed. */
const Destacado = caja('destacado', 'aside', 'destacado', 'block+');

/** Sections side by side where there is room. */
const DosColumnas = caja('dosColumnas', 'div', 'dos-columnas', 'seccion+');
const Seccion = caja('seccion', 'section', null, 'block+', '');

/** A list of terms, each with what it means. */
const Definiciones = caja('definiciones', 'dl', null, '(termino | definicion)+');
const Termino = caja('termino', 'dt', null, 'inline*', '');
const Definicion = caja('definicion', 'dd', null, 'block+', '');

/** A table in its frame and with its title, as the site's CSS knows them. */
const Tabla = Table.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      titulo: {
        default: '',
        parseHTML: (element) => element.querySelector('caption')?.textContent?.trim() ?? '',
        renderHTML: () => ({}),
      },
    };
  },
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  // Drawn as it is written: the extension's own view knows no title.
  addNodeView: () => null,
  renderHTML({ node }) {
    const { titulo } = node.attrs;
    const cabeza = titulo ? [['caption', { contenteditable: 'false' }, titulo]] : [];
    return ['div', { class: 'tabla' }, ['table', ...cabeza, ['tbody', 0]]];
  },
});

const Enlace = Link.configure({
  openOnClick: false,
  autolink: true,
  defaultProtocol: 'https',
  protocols: ['mailto', 'tel'],
  HTMLAttributes: { target: null, rel: null },
  isAllowedUri: (url) => esEnlace(url),
});

/** `pasos`: an ordered list drawn as steps, each with its number in a ball. */
const CLASE_PASOS = {
  pasos: {
    default: false,
    parseHTML: (element: HTMLElement) => element.classList.contains('pasos'),
    renderHTML: ({ pasos }: { pasos?: boolean }) => (pasos ? { class: 'pasos' } : {}),
  },
};

const Base = StarterKit.extend({
  addGlobalAttributes: () => [{ types: ['orderedList'], attributes: CLASE_PASOS }],
}).configure({
  heading: { levels: [2, 3, 4] },
  code: false,
  codeBlock: false,
  strike: false,
  underline: false,
  link: false,
});

/** What a text of the site may hold: the vocabulary that the server lets through, and nothing else. */
export const extensionesDeTexto = (marcas: MarcasConocidas): Extensions => [
  Base,
  Enlace,
  Tabla.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
  Imagen,
  Destacado,
  DosColumnas,
  Seccion,
  Definiciones,
  Termino,
  Definicion,
  Marca.configure({ marcas }),
];

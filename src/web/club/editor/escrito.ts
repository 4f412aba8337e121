import {
  type Extensions,
  generateHTML,
  generateJSON,
  InputRule,
  type JSONContent,
  mergeAttributes,
  Node as Nodo,
  PasteRule,
} from '@tiptap/core';
import Image from '@tiptap/extension-image';
import Link from '@tiptap/extension-link';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import type { NodeType } from '@tiptap/pm/model';
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

/** In the place of what was written. */
const ponerFicha =
  (tipo: NodeType): InputRule['handler'] & PasteRule['handler'] =>
  ({ state, range, match }: Pick<Parameters<InputRule['handler']>[0], 'state' | 'range' | 'match'>) => {
    state.tr.replaceWith(range.from, range.to, tipo.create({ nombre: match[1] }));
  };

/** A value taken from the club's data, as a chip that is written, moved and deleted like one letter. */
const Marca = Nodo.create<{ marcas: MarcasConocidas }>({
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
    return [new InputRule({ find: RECIEN_ESCRITA, handler: ponerFicha(this.type) })];
  },
  addPasteRules() {
    return [new PasteRule({ find: PEGADAS, handler: ponerFicha(this.type) })];
  },
});

/** Every mark of the texts of that part of a document becomes what the editor reads as a chip. */
function marcasComoFichas(raiz: DocumentFragment): void {
  const dueno = raiz.ownerDocument;
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
  Nodo.create({
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

/** A text with that done to it, where nothing of it is drawn, loaded or run. */
function conCambios(html: string, cambiar: (raiz: DocumentFragment) => void): string {
  const molde = document.createElement('template');
  molde.innerHTML = html;
  cambiar(molde.content);
  return molde.innerHTML;
}

/** A text as the editor reads it: its marks are chips. */
export const paraEditar = (html: string): string => conCambios(html, marcasComoFichas);

/** The editor has a paragraph in every item and cell; a text only where there are several. */
function sinParrafosDeMas(raiz: DocumentFragment): void {
  for (const caja of raiz.querySelectorAll('li, td, th, dd')) {
    const [primero, ...otros] = caja.children;
    const solo = otros.every((otro) => otro.matches('ul, ol'));
    if (primero?.matches('p') && solo) primero.replaceWith(...primero.childNodes);
  }
  for (const parrafo of raiz.querySelectorAll('p'))
    if (parrafo.childNodes.length === 0 && !parrafo.closest('td, th')) parrafo.remove();
}

function conCabeceras(tabla: HTMLTableElement): void {
  const [primera] = tabla.rows;
  const deColumna = primera && [...primera.cells].every((celda) => celda.tagName === 'TH') ? primera : null;
  if (deColumna) {
    const cabeza = document.createElement('thead');
    tabla.tBodies[0]?.before(cabeza);
    cabeza.append(deColumna);
  }
  for (const celda of tabla.querySelectorAll('th'))
    celda.setAttribute('scope', deColumna?.contains(celda) ? 'col' : 'row');
}

/** What the editor holds, as it is kept: marks as they are written, tables with their headings. */
function comoSeGuarda(raiz: DocumentFragment): void {
  for (const ficha of raiz.querySelectorAll<HTMLElement>('[data-marca]'))
    ficha.replaceWith(`{{${ficha.dataset.marca}}}`);
  sinParrafosDeMas(raiz);
  for (const tabla of raiz.querySelectorAll('table')) conCabeceras(tabla);
  for (const titulo of raiz.querySelectorAll('caption')) titulo.removeAttribute('contenteditable');
}

export const escrito = (documento: JSONContent, extensiones: Extensions): string =>
  conCambios(generateHTML(documento, extensiones), comoSeGuarda);

/** A text as the editor would write it: what is compared to know whether anything has changed. */
export const normalizar = (html: string, extensiones: Extensions): string =>
  escrito(generateJSON(paraEditar(html), extensiones), extensiones);

/** Neither they nor what is in them is text. */
const FUERA =
  'script, style, link, meta, base, title, template, svg, math, iframe, object, embed, applet, form, input, button, select, textarea, video, audio, canvas, noscript, xmp, plaintext';

const ATRIBUTOS = new Set([
  ...['href', 'src', 'alt', 'width', 'height', 'class', 'scope'],
  ...['data-marca', 'data-pm-slice', 'start'],
]);

/** As deep as the server lets a text be. */
const FONDO = 14;

/** Titles start where the page's own ends. */
const TITULOS: Record<string, string> = { H1: 'h2', H5: 'h4', H6: 'h4' };

const NORMAL = /font-weight:\s*(?:normal|400)/i;
const NEGRITA = /font-weight:\s*(?:bold|[6-9]00)/i;
const CURSIVA = /font-style:\s*italic/i;

const sinEnvoltura = (elemento: Element): void => elemento.replaceWith(...elemento.childNodes);

function envolver(elemento: Element, etiqueta: string): void {
  const nuevo = document.createElement(etiqueta);
  nuevo.append(...elemento.childNodes);
  elemento.append(nuevo);
}

/** What office programs say with styles, said with elements. */
function conElementos(elemento: Element): void {
  const estilo = elemento.getAttribute('data-style') ?? '';
  const nuevo = TITULOS[elemento.tagName];
  if (nuevo) {
    const titulo = document.createElement(nuevo);
    titulo.append(...elemento.childNodes);
    elemento.replaceWith(titulo);
  } else if (elemento.matches('b, strong') && NORMAL.test(estilo)) sinEnvoltura(elemento);
  else if (elemento.matches('span')) {
    if (NEGRITA.test(estilo)) envolver(elemento, 'strong');
    if (CURSIVA.test(estilo)) envolver(elemento, 'em');
  }
}

/** A cell over thousands would keep the editor counting for ever. */
const ABARCA = /^(?:[2-9]|1\d)$/;

const seQueda = ({ name, value }: Attr): boolean =>
  name.endsWith('span') ? ABARCA.test(value) : ATRIBUTOS.has(name);

function sinAtributos(elemento: Element): void {
  for (const atributo of [...elemento.attributes])
    if (!seQueda(atributo)) elemento.removeAttribute(atributo.name);
}

/** Deeper boxes lose themselves and keep what they hold. */
function aplanar(raiz: DocumentFragment): void {
  const fondos = new WeakMap<Node, number>([[raiz, 0]]);
  for (const elemento of raiz.querySelectorAll('*')) {
    const fondo = (fondos.get(elemento.parentNode ?? raiz) ?? 0) + 1;
    if (fondo > FONDO) sinEnvoltura(elemento);
    else fondos.set(elemento, fondo);
  }
}

const ETIQUETA = /<[a-z][^>]*>/gi;
const CON_EFECTO = /\s(style|on[a-z]+)\s*=/gi;

/** Under another name: the browser would judge them, and complain, even where nothing is ever drawn. */
const sinEfecto = (html: string): string =>
  html.replace(ETIQUETA, (etiqueta) =>
    etiqueta.replace(CON_EFECTO, (_, nombre: string) => ` data-${nombre.toLowerCase()}=`),
  );

/** What is pasted, before the editor reads it: words and their shapes, with nothing that styles, loads or runs. */
export const limpiarPegado = (html: string): string =>
  conCambios(sinEfecto(html), (raiz) => {
    for (const elemento of raiz.querySelectorAll(FUERA)) elemento.remove();
    for (const elemento of raiz.querySelectorAll('*')) conElementos(elemento);
    for (const elemento of raiz.querySelectorAll('*')) sinAtributos(elemento);
    aplanar(raiz);
  });

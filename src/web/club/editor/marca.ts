import { InputRule, mergeAttributes, Node, PasteRule } from '@tiptap/core';
import type { MarcaContenido } from '#contract/contenidos.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    marca: { insertarMarca: (nombre: string) => ReturnType };
  }
}

const ESCRITA = /\{\{\s*([\w.]+)\s*\}\}/;
const RECIEN_ESCRITA = new RegExp(`${ESCRITA.source}$`);
const PEGADAS = new RegExp(ESCRITA.source, 'g');

export type MarcasConocidas = ReadonlyMap<string, MarcaContenido>;

/** What a chip says: the value of now, the name of a table, or that there is no such thing. */
function rotulo(nombre: string, conocida: MarcaContenido | undefined): string {
  if (!conocida) return `⚠ ${nombre} no existe`;
  return conocida.bloque ? `▦ ${conocida.titulo}` : conocida.valor;
}

/** Mailboxes come with their link. */
const conEnlace = (nombre: string): boolean => nombre.startsWith('buzon.') || nombre === 'club.email';

/** A value taken from the club's data, as a chip that is written, moved and deleted like one letter. */
export const Marca = Node.create<{ marcas: MarcasConocidas }>({
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

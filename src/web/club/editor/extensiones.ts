import type { Extensions } from '@tiptap/core';
import Link from '@tiptap/extension-link';
import { TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { esEnlace } from '#domain/contenido/enlaces.ts';
import { Imagen } from './imagen.ts';
import { Marca, type MarcasConocidas } from './marca.ts';
import { Definicion, Definiciones, Destacado, DosColumnas, Seccion, Termino } from './nodos.ts';
import { Tabla } from './tabla.ts';

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

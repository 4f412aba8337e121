import { mergeAttributes, Node } from '@tiptap/core';

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
export const Destacado = caja('destacado', 'aside', 'destacado', 'block+');

/** Sections side by side where there is room. */
export const DosColumnas = caja('dosColumnas', 'div', 'dos-columnas', 'seccion+');
export const Seccion = caja('seccion', 'section', null, 'block+', '');

/** A list of terms, each with what it means. */
export const Definiciones = caja('definiciones', 'dl', null, '(termino | definicion)+');
export const Termino = caja('termino', 'dt', null, 'inline*', '');
export const Definicion = caja('definicion', 'dd', null, 'block+', '');

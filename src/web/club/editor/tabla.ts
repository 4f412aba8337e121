import { Table } from '@tiptap/extension-table';

/** A table in its frame and with its title, as the site's CSS knows them. */
export const Tabla = Table.extend({
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

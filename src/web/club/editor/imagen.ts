import Image from '@tiptap/extension-image';

/** A picture of this site; one of another has to be uploaded first, so pasting it leaves nothing. */
export const Imagen = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="/imagenes/"]' }],
}).configure({ inline: false, allowBase64: false });

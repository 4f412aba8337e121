import url from 'letras.woff2?url';

/** Made by scripts/subset-font.ts. For `<link rel="preload" as="font" type="font/woff2" crossorigin>` in the document's head. */
export const displayFontUrl = url;

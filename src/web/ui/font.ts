import url from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url';

/** For `<link rel="preload" as="font" type="font/woff2" crossorigin>` in the document's head. */
export const displayFontUrl = url;

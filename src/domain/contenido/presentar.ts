import { conCortes } from './cortes.ts';
import { conImagenes } from './imagenes.ts';
import { conTablas } from './tablas.ts';

/** The club's own vocabulary of shapes; the site's CSS knows what each looks like. */
export const CLASES_TEXTO = ['tabla', 'destacado', 'dos-columnas', 'pasos'] as const;

/** A sanitised text as it is put in a page. */
export const presentarTexto = (html: string): string => conCortes(conImagenes(conTablas(html)));

const DETRAS_DE_SIGNO = /(?<=[@.])/;

/** A mail address in the pieces between which a line may break: after the @ and after each dot. */
export const trozosDeCorreo = (correo: string): string[] => correo.split(DETRAS_DE_SIGNO);

const ETIQUETA_O_TEXTO = /(<[^>]*>)|([^<]+)/g;
/** It starts where a word does, so that a long one is looked at once. */
const CORREO = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** A space before the euro, the per cent and the h of an hour, where the line would leave the sign alone. */
const ANTES_DE_UNIDAD = /(?<=\d) (?=[€%]|h\b)/g;
const DE_HORA_A_HORA = /\d{1,2}:\d{2}[-–]\d{1,2}:\d{2}/g;

const cortar = (texto: string): string =>
  texto
    .replace(CORREO, (correo) => trozosDeCorreo(correo).join('<wbr>'))
    .replace(ANTES_DE_UNIDAD, '\u00a0')
    .replace(DE_HORA_A_HORA, '<span class="junto">$&</span>');

/**
 * Where the lines of a text may break: an address of mail after its @ and its dots and not inside a word, an amount
 * and a stretch of hours nowhere. What is copied from it does not change, but for the space of an amount.
 */
export const conCortes = (html: string): string =>
  html.replace(ETIQUETA_O_TEXTO, (_, etiqueta?: string, texto = '') => etiqueta ?? cortar(texto));

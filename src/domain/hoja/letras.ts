/** Of the bytes 128 to 159, what Windows-1252 makes of each; those it leaves out stay as they are. */
const ALTAS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const RESTO = `[\u0080-\u00bf${ALTAS}]`;

/** A letter of UTF-8 that some program read byte by byte: «Ã±» is ñ, «â€™» an apostrophe. */
const PARTIDA = new RegExp(`[ÂÃ]${RESTO}|â${RESTO}{2}`, 'gu');
/** The mark of a letter that was lost, and the half of one whose other half nobody sees: «MarÃa». */
const PERDIDA = /\ufffd|(?<=\p{Ll})Ã/u;

function entera(partida: string): string {
  const [primera = 0, ...resto] = [...partida].map((letra) => {
    const alta = ALTAS.indexOf(letra);
    return alta < 0 ? (letra.codePointAt(0) ?? 0) : 128 + alta;
  });
  const cabeza = primera % (resto.length === 1 ? 32 : 16);
  return String.fromCodePoint(resto.reduce((codigo, byte) => codigo * 64 + (byte % 64), cabeza));
}

/** The text with its letters whole: «MarÃ­a LÃ³pez» is «María López». */
export const conLetrasEnteras = (texto: string): string => texto.replace(PARTIDA, entera);

/** Whether letters of it are lost, so that nobody can say what it was. */
export const tieneLetrasPerdidas = (texto: string): boolean => PERDIDA.test(texto);

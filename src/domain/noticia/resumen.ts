const ENTIDADES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

const LETRAS_RESUMEN = 170;
/** Sentences shorter than this say too little by themselves. */
const LETRAS_FRASE = 50;

/** Words that announce another one, which three dots would leave hanging. */
const COLGADAS =
  /(?:[\s,;:.]+(?:[aeyou]|al|con|de|del|el|en|la|las|lo|los|ni|no|para|por|que|se|si|sin|su|sus|un|una))*[\s,;:.]*$/i;

/** Where a block ends a word does too. */
const ETIQUETA = /<[^>]*>/g;

/** How a sanitised text begins, in plain words, no score in two lines: whole sentences, or whole words and three dots. */
export function resumenDe(html: string): string {
  const texto = html
    .replace(ETIQUETA, (una) => (/^<\/?(?:b|i|a|em|strong|span|u|s|sub|sup|wbr)\b/.test(una) ? '' : ' '))
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (una) => ENTIDADES[una] ?? una)
    .replace(/\s+/g, ' ')
    .replace(/(\d-)(?=\d)/g, '$1\u2060')
    .trim();
  if (texto.length <= LETRAS_RESUMEN) return texto;
  const cabe = texto.slice(0, LETRAS_RESUMEN + 1);
  const frases = /^.*[.!?](?= )/.exec(cabe)?.[0] ?? '';
  if (frases.length >= LETRAS_FRASE) return frases;
  return `${cabe.slice(0, Math.max(cabe.lastIndexOf(' '), 0) || LETRAS_RESUMEN).replace(COLGADAS, '')}…`;
}

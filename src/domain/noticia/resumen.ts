const ENTIDADES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

const LETRAS_RESUMEN = 170;
/** A line beside a picture on a laptop, two on a phone. */
const LETRAS_EXTRACTO = 60;
/** What is shorter announces the rest and says nothing by itself: "Toca revancha:". */
const LETRAS_CLAUSULA = 30;
/** Sentences shorter than this say too little by themselves. */
const LETRAS_FRASE = 50;

/** What is written with a full stop that ends no sentence: "Sra. Gil", "las 6 p. m.". */
const ABREVIATURA =
  '(?:\\p{L}|[DSds]ra?s?|[Ss]rta|[Dd]ña|[Pp]rof|[Nn]úm|[Pp]ágs?|[Tt]el|[Aa]vda|[Pp]za|EE|UU|vs)';

/** Words that announce another one, which three dots would leave hanging. */
const COLGADAS = new RegExp(
  String.raw`(?:[\s,;:.]+(?:[aeyou]|al|con|de|del|el|en|la|las|lo|los|ni|no|para|por|que|se|si|sin|su|sus|un|una|\p{L}\.[ªº]|${ABREVIATURA}(?=\.)))*[\s,;:.]*$`,
  'iu',
);

const FIN = String.raw`(?:[!?]|(?<!(?<![\p{L}\d])${ABREVIATURA})\.)(?= )`;
const FRASES = new RegExp(`^.*${FIN}`, 'u');
const CLAUSULAS = new RegExp(String.raw`^.*(?:${FIN}|\p{L}(?=[:;] ))`, 'u');

/** Where a block ends a word does too. */
const ETIQUETA = /<[^>]*>/g;

/** As many as fit. */
function enPalabras(texto: string, letras: number): string {
  const cabe = texto.slice(0, letras + 1);
  return `${cabe.slice(0, Math.max(cabe.lastIndexOf(' '), 0) || letras).replace(COLGADAS, '')}…`;
}

/** How a sanitised text begins, in plain words, no score in two lines: whole sentences, or whole words and three dots. */
export function resumenDe(html: string): string {
  const texto = html
    .replace(ETIQUETA, (una) => (/^<\/?(?:b|i|a|em|strong|span|u|s|sub|sup|wbr)\b/.test(una) ? '' : ' '))
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (una) => ENTIDADES[una] ?? una)
    .replace(/\s+/g, ' ')
    .replace(/(\d-)(?=\d)/g, '$1\u2060')
    .trim();
  if (texto.length <= LETRAS_RESUMEN) return texto;
  const frases = FRASES.exec(texto.slice(0, LETRAS_RESUMEN + 1))?.[0] ?? '';
  return frases.length >= LETRAS_FRASE ? frases : enPalabras(texto, LETRAS_RESUMEN);
}

/** How that begins, in a row of a list: up to where a sentence or a clause ends, or whole words and three dots. */
export function extractoDe(resumen: string): string {
  if (resumen.length <= LETRAS_EXTRACTO) return resumen;
  const clausula = CLAUSULAS.exec(resumen.slice(0, LETRAS_EXTRACTO + 1))?.[0] ?? '';
  if (clausula.length < LETRAS_CLAUSULA) return enPalabras(resumen, LETRAS_EXTRACTO);
  return clausula.replace(/(?<![.!?])$/, '.');
}

import { divisionDe } from '#domain/liga/buscar.ts';
import { DE_SIEMPRE, DEPORTES, type Deporte, type Disciplina } from '#domain/liga/deportes.ts';
import { type ConNombreDeLiga, divisionesDe, type Liga } from '#domain/liga/liga.ts';
import { PROMOCION, TIPOS_LIGA, type TipoLiga } from '#domain/liga/tipos.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { bien, type Leido, mal } from './persona.ts';

export type QueLiga = ConNombreDeLiga;

/** What is taken for granted where the sheet does not say it. */
type LigaSupuesta = Pick<Liga, 'tipo' | 'anio'> & { division: number | null };

const ANIOS = /\b(20\d{2})\s*[/-]\s*(?:20)?(\d{2})\b/;
const CORTOS = /\b(\d{2})\s*[/-]\s*(\d{2})\b/;
const ANIO = /\b(20\d{2})\b/;

const TIPOS: Record<TipoLiga, RegExp> = {
  social: /\b(?:social(?:es)?|adult[oa]s?|absolut[oa])\b/,
  infantil: /\b(?:infantil(?:es)?|nin[oa]s|menores)\b/,
  amistosos: /\bamistosos?\b/,
  playoff: /\bplay\s*-?\s*offs?\b/,
};
/** What a name does not say is tennis, each alone. */
const DE_DEPORTE: Record<Deporte, RegExp> = {
  tenis: /\btenis\b/,
  padel: /\bpadel\b/,
  pickleball: /\bpickle(?:ball)?\b\.?/,
};
const POR_PAREJAS = /\b(?:por\s+)?(?:parejas|dobles|par)\b\.?/;
const DE_RELLENO = /\b(?:liga|ligas|division|div|temporada|temp|individual(?:es)?|de|la|del|inactiva)\b\.?/g;
const DE_CICLO = /\bciclo\s+(\d{1,2})\b/;
const DE_PROMOCION = /\bprom(?:ocion)?\b\.?/;
/** «2ªdiv», «D2». */
const PEGADAS = /(\d+)\s*(?:ª|º|a|o)?(?![\d/])|\bd(?=\d)/g;
const SIGNOS = /[-–—·.,:;()|]+/g;

const esSiguiente = (uno: string, otro: string): boolean => (Number(uno) + 1) % 100 === Number(otro) % 100;

function temporadaDe(texto: string): { anio: number | null; resto: string } {
  for (const patron of [ANIOS, CORTOS]) {
    const [entero, uno = '', otro = ''] = patron.exec(texto) ?? [];
    if (entero !== undefined && esSiguiente(uno, otro))
      return { anio: uno.length === 2 ? 2000 + Number(uno) : Number(uno), resto: texto.replace(entero, ' ') };
  }
  const [entero, anio] = ANIO.exec(texto) ?? [];
  return entero === undefined
    ? { anio: null, resto: texto }
    : { anio: Number(anio), resto: texto.replace(entero, ' ') };
}

function disciplinaEn(texto: string): Disciplina & { resto: string } {
  const deporte = DEPORTES.find((uno) => DE_DEPORTE[uno].test(texto)) ?? DE_SIEMPRE.deporte;
  const modo = POR_PAREJAS.test(texto) ? 'parejas' : DE_SIEMPRE.modo;
  return { deporte, modo, resto: texto.replace(DE_DEPORTE[deporte], ' ').replace(POR_PAREJAS, ' ') };
}

/** The only division of those words; undefined when one of them is none, or they are several. */
function divisionEn(resto: string): number | null | undefined {
  const palabras = resto.split(' ').filter((palabra) => palabra !== '');
  const divisiones = [...new Set(palabras.map(divisionDe))];
  if (divisiones.includes(null) || divisiones.length > 1) return undefined;
  return divisiones[0] ?? null;
}

const noSeEntiende = (texto: string): string =>
  `«${texto}» no dice qué liga es: escribe su tipo, división y temporada, como «Social 2ª 2026/27».`;

/** The league of «Liga Social - 2ª División - 2026/27», «2ª» or «Segunda»; the rest is supposed. */
export function ligaDeHoja(texto: string, supuesta: LigaSupuesta): Leido<QueLiga> {
  const { anio, resto: sinAnio } = temporadaDe(normalizarTexto(texto));
  const ciclo = Number(DE_CICLO.exec(sinAnio)?.[1] ?? 0);
  const { resto: sinDisciplina, ...disciplina } = disciplinaEn(sinAnio.replace(DE_CICLO, ' '));
  const dicho = TIPOS_LIGA.find((tipo) => TIPOS[tipo].test(sinDisciplina));
  const tipo = dicho ?? supuesta.tipo;
  const sinTipo = dicho ? sinDisciplina.replace(TIPOS[dicho], ' ') : sinDisciplina;
  const esPromocion = DE_PROMOCION.test(sinTipo);
  const resto = sinTipo
    .replace(DE_PROMOCION, ' ')
    .replace(DE_RELLENO, ' ')
    .replace(SIGNOS, ' ')
    .replace(PEGADAS, ' $1 ');
  const escrita = divisionEn(resto);
  if (escrita === undefined) return mal(noSeEntiende(texto));
  const ofrecidas = divisionesDe(tipo);
  const suya = esPromocion
    ? PROMOCION
    : (escrita ?? (ofrecidas.length === 1 ? ofrecidas[0] : supuesta.division));
  if (suya === null || suya === undefined) return mal(noSeEntiende(texto));
  if (!ofrecidas.includes(suya)) return mal(`«${texto}»: esa división no existe en este tipo de liga.`);
  return bien({ tipo, ...disciplina, division: suya, anio: anio ?? supuesta.anio, ciclo });
}

import { type Dia, diaSemana, esDia } from '#domain/fecha.ts';
import { fechaCompleta, fechaCorta } from '#domain/fecha-texto.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { bien, type Leido, mal, type Propuesta } from './persona.ts';
import { fechaDeHoja } from './valores.ts';

const MESES = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const EN_INGLES: Readonly<Record<string, string>> = { jan: 'ene', apr: 'abr', aug: 'ago', dec: 'dic' };
const SEMANA = ['dom', 'lun', 'mar', 'mie', 'jue', 'vie', 'sab'];
/** Month from which a date without year is of the year in which the season starts: August. */
const PRINCIPIO_DE_TEMPORADA = 8;
/** Months of which either year may be meant, when the day of the week says so. */
const DE_VERANO = { desde: 6, hasta: 9 };

const EN_SEMANA = /^(dom|lun|mar|mie|jue|vie|sab)[a-z]*\.?\s+(?=\d)/;
const ISO = /^(?<anio>\d{4})-(?<mes>\d{1,2})-(?<dia>\d{1,2})(?!\d)/;
const EN_CIFRAS = /^(?<dia>\d{1,2})[/.-](?<mes>\d{1,2})(?:[/.-](?<anio>\d{4}|\d{2}))?(?!\d)/;
const EN_LETRAS =
  /^(?<dia>\d{1,2})[º°]?[\s/-]+(?:de\s+)?(?<letras>[a-z]{3,10})\.?(?:[\s/-]+(?:del?\s+)?(?<anio>\d{4}|\d{2})(?![:.,h\d]))?/;
const SERIE = /^\d{5}(?:[.,]\d+)?$/;
const HORA =
  /^(?:a\s+las?\s+|de\s+)?(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?\s*(?:h|hs|hrs|horas)?\.?(?:\s*(?:-|–|a)\s*\d.*)?$/;

/** 4 of «abr», «abril» and «Apr»; 0 of what is no month. */
export function mesDeLetras(letras: string): number {
  const tres = letras.toLowerCase().slice(0, 3).replace('set', 'sep');
  return MESES.indexOf(EN_INGLES[tres] ?? tres) + 1;
}

type Escrito = { semana: string | undefined; dia: string; mes: string; anio: string | null; resto: string };

function escritoDe(texto: string): Escrito | null {
  const semana = EN_SEMANA.exec(texto)?.[1];
  const sinSemana = texto.replace(EN_SEMANA, '');
  const hallado = ISO.exec(sinSemana) ?? EN_CIFRAS.exec(sinSemana) ?? EN_LETRAS.exec(sinSemana);
  if (!hallado?.groups) return null;
  const { dia = '', anio, letras } = hallado.groups;
  const mes = hallado.groups.mes ?? String(mesDeLetras(letras ?? ''));
  const resto = sinSemana.slice(hallado[0].length).replace(/^[\s,;t-]+/, '');
  return { semana, dia, mes, anio: anio ?? null, resto };
}

const dos = (n: string): string => n.padStart(2, '0');

const armar = (anio: string | number, mes: string, dia: string): Dia => `${anio}-${dos(mes)}-${dos(dia)}`;

const noEsFecha = (texto: string): string =>
  `«${texto}» no es una fecha: escríbela como 21/11/2026, o «sábado 21 de noviembre».`;

const conEseDia = (dia: Dia, resto: string): Propuesta[] => [
  { texto: `${fechaCorta(dia)} ${resto}`.trim(), etiqueta: fechaCompleta(dia) },
];

/** Without year it is of the season; a day of the week says of which of its two years. */
function delAnio({ semana, dia, mes, resto }: Escrito, temporada: number, texto: string): Leido<Dia> {
  const primero = Number(mes) >= PRINCIPIO_DE_TEMPORADA ? temporada : temporada + 1;
  const otro = primero === temporada ? temporada + 1 : temporada;
  const esVerano = Number(mes) >= DE_VERANO.desde && Number(mes) <= DE_VERANO.hasta;
  const posibles = (esVerano ? [primero, otro] : [primero]).map((anio) => armar(anio, mes, dia));
  const [usual = ''] = posibles;
  if (semana === undefined) return esDia(usual) ? bien(usual) : mal(noEsFecha(texto));
  const suyo = posibles.find((uno) => esDia(uno) && SEMANA[diaSemana(uno)] === semana);
  if (suyo) return bien(suyo);
  if (!esDia(usual)) return mal(noEsFecha(texto));
  return mal(
    `«${texto}» no cae en ese día de la semana: en esa temporada es ${fechaCompleta(usual)}.`,
    conEseDia(usual, resto),
  );
}

function conAnio({ semana, dia, mes, anio, resto }: Escrito, texto: string): Leido<Dia> {
  const suyo = armar(anio?.length === 2 ? `20${anio}` : (anio ?? ''), mes, dia);
  if (!esDia(suyo)) return mal(noEsFecha(texto));
  if (semana === undefined || SEMANA[diaSemana(suyo)] === semana) return bien(suyo);
  return mal(`«${texto}» no cae en ese día de la semana: es ${fechaCompleta(suyo)}.`, conEseDia(suyo, resto));
}

/** `18:30` of «18:30», «18.30 h», «18h», «a las 18:30» and «18:30 a 20:00»; null of nothing. */
export function horaDeHoja(texto: string): Leido<string | null> {
  const limpio = normalizarTexto(texto);
  if (limpio === '') return bien(null);
  const [, hora = '', minuto = '00'] = HORA.exec(limpio) ?? [];
  if (hora === '' || Number(hora) > 23 || Number(minuto) > 59)
    return mal(`«${texto}» no es una hora: escríbela como 18:30.`);
  return bien(`${dos(hora)}:${minuto}`);
}

type Momento = { dia: Dia; hora: string | null };

/**
 * The day of a cell, and its hour if it says it: «3/10/26 18:30», «sábado 3 de octubre», «3-oct», or the number by which
 * a spreadsheet keeps a moment. Midnight is what it keeps of a day alone.
 */
export function momentoDeHoja(texto: string, temporada: number): Leido<Momento> {
  const limpio = normalizarTexto(texto.replaceAll(',', ' '));
  const serie = SERIE.test(texto.trim()) ? fechaDeHoja(texto) : null;
  const escrito = escritoDe(serie?.replace('T', ' ') ?? limpio);
  if (!escrito) return mal(noEsFecha(texto));
  const dia = escrito.anio === null ? delAnio(escrito, temporada, texto) : conAnio(escrito, texto);
  if (!dia.bien) return dia;
  const hora = horaDeHoja(escrito.resto);
  if (!hora.bien) return mal(noEsFecha(texto));
  return bien({ dia: dia.valor, hora: hora.valor === '00:00' ? null : hora.valor });
}

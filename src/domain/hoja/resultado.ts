import { FORMATOS_DE } from '#domain/liga/reglas.ts';
import { type Desenlace, PENDIENTE } from '#domain/partido/desenlace.ts';
import { erroresDe, rarezasDe } from '#domain/partido/errores.ts';
import { esSetHabitual } from '#domain/partido/formatos.ts';
import { MARCADOR_VACIO, marcadorCon, planoDe } from '#domain/partido/marcador.ts';
import { type Lado, type Marcador, SETS } from '#domain/partido/partido.ts';
import {
  type ConEmpates,
  conEmpate,
  desenlaceDe,
  type Plano,
  SIN_EMPATES,
  SIN_INDICADORES,
} from '#domain/partido/plano.ts';
import {
  enVezDeSet,
  esSuperTieBreak,
  ganadorDe,
  ganadorDeMarcador,
  ganadorDeSet,
  type SetJugado,
} from '#domain/partido/resultado.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { mesDeLetras } from './momento.ts';
import { bien, type Fallo, type Leido, mal, type Propuesta } from './persona.ts';
import { fechaDeHoja } from './valores.ts';

/** «2026-04-06», «06/04/2026 0:00», «06/04/26» and 46118: what a spreadsheet keeps of a score that it took for a date. */
const EN_CIFRAS = String.raw`(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d\d/\d\d/\d\d)(?:[t ]0?0:00(?::00)?)?|\d{5}`;
/** «06-abr», «6-abr-2026», and «jun-00». */
const EN_LETRAS = String.raw`\d{1,2}[-/ ][a-z]{3,4}\.?(?:-(?:\d{4}|\d\d))?|[a-z]{3,4}\.?[-/ ](?:\d{4}|\d\d)`;
const FECHA = String.raw`(?<![\da-z])(?:${EN_CIFRAS}|${EN_LETRAS})(?![\da-z])`;
const PAR = String.raw`(?<!\d)\d+\s*[-:/]\s*\d+(?!\d)`;
const TROZO = new RegExp(String.raw`${FECHA}|\(\s*${PAR}\s*\)|${PAR}`, 'g');
const HAY_FECHA = new RegExp(FECHA);
const LETRAS = /^(?:(\d+)[-/ ])?([a-z]+)\.?(?:[-/ ](\d+))?$/;
/** Who writes the month first writes it so. */
const EN_INGLES = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|apr|aug|jan|dec)\b/;

/** One figure beside a set: «7-6 (5)», «6-7[4]», «7–6⁵», «13-12 (3)». */
const PUNTOS = /(?<!\d)(\d+)\s*[-:/]\s*(\d+)\s*\]?\s*(?:\(\s*\d{1,2}\s*\)|\[\s*\d{1,2}\s*\]|[⁰¹²³⁴-⁹]+)/g;
/** Of a tie-break that was left: «6-6 (1)», «6-6 (3-5)». */
const PUNTOS_A_MEDIAS = /(?<!\d)(\d+)\s*[-:/]\s*\1\s*[([]\s*\d{1,2}(?:\s*[-:/]\s*\d{1,2})?\s*[)\]]/g;
const RESTO = /^[\s,;|()[\]/.y-]*$/;
const A_MEDIAS = /^[-:/]|[-:/]$/;

type Fecha = { dia: number | null; mes: number; anio: number | null };

function fechaDe(trozo: string): Fecha | null {
  const [, enLetras, letras, cola] = LETRAS.exec(trozo) ?? [];
  if (letras !== undefined) {
    const anio = cola === undefined ? null : Number(cola.length === 2 ? `20${cola}` : cola);
    return { dia: enLetras === undefined ? null : Number(enLetras), mes: mesDeLetras(letras), anio };
  }
  const [anio, mes, dia] = fechaDeHoja(trozo.toUpperCase())?.slice(0, 10).split('-').map(Number) ?? [];
  return anio && mes && dia ? { dia, mes, anio } : null;
}

/** Two figures that are no month are taken for a year: «6-0» is June of 2000, «11-13» November of 2013. */
const MESES = 12;
/** Years, after 2000, in which somebody may have typed it: other figures are no date. */
const HASTA = 40;

/** Its month, and as games of the other what was taken for its year. */
const porAnio = ({ dia, mes }: Fecha, cola: number): SetJugado[] =>
  (dia === null || dia === 1) && mes > 0 && (cola === 0 || cola > MESES) ? [[mes, cola]] : [];

/** Its day and its month, of the year in which it was typed; which goes first, as they write who typed it. */
function porDia({ dia, mes }: Fecha, indice: number, enIngles: boolean): SetJugado[] {
  if (dia === null) return [];
  const sets: SetJugado[] = enIngles
    ? [
        [dia, mes],
        [mes, dia],
      ]
    : [[dia, mes]];
  return sets.filter((set) => !esSuperTieBreak(set) || enVezDeSet(set, indice, []));
}

/** What may have been written where a date is. Only sets as they are played: a date may also be a date. */
function setsDeFecha(fecha: Fecha, indice: number, enIngles: boolean): SetJugado[] {
  // Without a year it was of the one in which it was typed.
  const cola = fecha.anio === null ? MESES : fecha.anio - 2000;
  if (cola === 0) return porAnio(fecha, cola);
  if (cola < 0 || cola > HASTA) return [];
  const sets = [...porAnio(fecha, cola), ...porDia(fecha, indice, enIngles)];
  return sets.filter((set) => esSetHabitual(set, FORMATOS_DE.tenis));
}

const seguidos = ([uno, otro]: SetJugado): boolean => Math.abs(uno - otro) === 1;

/** In brackets after a set that went to a tie-break: its points, or what was played in place of a third set. */
function deParentesis(par: SetJugado, anterior: SetJugado | undefined, indice: number): SetJugado[][] {
  if (!anterior || !seguidos(anterior) || esSuperTieBreak(anterior)) return [[par]];
  const comoPuntos = ganadorDeSet(par) === ganadorDeSet(anterior) ? [[]] : [];
  return enVezDeSet(par, indice, []) || comoPuntos.length === 0 ? [...comoPuntos, [par]] : comoPuntos;
}

/** Without the points of its tie-breaks; what stands beside another set is not them. */
const sinPuntos = (texto: string): string =>
  texto.replace(PUNTOS, (todo, uno: string, otro: string) =>
    Math.abs(Number(uno) - Number(otro)) === 1 ? `${uno}-${otro}` : todo,
  );

/** Every score that a text may be, from its sets; none when something in it is no set. docs/reglas/hojas.md */
function lecturasDe(escrito: string, texto: string): SetJugado[][] {
  const limpio = sinPuntos(texto);
  if (A_MEDIAS.test(limpio) || !RESTO.test(limpio.replace(TROZO, ' '))) return [];
  let lecturas: SetJugado[][] = [[]];
  for (const [trozo] of limpio.matchAll(TROZO)) {
    const fecha = HAY_FECHA.test(trozo) ? fechaDe(trozo) : null;
    const [uno = 0, otro = 0] = (trozo.match(/\d+/g) ?? []).map(Number);
    const posibles = (hasta: SetJugado[]): SetJugado[][] => {
      if (fecha) return setsDeFecha(fecha, hasta.length, EN_INGLES.test(escrito)).map((set) => [set]);
      return trozo.startsWith('(') ? deParentesis([uno, otro], hasta.at(-1), hasta.length) : [[[uno, otro]]];
    };
    lecturas = lecturas.flatMap((hasta) => posibles(hasta).map((set) => [...hasta, ...set]));
    lecturas = lecturas.filter((hasta) => hasta.length <= SETS);
  }
  return lecturas.filter((sets) => sets.length > 0);
}

/** Whether a date stands where a set was written. */
export const traeFecha = (texto: string): boolean => HAY_FECHA.test(normalizarTexto(texto));

const GUIONES = /[‐‑‒–—−]/g;
/** What a blank cell of a web page is copied as. */
const BLANCOS = /&nbsp;/g;

const AUSENTE =
  /\bw\s*[./]?\s*o\b\.?|\bwalk\s?over\b|\bn\.?p\.?\b|no se presento|(?:por )?no presentad[oa]|no se presenta|incomparecencia/;
const NINGUNO = /\b(?:ambos|los dos|las dos|ningun[oa])\b/;
const SUSPENDIDO =
  /\bsuspendid[oa]\b|\bpor reanudar\b|\bsin (?:acabar|terminar)\b|\b(?:played and )?abandoned\b|\babn\b\.?|\bunfinished\b/;
const APLAZADO = /^(?:apl(?:az(?:ad[oa])?)?|suspendid[oa]|lluvia|aplazad[oa] por lluvia)\b\.?\s*/;
const CANCELADO = /^(?:cancelad[oa]|no se juega|no jugado)\.?$/;
const ANULADO = /^anulad[oa]\.?$/;
const SIN_MAS = /^(?:pendiente|por jugar|sin jugar|sin resultado|pte\.?|-+|\?+|x)?$/;
const RETIRADA =
  /(?:\bj(?:ugador)?\s*([12])\s+)?\b(?:se\s+)?(?:ret|retir\w*|aband\w*|lesion\w*|def|descalific\w*)\b\.?(?:\s+del?\b)?(?:\s*(?:j(?:ugador)?\s*)?([12])(?![-:/\d]))?/;
/** Beside a score that says it already. */
const EMPATE = /\b(?:empat\w*|tablas)\b[:.]?/;
const DE_LADO = /^\(?\s*(?:j(?:ugador)?\s*)?([12])\s*\)?$/;

type Pareja = readonly [string, string];

const ladoDe = (texto: string): Lado | null => {
  const escrito = DE_LADO.exec(texto.trim())?.[1];
  return escrito === undefined ? null : escrito === '1' ? 1 : 2;
};

const porAusencia = (de: Lado): Leido<Desenlace> => bien({ que: 'noPresentado', de, tras: null });

const QUIEN_FALTO = (nombres: Pareja): readonly Propuesta[] =>
  nombres.map((nombre, i) => ({ texto: `W.O. ${i + 1}`, etiqueta: `No se presentó ${nombre}` }));

const quienSeRetiro = (marcador: string, nombres: Pareja): readonly Propuesta[] =>
  nombres.map((nombre, i) => ({ texto: `${marcador} ret. ${i + 1}`, etiqueta: `Se retiró ${nombre}` }));

const LINEA = 'escribe los sets como «6-4 3-6 10-8»';
const noSeEntiende = (texto: string): string =>
  `«${texto}» no se entiende: ${LINEA}, o W.O., aplazado o nada.`;

const enPlanoCon = (sets: readonly SetJugado[]): Plano => ({
  ...planoDe(marcadorCon(...sets)),
  ...SIN_INDICADORES,
});

/** «6-4 3-6»; of the sets that were played, and no more. */
export const enTexto = (sets: Marcador | readonly SetJugado[]): string =>
  sets
    .filter(([uno, otro]) => uno !== null || otro !== null)
    .map((set) => set.join('-'))
    .join(' ');

const sinErrores = (sets: readonly SetJugado[]): boolean => erroresDe(enPlanoCon(sets)).length === 0;

/** A whole match, of the sets that there are in any league. */
const estaEntero = (sets: readonly SetJugado[]): boolean =>
  sinErrores(sets) && rarezasDe(enPlanoCon(sets), { formatos: [...FORMATOS_DE.tenis] }).length === 0;

const propuestasDe = (lecturas: readonly SetJugado[][]): Propuesta[] =>
  lecturas.filter(sinErrores).map((sets) => ({ texto: enTexto(sets), etiqueta: enTexto(sets) }));

/** A score that was not finished, with the word beside it taken out; null when it is more than one, or none. */
function aMedias(escrito: string, texto: string): Marcador | null {
  const lecturas = lecturasDe(escrito, texto.replace(PUNTOS_A_MEDIAS, '$1-$1').trim());
  // A super tie-break ends a match: in brackets are the points of the set before.
  const sinAcabar = lecturas.length > 1 ? lecturas.filter((sets) => !sets.some(esSuperTieBreak)) : lecturas;
  const [sets = [], ...mas] = sinAcabar;
  const sinError = erroresDe({ ...enPlanoCon(sets), desenlace: 'suspendido' }).length === 0;
  return sinError && mas.length === 0 ? marcadorCon(...sets) : null;
}

/** Who was absent: the side that is said, or the one that lost without a game. */
function conAusente(escrito: string, texto: string, nombres: Pareja): Leido<Desenlace> {
  const resto = texto.replace(AUSENTE, ' ').trim();
  if (NINGUNO.test(resto)) return bien({ que: 'ningunoPresentado', tras: null });
  const dicho = ladoDe(resto);
  if (dicho !== null) return porAusencia(dicho);
  const [sets = [], ...mas] = lecturasDe(escrito, resto);
  const ganador = mas.length === 0 ? ganadorDeMarcador(marcadorCon(...sets)) : null;
  const ausente = ganador === 1 ? 2 : 1;
  if (ganador !== null && sets.every((set) => set[ausente - 1] === 0)) return porAusencia(ausente);
  const dejado = aMedias(escrito, resto);
  const retirados = dejado ? quienSeRetiro(enTexto(dejado), nombres) : [];
  return mal(`«${escrito}» no dice quién no se presentó.`, [...QUIEN_FALTO(nombres), ...retirados]);
}

function aplazadoPor(escrito: string, resto: string): Leido<Desenlace> {
  if (resto === '' || resto === 'por lluvia') return bien({ que: 'aplazado', por: 'club' });
  const lado = ladoDe(resto.replace(/^por (?:el )?/, ''));
  if (lado === null)
    return mal(`«${escrito}» no dice quién lo aplazó: escribe «aplazado», «aplazado 1» o «aplazado 2».`, [
      { texto: 'aplazado', etiqueta: 'Ninguno de los dos' },
      { texto: 'aplazado 1', etiqueta: 'El primero' },
      { texto: 'aplazado 2', etiqueta: 'El segundo' },
    ]);
  return bien({ que: 'aplazado', por: lado });
}

/** «6463» and «65-36-4»: figures without what goes between, which may be the sets of a whole match. */
function pegados(texto: string): SetJugado[][] {
  const cifras = texto.replace(/[-:/\s]/g, '');
  const sets = (cifras.match(/\d\d/g) ?? []).map((par): SetJugado => [Number(par[0]), Number(par[1])]);
  return /^(?:\d\d){2,6}$/.test(cifras) && estaEntero(sets) ? [sets] : [];
}

function porQueNo(escrito: string, texto: string, lecturas: number): string {
  if (lecturas > 1) return `«${escrito}» puede ser más de un marcador: elige cuál.`;
  return traeFecha(texto) ? `«${escrito}» parece una fecha: ${LINEA}.` : noSeEntiende(escrito);
}

function jugado(escrito: string, texto: string, reglas: ConEmpates): Leido<Desenlace> {
  const lecturas = lecturasDe(escrito, texto);
  const enteras = lecturas.filter(estaEntero);
  const [unica] = lecturas.length === 1 ? lecturas : enteras.length === 1 ? enteras : [];
  if (!unica)
    return mal(porQueNo(escrito, texto, lecturas.length), propuestasDe([...lecturas, ...pegados(texto)]));
  const plano = conEmpate(enPlanoCon(unica), reglas);
  const [error] = erroresDe(plano);
  if (error)
    return mal(`«${escrito}»: ${error.message} Si falta un espacio, ${LINEA}.`, propuestasDe(pegados(texto)));
  return bien(desenlaceDe(plano));
}

/** Of a match that ended as another cell says: finished or not. Null when it is no score. */
export const marcadorDeHoja = (escrito: string): Marcador | null =>
  escrito.trim() === '' ? MARCADOR_VACIO : aMedias(escrito, normalizarTexto(escrito.replace(GUIONES, '-')));

const SIN_MARCADOR = 'escribe el marcador con el que se quedó, como «6-4 2-1';

/** Without a score: they did not come, or left before a game was won. */
const sinEmpezar = (nombres: Pareja, de: Lado | null): readonly Propuesta[] =>
  [...QUIEN_FALTO(nombres), ...quienSeRetiro('0-0', nombres)].filter(
    ({ texto }) => de === null || texto.endsWith(` ${de}`),
  );

/** «6-4 2-1 ret. 2», «6-4 2-1 se retira Ana Gil»: who left it is said by number or by name, or chosen. */
function conRetirada(escrito: string, texto: string, nombres: Pareja): Leido<Desenlace> {
  const suyo = nombres.map(normalizarTexto).findIndex((nombre) => texto.includes(nombre));
  const sinNombre = suyo < 0 ? texto : texto.replace(normalizarTexto(nombres[suyo] ?? ''), ' ');
  const [palabra = '', antes, despues] = RETIRADA.exec(sinNombre) ?? [];
  const resto = sinNombre.replace(palabra, ' ').trim();
  const sets = aMedias(escrito, resto);
  const de = ladoDe(despues ?? antes ?? (suyo < 0 ? '' : String(suyo + 1)));
  if (sets === null)
    return mal(`«${escrito}»: ${SIN_MARCADOR} ret. 2».`, resto === '' ? sinEmpezar(nombres, de) : []);
  if (de !== null) return bien({ que: 'retirada', de, sets, tras: null });
  return mal(`«${escrito}» no dice quién se retiró.`, quienSeRetiro(enTexto(sets), nombres));
}

function conSuspension(escrito: string, resto: string): Leido<Desenlace> {
  const sets = aMedias(escrito, resto);
  return sets === null
    ? mal(`«${escrito}»: ${SIN_MARCADOR} suspendido».`)
    : bien({ que: 'suspendido', sets, tras: null });
}

/** How a match ended, or that it has not, as people write it. docs/reglas/hojas.md */
export function resultadoDeHoja(
  escrito: string,
  nombres: Pareja,
  reglas: ConEmpates = SIN_EMPATES,
): Leido<Desenlace> {
  const sucio = normalizarTexto(escrito.replace(GUIONES, '-').replace(BLANCOS, ' '));
  const conEmpates = reglas.empate !== null && /\d/.test(sucio);
  const texto = conEmpates ? sucio.replace(EMPATE, ' ').trim() : sucio;
  if (SIN_MAS.test(texto)) return bien(PENDIENTE);
  if (CANCELADO.test(texto)) return bien({ que: 'cancelado', tras: null });
  if (ANULADO.test(texto)) return bien({ que: 'anulado', por: 'comite', sets: MARCADOR_VACIO, tras: null });
  const sinSuspender = texto.replace(SUSPENDIDO, ' ').trim();
  if (sinSuspender !== texto && /\d/.test(sinSuspender.replace(/^(?:por )?[12]$/, '')))
    return conSuspension(escrito, sinSuspender);
  if (APLAZADO.test(texto)) return aplazadoPor(escrito, texto.replace(APLAZADO, ''));
  if (RETIRADA.test(texto)) return conRetirada(escrito, texto, nombres);
  return AUSENTE.test(texto) ? conAusente(escrito, texto, nombres) : jugado(escrito, texto, reglas);
}

/** Of what it may be, the only one that gives that winner: with it nothing is left to ask. */
function porSuGanador(
  { propuestas }: Fallo,
  { nombres, gana, reglas }: { nombres: Pareja; gana: Lado; reglas: ConEmpates },
): Leido<Desenlace> | undefined {
  const leidas = propuestas.map(({ texto }) => resultadoDeHoja(texto, nombres, reglas));
  const suyas = leidas.filter((leido) => leido.bien && ganadorDe({ desenlace: leido.valor }) === gana);
  return leidas.length > 1 && suyas.length === 1 ? suyas[0] : undefined;
}

/** The same of a row that says apart who won: whose was a no-show or a retirement is then known. */
export function resultadoConGanador(
  escrito: string,
  nombres: Pareja,
  gana: Lado,
  reglas: ConEmpates = SIN_EMPATES,
): Leido<Desenlace> {
  const leido = resultadoDeHoja(escrito, nombres, reglas);
  return leido.bien ? leido : (porSuGanador(leido, { nombres, gana, reglas }) ?? leido);
}

import { MARCADOR_VACIO, marcadorCon, marcadorPorNoPresentado } from '#domain/partido/marcador.ts';
import type { Lado, Resultado, SetPartido } from '#domain/partido/partido.ts';
import { SETS } from '#domain/partido/partido.ts';
import { ganadorDeMarcador } from '#domain/partido/resultado.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { bien, type Leido, mal, type Propuesta } from './persona.ts';

const NADA: Resultado = {
  sets: MARCADOR_VACIO,
  jugador1NoPresenta: false,
  jugador2NoPresenta: false,
  jugador1Aplaza: false,
  jugador2Aplaza: false,
  clubAplaza: false,
  cancelado: false,
};

/** Excel takes «6-4» for a date, the sixth of April, and keeps that instead. */
const HECHO_FECHA = /\b\d{4}-(\d{2})-(\d{2})\b/g;
/** The points of a tie-break beside its set: «7-6 (5)», «6-7(7-9)». */
const PUNTOS = /(7\s*[-:/]\s*6|6\s*[-:/]\s*7)\s*\(\s*\d+(?:\s*[-:/]\s*\d+)?\s*\)/g;
const SET = /(\d{1,2})\s*[-:/]\s*(\d{1,2})/g;
const A_MEDIAS = /^[-:/]|[-:/]$/;
const RESTO = /^[\s,;|()/.y-]*$/;
const GUIONES = /[‐‑‒–—−]/g;

const AUSENTE =
  /\bw\s*[./]?\s*o\b\.?|\bn\.?p\.?\b|no se presento|no presentad[oa]|no se presenta|incomparecencia/;
const APLAZADO = /^(?:apl(?:az(?:ad[oa])?)?|suspendid[oa]|lluvia|aplazad[oa] por lluvia)\b\.?\s*/;
const CANCELADO = /^(?:cancelad[oa]|anulad[oa]|no se juega|no jugado)\.?$/;
const PENDIENTE = /^(?:pendiente|por jugar|sin jugar|pte\.?|-+|\?+|x)?$/;
const RETIRADA = /\b(?:ret|retir\w*|aband\w*|lesion\w*)\b/;
const DE_LADO = /^\(?\s*(?:j(?:ugador)?\s*)?([12])\s*\)?$/;

type Pareja = readonly [string, string];

const ladoDe = (texto: string): Lado | null => {
  const escrito = DE_LADO.exec(texto.trim())?.[1];
  return escrito === undefined ? null : escrito === '1' ? 1 : 2;
};

const porAusencia = (ausente: Lado): Resultado => ({
  ...NADA,
  sets: marcadorPorNoPresentado(ausente),
  jugador1NoPresenta: ausente === 1,
  jugador2NoPresenta: ausente === 2,
});

const QUIEN_FALTO = (nombres: Pareja): readonly Propuesta[] =>
  nombres.map((nombre, i) => ({ texto: `W.O. ${i + 1}`, etiqueta: `No se presentó ${nombre}` }));

/** The sets written in a text, and what is left of it; null when there are more than a match has. */
function setsDe(texto: string): { sets: SetPartido[]; resto: string } | null {
  const limpio = texto
    .replace(HECHO_FECHA, (_, mes, dia) => `${Number(dia)}-${Number(mes)}`)
    .replace(PUNTOS, '$1');
  const sets = [...limpio.matchAll(SET)].map(([, uno, otro]): SetPartido => [Number(uno), Number(otro)]);
  return sets.length > SETS ? null : { sets, resto: limpio.replace(SET, ' ') };
}

const noSeEntiende = (texto: string): string =>
  `«${texto}» no se entiende: escribe los sets como «6-4 3-6 10-8», o W.O., aplazado o nada.`;

/** Who was absent: the side that is said, or the one that the score makes lose. */
function conAusente(escrito: string, texto: string, nombres: Pareja): Leido<Resultado> {
  const { sets = [], resto = '' } = setsDe(texto.replace(AUSENTE, ' ')) ?? {};
  const dicho = ladoDe(resto);
  if (dicho !== null && sets.length === 0) return bien(porAusencia(dicho));
  const ganador = RESTO.test(resto) ? ganadorDeMarcador(marcadorCon(...sets)) : null;
  if (ganador !== null) return bien(porAusencia(ganador === 1 ? 2 : 1));
  return mal(`«${escrito}» no dice quién no se presentó.`, QUIEN_FALTO(nombres));
}

function aplazadoPor(escrito: string, resto: string): Leido<Resultado> {
  if (resto === '' || resto === 'por lluvia') return bien({ ...NADA, clubAplaza: true });
  const lado = ladoDe(resto.replace(/^por (?:el )?/, ''));
  if (lado === null)
    return mal(`«${escrito}» no dice quién lo aplazó: escribe «aplazado», «aplazado 1» o «aplazado 2».`, [
      { texto: 'aplazado', etiqueta: 'Ninguno de los dos' },
      { texto: 'aplazado 1', etiqueta: 'El primero' },
      { texto: 'aplazado 2', etiqueta: 'El segundo' },
    ]);
  return bien({ ...NADA, jugador1Aplaza: lado === 1, jugador2Aplaza: lado === 2 });
}

function jugado(escrito: string, texto: string): Leido<Resultado> {
  if (RETIRADA.test(texto))
    return mal(
      `«${escrito}»: si alguien se retiró, escribe el marcador con los juegos que faltaban para su rival.`,
    );
  const leidos = A_MEDIAS.test(texto) ? null : setsDe(texto);
  if (!leidos || leidos.sets.length === 0 || !RESTO.test(leidos.resto)) return mal(noSeEntiende(escrito));
  return bien({ ...NADA, sets: marcadorCon(...leidos.sets) });
}

/** How a match ended, or that it has not, as people write it. docs/reglas/hojas.md */
export function resultadoDeHoja(escrito: string, nombres: Pareja): Leido<Resultado> {
  const texto = normalizarTexto(escrito.replace(GUIONES, '-'));
  if (PENDIENTE.test(texto)) return bien(NADA);
  if (CANCELADO.test(texto)) return bien({ ...NADA, cancelado: true });
  if (APLAZADO.test(texto)) return aplazadoPor(escrito, texto.replace(APLAZADO, ''));
  return AUSENTE.test(texto) ? conAusente(escrito, texto, nombres) : jugado(escrito, texto);
}

import { FORMATOS_SET } from '#domain/liga/reglas.ts';
import { type Desenlace, PENDIENTE } from '#domain/partido/desenlace.ts';
import { erroresDe, rarezasDe } from '#domain/partido/errores.ts';
import { marcadorCon, planoDe } from '#domain/partido/marcador.ts';
import type { Lado } from '#domain/partido/partido.ts';
import { type Plano, SIN_INDICADORES } from '#domain/partido/plano.ts';
import { ganadorDeMarcador, type SetJugado } from '#domain/partido/resultado.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { bien, type Leido, mal, type Propuesta } from './persona.ts';
import { lecturasDe, traeFecha } from './sets.ts';

const GUIONES = /[‐‑‒–—−]/g;

const AUSENTE =
  /\bw\s*[./]?\s*o\b\.?|\bn\.?p\.?\b|no se presento|(?:por )?no presentad[oa]|no se presenta|incomparecencia/;
const APLAZADO = /^(?:apl(?:az(?:ad[oa])?)?|suspendid[oa]|lluvia|aplazad[oa] por lluvia)\b\.?\s*/;
const CANCELADO = /^(?:cancelad[oa]|anulad[oa]|no se juega|no jugado)\.?$/;
const SIN_MAS = /^(?:pendiente|por jugar|sin jugar|sin resultado|pte\.?|-+|\?+|x)?$/;
const RETIRADA = /\b(?:ret|retir\w*|aband\w*|lesion\w*)\b/;
const DE_LADO = /^\(?\s*(?:j(?:ugador)?\s*)?([12])\s*\)?$/;

type Pareja = readonly [string, string];

const ladoDe = (texto: string): Lado | null => {
  const escrito = DE_LADO.exec(texto.trim())?.[1];
  return escrito === undefined ? null : escrito === '1' ? 1 : 2;
};

const porAusencia = (de: Lado): Leido<Desenlace> => bien({ que: 'noPresentado', de, tras: null });

const QUIEN_FALTO = (nombres: Pareja): readonly Propuesta[] =>
  nombres.map((nombre, i) => ({ texto: `W.O. ${i + 1}`, etiqueta: `No se presentó ${nombre}` }));

const LINEA = 'escribe los sets como «6-4 3-6 10-8»';
const noSeEntiende = (texto: string): string =>
  `«${texto}» no se entiende: ${LINEA}, o W.O., aplazado o nada.`;

const enPlanoCon = (sets: readonly SetJugado[]): Plano => ({
  ...planoDe(marcadorCon(...sets)),
  ...SIN_INDICADORES,
});

const enTexto = (sets: readonly SetJugado[]): string => sets.map((set) => set.join('-')).join(' ');

const sinErrores = (sets: readonly SetJugado[]): boolean => erroresDe(enPlanoCon(sets)).length === 0;

/** A whole match, of the sets that there are in any league. */
const estaEntero = (sets: readonly SetJugado[]): boolean =>
  sinErrores(sets) && rarezasDe(enPlanoCon(sets), { formatos: [...FORMATOS_SET] }).length === 0;

const propuestasDe = (lecturas: readonly SetJugado[][]): Propuesta[] =>
  lecturas.filter(sinErrores).map((sets) => ({ texto: enTexto(sets), etiqueta: enTexto(sets) }));

/** Who was absent: the side that is said, or the one that lost without a game. */
function conAusente(escrito: string, texto: string, nombres: Pareja): Leido<Desenlace> {
  const resto = texto.replace(AUSENTE, ' ').trim();
  const dicho = ladoDe(resto);
  if (dicho !== null) return porAusencia(dicho);
  const [sets = [], ...mas] = lecturasDe(escrito, resto);
  const ganador = mas.length === 0 ? ganadorDeMarcador(marcadorCon(...sets)) : null;
  const ausente = ganador === 1 ? 2 : 1;
  if (ganador !== null && sets.every((set) => set[ausente - 1] === 0)) return porAusencia(ausente);
  return mal(`«${escrito}» no dice quién no se presentó.`, QUIEN_FALTO(nombres));
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

function jugado(escrito: string, texto: string): Leido<Desenlace> {
  if (RETIRADA.test(texto))
    return mal(
      `«${escrito}»: si alguien se retiró, escribe el marcador con los juegos que faltaban para su rival.`,
    );
  const lecturas = lecturasDe(escrito, texto);
  const enteras = lecturas.filter(estaEntero);
  const [unica] = lecturas.length === 1 ? lecturas : enteras.length === 1 ? enteras : [];
  if (!unica)
    return mal(porQueNo(escrito, texto, lecturas.length), propuestasDe([...lecturas, ...pegados(texto)]));
  const [error] = erroresDe(enPlanoCon(unica));
  if (error)
    return mal(`«${escrito}»: ${error.message} Si falta un espacio, ${LINEA}.`, propuestasDe(pegados(texto)));
  return bien({ que: 'jugado', sets: marcadorCon(...unica), tras: null });
}

/** How a match ended, or that it has not, as people write it. docs/reglas/hojas.md */
export function resultadoDeHoja(escrito: string, nombres: Pareja): Leido<Desenlace> {
  const texto = normalizarTexto(escrito.replace(GUIONES, '-'));
  if (SIN_MAS.test(texto)) return bien(PENDIENTE);
  if (CANCELADO.test(texto)) return bien({ que: 'cancelado', tras: null });
  if (APLAZADO.test(texto)) return aplazadoPor(escrito, texto.replace(APLAZADO, ''));
  return AUSENTE.test(texto) ? conAusente(escrito, texto, nombres) : jugado(escrito, texto);
}

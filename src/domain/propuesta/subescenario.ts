import { type Colocada, duracionDe, nuevosPorJugador } from './colocada.ts';
import { en } from './en.ts';
import type { Escenario } from './escenario.ts';
import { agruparHuecos, ocupar } from './huecos.ts';
import type { Pareja, Veto } from './parejas.ts';

/** What of the scenario may change; the rest stays as placed. */
export type Vecindad = { dias?: readonly number[]; ligas?: readonly number[]; parejas?: ReadonlySet<number> };

const dentroDe = (esc: Escenario, vecindad: Vecindad, pareja: number, dia: number): boolean =>
  (vecindad.dias?.includes(dia) ?? true) &&
  (vecindad.ligas?.includes(en(esc.parejas, pareja).liga) ?? true) &&
  (vecindad.parejas?.has(pareja) ?? true);

/** Splits placings into those the neighbourhood may move and those that stay. */
export function separar(esc: Escenario, colocadas: readonly Colocada[], vecindad: Vecindad) {
  const movibles: Colocada[] = [];
  const fijas: Colocada[] = [];
  for (const colocada of colocadas) {
    const dentro = dentroDe(esc, vecindad, colocada.pareja, colocada.dia);
    (dentro ? movibles : fijas).push(colocada);
  }
  return { movibles, fijas };
}

/** The courts' free time once the fixed lines are on them. A court they use is open already. */
function ocuparPistas(esc: Escenario, fijas: readonly Colocada[]): Escenario['libres'] {
  return esc.libres.map((delDia, dia) =>
    delDia.map((libre) => {
      const suyas = fijas.filter((fija) => fija.dia === dia && fija.pista === libre.pista);
      const huecos = suyas.reduce((quedan, { inicio, pareja }) => {
        const fin = inicio + duracionDe(esc, en(esc.parejas, pareja));
        return ocupar(quedan, inicio, fin);
      }, libre.huecos);
      return { ...libre, abierta: libre.abierta || suyas.length > 0, huecos };
    }),
  );
}

const FIJADO: Veto = { motivo: 'juegaOtra', jugador: null };

/** What the fixed lines take from the pairs: pairs placed, and days of the players in them. */
function vetarParejas(esc: Escenario, fijas: readonly Colocada[], vecindad: Vecindad): Pareja[] {
  const puestas = new Set(fijas.map(({ pareja }) => pareja));
  const juegan = new Set(
    fijas.flatMap(({ pareja, dia }) => {
      const { a, b } = en(esc.parejas, pareja);
      return [`${a}-${dia}`, `${b}-${dia}`];
    }),
  );
  return esc.parejas.map((pareja, indice) => ({
    ...pareja,
    vetos: pareja.vetos.map((previo, dia) => {
      const dentro = !puestas.has(indice) && dentroDe(esc, vecindad, indice, dia);
      const libres = !juegan.has(`${pareja.a}-${dia}`) && !juegan.has(`${pareja.b}-${dia}`);
      return dentro && libres ? previo : (previo ?? FIJADO);
    }),
  }));
}

/**
 * The scenario of a neighbourhood: the fixed lines count as saved matches, and bring their players
 * nearer to the rest. Indices are those of the whole scenario.
 */
export function subescenario(esc: Escenario, fijas: readonly Colocada[], vecindad: Vecindad): Escenario {
  const libres = ocuparPistas(esc, fijas);
  const nuevos = nuevosPorJugador(
    esc,
    fijas.map(({ pareja }) => pareja),
  );
  return {
    ...esc,
    libres,
    grupos: libres.flatMap((delDia, dia) =>
      (vecindad.dias?.includes(dia) ?? true) ? agruparHuecos(delDia, dia) : [],
    ),
    jugadores: esc.jugadores.map((jugador, indice) => ({
      ...jugador,
      deficit: jugador.deficit - (nuevos[indice] ?? 0),
    })),
    parejas: vetarParejas(esc, fijas, vecindad),
  };
}

import { diffArrays } from 'diff';

/** A piece of a text that stands by itself: a paragraph, a heading, an item, a row, a picture. */
export type Trozo = { clase: string; texto: string };

export type Cambio =
  | { tipo: 'iguales'; cuantos: number }
  | { tipo: 'quitado' | 'añadido'; trozo: Trozo }
  | { tipo: 'cambiado'; antes: Trozo; despues: Trozo };

const mismoTrozo = (uno: Trozo, otro: Trozo): boolean => uno.clase === otro.clase && uno.texto === otro.texto;

/** What goes where something comes in its place is the same piece, changed. */
function sustituidos(fuera: readonly Trozo[], dentro: readonly Trozo[]): Cambio[] {
  const parejas = Math.min(fuera.length, dentro.length);
  return [
    ...fuera.slice(0, parejas).flatMap((antes, i): Cambio[] => {
      const despues = dentro[i];
      return despues ? [{ tipo: 'cambiado', antes, despues }] : [];
    }),
    ...fuera.slice(parejas).map((trozo): Cambio => ({ tipo: 'quitado', trozo })),
    ...dentro.slice(parejas).map((trozo): Cambio => ({ tipo: 'añadido', trozo })),
  ];
}

/** What changes from one text to another, piece by piece. */
export function cambiosEntre(antes: readonly Trozo[], despues: readonly Trozo[]): Cambio[] {
  const partes = diffArrays([...antes], [...despues], { comparator: mismoTrozo });
  const cambios: Cambio[] = [];
  let fuera: readonly Trozo[] = [];
  for (const { value, added, removed } of partes) {
    if (removed) {
      fuera = value;
      continue;
    }
    cambios.push(...sustituidos(fuera, added ? value : []));
    if (!added) cambios.push({ tipo: 'iguales', cuantos: value.length });
    fuera = [];
  }
  return [...cambios, ...sustituidos(fuera, [])];
}

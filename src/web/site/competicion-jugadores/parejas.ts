import type { Encontrado } from '#contract/liga/seguimiento.ts';

export type Pareja = [Encontrado, Encontrado];

const MAXIMO = 12;
const MAXIMO_PALABRAS = 6;
const ENTRE_PALABRAS = /[\s,]+(?:(?:y|contra|vs)\s+)?/i;

/** Two players in one search, "felix rocio": whoever the first words find with whoever the rest do. */
export async function leerParejas(
  nombre: string,
  buscar: (nombre: string) => Promise<Encontrado[]>,
): Promise<Pareja[]> {
  const palabras = nombre.split(ENTRE_PALABRAS).slice(0, MAXIMO_PALABRAS);
  for (let n = 1; n < palabras.length; n += 1) {
    const partes = [palabras.slice(0, n), palabras.slice(n)];
    const [unos = [], otros = []] = await Promise.all(partes.map((parte) => buscar(parte.join(' '))));
    const parejas = unos.flatMap((uno) => otros.map((otro): Pareja => [uno, otro]));
    const distintas = parejas.filter(([uno, otro]) => uno.id !== otro.id);
    if (distintas.length > 0) return distintas.slice(0, MAXIMO);
  }
  return [];
}

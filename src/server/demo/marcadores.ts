import type { TipoLiga } from '#domain/liga/tipos.ts';
import { marcadorCon } from '#domain/partido/marcador.ts';
import type { Marcador, SetPartido } from '#domain/partido/partido.ts';
import type { Azar } from './azar.ts';

/** Games a set goes to, and at which equal score a tie-break decides it. */
type Formato = { hasta: number; desempate: number };

const LARGO: Formato = { hasta: 6, desempate: 6 };
const CORTO: Formato = { hasta: 4, desempate: 3 };
const SUPER_TIE_BREAK: Formato = { hasta: 10, desempate: Number.POSITIVE_INFINITY };

const FORMATOS: Record<TipoLiga, Formato> = {
  social: LARGO,
  infantil: CORTO,
  amistosos: LARGO,
  playoff: LARGO,
};

/** Difference in strength that would win every game, and how lopsided a game gets at most. */
const ESCALA = 400;
const MAXIMO = 0.22;

const opcionDe = (fuerza1: number, fuerza2: number): number =>
  0.5 + Math.max(-MAXIMO, Math.min(MAXIMO, (fuerza1 - fuerza2) / ESCALA));

/** Game after game until one has enough of them and two more than the other, or wins the tie-break. */
function jugarSet(azar: Azar, opcion: number, { hasta, desempate }: Formato): readonly [number, number] {
  let [uno, dos] = [0, 0];
  for (;;) {
    const enDesempate = uno === desempate && dos === desempate;
    if (azar.suerte(opcion)) uno += 1;
    else dos += 1;
    const decidido = Math.max(uno, dos) >= hasta && Math.abs(uno - dos) >= 2;
    if (enDesempate || decidido) return [uno, dos];
  }
}

/** The score of a match between two strengths: best of three, the third a super tie-break. Spec §9, "Score boxes". */
export function jugar(azar: Azar, tipo: TipoLiga, fuerza1: number, fuerza2: number): Marcador {
  const opcion = opcionDe(fuerza1, fuerza2);
  const formato = FORMATOS[tipo];
  const sets: SetPartido[] = [jugarSet(azar, opcion, formato), jugarSet(azar, opcion, formato)];
  const ganados = sets.filter(([uno, dos]) => (uno ?? 0) > (dos ?? 0)).length;
  if (ganados === 1) sets.push(jugarSet(azar, opcion, SUPER_TIE_BREAK));
  return marcadorCon(...sets);
}

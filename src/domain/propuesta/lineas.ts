import { barrer } from './barrido.ts';
import { type Colocada, equidadDe } from './colocada.ts';
import { debeParar, limites } from './control.ts';
import { type Intento, maestroDe, resolverEntero } from './entero.ts';
import type { Escenario } from './escenario.ts';
import { SIN_COSTES } from './horario.ts';
import { candidatas, construirMaestro } from './maestro.ts';
import { esMejora, mejorDe, type Obra, puntoDePartida } from './obra.ts';
import { parejasDia } from './parejas.ts';
import { PESO_LINEA, sinMasLineas, valorDe } from './valor.ts';

/** The lines found and how good they are proven to be. */
export type Lineas = {
  colocadas: Colocada[];
  cotaLineas: number;
  /** No proposal with at least as many lines has more fairness. */
  cotaEquidad: number;
  demostrado: boolean;
};

const HOLGURA_NUMERICA = 1e-6;

/** Up to this many pair-days one integer model is the quickest way. */
const MAX_DIRECTO = 250;

/** Above this many it is too slow, but for who asked for a longer search; see `barrer`. */
const MAX_ENTERO = 4000;

const enteroBajo = (cota: number): number => Math.floor(cota + HOLGURA_NUMERICA);

/** The most lines the relaxation allows: no proposal has more. */
function cotaRelajada({ esc, resolver, control }: Obra, parejas: readonly number[]): number {
  const maestro = construirMaestro(esc, parejas, { linea: 1, equidad: 0, costes: SIN_COSTES });
  const { status, bound } = resolver(maestro.model, { relaxed: true, ...limites(control) });
  return status === 'optimal' ? enteroBajo(bound) : parejas.length;
}

function cerrar(esc: Escenario, { colocadas, cota, demostrado }: Intento, cotaLineas: number): Lineas {
  const parejas = colocadas.map(({ pareja }) => pareja);
  const equidad = equidadDe(esc, parejas);
  const alcanzado = demostrado && colocadas.length === cotaLineas;
  return {
    colocadas,
    cotaLineas,
    cotaEquidad: alcanzado ? equidad : enteroBajo(cota) - PESO_LINEA * colocadas.length,
    demostrado: alcanzado,
  };
}

/** The relaxation gives a bound and a start, and sweeps of small exact models the rest: often the bound itself. */
function resolverPorPartes(obra: Obra, parejas: readonly number[], tope: number, breve: boolean): Intento {
  const { esc, resolver, control } = obra;
  const maestro = maestroDe(obra, parejas, [0, tope]);
  const { status, values, bound } = resolver(maestro.model, { relaxed: true, ...limites(control) });
  const cota = status === 'optimal' ? enteroBajo(bound) : Number.POSITIVE_INFINITY;
  const barridas = barrer(obra, { maestro, values, cota, breve });
  const colocadas = mejorDe(esc, puntoDePartida(obra), barridas);
  const sinMas = colocadas.length === tope || sinMasLineas(cota, colocadas.length);
  return { colocadas, cota, demostrado: sinMas && valorDe(esc, colocadas) >= cota };
}

/** O1 and O2 by the way that suits the size. */
function resolverCon(obra: Obra, parejas: readonly number[], tope: number): Lineas {
  const { esc, control } = obra;
  const tamano = parejasDia(esc);
  const directo = tamano <= MAX_DIRECTO;
  const esGrande = tamano > MAX_ENTERO;
  const nada = { cota: Number.POSITIVE_INFINITY, demostrado: false };
  const porPartes = directo
    ? { ...nada, colocadas: puntoDePartida(obra) }
    : resolverPorPartes(obra, parejas, tope, !esGrande);
  const basta = porPartes.demostrado || (esGrande && !esMejora(obra)) || debeParar(control);
  if (basta) return cerrar(esc, porPartes, porPartes.demostrado ? porPartes.colocadas.length : tope);
  const entero = resolverEntero(obra, parejas, tope, porPartes.colocadas);
  return cerrar(esc, { ...entero, cota: Math.min(entero.cota, porPartes.cota) }, entero.cotaLineas);
}

/** O1 and O2 of proposal.md: the most league lines, and among those the fairest. */
export function resolverLineas(obra: Obra): Lineas {
  const { esc, control } = obra;
  const parejas = candidatas(esc);
  if (parejas.length === 0 || debeParar(control)) {
    const sinNada = { cota: Number.POSITIVE_INFINITY, demostrado: parejas.length === 0 };
    return cerrar(esc, { colocadas: puntoDePartida(obra), ...sinNada }, parejas.length);
  }
  const tope = cotaRelajada(obra, parejas);
  control.progreso({ fase: 'equidad', hecho: 0 });
  return resolverCon(obra, parejas, tope);
}

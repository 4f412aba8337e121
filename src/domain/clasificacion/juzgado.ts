import type { Reglas } from '#domain/liga/reglas.ts';
import type { PartidoContado } from '#domain/partido/partido.ts';
import { type Veredicto, veredictoDe } from '#domain/partido/resultado.ts';

/** A match beside its verdict, null while it is undecided: reached once for all that is counted from it. */
export type PartidoJuzgado = { partido: PartidoContado; veredicto: Veredicto | null };

/** Every match with its verdict under the rules of its league. */
export const juzgar = (partidos: readonly PartidoContado[], reglas: Reglas): PartidoJuzgado[] =>
  partidos.map((partido) => ({ partido, veredicto: veredictoDe(partido, reglas) }));

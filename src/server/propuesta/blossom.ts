import blossom from 'edmonds-blossom-fixed';
import type { Emparejador } from '#domain/propuesta/resolver.ts';

/** Largest matching, and among the largest one of most weight. */
export const emparejar: Emparejador = (aristas) => (aristas.length === 0 ? [] : blossom(aristas, true));

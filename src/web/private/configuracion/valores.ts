import { CLAVES, type Clave, type Entrada } from '#contract/configuracion.ts';

/** What the form holds: 'true' or 'false' by key. */
export type ValoresConfiguracion = Record<Clave, Entrada['valor']>;

/** Spec §9: what was never saved is 'false'. */
const POR_DEFECTO: ValoresConfiguracion = { mostrarIncidencias: 'false', mostrarAplazadosTotal: 'false' };

export const valoresDe = (entradas: readonly Entrada[]): ValoresConfiguracion => ({
  ...POR_DEFECTO,
  ...Object.fromEntries(entradas.map(({ clave, valor }) => [clave, valor])),
});

export const entradasDe = (valores: ValoresConfiguracion): Entrada[] =>
  CLAVES.map((clave) => ({ clave, valor: valores[clave] }));

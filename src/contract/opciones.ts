/** What screens choose from and calls accept: apart from the schemas, which the browser does not load. */

/** Types of league that proposals are made for. Spec §1: the others are not managed. */
export const TIPOS_PROPUESTA = ['social', 'infantil'] as const;
export type TipoPropuesta = (typeof TIPOS_PROPUESTA)[number];

/** Spec §3: two columns of the public table that staff show or hide. */
export const CLAVES = ['mostrarIncidencias', 'mostrarAplazadosTotal'] as const;
export type Clave = (typeof CLAVES)[number];

/** In place of a league's id: every active social league, every active infantil one. Spec §7. */
export const TODAS_SOCIAL = -1;
export const TODAS_INFANTIL = -2;

/** What becomes of the matches still arranged in a league that ends: left to be played, or cancelled. */
export const PENDIENTES = ['mantener', 'cancelar'] as const;
export type Pendientes = (typeof PENDIENTES)[number];

/** When a season is closed, what becomes of the matches arranged from now on: left to be played, or taken off. */
export const PUESTOS = ['mantener', 'quitar'] as const;
export type Puestos = (typeof PUESTOS)[number];

/** What screens choose from and calls accept: apart from the schemas, which the browser does not load. */

/** Types of league that proposals are made for. Spec §1: the others are not managed. */
export const TIPOS_PROPUESTA = ['social', 'infantil'] as const;
type TipoPropuesta = (typeof TIPOS_PROPUESTA)[number];

/** What a proposal is asked for on screen: one type, or both together. */
export const TIPOS_PEDIDOS = [...TIPOS_PROPUESTA, 'ambos'] as const;
export type TipoPedido = (typeof TIPOS_PEDIDOS)[number];

/** As the call wants it: the specification's `tipo`, and with several `tipos` beside it. */
export const tiposDe = (pedido: TipoPedido): { tipo: TipoPropuesta; tipos?: TipoPropuesta[] } =>
  pedido === 'ambos' ? { tipo: TIPOS_PROPUESTA[0], tipos: [...TIPOS_PROPUESTA] } : { tipo: pedido };

/** What staff say yes or no to: two columns of the public table (spec §3), and whether minors are published in full. */
export const CLAVES = ['mostrarIncidencias', 'mostrarAplazadosTotal', 'nombresCompletos'] as const;
export type Clave = (typeof CLAVES)[number];

/** How minors are called on a sheet for the board: as they are, or as in public. */
export const NOMBRES_IMPRESOS = ['completos', 'deportivos'] as const;
export type NombresImpresos = (typeof NOMBRES_IMPRESOS)[number];

/** In place of a league's id: every active social league, every active infantil one. Spec §7. */
export const TODAS_SOCIAL = -1;
export const TODAS_INFANTIL = -2;

/** What becomes of the matches still arranged in a league that ends: left to be played, or cancelled. */
export const PENDIENTES = ['mantener', 'cancelar'] as const;
export type Pendientes = (typeof PENDIENTES)[number];

/** When a season is closed, what becomes of the matches arranged from now on: left to be played, or taken off. */
export const PUESTOS = ['mantener', 'quitar'] as const;
export type Puestos = (typeof PUESTOS)[number];

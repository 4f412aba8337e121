/** What screens choose from and calls accept: apart from the schemas, which the browser does not load. */
import { OPCIONES } from '#domain/club/opciones.ts';
import type { Anios } from '#domain/liga/temporada.ts';
import { TIPO_PRINCIPAL, TIPOS_GESTIONADOS, type TipoGestionado } from '#domain/liga/tipos.ts';

export type Clave = keyof typeof OPCIONES;
export const CLAVES = Object.keys(OPCIONES) as readonly Clave[];

/** Letters of what a player tells the club of a result. */
export const MAX_NOTA = 300;

/** How minors are called on a sheet for the board: as they are, or as in public. */
export const NOMBRES_IMPRESOS = ['completos', 'deportivos'] as const;
export type NombresImpresos = (typeof NOMBRES_IMPRESOS)[number];

/** What becomes of the matches still arranged in a league that ends: left to be played, or cancelled. */
export const PENDIENTES = ['mantener', 'cancelar'] as const;
export type Pendientes = (typeof PENDIENTES)[number];

/** The years of a new season: those of the league it copies, or the next ones. In this order, how many years later. */
export const ANIOS = ['mismos', 'siguientes'] as const satisfies readonly Anios[];

/** When a season is closed, what becomes of the matches arranged from now on: left to be played, or taken off. */
export const PUESTOS = ['mantener', 'quitar'] as const;
export type Puestos = (typeof PUESTOS)[number];

/** Rows of the largest spreadsheet that is brought. */
export const MAX_FILAS = 2_000;

/** What a proposal is asked for on screen: one type, or all of those that are managed together. */
export const TIPOS_PEDIDOS = [...TIPOS_GESTIONADOS, 'ambos'] as const;
export type TipoPedido = (typeof TIPOS_PEDIDOS)[number];

/** As the call wants it: the specification's `tipo`, and with several `tipos` beside it. */
export const tiposDe = (pedido: TipoPedido): { tipo: TipoGestionado; tipos?: TipoGestionado[] } =>
  pedido === 'ambos' ? { tipo: TIPO_PRINCIPAL, tipos: [...TIPOS_GESTIONADOS] } : { tipo: pedido };

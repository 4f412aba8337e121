import type { ApiOf } from './endpoint.ts';
import type * as recursos from './recursos.ts';

export * as recursos from './recursos.ts';

type Recursos = typeof recursos;
type Grupo = { [R in keyof Recursos]: ApiOf<Recursos[R]> }[keyof Recursos];
type Unir<U> = (U extends unknown ? (grupo: U) => void : never) extends (todo: infer T) => void ? T : never;

/** Every call keyed `METHOD /path`: pages import this type only, so no schema reaches the browser. */
export type Api = Unir<Grupo>;

import type { Reglas } from './reglas.ts';

/** A ladder: its matches are challenges, and nobody owes any. Who has no rules is of none. */
export const esEscalera = ({ reglas }: { reglas?: Pick<Reglas, 'sistema'> | undefined }): boolean =>
  reglas?.sistema === 'escalera';

import type { Minutos } from '#domain/fecha.ts';

type Base = Record<'horaBaseInicio' | 'minutoBaseInicio' | 'horaBaseFinal' | 'minutoBaseFinal', number>;

const HORA = 60;

/** Minutes step by 15, and so do the starts of a league from its base start. Spec §9; domain.md, "Proposal: the problem". */
export const PASO_MINUTOS = 15;

/** Between what minutes of the day a league plays. Spec §3, "Liga". */
export const horarioDe = (liga: Base): { inicio: Minutos; fin: Minutos } => ({
  inicio: liga.horaBaseInicio * HORA + liga.minutoBaseInicio,
  fin: liga.horaBaseFinal * HORA + liga.minutoBaseFinal,
});

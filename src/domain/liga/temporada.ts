import { anioDe, type Dia } from '#domain/fecha.ts';
import { nombreTemporada } from './liga.ts';

const EMPIEZA = '09-01';

/** The season of that day, "2026/27": it starts in September. */
export const temporadaEn = (dia: Dia): string =>
  nombreTemporada(dia.slice(5) >= EMPIEZA ? anioDe(dia) : anioDe(dia) - 1);

import { club } from '#club';
import type { FechaHora } from '#domain/fecha.ts';
import { existeEn } from '#domain/fecha-zona.ts';
import { mensajes } from '#domain/partido/mensajes.ts';

const existe = existeEn(club.zonaHoraria);

/** Why a match cannot be put at that moment, or null: one that was there before stays. docs/reglas/fechas.md */
export const reparoDeHora = (fecha: FechaHora, antes: { fecha: FechaHora } | null): string | null =>
  fecha === antes?.fecha || existe(fecha) ? null : mensajes.horaQueNoExiste;

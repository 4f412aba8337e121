import type { CampusGuardar } from '#contract/solicitudes/inscripcion.ts';
import { sumarDias } from '#domain/fecha.ts';
import { SEMANAS } from '#domain/inscripcion/datos.ts';

/** A camp of six weeks, all offered, on the days of that year. */
export const unCampus = (anio: number, cambios: Partial<CampusGuardar> = {}): CampusGuardar => ({
  semanas: SEMANAS.map((id, i) => ({
    id,
    desde: sumarDias(`${anio}-06-23`, 7 * i),
    hasta: sumarDias(`${anio}-06-27`, 7 * i),
    ofrecida: true,
  })),
  precios: { a: 75, c: 85 },
  minimoPorSemana: 15,
  ...cambios,
});

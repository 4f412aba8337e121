import { anioDe, type Dia, sumarDias } from '#domain/fecha.ts';

/** The three public forms. */
export const TIPOS_SOLICITUD = ['contacto', 'pruebanivel', 'inscripcion'] as const;
export type TipoSolicitud = (typeof TIPOS_SOLICITUD)[number];

/** Months a contact message or a trial request is kept. */
export const MESES_CONSULTA = 12;

/** Months an enrolment is kept unless staff choose otherwise: six years, as accounts and mandates are. */
export const MESES_INSCRIPCION = 72;

const DIAS_SALUD = 30;

const MESES_POR_ANIO = 12;

/** The same day so many months before; a day that month does not have becomes its last one. */
export function restarMeses(dia: Dia, meses: number): Dia {
  const cuenta = anioDe(dia) * MESES_POR_ANIO + Number(dia.slice(5, 7)) - 1 - meses;
  const anio = Math.floor(cuenta / MESES_POR_ANIO);
  const mes = cuenta - anio * MESES_POR_ANIO;
  const ultimo = new Date(Date.UTC(anio, mes + 1, 0)).getUTCDate();
  const fecha = Math.min(Number(dia.slice(8, 10)), ultimo);
  return `${anio}-${String(mes + 1).padStart(2, '0')}-${String(fecha).padStart(2, '0')}`;
}

/** What came in before this day is deleted today. */
export const limiteDe = (tipo: TipoSolicitud, hoy: Dia, mesesInscripcion: number): Dia =>
  restarMeses(hoy, tipo === 'inscripcion' ? mesesInscripcion : MESES_CONSULTA);

/** The day from which health data is gone: 30 days after the camp, or after it was sent if that was later. */
export const caducidadDeSalud = (finCampus: Dia, recibida: Dia): Dia =>
  sumarDias(finCampus > recibida ? finCampus : recibida, DIAS_SALUD);

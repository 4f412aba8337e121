import type { TipoOfrecido } from '#contract/inscripcion.ts';
import type { SolicitudFila } from '#contract/solicitudes.ts';
import type { Dia } from '#domain/fecha.ts';
import { limiteDe, MESES_CONSULTA } from '#domain/inscripcion/solicitud.ts';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { diaDelMomento } from '#web/club/mesa/momento.ts';

type Apertura = { tipo: TipoInscripcion; abierta: boolean };

/** Those that are open. */
export const abiertasDe = (tipos: readonly TipoOfrecido[]): TipoInscripcion[] =>
  tipos.filter(({ abierta }) => abierta).map(({ tipo }) => tipo);

/** The open types with that one opened or closed, in the order of the list. */
export const conOSin = (
  tipos: readonly TipoOfrecido[],
  abiertas: readonly TipoInscripcion[],
  { tipo, abierta }: Apertura,
): TipoInscripcion[] =>
  tipos.map((uno) => uno.tipo).filter((uno) => (uno === tipo ? abierta : abiertas.includes(uno)));

/** The types that open or close. */
export const aperturas = (tipos: readonly TipoOfrecido[], abiertas: readonly TipoInscripcion[]): Apertura[] =>
  tipos
    .map(({ tipo, abierta }) => ({ tipo, abierta: abiertas.includes(tipo), antes: abierta }))
    .filter(({ abierta, antes }) => abierta !== antes)
    .map(({ tipo, abierta }) => ({ tipo, abierta }));

export const MESES = { min: 1, max: 240 } as const;

export const mesesMal = (meses: number | string): string | null => {
  const vale = Number.isInteger(meses) && Number(meses) >= MESES.min && Number(meses) <= MESES.max;
  return vale ? null : `Escribe un número de meses entre ${MESES.min} y ${MESES.max}`;
};

/** The enrolments that the next daily purge would delete if they were kept so many months. */
export const cuantasCaducan = (
  filas: readonly Pick<SolicitudFila, 'dt'>[],
  hoy: Dia,
  meses: number,
): number => {
  const limite = limiteDe('inscripcion', hoy, meses);
  return filas.filter(({ dt }) => diaDelMomento(dt) < limite).length;
};

export const avisoDeBorrado = (cuantas: number, meses: number): string =>
  `${cuantos(cuantas, 'inscripción tiene', 'inscripciones tienen')} más de ${cuantos(meses, 'mes', 'meses')}: se borrarán para siempre, con sus archivos, en la próxima limpieza diaria.`;

export const PLAZOS_FIJOS = `Los mensajes de contacto y las clases de prueba se guardan ${MESES_CONSULTA} meses; los datos de salud, hasta 30 días después del campus.`;

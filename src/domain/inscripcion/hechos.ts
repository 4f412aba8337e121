import { hechosDe } from '#domain/registro/hecho.ts';
import type { TipoSolicitud } from './conservacion.ts';
import { etiquetaDeTipo, type TipoInscripcion } from './tipos.ts';

const NOMBRES: Record<TipoSolicitud, string> = {
  contacto: 'mensaje de contacto',
  pruebanivel: 'solicitud de clase de prueba',
  inscripcion: 'inscripción',
};

const PLURALES = {
  contacto: 'mensajes de contacto',
  pruebanivel: 'solicitudes de clase de prueba',
  inscripcion: 'inscripciones',
  salud: 'fichas de salud',
} as const;

/** How many of each were deleted because their time had come, and of how many the health data. */
export type Purga = Record<keyof typeof PLURALES, number>;

/** What the staff's log tells of the forms: numbers, never who sent them. */
export const frasesDeFormularios = {
  borra: (id: number, tipo: TipoSolicitud) => `Borra la solicitud n.º ${id} (${NOMBRES[tipo]})`,
  exporta: (cuantas: number) => `Descarga la lista de solicitudes (${cuantas})`,
  abre: (tipo: TipoInscripcion, abierta: boolean) =>
    `${abierta ? 'Abre' : 'Cierra'} la inscripción en «${etiquetaDeTipo(tipo)}»`,
  campus: (resumen: string) => `Cambia el campus de verano: ${resumen}`,
  conserva: (meses: number) => `Cambia a ${meses} meses lo que se guardan las inscripciones`,
  saltaElReloj: (antes: string, ahora: string) =>
    `La fecha del servidor ha pasado de golpe del ${antes} al ${ahora}: por si está mal, durante una semana no se borra nada de lo que cumple su plazo. Compruébala`,
  purga: (purga: Purga) => {
    const borradas = (Object.keys(PLURALES) as (keyof Purga)[]).filter((que) => purga[que] > 0);
    return `Borra lo que ha cumplido su plazo: ${borradas.map((que) => `${PLURALES[que]} (${purga[que]})`).join(', ')}`;
  },
};

export const hechos = hechosDe(frasesDeFormularios);

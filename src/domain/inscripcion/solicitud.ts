import { anioDe, type Dia, sumarDias } from '#domain/fecha.ts';
import { alJugador, hechosDe, laSolicitud, type Senalado } from '#domain/registro/hecho.ts';
import { etiquetaDeTipo, type TipoInscripcion } from './tipos.ts';

/** The public forms that reach the inbox. docs/como/formulario.md. */
export const TIPOS_SOLICITUD = ['contacto', 'pruebanivel', 'inscripcion'] as const;
export type TipoSolicitud = (typeof TIPOS_SOLICITUD)[number];

/** Months a contact message or a trial request is kept. */
export const MESES_CONSULTA = 12;

type ClaseDeSolicitud = {
  nombre: string;
  todas: string;
  /** In the middle of a sentence of the log. */
  una: string;
  varias: string;
  /** What whoever sent it asked for, in the subject of the answer. */
  pedido: string;
  /** Months it is kept; null: those that staff choose. */
  meses: number | null;
};

export const SOLICITUDES: Record<TipoSolicitud, ClaseDeSolicitud> = {
  contacto: {
    nombre: 'Mensaje de contacto',
    todas: 'Mensaje de contacto',
    una: 'mensaje de contacto',
    varias: 'mensajes de contacto',
    pedido: 'tu mensaje',
    meses: MESES_CONSULTA,
  },
  pruebanivel: {
    nombre: 'Clase de prueba',
    todas: 'Clase de prueba',
    una: 'solicitud de clase de prueba',
    varias: 'solicitudes de clase de prueba',
    pedido: 'tu clase de prueba',
    meses: MESES_CONSULTA,
  },
  inscripcion: {
    nombre: 'Inscripción',
    todas: 'Todas las inscripciones',
    una: 'inscripción',
    varias: 'inscripciones',
    pedido: 'tu inscripción',
    meses: null,
  },
};

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
  restarMeses(hoy, SOLICITUDES[tipo].meses ?? mesesInscripcion);

/** The day from which health data is gone: 30 days after the camp, or after it was sent if that was later. */
export const caducidadDeSalud = (finCampus: Dia, recibida: Dia): Dia =>
  sumarDias(finCampus > recibida ? finCampus : recibida, DIAS_SALUD);

/** How many of each were deleted because their time had come, and of how many the health data. */
export type Purga = Record<TipoSolicitud | 'salud', number>;

const aQuien = (cual: Senalado, jugador: Senalado): string =>
  typeof cual === 'string' && cual === jugador ? 'a su ficha' : alJugador(jugador);

/** What the staff's log keeps of the forms is numbers; of a request that is still there, it says whose it is. */
export const frasesDeFormularios = {
  borra: (id: number, tipo: TipoSolicitud) => `Borra la solicitud n.º ${id} (${SOLICITUDES[tipo].una})`,
  asigna: (cual: Senalado, jugador: Senalado) => `Asigna ${laSolicitud(cual)} ${aQuien(cual, jugador)}`,
  suelta: (cual: Senalado) => `Quita de ${laSolicitud(cual)} el jugador al que estaba asignada`,
  invita: (cual: Senalado, mandado: boolean) =>
    `${mandado ? 'Manda' : 'Hace'} el enlace para que confirme su pareja quien se inscribe en ${laSolicitud(cual)}`,
  respondeInvitacion: (cual: Senalado, confirma: boolean) =>
    `${confirma ? 'Confirma' : 'Dice que no a'} ser pareja de quien se inscribe en ${laSolicitud(cual)}`,
  responde: (cual: Senalado, tipo: TipoSolicitud) =>
    `Responde a ${laSolicitud(cual)} (${SOLICITUDES[tipo].una})`,
  plantillas: (cuantas: number) => `Cambia las plantillas de respuesta (quedan ${cuantas})`,
  acreedor: 'Cambia los datos con los que el club cobra por el banco',
  corrigeBanco: (cual: Senalado, acaba: string) =>
    `Corrige el IBAN de ${laSolicitud(cual)} (ahora ${acaba || 'el de antes'})`,
  cuentas: (cuantas: number) => `Descarga los datos bancarios de inscripciones (${cuantas})`,
  remesa: (mensaje: string, cuantos: number, euros: string) =>
    `Descarga la remesa ${mensaje} para el banco (recibos: ${cuantos}; total: ${euros})`,
  exporta: (cuantas: number) => `Descarga la lista de solicitudes (${cuantas})`,
  abre: (tipo: TipoInscripcion, abierta: boolean) =>
    `${abierta ? 'Abre' : 'Cierra'} la inscripción en «${etiquetaDeTipo(tipo)}»`,
  campus: (resumen: string) => `Cambia el campus de verano: ${resumen}`,
  conserva: (meses: number) => `Cambia a ${meses} meses lo que se guardan las inscripciones`,
  purga: (purga: Purga) => {
    const cuentas = [
      ...TIPOS_SOLICITUD.map((tipo) => [SOLICITUDES[tipo].varias, purga[tipo]] as const),
      ['fichas de salud', purga.salud] as const,
    ].filter(([, cuantas]) => cuantas > 0);
    return `Borra lo que ha cumplido su plazo: ${cuentas.map(([que, cuantas]) => `${que} (${cuantas})`).join(', ')}`;
  },
};

export const hechos = hechosDe(frasesDeFormularios);

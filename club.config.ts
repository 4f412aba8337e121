/**
 * What makes this site one club's and not another's, as it is until staff edit it in the desk's screen El club: the
 * club of a first start, and of the demo. Plain data: no clock, no environment, no secrets. Amounts are euros; days are
 * YYYY-MM-DD. Everybody reads the club in force, from `#club`.
 */

import { type Colores, MUESTRAS } from '#domain/club/colores.ts';
import type { TipoGestionado } from '#domain/liga/tipos.ts';

export type Deporte = 'tenis' | 'padel' | 'pickleball';
export type Proposito = 'informacion' | 'escuela' | 'padel' | 'competicion' | 'socios' | 'campus' | 'datos';
type IdSemana = `semana${1 | 2 | 3 | 4 | 5 | 6}`;

/** `proposito` is the key of `{{buzon.<proposito>}}` in contenido/; `quien`, who answers, where the club says it. */
type Buzon = { proposito: Proposito; nombre: string; email: string; descripcion: string; quien?: string };
/** Degrees, WGS 84. */
export type Coordenadas = { latitud: number; longitud: number };
export type Pistas = { deporte: Deporte; numero: number; superficie: string };
export type IdCentro = 'prado' | 'reston' | 'tercera';
export type Centro = {
  nombre: string;
  direccion: string;
  coordenadas: Coordenadas;
  pistas: readonly Pistas[];
  /** How else the names of its courts begin: what it was called when they were named. */
  comienzos?: readonly string[];
};
/** Days of the week, 0 Sunday to 6 Saturday, with the same hours; `H:mm`. */
export type TramoHorario = { dias: readonly number[]; desde: string; hasta: string };
export type RedSocial = { id: 'instagram' | 'facebook' | 'youtube'; nombre: string; url: string };
/** `imagen` is one of the site, or ''. */
export type Patrocinador = { nombre: string; siglas: string; url: string; imagen: string };

/** What stands for the club where it is small: the corner of a court, its initials or a picture. */
export type Marca = {
  tipo: 'pista' | 'iniciales' | 'imagen';
  iniciales: string;
  imagen: string;
  /** The initials as an outline, for who has no typeface: the server puts it. */
  trazo: { d: string; width: number; size: number } | null;
};

/** The camp until staff change it in Configuración: dates, prices and minimum are data from then on. */
export type Campus = {
  semanas: readonly { id: IdSemana; desde: string; hasta: string }[];
  opciones: Record<'a' | 'c', { horario: string; precio: number }>;
  /** With fewer enrolments a week does not run and what was paid is refunded. docs/reglas/inscripciones.md */
  minimoPorSemana: number;
};

/** What something costs members and everybody else. */
type Precio = { socios: number; noSocios: number };

/** A programme of the school. Fees are a month's; hours are those of its groups. */
export type Programa = {
  id: string;
  nombre: string;
  quien: string;
  centros: readonly IdCentro[];
  /** The type of enrolment it has. */
  inscripcion: string;
  dias: string;
  horario: { semana: string; viernes: string; finDeSemana: string };
  /** By hours a week; a programme without them has `modalidades`. */
  cuotas: { dos: Precio; una: Precio } | null;
  modalidades: readonly { nombre: string; cuota: number }[];
};

type Escuela = {
  /** When the year runs, in words. */
  curso: string;
  programas: readonly Programa[];
  intensivos: { cuando: string; precios: readonly (Precio & { nombre: string })[] };
};

export type Club = {
  /** It began with nothing said, and what nobody has said is not made up. docs/reglas/arranque.md */
  enBlanco: boolean;
  /** Whether a mail of the program can leave this machine: the server puts it. */
  mandaCorreos: boolean;
  /** Whether what a visitor would pay or call by is made up: the server puts it. docs/reglas/el-club.md */
  inventado: boolean;
  nombre: string;
  nombreCorto: string;
  /** The name with its article, as sentences take it after a preposition. */
  conArticulo: { de: string; en: string };
  /** The year it was founded. */
  desde: number;
  /** Host name only, without scheme. */
  dominio: string;
  /** Ends the names of events in calendars: changed, each phone would have every match twice. */
  sufijoCalendario: string;
  claim: string;
  municipio: string;
  provincia: string;
  direccion: string;
  /** As people read it; `telefonoEnlace` is the same number as a `tel:` link wants it. */
  telefono: string;
  telefonoEnlace: string;
  email: string;
  /** Tax number and entry in the register of sports bodies, for the legal notice. */
  nif: string;
  registro: string;
  buzones: readonly Buzon[];
  coordenadas: Coordenadas;
  zonaHoraria: string;
  /** `prado` is the main one; a club with one site has no other. */
  centros: { prado: Centro; reston?: Centro; tercera?: Centro };
  /** When the courts are open and the office answers. `sinSecretaria` is the month in which it does not; 0: none. */
  horarios: { pistas: readonly TramoHorario[]; secretaria: readonly TramoHorario[]; sinSecretaria: number };
  redes: readonly RedSocial[];
  /** A list of YouTube, the text after `list=` in its address; '' when there is none. */
  videos: string;
  cuota: number;
  /** What the school asks once a year, in euros; 0: nobody has said. */
  matricula: number;
  /** What each league costs a season, in euros; 0: nobody has said. */
  ligas: Record<TipoGestionado, number>;
  /** Where transfers go; `acreedor` is the SEPA creditor identifier of the mandate. */
  banco: { iban: string; acreedor: string };
  escuela: Escuela;
  campus: Campus;
  /** What the club has: without it, no page, menu nor form tells of it. */
  ofrece: { campus: boolean; menores: boolean };
  /** Leaving a class is notified before this day of the prior month. docs/reglas/inscripciones.md */
  cancelacionDia: number;
  colores: Colores;
  marca: Marca;
  patrocinadores: readonly Patrocinador[];
  deportes: Record<Deporte, string>;
};

const dominio = 'clubtenisvaldecierzo.example';
const coordenadas: Coordenadas = { latitud: 40.6105, longitud: -3.7303 };

const DIAS_A_ELEGIR = '1\u00a0hora: lunes o miércoles; 2\u00a0horas: dos días o el viernes';

export const SEMILLA: Club = {
  enBlanco: false,
  mandaCorreos: false,
  inventado: false,
  nombre: 'Club de Tenis Valdecierzo',
  nombreCorto: 'CT Valdecierzo',
  conArticulo: { de: 'del Club de Tenis Valdecierzo', en: 'en el Club de Tenis Valdecierzo' },
  desde: 1988,
  dominio,
  sufijoCalendario: dominio,
  claim: 'Tenis, pádel y pickleball a la vuelta de casa',
  municipio: 'Valdecierzo',
  provincia: 'Madrid',
  direccion: 'Camino del Prado, 12, 28799 Valdecierzo (Madrid)',
  telefono: '910 000 000',
  telefonoEnlace: '+34910000000',
  email: `info@${dominio}`,
  nif: 'G00000000',
  registro: 'Registro de Entidades Deportivas de la Comunidad de Madrid, n.º 0000',
  buzones: [
    {
      proposito: 'informacion',
      nombre: 'Información general',
      email: `info@${dominio}`,
      descripcion: 'Instalaciones, horarios y cualquier otra duda.',
      quien: 'Elena Castro',
    },
    {
      proposito: 'escuela',
      nombre: 'Escuela de tenis',
      email: `escuela@${dominio}`,
      descripcion: 'Grupos, niveles, pruebas, recibos de la escuela y bajas de clase.',
      quien: 'Nora Benítez',
    },
    {
      proposito: 'padel',
      nombre: 'Pádel y pickleball',
      email: `padel@${dominio}`,
      descripcion: 'Clases de pádel en Restón y de pickleball en Prado.',
      quien: 'Hugo Marcos',
    },
    {
      proposito: 'competicion',
      nombre: 'Competición y ligas',
      email: `competicion@${dominio}`,
      descripcion: 'Ligas, equipo de competición y Maratón 24h.',
      quien: 'Julián Serrano',
    },
    {
      proposito: 'socios',
      nombre: 'Socios y tesorería',
      email: `socios@${dominio}`,
      descripcion: 'Altas y bajas de socio, cuota anual, recibos y cambios de cuenta.',
    },
    {
      proposito: 'campus',
      nombre: 'Campus de verano',
      email: `campus@${dominio}`,
      descripcion: 'Semanas, plazas, comprobantes de pago y atenciones especiales.',
    },
    {
      proposito: 'datos',
      nombre: 'Protección de datos',
      email: `datos@${dominio}`,
      descripcion: 'Ejercicio de derechos y retirada del permiso de imágenes.',
    },
  ],
  coordenadas,
  zonaHoraria: 'Europe/Madrid',
  centros: {
    prado: {
      nombre: 'Prado',
      direccion: 'Camino del Prado, 12, 28799 Valdecierzo (Madrid)',
      coordenadas,
      pistas: [
        { deporte: 'tenis', numero: 4, superficie: 'resina' },
        { deporte: 'tenis', numero: 2, superficie: 'tierra batida' },
        { deporte: 'pickleball', numero: 3, superficie: 'resina' },
      ],
    },
    reston: {
      nombre: 'Restón',
      direccion: 'Calle del Restón, 3, 28799 Valdecierzo (Madrid)',
      coordenadas: { latitud: 40.6058, longitud: -3.7251 },
      pistas: [
        { deporte: 'tenis', numero: 4, superficie: 'resina' },
        { deporte: 'padel', numero: 4, superficie: 'césped artificial' },
      ],
    },
  },
  horarios: {
    pistas: [{ dias: [1, 2, 3, 4, 5, 6, 0], desde: '9:00', hasta: '22:30' }],
    secretaria: [
      { dias: [1, 2, 3, 4, 5], desde: '17:00', hasta: '20:30' },
      { dias: [6], desde: '10:00', hasta: '13:00' },
    ],
    sinSecretaria: 8,
  },
  redes: [
    { id: 'instagram', nombre: 'Instagram', url: 'https://www.instagram.com/clubtenisvaldecierzo' },
    { id: 'facebook', nombre: 'Facebook', url: 'https://www.facebook.com/clubtenisvaldecierzo' },
    { id: 'youtube', nombre: 'YouTube', url: 'https://www.youtube.com/@clubtenisvaldecierzo' },
  ],
  /** Made up. */
  videos: 'PLvaldecierzo0000000000000000000000',
  cuota: 30,
  matricula: 20,
  ligas: { social: 24, infantil: 15 },
  banco: { iban: 'ES91 2100 0418 4502 0005 1332', acreedor: 'ES10000G00000000' },
  escuela: {
    curso: 'De septiembre a junio',
    programas: [
      {
        id: 'minitenis',
        nombre: 'Minitenis',
        quien: 'De 5 a 8 años',
        centros: ['prado', 'reston'],
        inscripcion: 'escuelaminitenis',
        dias: DIAS_A_ELEGIR,
        horario: { semana: '17:00-18:00', viernes: '17:00-19:00', finDeSemana: '10:00-11:00' },
        cuotas: { dos: { socios: 42, noSocios: 48 }, una: { socios: 25, noSocios: 29 } },
        modalidades: [],
      },
      {
        id: 'iniciacion',
        nombre: 'Iniciación',
        quien: 'Desde los 8 años',
        centros: ['prado', 'reston'],
        inscripcion: 'escuelainiciacion',
        dias: DIAS_A_ELEGIR,
        horario: { semana: '17:00-18:00 y 18:00-19:00', viernes: '17:00-19:00', finDeSemana: '11:00-12:00' },
        cuotas: { dos: { socios: 46, noSocios: 52 }, una: { socios: 27, noSocios: 31 } },
        modalidades: [],
      },
      {
        id: 'perfeccionamiento',
        nombre: 'Perfeccionamiento',
        quien: 'Si ya juegas partidos',
        centros: ['prado', 'reston'],
        inscripcion: 'escuelaperfeccionamiento',
        dias: DIAS_A_ELEGIR,
        horario: { semana: '18:00-19:00 y 19:00-20:00', viernes: '18:00-20:00', finDeSemana: '12:00-13:00' },
        cuotas: { dos: { socios: 52, noSocios: 58 }, una: { socios: 31, noSocios: 35 } },
        modalidades: [],
      },
      {
        id: 'competicion',
        nombre: 'Equipo de competición',
        quien: 'Por selección',
        centros: ['prado'],
        inscripcion: 'equipocompeticion',
        dias: 'Dos, tres o cuatro tardes por semana',
        horario: { semana: '18:30-20:30', viernes: '17:00-19:00', finDeSemana: 'Torneos' },
        cuotas: null,
        modalidades: [
          { nombre: '2 días por semana', cuota: 78 },
          { nombre: '3 días por semana', cuota: 104 },
          { nombre: '4 días por semana', cuota: 126 },
        ],
      },
      {
        id: 'adultos',
        nombre: 'Adultos',
        quien: 'Desde los 16 años',
        centros: ['prado', 'reston'],
        inscripcion: 'escuelaadultos',
        dias: DIAS_A_ELEGIR,
        horario: {
          semana: '10:00-11:00, 20:00-21:00 y 21:00-22:00',
          viernes: '18:30-20:30',
          finDeSemana: '9:00-10:00 y 10:00-11:00',
        },
        cuotas: { dos: { socios: 56, noSocios: 62 }, una: { socios: 34, noSocios: 38 } },
        modalidades: [],
      },
      {
        id: 'padel',
        nombre: 'Pádel',
        quien: 'Desde los 6 años',
        centros: ['reston'],
        inscripcion: 'escuelapadel',
        dias: DIAS_A_ELEGIR,
        horario: {
          semana: '10:00-11:00 y de 17:00 a 22:00',
          viernes: '17:00-19:00 y 19:00-21:00',
          finDeSemana: '10:00-13:00, por grupos',
        },
        cuotas: { dos: { socios: 58, noSocios: 64 }, una: { socios: 35, noSocios: 39 } },
        modalidades: [],
      },
      {
        id: 'pickleball',
        nombre: 'Pickleball',
        quien: 'Todas las edades',
        centros: ['prado'],
        inscripcion: 'escuelapickleball',
        dias: DIAS_A_ELEGIR,
        horario: {
          semana: '11:00-12:00, 18:00-19:00 y 20:00-21:00',
          viernes: '18:00-20:00',
          finDeSemana: '13:00-14:00',
        },
        cuotas: { dos: { socios: 40, noSocios: 46 }, una: { socios: 24, noSocios: 28 } },
        modalidades: [],
      },
    ],
    intensivos: {
      cuando: 'Navidad, Semana Santa, junio y septiembre',
      precios: [
        { nombre: 'Semana de cinco días, 2 horas al día', socios: 60, noSocios: 70 },
        { nombre: 'Semana Santa, tres días de 3 horas', socios: 54, noSocios: 63 },
        { nombre: 'Adultos, cinco días de hora y media', socios: 58, noSocios: 68 },
        { nombre: 'Monográfico de saque, tres sesiones', socios: 36, noSocios: 42 },
        { nombre: 'Pádel o pickleball exprés, tres tardes', socios: 40, noSocios: 47 },
      ],
    },
  },
  campus: {
    semanas: [
      { id: 'semana1', desde: '2025-06-23', hasta: '2025-06-27' },
      { id: 'semana2', desde: '2025-06-30', hasta: '2025-07-04' },
      { id: 'semana3', desde: '2025-07-07', hasta: '2025-07-11' },
      { id: 'semana4', desde: '2025-07-14', hasta: '2025-07-18' },
      { id: 'semana5', desde: '2025-07-21', hasta: '2025-07-25' },
      { id: 'semana6', desde: '2025-07-28', hasta: '2025-08-01' },
    ],
    opciones: {
      a: { horario: '9:00-14:00', precio: 75 },
      c: { horario: '8:00-14:00', precio: 85 },
    },
    minimoPorSemana: 15,
  },
  ofrece: { campus: true, menores: true },
  cancelacionDia: 15,
  colores: MUESTRAS,
  marca: { tipo: 'pista', iniciales: 'CTV', imagen: '', trazo: null },
  patrocinadores: [
    { nombre: 'Federación de Tenis de Madrid', siglas: 'FTM', url: 'https://www.ftm.es', imagen: '' },
    {
      nombre: 'Real Federación Española de Tenis',
      siglas: 'RFET',
      url: 'https://www.rfet.es',
      imagen: '',
    },
  ],
  deportes: { tenis: 'Tenis', padel: 'Pádel', pickleball: 'Pickleball' },
};

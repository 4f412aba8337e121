import type { Club } from '#club';

/** A name that anybody sees is nobody's yet. */
export const SIN_NOMBRE = 'Club de tenis';

export const SEDE = 'El club';

const GRATIS = { socios: 0, noSocios: 0 };

/** Of `club.config.ts`, only what is of any club; 0, '' and no rows: not said yet. docs/reglas/arranque.md */
export const clubEnBlanco = (semilla: Club, sufijoCalendario: string): Club => ({
  ...semilla,
  enBlanco: true,
  nombre: SIN_NOMBRE,
  nombreCorto: SIN_NOMBRE,
  conArticulo: { de: `del ${SIN_NOMBRE}`, en: `en el ${SIN_NOMBRE}` },
  claim: SIN_NOMBRE,
  sufijoCalendario,
  desde: 0,
  ...{ dominio: '', municipio: '', provincia: '', direccion: '', nif: '', registro: '', videos: '' },
  ...{ telefono: '', telefonoEnlace: '', email: '' },
  buzones: semilla.buzones.map(({ proposito, nombre }) => ({
    proposito,
    nombre,
    email: '',
    descripcion: DE_BUZON[proposito],
  })),
  coordenadas: { latitud: 0, longitud: 0 },
  centros: {
    prado: { nombre: SEDE, direccion: '', coordenadas: { latitud: 0, longitud: 0 }, pistas: [] },
  },
  horarios: { pistas: [], secretaria: [], sinSecretaria: 0 },
  redes: [],
  cuota: 0,
  matricula: 0,
  ligas: { social: 0, infantil: 0 },
  banco: { iban: '', acreedor: '' },
  escuela: {
    curso: '',
    programas: semilla.escuela.programas.map((programa) => ({
      ...programa,
      quien: DE_SU_NOMBRE.includes(programa.id) ? programa.quien : '',
      centros: ['prado'],
      dias: '',
      horario: { semana: '', viernes: '', finDeSemana: '' },
      cuotas: programa.cuotas && { dos: GRATIS, una: GRATIS },
      modalidades: programa.modalidades.map((una) => ({ ...una, cuota: 0 })),
    })),
    intensivos: { cuando: '', precios: [] },
  },
  campus: { ...semilla.campus, opciones: sinPrecio(semilla.campus.opciones) },
  ofrece: { campus: false, menores: true },
  marca: { ...semilla.marca, iniciales: '' },
  patrocinadores: [],
});

/** Whose ages are in what their enrolment is called. */
const DE_SU_NOMBRE: readonly string[] = ['minitenis', 'iniciacion'];

const DE_BUZON = {
  informacion: 'Cualquier duda sobre el club.',
  escuela: 'Clases, grupos y niveles.',
  padel: 'Clases de pádel y de pickleball.',
  competicion: 'Ligas y equipo de competición.',
  socios: 'Altas, bajas y recibos.',
  campus: 'Semanas y plazas.',
  datos: 'Ejercicio de derechos y retirada del permiso de imágenes.',
} as const satisfies Record<Club['buzones'][number]['proposito'], string>;

const sinPrecio = ({ a, c }: Club['campus']['opciones']): Club['campus']['opciones'] => ({
  a: { ...a, precio: 0 },
  c: { ...c, precio: 0 },
});

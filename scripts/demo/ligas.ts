import type { Dia } from '#domain/fecha.ts';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import type { Duracion } from '#domain/liga/liga.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { reglasDe } from '#server/demo/temporada.ts';
import type { Azar, LigaInventada, Persona } from './azar.ts';

type Horario = { inicio: string; final: string; duracion: Duracion; dias: readonly number[] };

const FIN_DE_SEMANA = [6, 0] as const;
const CASI_CADA_DIA = [1, 2, 3, 4, 6, 0] as const;

const TARDES: Horario = { inicio: '18:00', final: '22:30', duracion: 90, dias: CASI_CADA_DIA };
export const MANANAS: Horario = { inicio: '9:00', final: '13:30', duracion: 90, dias: FIN_DE_SEMANA };
const INFANTIL: Horario = { inicio: '10:00', final: '14:00', duracion: 60, dias: FIN_DE_SEMANA };
const PROMOCION: Horario = { inicio: '16:00', final: '19:00', duracion: 60, dias: FIN_DE_SEMANA };
const TODO_EL_DIA: Horario = { inicio: '9:00', final: '22:30', duracion: 90, dias: FIN_DE_SEMANA };

type LigaFija = {
  tipo: TipoLiga;
  division: number;
  horario: Horario;
  /** Two legs, and whether the second one has already begun; without it, one leg. */
  vuelta?: 'empezada' | 'futura';
};

export const SOCIALES: readonly LigaFija[] = [
  { tipo: 'social', division: 1, horario: TARDES },
  { tipo: 'social', division: 2, horario: TARDES },
  { tipo: 'social', division: 3, horario: TARDES },
  { tipo: 'social', division: 4, horario: MANANAS },
  { tipo: 'social', division: 5, horario: MANANAS },
  { tipo: 'social', division: 6, horario: MANANAS, vuelta: 'futura' },
];

export const INFANTILES: readonly LigaFija[] = [
  { tipo: 'infantil', division: 1, horario: INFANTIL, vuelta: 'empezada' },
  { tipo: 'infantil', division: 2, horario: INFANTIL },
  { tipo: 'infantil', division: 0, horario: PROMOCION },
];

export const SUELTAS = {
  amistosos: { tipo: 'amistosos', division: 0, horario: TODO_EL_DIA },
  playoff: { tipo: 'playoff', division: 0, horario: TODO_EL_DIA },
} satisfies Partial<Record<TipoLiga, LigaFija>>;

export const TAMANO = { social: 10, infantil: 8 } as const;

/** Day from which the second leg is played, by how far it is. */
export type FechasVuelta = Record<NonNullable<LigaFija['vuelta']>, Dia>;

type Opciones = {
  id: number;
  anio: number;
  plantilla: number[];
  /** Without it the league has one leg and is over. */
  fechasVuelta: FechasVuelta | null;
};

const horaYMinuto = (texto: string): readonly [number, number] => {
  const [hora = 0, minuto = 0] = texto.split(':').map(Number);
  return [hora, minuto];
};

const ventanaDe = ({ inicio, final, duracion, dias }: Horario) => {
  const [horaBaseInicio, minutoBaseInicio] = horaYMinuto(inicio);
  const [horaBaseFinal, minutoBaseFinal] = horaYMinuto(final);
  return { horaBaseInicio, minutoBaseInicio, horaBaseFinal, minutoBaseFinal, duracion, dias };
};

/** A league of that season: active with its legs, or inactive when no day for the second leg is given. */
export function crearLiga(fija: LigaFija, { id, anio, plantilla, fechasVuelta }: Opciones): LigaInventada {
  const { tipo, division, horario } = fija;
  const vuelta = fechasVuelta ? fija.vuelta : undefined;
  return {
    ...DE_SIEMPRE,
    ciclo: 0,
    id,
    tipo,
    division,
    anio,
    plantilla,
    estado: fechasVuelta ? 'activa' : 'inactiva',
    ...ventanaDe(horario),
    usuario: null,
    idaVuelta: vuelta !== undefined,
    fechaIdaVuelta: (vuelta && fechasVuelta?.[vuelta]) ?? null,
    notificar: true,
    reglas: reglasDe({ ...DE_SIEMPRE, tipo, division }),
  };
}

const NOMBRES = `
  Adrián, Alba, Alicia, Álvaro, Amaya, Andrés, Beatriz, Blanca, Carla, César, Clara, Cristina, Daniela,
  Darío, Elena, Elías, Emma, Esteban, Eva, Fabián, Félix, Gema, Gonzalo, Guillermo, Héctor, Hugo, Inés,
  Irene, Iván, Jaime, Jimena, Joaquín, Julia, Lara, Leo, Lorena, Lucas, Lucía, Manuela, Marcos, Marina,
  Mario, Martina, Mateo, Miguel, Nadia, Nicolás, Noelia, Nuria, Olga, Óscar, Patricia, Raquel, Rocío,
  Rodrigo, Rubén, Samuel, Silvia, Sofía, Tomás, Valeria, Vega, Víctor, Violeta
`
  .trim()
  .split(/,\s+/);

const APELLIDOS = `
  Aguado, Arribas, Barrio, Bermejo, Calleja, Carrasco, Cordero, Cuesta, del Olmo, Duarte, Escribano,
  Espinosa, Frutos, Fuentes, Galindo, Gallardo, Hernando, Herranz, Ibáñez, Illán, Jurado, Llorente,
  Lozano, Madrigal, Manzano, Montero, Nogales, Núñez, Ochoa, Olmedo, Palomar, Peñalver, Quintana,
  Redondo, Rincón, Salcedo, Segura, Tejada, Toribio, Ugarte, Valverde, Velasco, Yuste, Zamora, Zúñiga
`
  .trim()
  .split(/,\s+/);

const DISPONIBLES = 0.4;

/** Nobody in Spain has a number that starts with 555; `.example` is nobody's domain (RFC 2606). */
const telefonoDe = (id: number): string =>
  `555 01${Math.floor(id / 100)} ${String(id % 100).padStart(3, '0')}`;
const emailDe = (nombre: string, id: number): string => {
  const [pila = '', apellido = ''] = normalizarTexto(nombre).split(' ');
  return `${pila}.${apellido}${id}@correo.example`;
};

function nombreNuevo(azar: Azar, usados: Set<string>): string {
  for (;;) {
    const nombre = [azar.elegir(NOMBRES), ...azar.barajar(APELLIDOS).slice(0, 2)].join(' ');
    if (usados.has(nombre)) continue;
    usados.add(nombre);
    return nombre;
  }
}

/** Strength between two divisions, and how much players of one differ. */
const ESCALON = 40;
const DENTRO = 120;

/** How strong somebody is in that division, the first one 0. */
export const fuerzaEn = (azar: Azar, nivel: number): number => azar.entero(DENTRO) - nivel * ESCALON;

/** So many invented people more, all with different names. Their strength is given with their division. */
export function crearPersonas(azar: Azar, cuantas: number, antes: readonly Persona[] = []): Persona[] {
  const usados = new Set(antes.map(({ nombre }) => nombre));
  return Array.from({ length: cuantas }, (_, i) => {
    const id = antes.length + i + 1;
    const nombre = nombreNuevo(azar, usados);
    const contacto = { email: emailDe(nombre, id), telefono: telefonoDe(id) };
    const disponibleAmistosos = azar.suerte(DISPONIBLES);
    return { id, nombre, ...contacto, fuerza: 0, estado: 'activo', idLiga: null, disponibleAmistosos };
  });
}

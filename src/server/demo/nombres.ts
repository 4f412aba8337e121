import { normalizarTexto } from '#domain/texto.ts';
import type { Azar } from './azar.ts';
import type { Persona } from './tipos.ts';

const NOMBRES = [
  'Adrián',
  'Alba',
  'Alicia',
  'Álvaro',
  'Amaya',
  'Andrés',
  'Beatriz',
  'Blanca',
  'Carla',
  'César',
  'Clara',
  'Cristina',
  'Daniela',
  'Darío',
  'Elena',
  'Elías',
  'Emma',
  'Esteban',
  'Eva',
  'Fabián',
  'Félix',
  'Gema',
  'Gonzalo',
  'Guillermo',
  'Héctor',
  'Hugo',
  'Inés',
  'Irene',
  'Iván',
  'Jaime',
  'Jimena',
  'Joaquín',
  'Julia',
  'Lara',
  'Leo',
  'Lorena',
  'Lucas',
  'Lucía',
  'Manuela',
  'Marcos',
  'Marina',
  'Mario',
  'Martina',
  'Mateo',
  'Miguel',
  'Nadia',
  'Nicolás',
  'Noelia',
  'Nuria',
  'Olga',
  'Óscar',
  'Patricia',
  'Raquel',
  'Rocío',
  'Rodrigo',
  'Rubén',
  'Samuel',
  'Silvia',
  'Sofía',
  'Tomás',
  'Valeria',
  'Vega',
  'Víctor',
  'Violeta',
] as const;

const APELLIDOS = [
  'Aguado',
  'Arribas',
  'Barrio',
  'Bermejo',
  'Calleja',
  'Carrasco',
  'Cordero',
  'Cuesta',
  'del Olmo',
  'Duarte',
  'Escribano',
  'Espinosa',
  'Frutos',
  'Fuentes',
  'Galindo',
  'Gallardo',
  'Hernando',
  'Herranz',
  'Ibáñez',
  'Illán',
  'Jurado',
  'Llorente',
  'Lozano',
  'Madrigal',
  'Manzano',
  'Montero',
  'Nogales',
  'Núñez',
  'Ochoa',
  'Olmedo',
  'Palomar',
  'Peñalver',
  'Quintana',
  'Redondo',
  'Rincón',
  'Salcedo',
  'Segura',
  'Tejada',
  'Toribio',
  'Ugarte',
  'Valverde',
  'Velasco',
  'Yuste',
  'Zamora',
  'Zúñiga',
] as const;

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

/** So many invented people, all with different names. Their strength is given with their division. */
export function crearPersonas(azar: Azar, cuantas: number): Persona[] {
  const usados = new Set<string>();
  return Array.from({ length: cuantas }, (_, i) => {
    const id = i + 1;
    const nombre = nombreNuevo(azar, usados);
    const contacto = { email: emailDe(nombre, id), telefono: telefonoDe(id) };
    const disponibleAmistosos = azar.suerte(DISPONIBLES);
    return { id, nombre, ...contacto, fuerza: 0, estado: 'activo', idLiga: null, disponibleAmistosos };
  });
}

import type { Campo } from '#domain/inscripcion/ficha.ts';

type Grupo = { titulo: string; campos: readonly Campo[] };

const PERSONA = [
  'nombre',
  'apellidos',
  'dni',
  'fechaNacimiento',
  'profesion',
  'nombrePadreMadreTutor',
  'nombreDeportivo',
];
const CONTACTO = ['email', 'telefono', 'direccion', 'cp', 'poblacion'];
const LIBRES = ['otrosdatos', 'observaciones'];
const CONFORMIDAD = ['firmaEscrita', 'conforme', 'conformeinscripcion'];

const aparte = new Set([...PERSONA, ...CONTACTO, ...LIBRES, ...CONFORMIDAD]);

const GRUPOS: readonly { titulo: string; es: (campo: string) => boolean }[] = [
  { titulo: 'Lo que pide', es: (campo) => !aparte.has(campo) },
  { titulo: 'Lo que añade', es: (campo) => LIBRES.includes(campo) },
  { titulo: 'Quién es', es: (campo) => PERSONA.includes(campo) },
  { titulo: 'Cómo responder', es: (campo) => CONTACTO.includes(campo) },
  { titulo: 'Firma y conformidad', es: (campo) => CONFORMIDAD.includes(campo) },
];

/** What was filled in, by what it is for, each part in reading order; a field nobody foresaw is part of what is asked. */
export const agrupar = (datos: readonly Campo[]): Grupo[] =>
  GRUPOS.map(({ titulo, es }) => ({ titulo, campos: datos.filter(({ campo }) => es(campo)) })).filter(
    ({ campos }) => campos.length > 0,
  );

/** An answer that staff keep written: `{nombre}` and the like are filled in for each request. */
export type Plantilla = { titulo: string; asunto: string; texto: string };

export const DATOS_DE_PLANTILLA = {
  nombre: 'el nombre de quien lo envió (de un menor, el de su tutor)',
  tipo: 'lo que pidió',
  fecha: 'el día en que lo envió',
  referencia: 'la referencia de la inscripción',
  club: 'el nombre del club',
  telefono: 'el teléfono del club',
} as const;
export type DatoDePlantilla = keyof typeof DATOS_DE_PLANTILLA;

export const MAX_PLANTILLAS = 12;

const HUECO = /\{(\w+)\}/g;

const esDato = (nombre: string): nombre is DatoDePlantilla => Object.hasOwn(DATOS_DE_PLANTILLA, nombre);

/** The gaps of a text that stand for nothing: "{nonbre}". */
export const huecosDesconocidos = (texto: string): string[] =>
  [...texto.matchAll(HUECO)].flatMap(([hueco, nombre = '']) => (esDato(nombre) ? [] : [hueco]));

/** A text of a template for one request; a gap that stands for nothing stays as it is, to be seen. */
export const rellenar = (texto: string, datos: Record<DatoDePlantilla, string>): string =>
  texto.replace(HUECO, (hueco, nombre: string) => (esDato(nombre) ? datos[nombre] : hueco));

/** Those that come with the product, until the club writes its own. */
export const PLANTILLAS: readonly Plantilla[] = [
  {
    titulo: 'Inscripción confirmada',
    asunto: '{club}: tu plaza está confirmada',
    texto:
      'Hola, {nombre}:\n\nTu inscripción ({tipo}) está confirmada. No tienes que hacer nada más: el recibo se pasará por el banco a la cuenta que indicaste.\n\nSi algo cambia, responde a este mensaje o llámanos al {telefono}.\n\nUn saludo,\n{club}',
  },
  {
    titulo: 'Nos falta un dato',
    asunto: '{club}: nos falta un dato de tu solicitud',
    texto:
      'Hola, {nombre}:\n\nHemos recibido tu solicitud del {fecha} ({tipo}), pero nos falta:\n\n- \n\nResponde a este mensaje con ello y seguimos. Si te viene mejor hablar, nuestro teléfono es el {telefono}.\n\nUn saludo,\n{club}',
  },
  {
    titulo: 'Clase de prueba o visita',
    asunto: '{club}: te esperamos',
    texto:
      'Hola, {nombre}:\n\nGracias por escribirnos. ¿Te viene bien el … a las …? La clase de prueba dura una hora y no hace falta traer nada: te dejamos la raqueta.\n\nDinos si puedes y te lo guardamos. Para lo que necesites, {telefono}.\n\nUn saludo,\n{club}',
  },
];

const ESPACIOS = /\s+/;

/** "Ana" of "Ana García Peña". */
export const nombreDePila = (nombre: string): string => nombre.trim().split(ESPACIOS)[0] ?? '';

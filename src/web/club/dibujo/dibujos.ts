import { club } from '#club';
import { TIPO_PRINCIPAL, type TipoLiga } from '#domain/liga/tipos.ts';

const DE_LIGA: Record<TipoLiga, Seccion> = {
  social: 'ligaSocial',
  infantil: 'ligaInfantil',
  amistosos: 'ligaSocial',
  playoff: 'ligaSocial',
};

/** The court and colours of the pages about leagues of a type; without one, those of all leagues. */
export const seccionDeLiga = (tipo: TipoLiga | null | undefined): Seccion => DE_LIGA[tipo ?? TIPO_PRINCIPAL];

/** Of each ground, its colour out of bounds; white text on it is at least 5:1, because headings are written there. */
const fueras = () => ({
  azul: club.colores.pistaFuera,
  tierra: club.colores.tierraFuera,
  ambar: club.colores.ambarFuera,
  noche: club.colores.nocheFuera,
  // Those without the club's hues are everybody's: grass is green.
  verde: '#22553f',
  hierba: '#3b6327',
  cobalto: '#1c3f78',
  turquesa: '#155459',
  ciruela: '#51396c',
  pizarra: '#3c4860',
  // Only lines, in the colour of the text around it.
  calco: 'none',
});

/** Each section's own ground: the court of that name in contenido/dibujos. */
const SUELOS = {
  inicio: 'azul',
  club: 'azul',
  escuela: 'verde',
  escuelaMinitenis: 'ambar',
  escuelaPadel: 'cobalto',
  escuelaPickleball: 'turquesa',
  escuelaPerfeccionamiento: 'azul',
  escuelaEquipo: 'tierra',
  escuelaAdultos: 'noche',
  ligaSocial: 'tierra',
  ligaInfantil: 'hierba',
  maraton: 'noche',
  inscripciones: 'azul',
  servicios: 'ciruela',
  noticias: 'azul',
  tiempo: 'verde',
  contacto: 'azul',
  legal: 'pizarra',
  error404: 'tierra',
  login: 'noche',
  vacio: 'calco',
} as const satisfies Record<string, keyof ReturnType<typeof fueras>>;

export type Seccion = keyof typeof SUELOS;

export const SECCIONES = /* @__PURE__ */ Object.keys(SUELOS) as Seccion[];

export const fueraDe = (seccion: Seccion): string => fueras()[SUELOS[seccion]];

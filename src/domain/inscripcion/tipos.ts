export const SUBTIPOS = ['alta', 'renovacion'] as const;
export type Subtipo = (typeof SUBTIPOS)[number];

export const CENTROS = ['reston', 'prado', 'tercera'] as const;
export type Centro = (typeof CENTROS)[number];

export type Familia = 'escuela' | 'equipo' | 'liga' | 'socio' | 'campus';

/** Whose mailbox at the club receives it; the keys are those of the club's list of mailboxes. */
type Destino = 'escuela' | 'padel' | 'competicion' | 'socios' | 'campus';

const ficha = (etiqueta: string, familia: Familia, destino: Destino) => ({ etiqueta, familia, destino });

const FICHAS = {
  escuelaminitenis: ficha('Escuela de tenis – Minitenis (5 a 8 años)', 'escuela', 'escuela'),
  escuelainiciacion: ficha('Escuela de tenis – Iniciación (desde 8 años)', 'escuela', 'escuela'),
  escuelaperfeccionamiento: ficha('Escuela de tenis – Perfeccionamiento', 'escuela', 'escuela'),
  escuelaadultos: ficha('Escuela de tenis – Adultos', 'escuela', 'escuela'),
  escuelapadel: ficha('Escuela de pádel', 'escuela', 'padel'),
  escuelapickleball: ficha('Escuela de pickleball', 'escuela', 'padel'),
  equipocompeticion: ficha('Equipo de competición', 'equipo', 'competicion'),
  ligasocialtenis: ficha('Liga social de tenis', 'liga', 'competicion'),
  ligainfantiltenis: ficha('Liga infantil de tenis', 'liga', 'competicion'),
  nuevosocio: ficha('Alta de nuevo socio', 'socio', 'socios'),
  campusverano: ficha('Campus de verano', 'campus', 'campus'),
};

export type TipoInscripcion = keyof typeof FICHAS;
export const TIPOS_INSCRIPCION = Object.keys(FICHAS) as readonly TipoInscripcion[];

export const etiquetaDeTipo = (tipo: TipoInscripcion): string => FICHAS[tipo].etiqueta;

export const familiaDe = (tipo: TipoInscripcion): Familia => FICHAS[tipo].familia;

export const destinoDe = (tipo: TipoInscripcion): Destino => FICHAS[tipo].destino;

export const esTipoInscripcion = (texto: string): texto is TipoInscripcion =>
  (TIPOS_INSCRIPCION as readonly string[]).includes(texto);

type Edades = readonly [desde: number, hasta: number];

const SIN_TOPE = Number.POSITIVE_INFINITY;

/** Years, both included: with eight one is of minitenis and of iniciación. What is not here is for any age. */
const EDADES: Partial<Record<TipoInscripcion, Edades>> = {
  escuelaminitenis: [5, 8],
  escuelainiciacion: [8, SIN_TOPE],
  escuelaadultos: [16, SIN_TOPE],
  ligainfantiltenis: [7, 16],
  ligasocialtenis: [16, SIN_TOPE],
  campusverano: [5, 14],
};

/** One in place of another; the first that fits. */
const SE_CAMBIAN: readonly (readonly TipoInscripcion[])[] = [
  ['escuelaminitenis', 'escuelaadultos', 'escuelainiciacion'],
  ['ligainfantiltenis', 'ligasocialtenis'],
];

/** "De 5 a 8 años", "Desde los 16 años"; '' for any. */
export function entreEdades(tipo: TipoInscripcion): string {
  const [desde, hasta] = EDADES[tipo] ?? [0, SIN_TOPE];
  if (hasta < SIN_TOPE) return `De ${desde} a ${hasta} años`;
  return desde > 0 ? `Desde los ${desde} años` : '';
}

export const encaja = (tipo: TipoInscripcion, edad: number): boolean => {
  const [desde, hasta] = EDADES[tipo] ?? [0, SIN_TOPE];
  return edad >= desde && edad <= hasta;
};

/** What fits that age in its place, of what is offered. */
export const enSuLugar = (
  tipo: TipoInscripcion,
  edad: number,
  ofrecidos: readonly TipoInscripcion[],
): TipoInscripcion | undefined =>
  SE_CAMBIAN.find((unos) => unos.includes(tipo))?.find((uno) => ofrecidos.includes(uno) && encaja(uno, edad));

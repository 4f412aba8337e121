import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';

/** What is drawn beside each. */
export const DIBUJOS: Record<TipoInscripcion, string> = {
  escuelaminitenis: 'clase-minitenis',
  escuelainiciacion: 'clase-iniciacion',
  escuelaperfeccionamiento: 'clase-perfeccionamiento',
  escuelaadultos: 'clase-adultos',
  escuelapadel: 'clase-padel',
  escuelapickleball: 'clase-pickleball',
  equipocompeticion: 'clase-competicion',
  ligasocialtenis: 'liga-social',
  ligainfantiltenis: 'liga-infantil',
  nuevosocio: 'noticia-asamblea',
  campusverano: 'noticia-campus',
};

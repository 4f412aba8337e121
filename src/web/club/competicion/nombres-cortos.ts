import { nombreDivision } from '#domain/liga/liga.ts';
import { CLASES, type TipoLiga } from '#domain/liga/tipos.ts';

/** A space where no line breaks: "2ª División" stays whole. */
const UNIDO = '\u00a0';

/** For who listens: "5ª División", "Infantil, 1ª División", "Amistosos". */
export function divisionLarga(tipo: TipoLiga, division: number): string {
  const { abreviado, titulo } = CLASES[tipo];
  const nombre = nombreDivision(tipo, division)?.replace(' ', UNIDO) ?? titulo;
  return abreviado === null ? nombre : `${abreviado}, ${nombre}`;
}

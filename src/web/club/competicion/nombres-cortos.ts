import { tituloDisciplina } from '#domain/liga/deportes.ts';
import { type Competicion, nombreDivision } from '#domain/liga/liga.ts';
import { CLASES } from '#domain/liga/tipos.ts';

/** A space where no line breaks: "2ª División" stays whole. */
const UNIDO = '\u00a0';

/** For who listens: "5ª División", "Infantil, 1ª División", "Amistosos", "Pádel por parejas, 2ª División". */
export function divisionLarga({ division, ...liga }: Competicion & { division: number }): string {
  const { abreviado, titulo } = CLASES[liga.tipo];
  const nombre = nombreDivision(liga.tipo, division)?.replace(' ', UNIDO) ?? titulo;
  return [tituloDisciplina(liga), abreviado, nombre].filter((parte) => parte !== null).join(', ');
}

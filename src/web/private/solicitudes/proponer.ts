import type { Club, Programa } from '#club';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { ligaDe } from '#domain/liga/tipos.ts';

type ProgramaConPrecio = Pick<Programa, 'inscripcion' | 'cuotas' | 'modalidades'>;

/** The only price that the club has for that kind; null: none, or several. */
export function precioDe(
  tipo: TipoInscripcion,
  {
    cuota,
    ligas,
    escuela,
  }: Pick<Club, 'cuota' | 'ligas'> & { escuela: { programas: readonly ProgramaConPrecio[] } },
): number | null {
  const suyos = escuela.programas.filter(({ inscripcion }) => inscripcion === tipo);
  const liga = ligaDe(tipo);
  const precios =
    tipo === 'nuevosocio' || liga
      ? [liga ? ligas[liga] : cuota]
      : suyos.flatMap(({ cuotas, modalidades }) => [
          ...(cuotas ? [cuotas.dos, cuotas.una].flatMap(({ socios, noSocios }) => [socios, noSocios]) : []),
          ...modalidades.map((una) => una.cuota),
        ]);
  const [unico = 0, ...otros] = new Set(precios);
  return unico > 0 && otros.length === 0 ? unico : null;
}

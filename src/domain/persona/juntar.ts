import { type Guardado, nombresDe } from '#domain/campo.ts';
import { PERSONA } from '#domain/campos.ts';
import { MAX_NOTAS } from './mensajes.ts';

/** What is somebody's, wherever they play. */
export type DatosDePersona = Guardado<typeof PERSONA> & { reservado: boolean };

const enUna = (...notas: (string | null | undefined)[]): string | null =>
  [...new Set(notas)].filter((nota) => nota != null).join('\n') || null;

/**
 * What becomes of two that are one: nothing that the one who stays says is lost, and what they do not say is the other's.
 * Whoever is reserved as either is so, and is published only if staff chose it of whom was reserved. docs/reglas/jugadores.md
 */
export function juntas(queda: DatosDePersona, otra: DatosDePersona): DatosDePersona {
  const reservadas = [queda, otra].filter(({ reservado }) => reservado);
  const dichos = nombresDe(PERSONA).map((campo) => [campo, queda[campo] ?? otra[campo]]);
  return {
    ...(Object.fromEntries(dichos) as Guardado<typeof PERSONA>),
    reservado: reservadas.length > 0,
    publicarNombre:
      reservadas.length > 0 ? reservadas.every((una) => una.publicarNombre) : queda.publicarNombre,
    notas: enUna(queda.notas, otra.notas),
  };
}

export const cabenLasNotas = ({ notas }: DatosDePersona): boolean => (notas?.length ?? 0) <= MAX_NOTAS;

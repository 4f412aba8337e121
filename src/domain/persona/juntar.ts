import { MAX_NOTAS } from './mensajes.ts';

/** What is somebody's, wherever they play. */
export type DatosDePersona = {
  nombre: string;
  email: string | null;
  telefono: string | null;
  nombreDeportivo: string | null;
  reservado: boolean;
  publicarNombre: boolean;
  notas: string | null;
  franjas: string | null;
};

const enUna = (unas: string | null, otras: string | null): string | null =>
  [...new Set([unas, otras])].filter((nota) => nota !== null).join('\n') || null;

/**
 * What becomes of two that are one: nothing that the one who stays says is lost, and what they do not say is the other's.
 * Whoever is reserved as either is so, and is published only if staff chose it of whom was reserved. docs/reglas/jugadores.md
 */
export function juntas(queda: DatosDePersona, otra: DatosDePersona): DatosDePersona {
  const reservadas = [queda, otra].filter(({ reservado }) => reservado);
  return {
    nombre: queda.nombre,
    email: queda.email ?? otra.email,
    telefono: queda.telefono ?? otra.telefono,
    nombreDeportivo: queda.nombreDeportivo ?? otra.nombreDeportivo,
    reservado: reservadas.length > 0,
    publicarNombre:
      reservadas.length > 0 ? reservadas.every((una) => una.publicarNombre) : queda.publicarNombre,
    notas: enUna(queda.notas, otra.notas),
    franjas: queda.franjas ?? otra.franjas,
  };
}

export const cabenLasNotas = ({ notas }: DatosDePersona): boolean => (notas?.length ?? 0) <= MAX_NOTAS;

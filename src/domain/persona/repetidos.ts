import { claveDeNombre, normalizarTexto } from '#domain/texto.ts';
import { cifrasDe } from './olvidar.ts';

type Persona = { nombre: string; telefono: string | null; email: string | null };

/** By what two players may be the same person, or be mistaken for each other. */
export type Coincidencia = 'nombre' | 'telefono' | 'email';

const CLAVES: Record<Coincidencia, (persona: Persona) => string> = {
  nombre: ({ nombre }) => claveDeNombre(nombre),
  telefono: ({ telefono }) => cifrasDe(telefono),
  email: ({ email }) => normalizarTexto(email ?? ''),
};

const TODAS = Object.keys(CLAVES) as Coincidencia[];

/** Who shares a name, a phone or a mail; of a known one, only what changes. docs/reglas/jugadores.md. */
export function posiblesRepetidos<J extends Persona & { id: number }>(
  escrito: Persona,
  guardado: (Persona & { id: number }) | null,
  jugadores: readonly J[],
): { jugador: J; en: Coincidencia[] }[] {
  const mirar = TODAS.map((que) => ({ que, clave: CLAVES[que](escrito) })).filter(
    ({ que, clave }) => clave !== '' && (guardado === null || CLAVES[que](guardado) !== clave),
  );
  return jugadores
    .filter(({ id }) => id !== guardado?.id)
    .map((jugador) => ({
      jugador,
      en: mirar.filter(({ que, clave }) => CLAVES[que](jugador) === clave).map(({ que }) => que),
    }))
    .filter(({ en }) => en.length > 0);
}

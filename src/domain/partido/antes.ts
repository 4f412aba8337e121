import { type FechaHora, horaDe } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';

type Otro = { nombre: string; fecha: FechaHora };

/** "Antes, Ana juega el sábado 5 dic a las 21:00, y Blas, el domingo 6 dic a las 9:00."; null where nobody does. */
export function antesDeEste(otros: readonly Otro[]): string | null {
  const [uno, otro] = otros.map(({ nombre, fecha }) => [
    nombre,
    `el ${semanaBreve(fecha)} a las ${horaDe(fecha)}`,
  ]);
  if (!uno) return null;
  return `Antes, ${uno.join(' juega ')}${otro ? `, y ${otro.join(', ')}` : ''}.`;
}

import type { Medida } from '#domain/cuenta/clave.ts';
import { AVISOS, SUGERENCIAS } from '#domain/cuenta/mensajes.ts';
import { createStrengthMeter } from '#server/platform/password-strength.ts';

const medir = createStrengthMeter({ warnings: AVISOS, suggestions: SUGERENCIAS });

export type Encargo = { clave: string; conocidas: string[] };

/** What the worker thread does: from a password and the words everybody knows to how hard it is to guess. */
export default function medirClave({ clave, conocidas }: Encargo): Medida {
  const { score: nivel, advice } = medir(clave, conocidas);
  return { nivel, consejos: [...new Set(advice)] };
}

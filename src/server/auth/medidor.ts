import { club } from '#club';
import { mensajes } from '#contract/mensajes.ts';
import {
  type Juicio,
  juzgarClave,
  type Medida,
  palabrasConocidas,
  rechazoInmediato,
} from '#domain/cuenta/clave.ts';
import { createWorkerPool } from '#server/platform/worker-pool.ts';
import type { Encargo } from './medidor-hilo.ts';

const LIMITES = {
  threads: 1,
  waiting: 20,
  timeoutMs: 10_000,
  memoryMb: 256,
  busy: mensajes.demasiadosIntentos,
};

/** What everybody knows of the club, besides the name of the account. */
const DEL_CLUB = [
  club.nombre,
  club.nombreCorto,
  club.dominio,
  club.municipio,
  club.provincia,
  ...Object.values(club.centros).map(({ nombre }) => nombre),
];

/** Judges passwords in a thread of its own, which goes with its dictionaries when there is nothing to judge. */
export type Medidor = {
  /** 429 when too many are asked for at once. */
  juzgar(clave: string, usuario: string): Promise<Juicio>;
  close(): Promise<void>;
};

/** `plazoMs` is how long one is waited for: a slow machine takes seconds to load the dictionaries. */
export function crearMedidor(plazoMs = LIMITES.timeoutMs): Medidor {
  const pool = createWorkerPool<Encargo, Medida>(new URL('./medidor-hilo.ts', import.meta.url), {
    ...LIMITES,
    timeoutMs: plazoMs,
  });
  const juzgar: Medidor['juzgar'] = async (clave, usuario) => {
    const inmediato = rechazoInmediato(clave, usuario);
    if (inmediato) return inmediato;
    const conocidas = palabrasConocidas([...DEL_CLUB, usuario]);
    return juzgarClave(clave, conocidas, await pool.run({ clave, conocidas }));
  };
  return { juzgar, close: pool.close };
}

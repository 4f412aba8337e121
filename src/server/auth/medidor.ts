import { club } from '#club';
import { mensajes } from '#contract/mensajes.ts';
import {
  type Juicio,
  juzgarClave,
  type Medida,
  palabrasConocidas,
  rechazoInmediato,
} from '#domain/cuenta/clave.ts';
import { Problema } from '#server/platform/problema.ts';
import { createWorkerPool, PoolSaturated } from '#server/platform/worker-pool.ts';
import type { Encargo } from './medidor-hilo.ts';

const LIMITES = { threads: 1, waiting: 20, timeoutMs: 10_000, memoryMb: 256 };
const OTRA_VEZ_S = 5;

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

export function crearMedidor(): Medidor {
  const pool = createWorkerPool<Encargo, Medida>(new URL('./medidor-hilo.ts', import.meta.url), LIMITES);
  const medir = async (encargo: Encargo): Promise<Medida> => {
    try {
      return await pool.run(encargo);
    } catch (error) {
      if (!(error instanceof PoolSaturated)) throw error;
      throw new Problema(429, mensajes.demasiadosIntentos, { retryAfter: OTRA_VEZ_S });
    }
  };
  const juzgar: Medidor['juzgar'] = async (clave, usuario) => {
    const inmediato = rechazoInmediato(clave);
    if (inmediato) return inmediato;
    const conocidas = palabrasConocidas([...DEL_CLUB, usuario]);
    return juzgarClave(clave, conocidas, await medir({ clave, conocidas }));
  };
  return { juzgar, close: pool.close };
}

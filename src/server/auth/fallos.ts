import { setTimeout as pausa } from 'node:timers/promises';
import { hechos } from '#domain/registro/hechos.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { insertarRegistros } from '#server/db/tables/registro.ts';

const CADA_MS = 1_000;

type Fallo = { dt: number; veces: number };

/** Sign-ins that failed, on their way to the log. */
export type Fallos = {
  anotar(usuario: string, dt: number): void;
  /** Writes what is left, and from then on each as it comes. */
  cerrar(): Promise<void>;
};

type Pendientes = Map<string, Fallo>;

function sumar(pendientes: Pendientes, usuario: string, { dt, veces }: Fallo): void {
  const antes = pendientes.get(usuario);
  pendientes.set(usuario, { dt: Math.min(dt, antes?.dt ?? dt), veces: veces + (antes?.veces ?? 0) });
}

/** Writes what is pending in the log. What cannot be written is pending again. */
async function escribir(db: BaseDatos['db'], pendientes: Pendientes): Promise<void> {
  const tanda = [...pendientes];
  pendientes.clear();
  const filas = tanda.map(([usuario, { dt, veces }]) => ({
    dt,
    usuario,
    linea: hechos.accesosFallidos(veces),
  }));
  try {
    await insertarRegistros(db, filas);
  } catch (error) {
    for (const [usuario, fallo] of tanda) sumar(pendientes, usuario, fallo);
    throw error;
  }
}

/**
 * The first is written at once; those of the next second together, a line for each account with how many there were.
 * So no guess waits for the disk, and a flood of them costs the program one write a second. What cannot be written is
 * kept for the next time; `alFallar` hears why.
 */
export function crearFallos({ db }: BaseDatos, alFallar: (error: unknown) => void): Fallos {
  const pendientes: Pendientes = new Map();
  const fin = new AbortController();
  let enMarcha: Promise<void> | null = null;
  const seEscribe = async (): Promise<boolean> => {
    try {
      await escribir(db, pendientes);
      return true;
    } catch (error) {
      alFallar(error);
      return false;
    }
  };
  const vaciar = async (): Promise<void> => {
    // Once it is ending there is no next time: neither a pause nor a second try.
    while (pendientes.size > 0 && ((await seEscribe()) || !fin.signal.aborted))
      await pausa(CADA_MS, undefined, { signal: fin.signal, ref: false }).catch(() => {});
    enMarcha = null;
  };
  return {
    anotar: (usuario, dt) => {
      sumar(pendientes, usuario, { dt, veces: 1 });
      enMarcha ??= vaciar();
    },
    cerrar: async () => {
      fin.abort();
      await enMarcha;
    },
  };
}

import { type Cuenta, crearCliente, nuevaCuenta } from './cliente.ts';
import { type Faena, faenasDe, type Hecho } from './faenas.ts';
import type { Mundo } from './mundo.ts';

const AFTER_A_LOST_LINE_MS = 20;

type Carga = {
  cuenta: Cuenta;
  /** What the server has acknowledged so far. */
  hechos: readonly Hecho[];
  /** Resolves with the first of them. */
  empezada: Promise<void>;
  parar(): Promise<void>;
};

/** Turns never repeat, whatever the round: each writes about days of its own. */
let turno = 0;

/** Staff and visitors who write all kinds of things, one thing after another each, until they are stopped. */
export function empezarCarga(url: string, token: string, mundo: Mundo, foto: Buffer): Carga {
  const cuenta = nuevaCuenta();
  const cliente = crearCliente(url, token, cuenta);
  const hechos: Hecho[] = [];
  const { promise: empezada, resolve: empezar } = Promise.withResolvers<void>();
  let sigue = true;
  const anotar = (hecho: Hecho): void => {
    hechos.push(hecho);
    empezar();
  };
  const trabajar = async (faena: Faena): Promise<void> => {
    while (sigue) {
      turno += 1;
      const perdidas = cuenta.estados.get(0) ?? 0;
      await faena({ mundo, cliente, numero: turno, anotar });
      if ((cuenta.estados.get(0) ?? 0) > perdidas)
        await new Promise((resolve) => setTimeout(resolve, AFTER_A_LOST_LINE_MS));
    }
  };
  const todos = faenasDe(foto).map(trabajar);
  const parar = async (): Promise<void> => {
    sigue = false;
    await Promise.all(todos);
  };
  return { cuenta, hechos, empezada, parar };
}

import { call } from '#web/platform/call.ts';
import { fingerprint } from '#web/platform/fingerprint.ts';
import { type Ajustes, valoresDe } from './valores.ts';

export async function leerAjustes(): Promise<Ajustes> {
  const [entradas, tipos, campus, { meses }] = await Promise.all([
    call('GET /api/private/configuracion', {}),
    call('GET /api/inscripcion/tipos', {}),
    call('GET /api/inscripcion/campus', {}),
    call('GET /api/private/solicitudes/conservacion', {}),
  ]);
  return { entradas, tipos, campus, meses };
}

const BASE = 36;
/** So many digits of that base are always a whole number that is exact. */
const CIFRAS = 9;

/** Stands for what was read, in place of the version that settings do not carry. */
export const huellaDe = (ajustes: Ajustes): number =>
  Number.parseInt(fingerprint(JSON.stringify(valoresDe(ajustes))).slice(0, CIFRAS), BASE);

/** What was read, by its fingerprint: a form is saved over the reading it was made from. */
export class Lecturas {
  readonly #leidas = new Map<number, Ajustes>();

  constructor(primera: Ajustes) {
    this.guardar(primera);
  }

  guardar(ajustes: Ajustes): number {
    const huella = huellaDe(ajustes);
    this.#leidas.set(huella, ajustes);
    return huella;
  }

  /** Undefined for one that this page never made: what was typed came back from before the session ended. */
  de(huella: number | null): Ajustes | undefined {
    return huella === null ? undefined : this.#leidas.get(huella);
  }

  /** Part of it is saved already: trying again sends the rest. */
  listo(huella: number, parte: Partial<Ajustes>): void {
    const antes = this.#leidas.get(huella);
    if (antes) this.#leidas.set(huella, { ...antes, ...parte });
  }
}

import { mensajes } from '#contract/mensajes.ts';
import { ApiError } from '#web/platform/call.ts';
import { fingerprint } from '#web/platform/fingerprint.ts';

const BASE = 36;
/** As many digits as fit in an exact integer. */
const CIFRAS = 9;

/** What has no version: each reading by its fingerprint, so that a save says which one it was made over. */
export class Lecturas<T> {
  readonly #leidas = new Map<number, T>();
  readonly #dice: (datos: T) => unknown;

  constructor(dice: (datos: T) => unknown, primera: T) {
    this.#dice = dice;
    this.guardar(primera);
  }

  huellaDe(datos: T): number {
    return Number.parseInt(fingerprint(JSON.stringify(this.#dice(datos))).slice(0, CIFRAS), BASE);
  }

  guardar(datos: T): number {
    const huella = this.huellaDe(datos);
    this.#leidas.set(huella, datos);
    return huella;
  }

  /** What was read has been saved, or taken back, since: the next save is made over what there is now. */
  cambiar(huella: number, ahora: T): void {
    this.#leidas.set(huella, ahora);
  }

  leida(huella: number | null): T | undefined {
    return huella === null ? undefined : this.#leidas.get(huella);
  }

  /** Throws as a conflict when the draft comes from a reading of another page load. */
  de(huella: number | null): T {
    const datos = this.leida(huella);
    if (datos === undefined) throw new ApiError(409, mensajes.cambiadoMientras);
    return datos;
  }
}

import type { EnlaceDado } from '#contract/cuentas.ts';
import { claveDeCuenta } from '#domain/cuenta/cuenta.ts';
import type { BaseFirmada } from '#server/db/firma.ts';
import { cambiarEstado, crearCuenta, darEnlace } from './cuentas.ts';
import { cuentas } from './usuarios.queries.ts';

export type Rescate = { enlace: EnlaceDado; hecho: 'creada' | 'activada' | 'nada' };

/** There is no account of that name; those there are. */
export class SinCuenta extends Error {
  readonly usuarios: readonly string[];
  constructor(usuarios: readonly string[]) {
    super('no such account');
    this.usuarios = usuarios;
  }
}

/** A link for an account whatever its state, from the club's own machine: for who has been left outside. */
export async function rescatarCuenta(
  base: BaseFirmada,
  usuario: string,
  { crear }: { crear: boolean },
): Promise<Rescate> {
  const todas = await cuentas(base.db, 0);
  const cuenta = todas.find((una) => claveDeCuenta(una.usuario) === claveDeCuenta(usuario));
  if (!cuenta && !crear) throw new SinCuenta(todas.map((una) => una.usuario));
  if (!cuenta) return { enlace: await crearCuenta(base, usuario), hecho: 'creada' };
  if (!cuenta.activo) await cambiarEstado(base, cuenta.usuario, 'activo');
  return { enlace: await darEnlace(base, cuenta.usuario), hecho: cuenta.activo ? 'nada' : 'activada' };
}

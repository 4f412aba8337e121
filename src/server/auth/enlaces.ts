import { mensajes } from '#contract/mensajes.ts';
import { caducidadesDeEnlace, enlaceVale } from '#domain/cuenta/cuenta.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { anotarHechos } from '#server/db/anotar.ts';
import type { Firmar } from '#server/db/firma.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { gastarEnlace } from '#server/db/tables/enlace.ts';
import { borrarSesionesDe } from '#server/db/tables/sesion.ts';
import { ponerClave } from '#server/db/tables/usuario.ts';
import { seconds } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/problema.ts';
import { hashToken } from '#server/platform/token.ts';
import { enlacePorHash } from './auth.queries.ts';
import { hashDeClaveNueva } from './claves.ts';
import type { CuentaDeps } from './cuenta.ts';

type EnlaceDeps = CuentaDeps & { base: BaseDatos };

const muerto = (): Problema => new Problema(404, mensajes.enlaceMuerto);

/** Whose link it is and until when. 404 once it is used, too old, replaced or of a disabled account. */
export async function leerEnlace(
  { base, reloj }: Pick<EnlaceDeps, 'base' | 'reloj'>,
  token: string,
): Promise<{ usuario: string; caduca: number }> {
  const enlace = await enlacePorHash(base.db, hashToken(token));
  if (!enlace || !enlaceVale(enlace, seconds(reloj))) throw muerto();
  return enlace;
}

type Uso = { token: string; clave: string; ip: string };

/** Sets the password of the link's account, which spends the link and ends the account's sessions. */
export async function usarEnlace(
  deps: EnlaceDeps,
  de: Firmar,
  { token, clave, ip }: Uso,
): Promise<{ usuario: string }> {
  const { medidor, intentos, reloj } = deps;
  const { usuario } = await leerEnlace(deps, token);
  const nueva = await hashDeClaveNueva(medidor, { clave, usuario, campo: 'clave' });
  await de({ usuario }).transact(async (tx) => {
    // Accounts before links, as whoever disables one does.
    const puesta = await ponerClave(tx.q, usuario, { nueva, anterior: null });
    const gastado = await gastarEnlace(tx.q, hashToken(token), caducidadesDeEnlace(seconds(reloj)));
    if (!puesta || gastado !== usuario) throw muerto();
    await borrarSesionesDe(tx.q, usuario);
    await anotarHechos(tx, [hechos.estrenaClave]);
  });
  await intentos.perdonar(usuario, ip);
  return { usuario };
}

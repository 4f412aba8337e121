import { partidosApi } from '#contract/liga/partidos.ts';
import { operacionesApi, registrosApi } from '#contract/operaciones.ts';
import { cobrosApi } from '#contract/solicitudes/cobros.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Firmar } from '#server/db/registro/firma.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type Caller, keyOf, type Route } from '#server/platform/http/router.ts';
import { type Alcance, deshacerOperacion, listarLineas, pideClave, verOperacion } from './operaciones.ts';
import { leerRegistros } from './registros.ts';

const JUEGO = ['partido', 'jugador', 'persona', 'liga', 'liga_jugador', 'incidencia'];

/**
 * Who reads the log takes back anything; the others their own acts, and only of what they may write. Whom the money and
 * the enrolments reach, only who may change it.
 */
function alcanceDe({ usuario, allows }: Caller): Alcance {
  const cobra = allows?.(keyOf(cobrosApi.guardarAcreedor)) ?? false;
  if (allows?.(keyOf(operacionesApi.listar))) return { cobra, suyas: null };
  const tablas = allows?.(keyOf(partidosApi.guardar)) ? JUEGO : ['partido'];
  return { cobra, suyas: { usuario, tablas } };
}

type Registros = {
  base: BaseDatos;
  de: Firmar;
  reloj: Clock;
  /** What is remembered nowhere comes back apart. */
  alVolver: () => Promise<void>;
};

export function registrosRoutes(route: Route, { base, de, reloj, alVolver }: Registros): void {
  route(registrosApi.leer, ({ query }) => leerRegistros(base, query));
  route(operacionesApi.listar, ({ query }) => listarLineas(base, reloj, query));
  route(operacionesApi.ver, ({ params, caller }) =>
    verOperacion(base, reloj, { id: params.id, alcance: alcanceDe(caller) }),
  );
  route(operacionesApi.deshacer, async ({ params, caller }) => {
    const pedida = { id: params.id, alcance: alcanceDe(caller) };
    if (await pideClave(base, reloj, pedida)) await caller.confirm?.();
    const efectos = await deshacerOperacion(de(caller), reloj, pedida);
    await alVolver();
    return efectos;
  });
}

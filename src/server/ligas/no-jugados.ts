import { type NoJugados, plazosApi } from '#contract/liga/plazos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { nombreLiga } from '#domain/liga/liga.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import { jugadoresDe } from '#domain/partido/partido.ts';
import { enPlano } from '#domain/partido/plano.ts';
import { hechos } from '#domain/registro/hechos.ts';
import type { Cambio } from '#domain/registro/linea.ts';
import { type Atrasado, atrasadosEn } from '#server/db/lecturas/plazos.ts';
import { ligaPorId } from '#server/db/lecturas/por-id.ts';
import { anotar, anotarHechos } from '#server/db/registro/anotar.ts';
import { existente } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, Firmar } from '#server/db/registro/firma.ts';
import { actualizarPartido, datosDe } from '#server/db/tables/partido.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import type { Route } from '#server/platform/http/router.ts';

/** What nobody has told; of the rest, somebody has said something, and it is for the desk to look at. */
const callados = (todos: readonly Atrasado[]): Atrasado[] => todos.filter(({ dicho }) => !dicho);

/** What each of both takes; in a ladder, no points. */
const loQueDan = (reglas: Reglas): number | null => {
  if (!reglas.clasifica || reglas.ninguno === null) return null;
  return esEscalera({ reglas }) ? 0 : reglas.ninguno;
};

const enPalabras = (todos: readonly Atrasado[], reglas: Reglas): NoJugados => {
  const suyos = callados(todos);
  return {
    partidos: suyos.map(({ partido: { id, fecha }, jugador1, jugador2 }) => ({
      ...{ id, fecha, jugador1, jugador2 },
    })),
    conDicho: todos.length - suyos.length,
    ninguno: loQueDan(reglas),
  };
};

const sonEsos = (suyos: readonly Atrasado[], confirmados: readonly number[]): boolean => {
  const ids = new Set(confirmados);
  return ids.size === suyos.length && suyos.every(({ partido }) => ids.has(partido.id));
};

/**
 * The matches of a league whose result is late, and of which nobody has said anything, are those to which neither came.
 * 409 when they are not those that were confirmed, or there is none. docs/reglas/ligas.md
 */
function darPorNoJugados(
  base: BaseFirmada,
  reloj: Clock,
  { idLiga, confirmados }: { idLiga: number; confirmados: readonly number[] },
): Promise<void> {
  return base.transact(async (tx) => {
    await tx.lock('liga', [idLiga]);
    const liga = existente(await ligaPorId(tx.q, idLiga));
    const leer = () => atrasadosEn(tx.q, reloj, { idLiga });
    const vistos = callados(await leer());
    await tx.lock(
      'jugador',
      vistos.flatMap(({ partido }) => jugadoresDe(partido)),
    );
    await tx.lock(
      'partido',
      vistos.map(({ partido }) => partido.id),
    );
    const todos = await leer();
    const suyos = callados(todos);
    if (tx.rehearse) tx.rehearse(enPalabras(todos, liga.reglas));
    else if (suyos.length === 0 || !sonEsos(suyos, confirmados))
      throw new Problema(409, mensajes.vistoCambiado);
    const cambios: (Cambio & { entidad: 'partido' })[] = [];
    for (const { partido: antes } of suyos) {
      const dicho = enPlano({ que: 'ningunoPresentado', tras: null });
      const despues = await actualizarPartido(tx, antes.id, { ...datosDe(antes), ...dicho });
      cambios.push({ entidad: 'partido', antes, despues });
    }
    await anotarHechos(tx, [hechos.daPorNoJugados(nombreLiga(liga), suyos.length)]);
    await anotar(tx, ...cambios);
  });
}

export function plazosRoutes(route: Route, de: Firmar, reloj: Clock): void {
  route(plazosApi.noJugados, ({ params, body, caller }) =>
    darPorNoJugados(de(caller), reloj, { idLiga: params.id, confirmados: body?.partidos ?? [] }),
  );
}

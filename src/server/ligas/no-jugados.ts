import type { FastifyBaseLogger } from 'fastify';
import { type NoJugados, plazosApi } from '#contract/liga/plazos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { nombreLiga } from '#domain/liga/liga.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import { jugadoresDe } from '#domain/partido/partido.ts';
import { enPlano } from '#domain/partido/plano.ts';
import { puntosDeNinguno } from '#domain/partido/plazo.ts';
import { hechos } from '#domain/registro/hechos.ts';
import type { Cambio } from '#domain/registro/linea.ts';
import { type Atrasado, atrasadosEn, seDaSolo } from '#server/db/lecturas/plazos.ts';
import { ligaPorId } from '#server/db/lecturas/por-id.ts';
import { anotar, anotarHechos } from '#server/db/registro/anotar.ts';
import { existente } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, Firmar, TxFirmada } from '#server/db/registro/firma.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import { actualizarPartido, datosDe } from '#server/db/tables/partido.ts';
import { anotarAplicados } from '#server/db/tables/recordatorio.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import type { Route } from '#server/platform/http/router.ts';
import { rounds } from '#server/platform/turns.ts';

/** What nobody has told; of the rest, somebody has said something, and it is for the desk to look at. */
const callados = (todos: readonly Atrasado[]): Atrasado[] => todos.filter(({ dicho }) => !dicho);

const enPalabras = (todos: readonly Atrasado[], reglas: Reglas): NoJugados => {
  const suyos = callados(todos);
  return {
    partidos: suyos.map(({ partido: { id, fecha }, jugador1, jugador2 }) => ({
      ...{ id, fecha, jugador1, jugador2 },
    })),
    conDicho: todos.length - suyos.length,
    ninguno: puntosDeNinguno(reglas),
  };
};

const sonEsos = (suyos: readonly Atrasado[], confirmados: readonly number[]): boolean => {
  const ids = new Set(confirmados);
  return ids.size === suyos.length && suyos.every(({ partido }) => ids.has(partido.id));
};

type Deps = { base: BaseFirmada; reloj: Clock };

type Deciden = {
  idLiga: number;
  /** Which of the late ones, as they are once nobody may write them. */
  cuales: (todos: readonly Atrasado[], tx: TxFirmada, liga: LigaLeida) => readonly Atrasado[];
  porRegla: boolean;
};

/** Some of the matches of a league whose result is late are those to which neither came. Answers how many. */
function darlos({ base, reloj }: Deps, { idLiga, cuales, porRegla }: Deciden): Promise<number> {
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
    const suyos = cuales(await leer(), tx, liga);
    if (porRegla && suyos.length === 0) return 0;
    const cambios: (Cambio & { entidad: 'partido' })[] = [];
    for (const { partido: antes } of suyos) {
      const dicho = enPlano({ que: 'ningunoPresentado', tras: null });
      const despues = await actualizarPartido(tx, antes.id, { ...datosDe(antes), ...dicho });
      cambios.push({ entidad: 'partido', antes, despues });
    }
    if (porRegla)
      await anotarAplicados(
        tx,
        suyos.map(({ partido }) => partido.id),
      );
    await anotarHechos(tx, [hechos.daPorNoJugados(nombreLiga(liga), suyos.length, porRegla)]);
    await anotar(tx, ...cambios);
    return suyos.length;
  });
}

/** Those of which nobody has said anything. 409 when they are not those that were confirmed, or there is none. docs/reglas/ligas.md */
async function darPorNoJugados(deps: Deps, idLiga: number, confirmados: readonly number[]): Promise<void> {
  const cuales: Deciden['cuales'] = (todos, tx, { reglas }) => {
    const suyos = callados(todos);
    if (tx.rehearse) tx.rehearse(enPalabras(todos, reglas));
    else if (suyos.length === 0 || !sonEsos(suyos, confirmados))
      throw new Problema(409, mensajes.vistoCambiado);
    return suyos;
  };
  await darlos(deps, { idLiga, cuales, porRegla: false });
}

/**
 * What leagues give up by themselves, once the day comes that its players were told; once for the day it had, so that what is
 * taken back stays so. An operation for each league. Answers of how many matches. docs/reglas/ligas.md
 */
export async function darVencidos(deps: Deps): Promise<number> {
  const { base, reloj } = deps;
  const toca = (uno: Atrasado): boolean => seDaSolo(uno) && (uno.vence ?? '') <= reloj.today();
  const todos = (await atrasadosEn(base.db, reloj)).filter(toca);
  const ligas = new Set(todos.map(({ partido }) => partido.idLiga));
  let dados = 0;
  for (const idLiga of ligas)
    dados += await darlos(deps, { idLiga, cuales: (suyos) => suyos.filter(toca), porRegla: true });
  return dados;
}

const HORA_MS = 3_600_000;

export const darVencidosCadaHora = ({ log, ...deps }: Deps & { log: FastifyBaseLogger }) =>
  rounds(() => darVencidos(deps), {
    everyMs: HORA_MS,
    log,
    failure: 'matches whose deadline passed were not given up',
  });

export function plazosRoutes(route: Route, de: Firmar, reloj: Clock): void {
  route(plazosApi.noJugados, ({ params, body, caller }) =>
    darPorNoJugados({ base: de(caller), reloj }, params.id, body?.partidos ?? []),
  );
}

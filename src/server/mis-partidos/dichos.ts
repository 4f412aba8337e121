import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { DichoDePartido, misPartidosApi, PorDecir } from '#contract/cuentas/mis-partidos.ts';
import type { Partido, Puntuacion } from '#contract/liga/partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import {
  type Contado,
  contadoDe,
  type Dicho,
  enCajas,
  esLoMismo,
  plazoDe,
  type Version,
  versionDe,
} from '#domain/partido/dicho.ts';
import { erroresDe } from '#domain/partido/errores.ts';
import { juega, ladoDe } from '#domain/partido/partido.ts';
import {
  aplazamientoDe,
  type ConEmpates,
  conDesenlace,
  conEmpate,
  SIN_APLAZAR,
} from '#domain/partido/plano.ts';
import { ultimoDiaDeResultado } from '#domain/partido/plazo.ts';
import { estaDecidido, sinJugar } from '#domain/partido/resultado.ts';
import { limiteDeshacer } from '#domain/registro/deshacer.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { conPartidoDeEnlace } from '#server/db/lecturas/enlace-personal.ts';
import type { EnPublico } from '#server/db/lecturas/nombres-publicos.ts';
import type { Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/registro/firma.ts';
import { borrarAntesDe } from '#server/db/tables/borrar.ts';
import { ponerDicho, vencerDicho } from '#server/db/tables/dicho.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import { rounds } from '#server/platform/turns.ts';
import { dichosDe, partidosConDichos, type Suyo, sinResultadoPorId } from './mis-partidos.queries.ts';
import { recordarActo } from './retractar.ts';

export type Puntuar = (base: BaseFirmada, puntuaciones: readonly Puntuacion[]) => Promise<unknown>;

type Deps = { base: BaseFirmada; reloj: Clock; puntuar: Puntuar };

const MS = 1000;
const HORA_S = 3600;

/** It has begun, and was neither put off nor cancelled: nobody has to wait for the end of the booking. */
const haEmpezado = ({ partido }: Suyo, ahora: string): boolean =>
  partido.fecha <= ahora && sinJugar(conDesenlace(partido));

const sePuedeDecir = (suyo: Suyo, ahora: string): boolean =>
  suyo.reglas.anotan !== 'club' && haEmpezado(suyo, ahora);

type Contexto = { idJugador: number; enPublico: EnPublico; reloj: Clock };

function comoPorDecir(
  suyo: Suyo,
  dichos: readonly Dicho[],
  { idJugador, enPublico, reloj }: Contexto,
): PorDecir {
  const { partido, jugador1, jugador2, liga, reglas } = suyo;
  const version = versionDe(dichos);
  const loDe = (mio: boolean): Contado | null =>
    dichos.find((uno) => (uno.idJugador === idJugador) === mio)?.contado ?? null;
  const hasta = version?.estado === 'espera' ? plazoDe(version, reglas.horasRespuesta) : null;
  return {
    id: partido.id,
    fecha: partido.fecha,
    liga,
    jugador1: enPublico.nombre(partido.idJugador1, jugador1),
    jugador2: enPublico.nombre(partido.idJugador2, jugador2),
    lado: ladoDe(partido, idJugador),
    formatos: reglas.formatos,
    empate: reglas.empate,
    conReloj: reglas.conReloj,
    estado: version?.estado ?? 'nadie',
    meToca: version?.estado === 'espera' && version.primero.idJugador !== idJugador,
    mio: loDe(true),
    suyo: loDe(false),
    hasta: hasta === null ? null : reloj.localTimeOf(hasta * MS),
    sePublica: reglas.anotan === 'confirmado',
    ultimoDia: ultimoDiaDeResultado(partido.fecha, reglas),
    alVencer: reglas.alVencer,
  };
}

/** Of those matches, the ones whose result their player may tell, and what has been told. */
export async function porDecir(db: Lector, suyos: readonly Suyo[], contexto: Contexto): Promise<PorDecir[]> {
  const empezados = suyos.filter((suyo) => sePuedeDecir(suyo, contexto.reloj.localTime()));
  const dichos = await dichosDe(db, empezados, contexto.reloj);
  return empezados.map((suyo) =>
    comoPorDecir(
      suyo,
      dichos.filter(({ idPartido }) => idPartido === suyo.partido.id),
      contexto,
    ),
  );
}

type Enviado = z.output<typeof misPartidosApi.decir.body>;

/** What they wrote, by the same rules as the desk's. Without a score, null: it is for `decir` to say whether that is enough. */
function leerContado(enviado: Enviado, reglas: ConEmpates): Contado | null {
  const plano = conEmpate({ ...enviado, ...SIN_APLAZAR }, reglas);
  const errors = erroresDe(plano);
  const [primero, segundo] = errors;
  if (primero) throw new Problema(400, segundo ? mensajes.datosInvalidos : primero.message, { errors });
  return estaDecidido(conDesenlace(plano)) ? contadoDe(plano) : null;
}

function exigirAlgo({ conforme, nota }: Enviado, contado: Contado | null, hayOtro: boolean): void {
  if (contado !== null) return;
  if (conforme || !hayOtro) throw new Problema(400, mensajes.resultadoSinDecir);
  if (nota === null) throw new Problema(400, mensajes.resultadoSinNada);
}

function exigirLoMismo({ conforme }: Enviado, contado: Contado | null, rival: Dicho | undefined): void {
  if (conforme && (contado === null || !esLoMismo(contado, rival?.contado ?? null)))
    throw new Problema(409, mensajes.rivalDiceOtraCosa);
}

/** 404 for one that is not theirs, has a result, or whose league leaves results to the club. */
async function elSuyo(tx: TxFirmada, id: number, idJugador: number, reloj: Clock): Promise<Suyo> {
  const suyo = await sinResultadoPorId(tx.q, id);
  if (!suyo || !juega(suyo.partido, idJugador) || !sePuedeDecir(suyo, reloj.localTime()))
    throw new Problema(404, mensajes.noEncontrado);
  return suyo;
}

function hechoDe(idJugador: number, id: number, version: Version | null) {
  if (version?.estado === 'conformes') return hechos.confirmaResultado(idJugador, id);
  if (version?.estado === 'desacuerdo') return hechos.discuteResultado(idJugador, id);
  return hechos.diceResultado(idJugador, id);
}

/**
 * One more word on how a match ended, in the place of the one its player gave. Where the league publishes what both
 * agree on, the result is saved as the desk saves it, in an operation of its own that can be taken back.
 */
export async function decir(
  { base, reloj, puntuar }: Deps,
  enviado: Enviado,
): Promise<{ publicado: boolean }> {
  const { id, nota } = enviado;
  const { suyo, version } = await conPartidoDeEnlace({ base, reloj }, enviado, async (tx, idJugador) => {
    const suyo = await elSuyo(tx, id, idJugador, reloj);
    const contado = leerContado(enviado, suyo.reglas);
    const antes = await dichosDe(tx.q, [suyo], reloj);
    const rival = antes.find((uno) => uno.idJugador !== idJugador);
    const mio = antes.find((uno) => uno.idJugador === idJugador);
    exigirAlgo(enviado, contado, rival !== undefined);
    exigirLoMismo(enviado, contado, rival);
    await ponerDicho(tx.q, { idPartido: id, idJugador, contado, nota, dt: tx.autor.dt });
    await recordarActo(
      tx,
      { idPartido: id, idJugador, clase: 'resultado' },
      { dicho: mio ? { contado: mio.contado, nota: mio.nota, dt: mio.dt } : null },
    );
    const version = versionDe(await dichosDe(tx.q, [suyo], reloj));
    await anotarHechos(tx, [hechoDe(idJugador, id, version)]);
    return { suyo, version };
  });
  const listo = version?.estado === 'conformes' && suyo.reglas.anotan === 'confirmado';
  return { publicado: listo && (await publicar({ base, puntuar }, suyo.partido, version.primero.contado)) };
}

type Publicar = Pick<Deps, 'base' | 'puntuar'>;

/** False when somebody has written the match meanwhile, or its place is taken: then it waits for the desk. */
async function publicar({ base, puntuar }: Publicar, partido: Partido, contado: Contado): Promise<boolean> {
  const { id, version, observaciones } = partido;
  try {
    await puntuar(base, [{ id, version, observaciones, ...aplazamientoDe(partido), ...enCajas(contado) }]);
    return true;
  } catch (error) {
    if (error instanceof Problema) return false;
    throw error;
  }
}

type ConVersion = Suyo & { version: Version };

/** Of those matches, the ones that have begun and what is said of them. */
async function conVersiones(db: Lector, suyos: readonly Suyo[], reloj: Clock): Promise<ConVersion[]> {
  const empezados = suyos.filter((suyo) => haEmpezado(suyo, reloj.localTime()));
  const dichos = await dichosDe(db, empezados, reloj);
  return empezados.flatMap((suyo) => {
    const version = versionDe(dichos.filter(({ idPartido }) => idPartido === suyo.partido.id));
    return version ? [{ ...suyo, version }] : [];
  });
}

const haVencido = ({ version, reglas }: ConVersion, reloj: Clock): boolean =>
  version.estado === 'espera' && plazoDe(version, reglas.horasRespuesta) <= seconds(reloj);

/** What players say of the matches of that type that have no result yet. */
export async function listarDichos(db: Lector, reloj: Clock, tipo: TipoLiga): Promise<DichoDePartido[]> {
  const todos = await conVersiones(db, await partidosConDichos(db, tipo), reloj);
  return todos.map((uno) => {
    const { partido, version, reglas } = uno;
    const { primero, otro, estado } = version;
    const vencido = haVencido(uno, reloj);
    return {
      id: partido.id,
      estado,
      lado: ladoDe(partido, primero.idJugador),
      contado: primero.contado,
      nota: primero.nota,
      otro: otro && { contado: otro.contado, nota: otro.nota },
      vencido,
      vale: estado === 'conformes' || (vencido && reglas.sinRespuesta === 'vale'),
    };
  });
}

/** Publishes, once each, what nobody answered in time, where that is a yes. Answers how many. */
export async function publicarVencidos({ base, reloj, puntuar }: Deps): Promise<number> {
  const todos = await conVersiones(base.db, await partidosConDichos(base.db), reloj);
  const maduros = todos.filter(
    (uno) =>
      uno.reglas.anotan === 'confirmado' && uno.reglas.sinRespuesta === 'vale' && haVencido(uno, reloj),
  );
  let publicados = 0;
  for (const { partido, version } of maduros) {
    const { idJugador, contado } = version.primero;
    if (!(await vencerDicho(base.db, partido.id, idJugador))) continue;
    if (await publicar({ base, puntuar }, partido, contado)) publicados += 1;
  }
  return publicados;
}

/** As long as a result can be taken back, what its players said of it is kept. */
export async function purgarDeJugadores({ db }: BaseFirmada, reloj: Clock): Promise<void> {
  await borrarAntesDe(db, 'dicho', Math.floor(limiteDeshacer(reloj.now())));
  await borrarAntesDe(db, 'hora_posible', reloj.localTime());
  await borrarAntesDe(db, 'peticion', reloj.localTime());
  await borrarAntesDe(db, 'acto_de_enlace', seconds(reloj) - HORA_S);
}

const HORA_MS = 3_600_000;

type CadaHora = Deps & { log: FastifyBaseLogger };

export const publicarCadaHora = ({ log, ...deps }: CadaHora) =>
  rounds(() => publicarVencidos(deps), {
    everyMs: HORA_MS,
    log,
    failure: 'results that nobody answered were not published',
  });

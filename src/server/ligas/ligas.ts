import {
  type BorradoLiga,
  equidadApi,
  type FilaEquidad,
  type LigaGuardar,
  ligasApi,
} from '#contract/liga/ligas.ts';
import { cierreApi, temporadasApi } from '#contract/liga/temporadas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { equidadDeLiga } from '#domain/equidad/equidad.ts';
import type { Dia } from '#domain/fecha.ts';
import { CLASES_DE_DEPORTE, DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { deporteEnFrase } from '#domain/liga/en-pista.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { divisionesDe, horarioDe, PASO_MINUTOS } from '#domain/liga/liga.ts';
import { FORMATOS_DE, type FormatoSet, reglasIniciales } from '#domain/liga/reglas.ts';
import { temporadasOfrecidas } from '#domain/liga/temporada.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { ligaPorId, nombresDe, tienePartidos } from '#server/db/lecturas/por-id.ts';
import { datosDeTabla, partidosDeLiga } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { anotar, anotarHechos } from '#server/db/registro/anotar.ts';
import {
  anteriorDe,
  campoInvalido,
  existente,
  mismaVersion,
  sinRepetir,
} from '#server/db/registro/entidad.ts';
import type { BaseFirmada, Firmar } from '#server/db/registro/firma.ts';
import { borrarJugadores, dejarSinLiga } from '#server/db/tables/jugador.ts';
import {
  actualizarLiga,
  borrarLiga as borrar,
  type DatosLiga,
  insertarLiga,
  type LigaLeida,
} from '#server/db/tables/liga.ts';
import { borrarPartidosDeLiga } from '#server/db/tables/partido.ts';
import type { Clock } from '#server/platform/clock.ts';
import { drawOne } from '#server/platform/crypto/draw.ts';
import { Problema } from '#server/platform/errors.ts';
import type { Route } from '#server/platform/http/router.ts';
import { cerrarTemporada } from './cierre.ts';
import { verCierre } from './leer-cierre.ts';
import {
  cuantosDe,
  empatesDeLiga,
  existeUsuario,
  idsDeJugadores,
  ligaEnUso,
  queSeVaCon,
  todasLasLigas,
} from './ligas.queries.ts';
import { sortearEmpate } from './sorteo.ts';
import { abrirTemporada, finalizarLiga, verPrevia } from './temporadas.ts';

type QueSeVa = Awaited<ReturnType<typeof queSeVaCon>>;

const enNumeros = ({ seBorran, salen, ...resto }: QueSeVa): BorradoLiga => ({
  ...resto,
  jugadores: seBorran.length,
  salen: salen.length,
});

const iguales = (a: BorradoLiga, b: BorradoLiga | null | undefined): boolean =>
  (Object.keys(a) as (keyof BorradoLiga)[]).every((clave) => a[clave] === b?.[clave]);

/**
 * Deletes a league with its matches, its incidents and the players who were only in it; those with matches or a
 * place elsewhere stay without a league. One operation of the log. 409 when it is not what was confirmed.
 * docs/reglas/ligas.md, "Deleting".
 */
function borrarLigaEntera(
  base: BaseFirmada,
  id: number,
  confirmado: BorradoLiga | null | undefined,
): Promise<void> {
  return base.transact(async (tx) => {
    await tx.lock('liga', [id]);
    const { nombre } = existente(await ligaPorId(tx.q, id));
    await tx.lock('jugador', await idsDeJugadores(tx.q, id));
    const seVa = await queSeVaCon(tx.q, id);
    const numeros = enNumeros(seVa);
    if (tx.rehearse) tx.rehearse(numeros);
    else if (!iguales(numeros, confirmado)) throw new Problema(409, mensajes.ligaCambiada);
    await borrarPartidosDeLiga(tx, id);
    await dejarSinLiga(tx, seVa.salen);
    await borrarJugadores(tx, seVa.seBorran);
    await borrar(tx, id);
    await anotarHechos(tx, [hechos.borraLigaEntera(nombre, numeros)]);
  });
}

const leerLiga = async ({ db }: BaseDatos, id: number): Promise<LigaLeida> =>
  existente(await ligaPorId(db, id));

/** At least one match fits between the base start and the base end. */
function ventanaCabe(liga: LigaGuardar): boolean {
  const { inicio, fin } = horarioDe(liga);
  return inicio + liga.duracion <= fin;
}

/** Minutes step by 15; a league that has others may keep them. */
function comprobarMinutos(liga: LigaGuardar, anterior: LigaLeida | null): void {
  for (const campo of ['minutoBaseInicio', 'minutoBaseFinal'] as const)
    if (liga[campo] % PASO_MINUTOS !== 0 && anterior?.[campo] !== liga[campo])
      throw campoInvalido(campo, mensajes.minutosDeCuarto);
}

const DE_COMPETICION = ['tipo', 'deporte', 'modo'] as const;

/** Another type, sport or mode has other rules, standings and pages: what was played would be told otherwise. */
async function comprobarCompeticion(db: Lector, liga: DatosLiga, anterior: LigaLeida | null): Promise<void> {
  const cambia = anterior && DE_COMPETICION.find((campo) => anterior[campo] !== liga[campo]);
  if (!cambia) return;
  if (await tienePartidos(db, { idLiga: anterior.id })) {
    const mensaje = cambia === 'tipo' ? mensajes.tipoConPartidos : mensajes.disciplinaConPartidos;
    throw campoInvalido(cambia, mensaje, 409);
  }
  if (anterior.modo !== liga.modo && (await cuantosDe(db, 'jugador', anterior.id)) > 0)
    throw campoInvalido('modo', mensajes.modoConJugadores, 409);
}

function comprobarCampos(liga: LigaGuardar, anterior: LigaLeida | null, hoy: Dia): void {
  if (!divisionesDe(liga.tipo).includes(liga.division))
    throw campoInvalido('division', mensajes.divisionNoOfrecida);
  if (anterior?.anio !== liga.anio && !temporadasOfrecidas(hoy).includes(liga.anio))
    throw campoInvalido('anio', mensajes.temporadaNoOfrecida);
  comprobarMinutos(liga, anterior);
  if (!ventanaCabe(liga)) throw campoInvalido('horaBaseFinal', mensajes.ventanaInvertida);
}

/** Points that say one thing and another, and draws that would be left without their rule. */
async function comprobarPuntos(db: Lector, { tipo, reglas }: DatosLiga, id: number): Promise<void> {
  const { empate, victoria, puntosSetGanado, contarMarcadorWo } = reglas;
  const daPuntos = reglas.clasifica && !esEscalera({ reglas });
  if (empate !== null && CLASES[tipo].decidePromociones)
    throw campoInvalido('reglas.empate', mensajes.playoffSinEmpate);
  if (empate !== null && daPuntos && empate > victoria)
    throw campoInvalido('reglas.empate', mensajes.empateMasQueGanar);
  if (daPuntos && puntosSetGanado > 0 && victoria <= 0 && !contarMarcadorWo)
    throw campoInvalido('reglas.contarMarcadorWo', mensajes.ganarSinPuntos);
  const empates = empate === null && id !== 0 ? await empatesDeLiga(db, id) : 0;
  if (empates > 0) throw campoInvalido('reglas.empate', mensajes.hayEmpates(empates));
}

/** A ladder has a table, and nobody meets twice by rule. */
function comprobarSistema({ reglas, idaVuelta }: DatosLiga): void {
  if (!esEscalera({ reglas })) return;
  if (!reglas.clasifica) throw campoInvalido('reglas.sistema', mensajes.escaleraSinTabla);
  if (idaVuelta) throw campoInvalido('idaVuelta', mensajes.escaleraSinVuelta);
}

async function comprobarUsuario(db: Lector, usuario: string | null): Promise<void> {
  if (usuario !== null && !(await existeUsuario(db, usuario)))
    throw campoInvalido('usuario', mensajes.usuarioInexistente);
}

/** Without rules, a league keeps its own; a new one, or one that changes type or sport, starts with those of both. */
function datosDe({ version: _, ...liga }: LigaGuardar, anterior: LigaLeida | null): DatosLiga {
  const deporte = liga.deporte ?? anterior?.deporte ?? DE_SIEMPRE.deporte;
  const sigueIgual = anterior?.tipo === liga.tipo && anterior.deporte === deporte;
  const propias = sigueIgual ? anterior.reglas : reglasIniciales(liga.tipo, deporte);
  return {
    ...liga,
    deporte,
    modo: liga.modo ?? anterior?.modo ?? DE_SIEMPRE.modo,
    ciclo: liga.ciclo ?? anterior?.ciclo ?? 0,
    reglas: {
      ...(liga.reglas ?? propias),
      decididos: anterior?.reglas.decididos ?? [],
      decisiones: anterior?.reglas.decisiones ?? [],
    },
    fechaIdaVuelta: liga.idaVuelta ? liga.fechaIdaVuelta : null,
  };
}

/** What its rules say has to be of its sport. */
function comprobarReglas({ deporte, reglas }: DatosLiga): void {
  const suyos: readonly FormatoSet[] = FORMATOS_DE[deporte];
  if (reglas.formatos.some((formato) => !suyos.includes(formato)))
    throw campoInvalido('reglas.formatos', mensajes.formatosDeOtroDeporte(deporteEnFrase(deporte)));
  if (reglas.puntoDeOro && !CLASES_DE_DEPORTE[deporte].puntoDeOro)
    throw campoInvalido('reglas.puntoDeOro', mensajes.sinPuntoDeOro(deporteEnFrase(deporte)));
}

/** Creates (id 0) or replaces a league. 409: another active one has its place, or somebody saved it before. */
function guardarLiga(base: BaseFirmada, reloj: Clock, id: number, liga: LigaGuardar): Promise<LigaLeida> {
  return sinRepetir(mensajes.ligaRepetida, () =>
    base.transact(async (tx) => {
      await tx.lock('liga', [id || null]);
      const antes = await anteriorDe(id, () => ligaPorId(tx.q, id));
      mismaVersion(antes, liga.version);
      comprobarCampos(liga, antes, reloj.today());
      const datos = datosDe(liga, antes);
      comprobarSistema(datos);
      await comprobarCompeticion(tx.q, datos, antes);
      comprobarReglas(datos);
      await comprobarUsuario(tx.q, liga.usuario);
      await comprobarPuntos(tx.q, datos, id);
      const despues = antes ? await actualizarLiga(tx, id, datos) : await insertarLiga(tx, datos);
      await anotar(tx, { entidad: 'liga', antes, despues });
      return despues;
    }),
  );
}

/** Deletes a league without matches or players. 409 otherwise. */
function borrarLiga(base: BaseFirmada, id: number): Promise<void> {
  return base.transact(async (tx) => {
    await tx.lock('liga', [id]);
    const antes = existente(await ligaPorId(tx.q, id));
    if (await ligaEnUso(tx.q, id)) throw new Problema(409, mensajes.ligaConPartidos);
    await anotar(tx, { entidad: 'liga', antes, despues: null });
    await borrar(tx, id);
  });
}

/** How fairly a league has been dealt out, from its matches. 404 when there is no such league. */
async function verEquidad(base: BaseDatos, reloj: Clock, idLiga: number): Promise<FilaEquidad[]> {
  const liga = await leerLiga(base, idLiga);
  // Who plays more in a ladder is who challenges more: nobody deals it out.
  if (esEscalera(liga)) return [];
  const { jugadores } = existente(await datosDeTabla(base.db, idLiga));
  const partidos = await partidosDeLiga(base.db, idLiga);
  const idsPistas = [...new Set(partidos.flatMap(({ idPista }) => idPista ?? []))];
  const pistas = await nombresDe(base.db, 'pista', idsPistas);
  return equidadDeLiga({
    liga: { ...liga, ...horarioDe(liga) },
    jugadores: jugadores.filter(({ enLiga }) => enLiga),
    partidos,
    pistas,
    hoy: reloj.today(),
  });
}

export function ligasRoutes(route: Route, base: BaseDatos, de: Firmar, reloj: Clock): void {
  route(ligasApi.listar, () => todasLasLigas(base.db));
  route(equidadApi.ver, ({ query }) => verEquidad(base, reloj, query.idLiga));
  route(ligasApi.leer, ({ params }) => leerLiga(base, params.id));
  route(ligasApi.guardar, ({ params, body, caller }) => guardarLiga(de(caller), reloj, params.id, body));
  route(ligasApi.borrar, ({ params, caller }) => borrarLiga(de(caller), params.id));
  route(ligasApi.borrarEntera, ({ params, body, caller }) => borrarLigaEntera(de(caller), params.id, body));
}

export function temporadasRoutes(route: Route, base: BaseDatos, de: Firmar, reloj: Clock): void {
  route(temporadasApi.previa, ({ query }) => verPrevia(base, reloj, query));
  for (const call of [temporadasApi.finalizar, temporadasApi.finalizarPorGet])
    route(call, ({ query, caller }) => finalizarLiga(de(caller), reloj, query));
  for (const call of [temporadasApi.nuevaTemporada, temporadasApi.nuevaTemporadaPorGet])
    route(call, ({ query, caller }) => abrirTemporada(de(caller), reloj, query));
  route(cierreApi.ver, ({ query }) => verCierre(base, reloj, query));
  route(cierreApi.cerrar, ({ body, caller }) => cerrarTemporada(de(caller), reloj, body));
  route(cierreApi.sortear, ({ body, caller }) => sortearEmpate(de(caller), reloj, drawOne, body));
}

import { createHash } from 'node:crypto';
import { type EnPie, enlacePersonalApi, type Mi, miApi } from '#contract/cuentas/mi.ts';
import { mensajes } from '#contract/mensajes.ts';
import { tablaDe } from '#domain/clasificacion/tabla.ts';
import { CON_ENLACE } from '#domain/cuenta/cuenta.ts';
import { type Dia, sumarDias } from '#domain/fecha.ts';
import {
  alPeriodo,
  diasDe,
  finDe,
  type Incidencia,
  type IncidenciaNueva,
  periodoDe,
} from '#domain/incidencia/incidencia.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { nombreLiga } from '#domain/liga/liga.ts';
import { estaPorVenir, partidosAfectados } from '#domain/partido/afectados.ts';
import type { EstadoPeticion } from '#domain/partido/dicho.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { errorDeAusencia, tramosDe } from '#domain/persona/enlace-personal.ts';
import { errorDeFranjas, leerFranjas } from '#domain/persona/franjas.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { enLista } from '#domain/texto.ts';
import { modoDeAvisos } from '#server/db/avisos.ts';
import { outageOf } from '#server/db/engines/outage.ts';
import { modoDeQuedar } from '#server/db/lecturas/ajustes.ts';
import { conPartidoDeEnlace, type Enlace, enlaceDeToken } from '#server/db/lecturas/enlace-personal.ts';
import { suyosDe } from '#server/db/lecturas/jugadores.ts';
import { type EnPublico, leerNombresPublicos, rivalDe } from '#server/db/lecturas/nombres-publicos.ts';
import { partidosPuestosDe, peticionesDe } from '#server/db/lecturas/peticiones.ts';
import { jugadorPorId, quienJuega } from '#server/db/lecturas/por-id.ts';
import { sonFirmes, ventanaDeLiga } from '#server/db/lecturas/quien-puede.ts';
import { datosDeTablaPublica } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { deBit } from '#server/db/queries.ts';
import { anotar, anotarHechos } from '#server/db/registro/anotar.ts';
import { campoInvalido, existente } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, Firmar, TxFirmada } from '#server/db/registro/firma.ts';
import {
  borrarMovil,
  ponerAvisosPersonales,
  ponerMovil,
  ponerNombrePropuesto,
  tocarEnlacePersonal,
} from '#server/db/tables/enlace-personal.ts';
import { borrarIncidencia, insertarIncidencias } from '#server/db/tables/incidencia.ts';
import { ponerDePersona } from '#server/db/tables/jugador.ts';
import { ponerPeticion, quitarPeticion } from '#server/db/tables/peticion.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';
import type { Seal } from '#server/platform/crypto/seal.ts';
import { Problema } from '#server/platform/errors.ts';
import type { Route } from '#server/platform/http/router.ts';
import { areTargetKeys, isPushEndpoint, type PushTarget } from '#server/platform/services/push.ts';
import {
  ausenciasDesde,
  crearEnlace,
  mandarEnlace,
  movilesDe,
  resolverNombre,
  revocarEnlace,
  verEnlace,
} from './enlace.ts';

/**
 * `base` writes as whoever has a personal link: the lines of the log name the player. `clavePush`: what browsers ask to
 * be pushed to.
 */
type Dependencias = {
  base: BaseFirmada;
  reloj: Clock;
  clavePush: string;
  hayServidorDeCorreo: boolean;
};

type ConToken = { token: string };
type Tramo = { desde: string; hasta: string };

const HORA_S = 3600;

/** To the hour: not a write on every call. With the disk full it can still be read. */
async function tocar({ db }: BaseDatos, { idJugador, usado }: Enlace, ahora: number): Promise<void> {
  if (usado !== null && Math.abs(ahora - usado) < HORA_S) return;
  try {
    await tocarEnlacePersonal(db, idJugador, ahora);
  } catch (error) {
    if (outageOf(error) !== 'full') throw error;
  }
}

const huellaDe = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

type Lectura = Omit<Dependencias, 'base'>;

type DeQuien = { idJugador: number; hoy: Dia; enPublico: EnPublico };
type Retos = NonNullable<Mi['retos']>;

/** Of one of those that they play as. */
async function retosComo(db: Lector, { idJugador, hoy, enPublico }: DeQuien): Promise<Retos> {
  const idLiga = (await jugadorPorId(db, idJugador))?.idLiga ?? null;
  const datos = idLiga === null ? undefined : await datosDeTablaPublica(db, idLiga);
  if (!datos || !esEscalera(datos.liga) || datos.liga.estado === 'inactiva') return [];
  const { clasificaciones } = tablaDe(datos, hoy, enPublico.nombre);
  const puedeRetar = clasificaciones.find((fila) => fila.idJugador === idJugador)?.puedeRetar;
  const { retoDias: dias } = datos.liga.reglas;
  return puedeRetar ? [{ liga: nombreLiga(datos.liga), puedeRetar, dias }] : [];
}

/** Of who plays in a ladder, alone or in pairs. */
async function susRetos(db: Lector, de: DeQuien): Promise<Pick<Mi, 'retos'>> {
  const retos: Retos = [];
  for (const idJugador of await suyosDe(db, de.idJugador))
    retos.push(...(await retosComo(db, { ...de, idJugador })));
  return retos.length > 0 ? { retos } : {};
}

async function verDe(
  db: Lector,
  { reloj, clavePush, hayServidorDeCorreo }: Lectura,
  enlace: Enlace,
): Promise<Mi> {
  const { idJugador, caduca, avisos, nombrePropuesto } = enlace;
  const { nombre, franjas, idLiga } = existente(await jugadorPorId(db, idJugador));
  const hoy = reloj.today();
  const ausencias = await ausenciasDesde(db, idJugador, hoy);
  const dias = ausencias.flatMap((una) => diasDe(una)).filter((dia) => dia >= hoy);
  const moviles = await movilesDe(db, idJugador);
  const enPublico = await leerNombresPublicos(db);
  return {
    idJugador,
    nombre: enPublico.nombre(idJugador, nombre),
    ...((await quienJuega(db, idJugador)) ? {} : { sinPagina: true as const }),
    caduca,
    ausencias: tramosDe(dias),
    enPie: await enPieDe(db, { idJugador, dias, reloj, enPublico }),
    modoDeQuedar: await modoDeQuedar(db),
    avisos: deBit(avisos),
    seAvisa: hayServidorDeCorreo && (await modoDeAvisos(db)) === 'si',
    moviles: moviles.map(({ endpoint }) => huellaDe(endpoint)),
    clavePush,
    nombrePropuesto,
    franjas: franjas ?? null,
    ventana: await ventanaDeLiga(db, idLiga),
    franjasFirmes: await sonFirmes(db),
    ...(await susRetos(db, { idJugador, hoy, enPublico })),
  };
}

async function verLoMio(deps: Dependencias, { token }: ConToken): Promise<Mi> {
  const { base, reloj } = deps;
  const enlace = await enlaceDeToken(base.db, reloj, token);
  await tocar(base, enlace, seconds(reloj));
  return verDe(base.db, deps, enlace);
}

type Escribir = (tx: TxFirmada, enlace: Enlace) => Promise<void>;

/** A write of theirs: the link is looked at in the transaction, which waits for who is withdrawing it. */
async function escribir(deps: Dependencias, { token }: ConToken, hacer: Escribir): Promise<Mi> {
  const { base, reloj } = deps;
  const { idJugador } = await enlaceDeToken(base.db, reloj, token);
  return base.transact(async (tx) => {
    const { idLiga } = existente(await jugadorPorId(tx.q, idJugador));
    await tx.lock('liga', [idLiga]);
    await tx.lock('jugador', [idJugador]);
    await hacer(tx, await enlaceDeToken(tx.q, reloj, token));
    return verDe(tx.q, deps, await enlaceDeToken(tx.q, reloj, token));
  });
}

const creada = (despues: Incidencia) => ({ entidad: 'incidencia', antes: null, despues }) as const;
const borrada = (antes: Incidencia) => ({ entidad: 'incidencia', antes, despues: null }) as const;

async function quitar(tx: TxFirmada, todas: readonly Incidencia[]): Promise<void> {
  for (const { id } of todas) await borrarIncidencia(tx, id);
  await anotar(tx, ...todas.map(borrada));
}

/** In the place of those it holds whole, unless one of them holds it. Answers those there are then. */
async function poner(
  tx: TxFirmada,
  nueva: IncidenciaNueva,
  hay: readonly Incidencia[],
): Promise<Incidencia[]> {
  const { repetido, absorbidas } = alPeriodo(nueva, hay);
  if (repetido) return [...hay];
  await quitar(tx, absorbidas);
  const creadas = await insertarIncidencias(tx, [nueva]);
  await anotar(tx, ...creadas.map(creada));
  return [...hay.filter((una) => !absorbidas.includes(una)), ...creadas];
}

/** Notes that they cannot play those days, in the place of what is inside them. 400 when they are past, or too many. */
function apuntarAusencia(deps: Dependencias, datos: ConToken & Tramo): Promise<Mi> {
  const hoy = deps.reloj.today();
  return escribir(deps, datos, async (tx, { idJugador }) => {
    const error = errorDeAusencia(datos, hoy);
    if (error !== null) throw campoInvalido('hasta', error);
    const { idLiga } = existente(await jugadorPorId(tx.q, idJugador));
    if (idLiga === null) throw new Problema(409, mensajes.jugadorSinLiga);
    const nueva = { idLiga, idJugador, motivo: null, ...periodoDe(datos.desde, datos.hasta) };
    await poner(tx, nueva, await ausenciasDesde(tx.q, idJugador, hoy));
  });
}

/** What is left of an absence without those days: before them, after them, both or nothing. */
function sinLosDias(una: Incidencia, { desde, hasta }: Tramo): IncidenciaNueva[] {
  const { idLiga, idJugador, motivo, fecha } = una;
  const de = { idLiga, idJugador, motivo };
  const antes = fecha < desde ? [{ ...de, ...periodoDe(fecha, sumarDias(desde, -1)) }] : [];
  const fin = finDe(una);
  return fin > hasta ? [...antes, { ...de, ...periodoDe(sumarDias(hasta, 1), fin) }] : antes;
}

/** They can play after all: of those days, the ones from today on. */
function quitarAusencia(deps: Dependencias, { token, ...tramo }: ConToken & Tramo): Promise<Mi> {
  const hoy = deps.reloj.today();
  const desde = tramo.desde < hoy ? hoy : tramo.desde;
  return escribir(deps, { token }, async (tx, { idJugador }) => {
    const suyas = await ausenciasDesde(tx.q, idJugador, desde);
    const tocadas = suyas.filter(({ fecha }) => fecha <= tramo.hasta);
    await quitar(tx, tocadas);
    let hay: Incidencia[] = suyas.filter((una) => !tocadas.includes(una));
    for (const nueva of tocadas.flatMap((una) => sinLosDias(una, { ...tramo, desde })))
      hay = await poner(tx, nueva, hay);
  });
}

function ponerAvisos(deps: Dependencias, datos: ConToken & { avisos: boolean }): Promise<Mi> {
  return escribir(deps, datos, async (tx, { idJugador, avisos }) => {
    if (deBit(avisos) === datos.avisos) return;
    await ponerAvisosPersonales(tx.q, idJugador, datos.avisos);
    await anotarHechos(tx, [hechos.avisosPersonales(idJugador, datos.avisos)]);
  });
}

/** Forgets that one of theirs, or all; answers whether there was any. */
async function quitarMoviles(tx: TxFirmada, idJugador: number, endpoint: string | null): Promise<boolean> {
  const suyos = (await movilesDe(tx.q, idJugador)).filter(
    (movil) => endpoint === null || movil.endpoint === endpoint,
  );
  for (const { id } of suyos) await borrarMovil(tx.q, id);
  return suyos.length > 0;
}

type MovilNuevo = ConToken & PushTarget;

/** 400 for what is no push service of the internet: the program would call there. */
function ponerMovilMio(deps: Dependencias, { token, ...movil }: MovilNuevo): Promise<Mi> {
  if (!isPushEndpoint(movil.endpoint) || !areTargetKeys(movil))
    throw campoInvalido('endpoint', mensajes.movilNoValido);
  return escribir(deps, { token }, async (tx, { idJugador }) => {
    await ponerMovil(tx.q, { ...movil, idJugador, creado: tx.autor.dt });
    await anotarHechos(tx, [hechos.avisosEnMovil(idJugador, true)]);
  });
}

function quitarMovilMio(
  deps: Dependencias,
  { token, endpoint }: ConToken & { endpoint: string | null },
): Promise<Mi> {
  return escribir(deps, { token }, async (tx, { idJugador }) => {
    if (await quitarMoviles(tx, idJugador, endpoint))
      await anotarHechos(tx, [hechos.avisosEnMovil(idJugador, false)]);
  });
}

/** In which bands of the weekend they would rather play, or cannot. 400 when they never can in too many. */
function ponerSusFranjas(deps: Dependencias, datos: ConToken & { franjas: string | null }): Promise<Mi> {
  return escribir(deps, datos, async (tx, { idJugador }) => {
    const antes = existente(await jugadorPorId(tx.q, idJugador));
    if (antes.franjas === datos.franjas) return;
    const error = errorDeFranjas(leerFranjas(datos.franjas), await ventanaDeLiga(tx.q, antes.idLiga));
    if (error !== null) throw campoInvalido('franjas', error);
    const despues = await ponerDePersona(tx, idJugador, { franjas: datos.franjas });
    await anotar(tx, { entidad: 'jugador', antes, despues });
  });
}

/** Nothing is called otherwise until staff accept it. */
function proponerNombre(deps: Dependencias, datos: ConToken & { nombre: string | null }): Promise<Mi> {
  return escribir(deps, datos, async (tx, { idJugador, nombrePropuesto }) => {
    if (nombrePropuesto === datos.nombre) return;
    await ponerNombrePropuesto(tx.q, idJugador, datos.nombre);
    await anotarHechos(tx, [hechos.proponeNombre(idJugador)]);
  });
}

type De = { idJugador: number; dias: Dia[]; reloj: Clock; enPublico: EnPublico };

/** Their matches that are to be played as they are arranged, as whomever they play, those of the days they cannot among them. */
async function enPieDe(db: Lector, { idJugador, ...de }: De): Promise<EnPie[]> {
  const todos: EnPie[] = [];
  for (const suyo of await suyosDe(db, idJugador))
    todos.push(...(await enPieComo(db, { ...de, idJugador: suyo })));
  return todos.sort((a, b) => (a.fecha < b.fecha ? -1 : 1));
}

async function enPieComo(db: Lector, { idJugador, dias, reloj, enPublico }: De): Promise<EnPie[]> {
  const ahora = reloj.localTime();
  const puestos = (await partidosPuestosDe(db, idJugador, ahora))
    .map((partido) => ({ ...partido, ...conDesenlace(partido) }))
    .filter((partido) => estaPorVenir(partido, ahora));
  const ausencia = { tipo: 'ausencia', idJugador, dias } as const;
  const tocados = new Set(partidosAfectados(ausencia, puestos, ahora).map(({ id }) => id));
  const peticiones = await peticionesDe(db, idJugador);
  const estadoDe = (id: number, fecha: string): EstadoPeticion => {
    const suya = peticiones.find((una) => una.idPartido === id && una.fecha === fecha);
    if (!suya) return 'sinPedir';
    return suya.denegada === 1 ? 'denegada' : 'pedida';
  };
  return puestos.map(({ id, fecha, duracion, ...de }) => ({
    id,
    fecha,
    duracion,
    rival: rivalDe(de, idJugador, enPublico).nombre,
    pareja: enLista(enPublico.losDos(idJugador)) || undefined,
    noPuedo: tocados.has(id),
    peticion: estadoDe(id, fecha),
  }));
}

/** 404 for a match that is not theirs. */
async function elSuyo(tx: TxFirmada, reloj: Clock, { id, idJugador }: { id: number; idJugador: number }) {
  const ahora = reloj.localTime();
  const partido = (await partidosPuestosDe(tx.q, idJugador, ahora)).find((uno) => uno.id === id);
  if (!partido) throw new Problema(404, mensajes.noEncontrado);
  if (!estaPorVenir(conDesenlace(partido), ahora) || partido.fecha <= ahora)
    throw new Problema(409, mensajes.partidoSinPedir);
  const suya = (await peticionesDe(tx.q, idJugador)).find(
    (una) => una.idPartido === id && una.fecha === partido.fecha,
  );
  return { fecha: partido.fecha, suya };
}

/** Asks the club to play a match of theirs on another day, or not any more: it stands until the club says. */
function pedirOtroDia(deps: Dependencias, datos: ConToken & { id: number; pide: boolean }): Promise<Mi> {
  const { reloj } = deps;
  const { id, pide, token } = datos;
  return conPartidoDeEnlace(deps, datos, async (tx, idJugador) => {
    const { fecha, suya } = await elSuyo(tx, reloj, { id, idJugador });
    if (suya?.denegada === 1) throw new Problema(409, mensajes.peticionDenegada);
    if (pide !== (suya !== undefined)) {
      const cual = { idPartido: id, idJugador };
      if (pide) await ponerPeticion(tx.q, { ...cual, fecha, dt: tx.autor.dt });
      else await quitarPeticion(tx.q, cual);
      await anotarHechos(tx, [
        pide ? hechos.pideOtroDia(idJugador, id) : hechos.retiraPeticion(idJugador, id),
      ]);
    }
    return verDe(tx.q, deps, await enlaceDeToken(tx.q, reloj, token));
  });
}

type Deps = {
  base: BaseDatos;
  reloj: Clock;
  sello: Seal;
  publicUrl: string | null;
  avisar: () => void;
  clavePush: string;
  hayServidorDeCorreo: boolean;
};

export function miRoutes(
  route: Route,
  { base, reloj, clavePush, hayServidorDeCorreo, ...correo }: Deps,
  de: Firmar,
): void {
  const suyo = { base: de({ usuario: CON_ENLACE }), reloj, clavePush, hayServidorDeCorreo };
  route(miApi.leer, ({ body }) => verLoMio(suyo, body));
  route(miApi.apuntar, ({ body }) => apuntarAusencia(suyo, body));
  route(miApi.quitar, ({ body }) => quitarAusencia(suyo, body));
  route(miApi.otroDia, ({ body }) => pedirOtroDia(suyo, body));
  route(miApi.avisos, ({ body }) => ponerAvisos(suyo, body));
  route(miApi.ponerMovil, ({ body }) => ponerMovilMio(suyo, body));
  route(miApi.quitarMovil, ({ body }) => quitarMovilMio(suyo, body));
  route(miApi.franjas, ({ body }) => ponerSusFranjas(suyo, body));
  route(miApi.nombre, ({ body }) => proponerNombre(suyo, body));
  route(enlacePersonalApi.leer, ({ params }) => verEnlace(base.db, params.id));
  route(enlacePersonalApi.crear, ({ params, caller }) => crearEnlace(de(caller), reloj, params.id));
  route(enlacePersonalApi.revocar, ({ params, caller }) => revocarEnlace(de(caller), params.id));
  route(enlacePersonalApi.mandar, ({ params, body, caller }) =>
    mandarEnlace(de(caller), { reloj, ...correo }, { idJugador: params.id, ...body }),
  );
  route(enlacePersonalApi.nombre, ({ params, body, caller }) =>
    resolverNombre(de(caller), { idJugador: params.id, ...body }),
  );
}

import type {
  Aviso,
  Partido,
  PartidoAfectado,
  PartidoBuscado,
  PartidoEncontrado,
  PartidoGuardado,
  PartidoGuardar,
} from '#contract/liga/partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { puedeRetar } from '#domain/clasificacion/escalera.ts';
import { clasificacion } from '#domain/clasificacion/tabla.ts';
import { diaDe, horaDe } from '#domain/fecha.ts';
import { noEsDeSuDeporte, seJuegaEn } from '#domain/liga/en-pista.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { horarioDe, rotuloLiga, vueltas } from '#domain/liga/liga.ts';
import { reparoDePista } from '#domain/partido/en-pista.ts';
import { avisosDe, avisosDeCita, empiezaFueraDePaso, erroresDe } from '#domain/partido/errores.ts';
import { mensajes as dePartido } from '#domain/partido/mensajes.ts';
import { choqueDe, comunDe, quienesVan } from '#domain/partido/ocupacion.ts';
import { comoSeGuarda, conDesenlace, SIN_EMPATES } from '#domain/partido/plano.ts';
import { sinJugar } from '#domain/partido/resultado.ts';
import { cuenta } from '#domain/propuesta/datos.ts';
import { avisos as avisosDeLinea } from '#domain/propuesta/revision.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { enLista } from '#domain/texto.ts';
import { afectadosPor } from '#server/db/lecturas/afectados.ts';
import { entreDias, leerClausuras } from '#server/db/lecturas/clausuras.ts';
import { reparoDeHora } from '#server/db/lecturas/hora.ts';
import { leerGente } from '#server/db/lecturas/jugadores.ts';
import { leerNombresPublicos } from '#server/db/lecturas/nombres-publicos.ts';
import { type PartidoConNombres, partidosCercanos } from '#server/db/lecturas/partidos.ts';
import { peticionesVivas } from '#server/db/lecturas/peticiones.ts';
import { atrasadosEn } from '#server/db/lecturas/plazos.ts';
import { ligaPorId, nombresDe, partidoPorId } from '#server/db/lecturas/por-id.ts';
import { ausenciasPorDia, leerGustos } from '#server/db/lecturas/quien-puede.ts';
import { datosDeTabla, todasLasLigas } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { anotar, anotarHechos } from '#server/db/registro/anotar.ts';
import { anteriorDe, campoInvalido, existente, mismaVersion } from '#server/db/registro/entidad.ts';
import type { BaseFirmada } from '#server/db/registro/firma.ts';
import { porQueNoEsDeSuModo } from '#server/db/registro/jugador.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import {
  actualizarPartido,
  borrarPartido as borrar,
  type DatosPartido,
  insertarPartido,
  type Suplencias,
} from '#server/db/tables/partido.ts';
import { denegarPeticion } from '#server/db/tables/peticion.ts';
import type { Tx } from '#server/db/transact.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import {
  ausentesEntre,
  buscarPartidos,
  partidosDeLaPareja,
  pistaDelPartido,
  plantillaDe,
} from './partidos.queries.ts';

export type Entorno = { liga: LigaLeida; nombres: Map<number, string> };

async function comprobarLiga(db: Lector, idLiga: number, sigue: boolean): Promise<LigaLeida> {
  const liga = await ligaPorId(db, idLiga);
  if (!liga) throw campoInvalido('idLiga', mensajes.ligaInexistente);
  if (liga.estado === 'inactiva' && !sigue) throw campoInvalido('idLiga', mensajes.ligaInactiva);
  return liga;
}

/** 409: of another sport. A match that goes on in the court and the league it had stays where it is. */
async function comprobarPista(
  db: Lector,
  datos: DatosPartido,
  liga: LigaLeida,
  anterior: Partido | null,
): Promise<void> {
  const { idPista, idLiga } = datos;
  const pista = idPista === null ? null : await pistaDelPartido(db, idPista);
  if (pista === undefined) throw campoInvalido('idPista', mensajes.pistaInexistente);
  const sigue = anterior?.idPista === idPista;
  if (pista?.estado === 'inactiva' && !sigue) throw campoInvalido('idPista', mensajes.pistaInactiva);
  if (pista && !seJuegaEn(liga, pista) && !(sigue && anterior.idLiga === idLiga))
    throw campoInvalido('idPista', noEsDeSuDeporte(pista, liga), 409);
  const clausuras = await leerClausuras(db, entreDias([diaDe(datos.fecha)]));
  const reparo = reparoDePista(clausuras, { ...datos, pista: pista?.nombre ?? null }, anterior);
  if (reparo) throw campoInvalido(reparo.campo, reparo.mensaje);
}

/** Pairs against pairs, and nobody alone against a pair; players already in the match stay in it. */
async function comprobarModo(db: Lector, datos: DatosPartido, anterior: Partido | null): Promise<void> {
  for (const campo of ['idJugador1', 'idJugador2'] as const) {
    if (anterior?.idLiga === datos.idLiga && anterior[campo] === datos[campo]) continue;
    const noEs = await porQueNoEsDeSuModo(db, datos.idLiga, [datos[campo]]);
    if (noEs !== null) throw campoInvalido(campo, noEs);
  }
}

/** Only who is on the roster counts in a table; players already in the match stay in it. */
async function comprobarPlantilla(
  db: Lector,
  liga: LigaLeida,
  datos: DatosPartido,
  anterior: Partido | null,
): Promise<void> {
  if (!liga.reglas.clasifica) return;
  const plantilla = await plantillaDe(db, liga.id);
  const yaEstaba = (id: number): boolean =>
    anterior?.idLiga === liga.id && [anterior.idJugador1, anterior.idJugador2].includes(id);
  for (const campo of ['idJugador1', 'idJugador2'] as const)
    if (!plantilla.has(datos[campo]) && !yaEstaba(datos[campo]))
      throw campoInvalido(campo, mensajes.jugadorFueraDeLiga);
}

async function comprobarJugadores(db: Lector, datos: DatosPartido): Promise<Map<number, string>> {
  const nombres = await nombresDe(db, 'jugador', [datos.idJugador1, datos.idJugador2]);
  for (const campo of ['idJugador1', 'idJugador2'] as const)
    if (!nombres.has(datos[campo])) throw campoInvalido(campo, mensajes.jugadorInexistente);
  return nombres;
}

/** What the match points at. 400, naming the field, when something of it is missing or inactive, or its hour is none; 409, its court is of another sport. */
export async function leerEntorno(
  db: Lector,
  datos: DatosPartido,
  anterior: Partido | null,
): Promise<Entorno> {
  const reparo = reparoDeHora(datos.fecha, anterior);
  if (reparo !== null) throw campoInvalido('fecha', reparo);
  const liga = await comprobarLiga(db, datos.idLiga, anterior?.idLiga === datos.idLiga);
  await comprobarPista(db, datos, liga, anterior);
  const nombres = await comprobarJugadores(db, datos);
  await comprobarModo(db, datos, anterior);
  await comprobarPlantilla(db, liga, datos, anterior);
  return { liga, nombres };
}

const titulo = ({ jugador1, jugador2 }: PartidoConNombres): string => `${jugador1} – ${jugador2}`;

function fraseDeChoque(
  choque: 'pista' | 'jugador',
  otro: PartidoConNombres,
  { nombres, comun }: { nombres: Map<number, string>; comun: number | undefined },
): string {
  const hora = horaDe(otro.fecha);
  if (choque === 'pista') return mensajes.pistaOcupada(otro.pista ?? '', hora, titulo(otro));
  return mensajes.jugadorOcupado(nombres.get(comun ?? 0) ?? '', hora, titulo(otro));
}

/** The sentence that names the other match when the court or a player is already taken, or null. */
export async function ocupacionDe(
  db: Lector,
  id: number,
  datos: DatosPartido & Suplencias,
  nombres: Map<number, string>,
): Promise<string | null> {
  const propio = { ...conDesenlace(datos), id };
  const gente = await leerGente(db);
  for (const otro of await partidosCercanos(db, propio, gente)) {
    const choque = choqueDe(propio, conDesenlace(otro), gente);
    if (!choque) continue;
    const comun = comunDe(propio, otro, gente);
    // Whoever plays for another has their name apart.
    const suyos = nombres.has(comun ?? 0) ? nombres : await nombresDe(db, 'jugador', quienesVan(propio));
    return fraseDeChoque(choque, otro, { nombres: suyos, comun });
  }
  return null;
}

/** 409, naming the other match, when the court or a player is already taken. Call it under the locks. */
async function comprobarOcupacion(...partido: Parameters<typeof ocupacionDe>): Promise<void> {
  const frase = await ocupacionDe(...partido);
  if (frase !== null) throw new Problema(409, frase);
}

/** Still to be played by two who are further apart in the ladder than its rules let anybody challenge. docs/reglas/escalera.md */
async function avisosDeReto(db: Lector, partido: Partido, { liga, nombres }: Entorno): Promise<Aviso[]> {
  const datos = sinJugar(conDesenlace(partido)) ? await datosDeTabla(db, liga.id) : undefined;
  if (!datos) return [];
  const { idJugador1, idJugador2, fecha } = partido;
  const filas = clasificacion(datos.liga, datos.jugadores, datos.partidos, {
    hoy: diaDe(fecha),
    ...{ esPrimera: false, esUltima: false },
  });
  if (puedeRetar(filas, [idJugador1, idJugador2], liga.reglas)) return [];
  const [uno = '', otro = ''] = [idJugador1, idJugador2].map((id) => nombres.get(id));
  return [{ path: 'idJugador2', message: mensajes.retoLejano(uno, otro, liga.reglas.retoPuestos) }];
}

/** One more match than the pair owes in its league. A proposal warns of the same. */
async function avisosDeDeuda(db: Lector, partido: Partido, { liga, nombres }: Entorno): Promise<Aviso[]> {
  const propio = conDesenlace(partido);
  if (!liga.reglas.clasifica || !cuenta(propio)) return [];
  if (esEscalera(liga)) return avisosDeReto(db, partido, { liga, nombres });
  const todos = (await partidosDeLaPareja(db, partido)).filter((uno) => cuenta(conDesenlace(uno)));
  if (todos.length <= vueltas(liga, diaDe(partido.fecha))) return [];
  const pareja = enLista([partido.idJugador1, partido.idJugador2].map((id) => nombres.get(id) ?? ''));
  return [{ path: 'idJugador2', message: avisosDeLinea.nadaPendiente(pareja) }];
}

/** That what was written of it is not published, and because of whom. docs/reglas/datos-personales.md */
export async function avisosDeNota(
  db: Lector,
  { observaciones, idJugador1, idJugador2 }: Partido,
  nombres: ReadonlyMap<number, string>,
): Promise<Aviso[]> {
  if (observaciones === null) return [];
  const suyos = [idJugador1, idJugador2].map((id) => ({ id, nombre: nombres.get(id) ?? '' }));
  const message = (await leerNombresPublicos(db)).porQueNo(observaciones, ...suyos);
  return message === null ? [] : [{ path: 'observaciones', message }];
}

/** What looks unusual in the score and in who plays and when. Call it once the match is saved. */
export async function avisosDelGuardado(
  db: Lector,
  partido: Partido,
  { liga, nombres }: Entorno,
): Promise<Aviso[]> {
  const propio = conDesenlace(partido);
  const gente = await leerGente(db);
  const deCita = avisosDeCita(propio, {
    gente,
    horario: horarioDe(liga),
    ausentes: await ausentesEntre(db, diaDe(partido.fecha), [partido.idJugador1, partido.idJugador2]),
    otros: (await partidosCercanos(db, partido, gente)).map((otro) => conDesenlace(otro)),
    nombres,
    gustos: await leerGustos(db, [partido.idJugador1, partido.idJugador2]),
  });
  return [
    ...avisosDe(partido, liga.reglas),
    ...deCita.map(({ campo, mensaje }) => ({ path: campo, message: mensaje })),
    ...(await avisosDeDeuda(db, partido, { liga, nombres })),
    ...(await avisosDeNota(db, partido, nombres)),
  ];
}

export async function listarPartidos(
  { db }: BaseDatos,
  filtro: PartidoBuscado,
  reloj: Clock,
): Promise<PartidoEncontrado[]> {
  const [filas, ligas] = await Promise.all([buscarPartidos(db, filtro, reloj.today()), todasLasLigas(db)]);
  const rotulos = new Map(ligas.map((liga) => [liga.id, rotuloLiga(liga)]));
  const atrasados = filtro.fueraDePlazo ? await atrasadosEn(db, reloj) : null;
  const pedidas = atrasados
    ? filas.filter(({ id }) => atrasados.some(({ partido }) => partido.id === id))
    : filas;
  return pedidas.map((fila) => ({ ...fila, liga: rotulos.get(fila.idLiga) ?? fila.liga }));
}

export const leerPartido = async ({ db }: BaseDatos, id: number): Promise<Partido> =>
  existente(await partidoPorId(db, id));

export const leerIncidencias = ({ db }: BaseDatos) => ausenciasPorDia(db);

/** Refuses what the score rules call an error; each one is named by its field. docs/reglas/partidos.md */
function comprobarMarcador(datos: DatosPartido): void {
  const errors = erroresDe(datos);
  const [unico] = errors;
  if (!unico) return;
  throw new Problema(400, errors.length === 1 ? unico.message : mensajes.datosInvalidos, { errors });
}

/** Everybody who could take the same court or players, or delete what the match needs, waits here. */
async function bloquear(tx: Tx, id: number, datos: DatosPartido): Promise<void> {
  await tx.lock('liga', [datos.idLiga]);
  await tx.lock('pista', [datos.idPista]);
  await tx.lock('jugador', [datos.idJugador1, datos.idJugador2]);
  await tx.lock('partido', [id || null]);
}

/** Who goes on playing it for somebody, while it is of the same two. */
const suplenciasDe = (
  antes: (Partido & Suplencias) | null,
  { idJugador1, idJugador2 }: DatosPartido,
): Suplencias =>
  antes?.idJugador1 === idJugador1 && antes.idJugador2 === idJugador2
    ? { suplente1: antes.suplente1, suplente2: antes.suplente2 }
    : {};

/**
 * Creates (id 0) or replaces a match, and tells what looks unusual in it. 400: a score without sense.
 * 409: its court or a player is taken at that time, or somebody saved it before.
 */
export function guardarPartido(
  base: BaseFirmada,
  id: number,
  { version, ...enviados }: PartidoGuardar,
): Promise<PartidoGuardado> {
  return base.transact(async (tx) => {
    await bloquear(tx, id, enviados);
    const antes = await anteriorDe(id, () => partidoPorId(tx.q, id));
    const liga = await ligaPorId(tx.q, enviados.idLiga);
    const datos = comoSeGuarda(enviados, antes ?? null, liga?.reglas ?? SIN_EMPATES);
    comprobarMarcador(datos);
    mismaVersion(antes, version);
    if (empiezaFueraDePaso(datos, antes)) throw campoInvalido('fecha', dePartido.fueraDePaso);
    const entorno = await leerEntorno(tx.q, datos, antes);
    await comprobarOcupacion(tx.q, id, { ...suplenciasDe(antes, datos), ...datos }, entorno.nombres);
    const partido = antes ? await actualizarPartido(tx, id, datos) : await insertarPartido(tx, datos);
    await anotar(tx, { entidad: 'partido', antes, despues: partido });
    return { ...partido, avisos: await avisosDelGuardado(tx.q, partido, entorno) };
  });
}

export function borrarPartido(base: BaseFirmada, id: number): Promise<void> {
  return base.transact(async (tx) => {
    await tx.lock('partido', [id]);
    const antes = existente(await partidoPorId(tx.q, id));
    await anotar(tx, { entidad: 'partido', antes, despues: null });
    await borrar(tx, id);
  });
}

/** The matches for which somebody asks for another day. docs/reglas/enlaces-personales.md */
export const listarPeticiones = async (db: Lector, reloj: Clock): Promise<PartidoAfectado[]> =>
  afectadosPor(db, await peticionesVivas(db, reloj.localTime()), reloj.localTime());

/** The match stays where it is. 409 when nobody asks any more. */
export function denegar(
  base: BaseFirmada,
  reloj: Clock,
  { id, idJugador }: { id: number; idJugador: number },
): Promise<PartidoAfectado[]> {
  return base.transact(async (tx) => {
    await tx.lock('partido', [id]);
    const vivas = await peticionesVivas(tx.q, reloj.localTime());
    const hay = vivas.some(
      (una) => una.tipo === 'peticion' && una.idPartido === id && una.idJugador === idJugador,
    );
    if (!hay) throw new Problema(409, mensajes.sinPeticion);
    await denegarPeticion(tx.q, { idPartido: id, idJugador });
    await anotarHechos(tx, [hechos.deniegaPeticion(idJugador, id)]);
    return listarPeticiones(tx.q, reloj);
  });
}

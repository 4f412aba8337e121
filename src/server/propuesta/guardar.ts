import type { LineaPropuesta } from '#contract/liga/propuesta.ts';
import { mensajes } from '#contract/mensajes.ts';
import { type Dia, diaDe, horaDe, sumarDias } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { PENDIENTE } from '#domain/partido/desenlace.ts';
import { jugadoresDe } from '#domain/partido/partido.ts';
import { enPlano } from '#domain/partido/plano.ts';
import { conSusOtros } from '#domain/persona/gente.ts';
import { historiasDe, type JugadorPropuesta, type LigaPropuesta } from '#domain/propuesta/datos.ts';
import {
  avisosDeLineas,
  avisosDeReglas,
  type EntornoLineas,
  type EntornoReglas,
  erroresDeAdjudicados,
  erroresDeLineas,
  estaVacia,
  faltasDe,
  type PistaDeLinea,
} from '#domain/propuesta/revision.ts';
import type { Cambio } from '#domain/registro/linea.ts';
import { entreDias, leerClausuras } from '#server/db/lecturas/clausuras.ts';
import { reparoDeHora } from '#server/db/lecturas/hora.ts';
import { leerGente } from '#server/db/lecturas/jugadores.ts';
import { nombresDe } from '#server/db/lecturas/por-id.ts';
import { ausenciasPorDia, leerGustos } from '#server/db/lecturas/quien-puede.ts';
import type { Lector } from '#server/db/open.ts';
import { anotar } from '#server/db/registro/anotar.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/registro/firma.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import { type DatosPartido, insertarPartido } from '#server/db/tables/partido.ts';
import { type FieldError, Problema } from '#server/platform/errors.ts';
import {
  aLigaPropuesta,
  jugadoresPorId,
  ligasPorId,
  partidosAlrededor,
  partidosEntre,
  pistasPorId,
} from './propuesta.queries.ts';

type Enviada = { lugar: number; linea: Completa };

type EnLugar = FieldError & { lugar: number };

const enSuLugar = (lugar: number, campo: string, message: string): EnLugar => ({
  lugar,
  path: `${lugar}.${campo}`,
  message,
});

function rechazar(status: 400 | 409, errors: readonly EnLugar[]): void {
  const [primero] = errors;
  if (!primero) return;
  const message = mensajes.enLinea(primero.lugar + 1, primero.message);
  throw new Problema(status, message, { errors: errors.map(({ path, message }) => ({ path, message })) });
}

/** Slots without players are dropped, half-filled ones refused. docs/reglas/propuesta.md. */
function completas(lineas: readonly LineaPropuesta[]): Enviada[] {
  const enviadas = lineas.flatMap((linea, lugar) => (estaVacia(linea) ? [] : [{ lugar, linea }]));
  const faltas = enviadas.flatMap(({ lugar, linea }) =>
    faltasDe(linea).map(({ campo, mensaje }) => enSuLugar(lugar, campo, mensaje)),
  );
  rechazar(400, faltas);
  return enviadas as Enviada[];
}

const lineasDe = (enviadas: readonly Enviada[]): Completa[] => enviadas.map(({ linea }) => linea);

/** Everybody who could take the same court or players waits here. */
async function bloquear(tx: TxFirmada, enviadas: readonly Enviada[]): Promise<void> {
  await tx.lock('liga', idsDe(lineasDe(enviadas), 'idLiga'));
  await tx.lock('pista', idsDe(lineasDe(enviadas), 'idPista'));
  await tx.lock('jugador', idsDe(lineasDe(enviadas), 'idJugador1', 'idJugador2'));
}

const porId = <T extends { id: number }>(cosas: readonly T[]): Map<number, T> =>
  new Map(cosas.map((cosa) => [cosa.id, cosa]));

async function leerApuntados({ q }: TxFirmada, enviadas: readonly Enviada[]): Promise<Leido> {
  return {
    ligas: porId(await ligasPorId(q, idsDe(lineasDe(enviadas), 'idLiga'))),
    pistas: porId(await pistasPorId(q, idsDe(lineasDe(enviadas), 'idPista'))),
    jugadores: porId(await jugadoresPorId(q, idsDe(lineasDe(enviadas), 'idJugador1', 'idJugador2'))),
  };
}

/** What a line points at has to exist, its hour too, and its league and court to be active. */
function malApuntados({ ligas, pistas, jugadores }: Leido, linea: Completa): FieldError[] {
  const [liga, pista] = [ligas.get(linea.idLiga), pistas.get(linea.idPista)];
  const problemas: [keyof Completa, string | false | null][] = [
    ['fecha', reparoDeHora(linea.fecha, null)],
    ['idLiga', !liga && mensajes.ligaInexistente],
    ['idLiga', liga?.estado === 'inactiva' && mensajes.ligaInactiva],
    ['idPista', !pista && mensajes.pistaInexistente],
    ['idPista', pista?.estado === 'inactiva' && mensajes.pistaInactiva],
    ['idJugador1', !jugadores.has(linea.idJugador1) && mensajes.jugadorInexistente],
    ['idJugador2', !jugadores.has(linea.idJugador2) && mensajes.jugadorInexistente],
  ];
  return problemas.flatMap(([campo, message]) => (message ? [{ path: campo, message }] : []));
}

function comprobarApuntados(leido: Leido, enviadas: readonly Enviada[]): void {
  const errores = enviadas.flatMap(({ lugar, linea }) =>
    malApuntados(leido, linea).map(({ path, message }) => enSuLugar(lugar, path, message)),
  );
  rechazar(400, errores);
}

const SIN_JUGAR = {
  observaciones: null,
  sintetico: false,
  ...enPlano(PENDIENTE),
};

/** A match lasts what its league says. */
async function crear(tx: TxFirmada, { ligas }: Leido, enviadas: readonly Enviada[]): Promise<void> {
  const cambios: Cambio[] = [];
  for (const { linea } of enviadas) {
    const { duracion } = ligas.get(linea.idLiga) as LigaLeida;
    const datos: DatosPartido = { ...SIN_JUGAR, ...linea, duracion };
    cambios.push({ entidad: 'partido', antes: null, despues: await insertarPartido(tx, datos) });
  }
  await anotar(tx, ...cambios);
}

/** Once saved there are no lines to look for: "Ana Gil – Luis Paz, sábado, 28 de noviembre, 21:45". */
const quienYCuando = ({ jugadores }: Leido, { idJugador1, idJugador2, fecha }: Completa): string =>
  `${jugadores.get(idJugador1)?.nombre} – ${jugadores.get(idJugador2)?.nombre}, ${fechaSemana(fecha)}, ${horaDe(fecha)}`;

/** Under the locks. Answers the warnings. */
async function guardarEnviadas(tx: TxFirmada, enviadas: readonly Enviada[]): Promise<FieldError[]> {
  const leido = await leerApuntados(tx, enviadas);
  comprobarApuntados(leido, enviadas);
  const suyas = lineasDe(enviadas);
  const entorno = await entornoDe(tx.q, leido, suyas);
  const errores = [...erroresDeAdjudicados(suyas, entorno), ...erroresDeLineas(suyas, entorno)];
  const lugarDe = (linea: number): Enviada => enviadas[linea] as Enviada;
  rechazar(
    409,
    errores.map(({ linea, campo, mensaje }) => enSuLugar(lugarDe(linea).lugar, campo, mensaje)),
  );
  await crear(tx, leido, enviadas);
  const avisos = [...avisosDeLineas(suyas, entorno), ...avisosDeReglas(suyas, entorno)];
  return avisos.map(({ linea, campo, mensaje }) => {
    const { lugar, linea: suya } = lugarDe(linea);
    return { path: `${lugar}.${campo}`, message: `${quienYCuando(leido, suya)}: ${mensaje}` };
  });
}

/**
 * Saves the lines of a proposal, all or none. 400: one half filled, or pointing at what is not there. 409: a
 * court of another sport, a court or a player taken at that time, by another line or by a saved match, or a pair whose match was awarded meanwhile.
 * The rest is a warning.
 */
export async function guardarPropuesta(
  base: BaseFirmada,
  lineas: readonly LineaPropuesta[],
): Promise<{ creados: number; avisos: FieldError[] }> {
  const enviadas = completas(lineas);
  if (enviadas.length === 0) return { creados: 0, avisos: [] };
  return base.transact(async (tx) => {
    await bloquear(tx, enviadas);
    return { creados: enviadas.length, avisos: await guardarEnviadas(tx, enviadas) };
  });
}

type Completa = { [Campo in keyof LineaPropuesta]: NonNullable<LineaPropuesta[Campo]> };

type Leido = {
  ligas: Map<number, LigaLeida>;
  pistas: Map<number, PistaDeLinea & { estado: string }>;
  jugadores: Map<number, Omit<JugadorPropuesta, 'idLiga'> & { idLiga: number | null }>;
};

const idsDe = (lineas: readonly Completa[], ...campos: (keyof Completa)[]): number[] => [
  ...new Set(lineas.flatMap((linea) => campos.map((campo) => linea[campo] as number))),
];

/** The matches that could get in the way, with the names of who plays them. */
async function alrededor(q: Lector, lineas: readonly Completa[], dias: readonly Dia[]) {
  const gente = await leerGente(q);
  const partidos = await partidosAlrededor(q, {
    desde: `${sumarDias(dias[0] as Dia, -1)}T00:00`,
    hasta: `${sumarDias(dias.at(-1) as Dia, 1)}T23:59`,
    pistas: idsDe(lineas, 'idPista'),
    jugadores: conSusOtros(gente, idsDe(lineas, 'idJugador1', 'idJugador2')),
  });
  const rivales = partidos.flatMap(jugadoresDe);
  return { partidos, gente, nombres: await nombresDe(q, 'jugador', [...new Set(rivales)]) };
}

async function historiasEntre(
  q: Lector,
  ligas: readonly LigaPropuesta[],
  lineas: readonly Completa[],
): Promise<EntornoReglas['historias']> {
  const ids = ligas.map(({ id }) => id);
  const partidos = await partidosEntre(q, ids, idsDe(lineas, 'idJugador1', 'idJugador2'));
  return new Map(ids.map((id) => [id, historiasDe(partidos, id)]));
}

/** What the lines are checked against. Which courts were marked is not known here: only the screen warns of it. */
async function entornoDe(
  q: Lector,
  leido: Leido,
  lineas: readonly Completa[],
): Promise<EntornoLineas & EntornoReglas> {
  const dias = [...new Set(lineas.map(({ fecha }) => diaDe(fecha)))].sort();
  const { partidos, gente, nombres } = await alrededor(q, lineas, dias);
  const ligas = [...leido.ligas.values()].map(aLigaPropuesta);
  const suyos = [...leido.jugadores].map(([id, { nombre }]) => [id, nombre] as const);
  return {
    ligas: new Map(ligas.map((liga) => [liga.id, liga])),
    pistas: leido.pistas,
    jugadores: new Map([...nombres, ...suyos]),
    ausencias: await ausenciasPorDia(q, dias),
    clausuras: await leerClausuras(q, entreDias(dias)),
    gustos: await leerGustos(q, idsDe(lineas, 'idJugador1', 'idJugador2')),
    partidos,
    gente,
    fichas: leido.jugadores,
    historias: await historiasEntre(q, ligas, lineas),
    cerradas: new Set(),
  };
}

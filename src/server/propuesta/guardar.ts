import type { LineaPropuesta } from '#contract/liga/propuesta.ts';
import { mensajes } from '#contract/mensajes.ts';
import { horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { MARCADOR_VACIO, planoDe } from '#domain/partido/marcador.ts';
import {
  avisosDeLineas,
  avisosDeReglas,
  erroresDeAdjudicados,
  erroresDeLineas,
  estaVacia,
  faltasDe,
  type ProblemaLinea,
} from '#domain/propuesta/revision.ts';
import type { Cambio } from '#domain/registro/linea.ts';
import { anotar } from '#server/db/registro/anotar.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/registro/firma.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import { type DatosPartido, insertarPartido } from '#server/db/tables/partido.ts';
import { type FieldError, Problema } from '#server/platform/errors.ts';
import { type Completa, entornoDe, idsDe, type Leido } from './entorno.ts';
import { jugadoresPorId, ligasPorId, pistasPorId } from './propuesta.queries.ts';

/** A line with players, and its place in what was sent. */
type Enviada = { lugar: number; linea: Completa };

const path = (lugar: number, campo: string): string => `${lugar}.${campo}`;

function rechazar(status: 400 | 409, errors: readonly (FieldError & { lugar: number })[]): void {
  const [primero] = errors;
  if (!primero) return;
  const message = mensajes.enLinea(primero.lugar + 1, primero.message);
  throw new Problema(status, message, { errors: errors.map(({ path, message }) => ({ path, message })) });
}

/** Slots without players are dropped, half-filled ones refused. docs/reglas/propuesta.md. */
function completas(lineas: readonly LineaPropuesta[]): Enviada[] {
  const enviadas = lineas.flatMap((linea, lugar) => (estaVacia(linea) ? [] : [{ lugar, linea }]));
  const faltas = enviadas.flatMap(({ lugar, linea }) =>
    faltasDe(linea).map(({ campo, mensaje }) => ({ lugar, path: path(lugar, campo), message: mensaje })),
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

/** What a line points at has to exist, and its league and court to be active. */
function malApuntados({ ligas, pistas, jugadores }: Leido, linea: Completa): FieldError[] {
  const [liga, pista] = [ligas.get(linea.idLiga), pistas.get(linea.idPista)];
  const problemas: [keyof Completa, string | false][] = [
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
    malApuntados(leido, linea).map(({ path: campo, message }) => ({
      lugar,
      path: path(lugar, campo),
      message,
    })),
  );
  rechazar(400, errores);
}

const SIN_JUGAR = {
  observaciones: null,
  sintetico: false,
  ...planoDe(MARCADOR_VACIO),
  jugador1NoPresenta: false,
  jugador2NoPresenta: false,
  jugador1Aplaza: false,
  jugador2Aplaza: false,
  clubAplaza: false,
  cancelado: false,
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

const enSuLugar =
  (enviadas: readonly Enviada[]) =>
  ({ linea, campo, mensaje }: ProblemaLinea): FieldError & { lugar: number } => {
    const { lugar } = enviadas[linea] as Enviada;
    return { lugar, path: path(lugar, campo), message: mensaje };
  };

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
  rechazar(409, errores.map(enSuLugar(enviadas)));
  await crear(tx, leido, enviadas);
  const avisos = [...avisosDeLineas(suyas, entorno), ...avisosDeReglas(suyas, entorno)];
  return avisos.map(({ linea, campo, mensaje }) => {
    const { lugar, linea: suya } = enviadas[linea] as Enviada;
    return { path: path(lugar, campo), message: `${quienYCuando(leido, suya)}: ${mensaje}` };
  });
}

/**
 * Saves the lines of a proposal, all or none. 400: one half filled, or pointing at what is not there. 409: a
 * court or a player taken at that time, by another line or by a saved match, or a pair whose match was awarded meanwhile.
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

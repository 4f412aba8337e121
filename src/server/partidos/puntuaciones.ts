import type { Debido, Partido, PartidoFila, Puntuacion } from '#contract/liga/partidos.ts';
import type { Dia } from '#domain/fecha.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { nombreLiga } from '#domain/liga/liga.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { avisosDe, erroresDe } from '#domain/partido/errores.ts';
import { estaPorPuntuar, ocupa } from '#domain/partido/ocupacion.ts';
import { comoSeGuarda, conDesenlace } from '#domain/partido/plano.ts';
import { parejasDebidas } from '#domain/propuesta/datos.ts';
import type { Cambio } from '#domain/registro/linea.ts';
import { conPersona } from '#server/db/lecturas/jugadores.ts';
import { partidosDeLiga, todasLasLigas } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { anotar } from '#server/db/registro/anotar.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/registro/firma.ts';
import { actualizarPartido, type DatosPartido, datosDe } from '#server/db/tables/partido.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { FieldError } from '#server/platform/errors.ts';
import {
  enLinea,
  INVALIDO,
  type Linea as LineaDe,
  leerLineas,
  OCUPADO,
  rechazar,
  sinRepetidos,
} from './lineas.ts';
import { partidosEmpezados } from './partidos.queries.ts';
import { avisosDeNota, ocupacionDe } from './partidos.ts';

/** Matches whose time has passed without result nor postponement, oldest first. */
export async function listarPendientes(
  { db }: BaseDatos,
  reloj: Clock,
  tipo: TipoLiga,
): Promise<PartidoFila[]> {
  const ahora = reloj.localTime();
  const empezados = await partidosEmpezados(db, tipo, ahora);
  return empezados.filter((fila) => estaPorPuntuar(conDesenlace(fila), ahora));
}

type Linea = LineaDe<Puntuacion>;

function comprobarMarcadores(lineas: readonly Linea[]): void {
  const errores = lineas.flatMap((linea) => erroresDe(puntuado(linea)).map((error) => enLinea(linea, error)));
  rechazar(errores, INVALIDO);
}

function puntuado({ enviada, actual }: Linea): DatosPartido {
  const { id: _, version: __, ...sinId } = enviada;
  const datos = { ...datosDe(actual.partido), desenlace: undefined, ...sinId };
  return comoSeGuarda(datos, actual.partido, actual.reglas);
}

/** 409 when its court or a player is taken at that time. */
async function comprobarSitio(tx: TxFirmada, linea: Linea, datos: DatosPartido): Promise<void> {
  const { partido, nombres } = linea.actual;
  const message = await ocupacionDe(tx.q, partido.id, datos, nombres);
  const errores = message === null ? [] : [enLinea(linea, { path: 'fecha', message })];
  rechazar(errores, OCUPADO);
}

/** A match that was postponed takes its court and players back: they have to be free. */
async function guardarLinea(tx: TxFirmada, linea: Linea): Promise<Partido> {
  const { partido: antes } = linea.actual;
  const datos = puntuado(linea);
  if (!ocupa(conDesenlace(antes)) && ocupa({ ...conDesenlace(datos), id: antes.id }))
    await comprobarSitio(tx, linea, datos);
  return actualizarPartido(tx, antes.id, datos);
}

async function avisosDeLinea(tx: TxFirmada, linea: Linea, partido: Partido): Promise<FieldError[]> {
  const { reglas, nombres } = linea.actual;
  const avisos = [...avisosDe(partido, reglas), ...(await avisosDeNota(tx.q, partido, nombres))];
  return avisos.map((aviso) => enLinea(linea, aviso));
}

/**
 * Scores many matches in one transaction, all or none. Each error names its match by place and players: 400 a
 * score without sense or a match twice, 404 one that is gone, 409 one that somebody changed.
 */
export function guardarPuntuaciones(
  base: BaseFirmada,
  enviadas: readonly Puntuacion[],
): Promise<{ guardados: number; avisos: FieldError[] }> {
  sinRepetidos(enviadas);
  return base.transact(async (tx) => {
    const lineas = await leerLineas(tx, enviadas);
    comprobarMarcadores(lineas);
    const cambios: Cambio[] = [];
    const avisos: FieldError[] = [];
    for (const linea of lineas) {
      const despues = await guardarLinea(tx, linea);
      cambios.push({ entidad: 'partido', antes: linea.actual.partido, despues });
      avisos.push(...(await avisosDeLinea(tx, linea, despues)));
    }
    await anotar(tx, ...cambios);
    return { guardados: lineas.length, avisos };
  });
}

/** Who owes each other a match that could be arranged on that day, in the leagues in play. */
export async function listarDebidos({ db }: BaseDatos, dia: Dia): Promise<Debido[]> {
  const ligas = (await todasLasLigas(db)).filter(
    (liga) => liga.estado === 'activa' && liga.reglas.clasifica && !esEscalera(liga),
  );
  const gente = await db
    .selectFrom(conPersona('jugador'))
    .select(['id', 'nombre', 'idLiga'])
    .where('estado', '=', 'activo')
    .orderBy('id')
    .execute();
  const nombres = new Map(gente.map(({ id, nombre }) => [id, nombre]));
  const debidos: Debido[] = [];
  for (const liga of ligas) {
    const suyos = gente.filter(({ idLiga }) => idLiga === liga.id).map(({ id }) => id);
    const partidos = await partidosDeLiga(db, liga.id);
    for (const [idJugador1, idJugador2] of parejasDebidas(liga, suyos, { partidos, dia }))
      debidos.push({
        idLiga: liga.id,
        liga: nombreLiga(liga),
        duracion: liga.duracion,
        idJugador1,
        jugador1: nombres.get(idJugador1) ?? '',
        idJugador2,
        jugador2: nombres.get(idJugador2) ?? '',
      });
  }
  return debidos;
}

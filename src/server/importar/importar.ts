import {
  type HojaAMano,
  type HojaAManoVista,
  importarApi,
  type PreviaAMano,
} from '#contract/liga/importar.ts';
import type { Jugador } from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { Dia } from '#domain/fecha.ts';
import type { Cambio } from '#domain/partido/afectados.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { bloquearTodo } from '#server/db/hoja.ts';
import { afectadosPor } from '#server/db/lecturas/afectados.ts';
import { jugadorPorId } from '#server/db/lecturas/por-id.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { anotar, anotarHechos } from '#server/db/registro/anotar.ts';
import { existente } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, Firmar, TxFirmada } from '#server/db/registro/firma.ts';
import {
  actualizarJugador,
  type DatosJugador,
  inscribirJugadores,
  insertarJugador,
} from '#server/db/tables/jugador.ts';
import { insertarLiga, type LigaLeida } from '#server/db/tables/liga.ts';
import { actualizarPartido, insertarPartido } from '#server/db/tables/partido.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import type { Route } from '#server/platform/http/router.ts';
import { type Club, leerClub } from './club.ts';
import { type Decidida, huellaDe } from './fila.ts';
import { decidirPartidos, type PartidoDecidido } from './partidos.ts';
import { decidirPersonas, type Persona } from './personas.ts';

type Decidido = {
  club: Club;
  filas: Decidida<unknown>[];
  personas: Persona[];
  partidos: PartidoDecidido[];
  ligas: LigaLeida[];
};

const loQueHay = <H>(filas: readonly Decidida<H>[]): H[] =>
  filas.flatMap(({ hacer }) => (hacer === null ? [] : [hacer]));

async function decidir(db: Lector, hoja: HojaAMano, hoy: Dia): Promise<Decidido> {
  const club = await leerClub(db, hoja.que);
  if (hoja.que === 'partidos') {
    const filas = await decidirPartidos(club, hoja);
    return { club, filas, personas: [], partidos: loQueHay(filas), ligas: [] };
  }
  const { filas, nuevas } = await decidirPersonas(club, hoja, hoy);
  return { club, filas, personas: loQueHay(filas), partidos: [], ligas: nuevas };
}

const cambiosDe = ({ club, personas }: Decidido): Cambio[] =>
  personas.flatMap(({ antes, datos }) => {
    const idLiga = club.jugadores.get(antes?.id ?? 0)?.idLiga ?? null;
    return antes && idLiga !== null && idLiga !== datos.idLiga
      ? [{ tipo: 'liga', idJugador: antes.id, idLiga }]
      : [];
  });

/** What importing those rows would do. Nothing is written. */
async function verHoja({ db }: BaseDatos, reloj: Clock, hoja: HojaAMano): Promise<PreviaAMano> {
  const decidido = await decidir(db, hoja, reloj.today());
  const { filas, ligas } = decidido;
  return {
    filas: filas.map(({ hacer: _, ...vista }) => vista),
    ligas: ligas.map(({ nombre }) => nombre),
    afectados: await afectadosPor(db, cambiosDe(decidido), reloj.localTime()),
    huella: huellaDe(filas),
  };
}

/** 400 with a bad row, each by its line and field; 409 when it is not what was seen. */
function comprobarLoVisto(filas: readonly Decidida<unknown>[], huella: string): void {
  const malas = filas.filter(({ que }) => que === 'mala');
  if (malas.length > 0)
    throw new Problema(400, mensajes.hojaConErrores(malas.length), {
      errors: malas.flatMap(({ linea, fallos }) =>
        fallos.map(({ campo, mensaje }) => ({ path: `${linea}.${campo}`, message: mensaje })),
      ),
    });
  if (huellaDe(filas) !== huella) throw new Problema(409, mensajes.hojaYaNoEsLoVisto);
}

/** The number that each league has once it is saved: those that were not there had one below zero. */
async function crearLigas(
  tx: TxFirmada,
  ligas: readonly LigaLeida[],
): Promise<(id: number | null) => number | null> {
  const numeros = new Map<number, number>();
  for (const { id, version: _, nombre: __, ...datos } of ligas) {
    const despues = await insertarLiga(tx, datos);
    numeros.set(id, despues.id);
    await anotar(tx, { entidad: 'liga', antes: null, despues });
  }
  return (id) => (id === null ? null : (numeros.get(id) ?? id));
}

/** All the rows of one person: their data are those of the last one. */
async function guardarPersona(tx: TxFirmada, filas: readonly Persona[], enLiga: Numero): Promise<boolean> {
  const ultima = filas.at(-1);
  if (!ultima) return false;
  const datos = { ...ultima.datos, idLiga: enLiga(ultima.datos.idLiga) };
  const antes = ultima.antes ? existente(await jugadorPorId(tx.q, ultima.antes.id)) : null;
  const despues = await guardar(
    tx,
    antes,
    datos,
    filas.some(({ cambia }) => cambia),
  );
  await anotar(tx, { entidad: 'jugador', antes, despues });
  const plantillas = filas.flatMap((una) => una.plantillas.flatMap((id) => enLiga(id) ?? []));
  await inscribirJugadores(
    tx,
    [...new Set(plantillas)].map((idLiga) => ({ idLiga, idJugador: despues.id })),
  );
  return antes === null;
}

async function guardar(
  tx: TxFirmada,
  antes: Jugador | null,
  datos: DatosJugador,
  cambia: boolean,
): Promise<Jugador> {
  if (antes === null) return insertarJugador(tx, datos);
  return cambia ? actualizarJugador(tx, antes, datos) : antes;
}

type Numero = Awaited<ReturnType<typeof crearLigas>>;
type Hecho = { nuevas: number; cambian: number };

async function guardarPersonas(tx: TxFirmada, personas: readonly Persona[], enLiga: Numero): Promise<Hecho> {
  const hecho = { nuevas: 0, cambian: 0 };
  for (const filas of Map.groupBy(personas, ({ clave }) => clave).values())
    hecho[(await guardarPersona(tx, filas, enLiga)) ? 'nuevas' : 'cambian'] += 1;
  return hecho;
}

async function guardarPartidos(tx: TxFirmada, partidos: readonly PartidoDecidido[]): Promise<Hecho> {
  const cambiados = partidos.flatMap(({ antes }) => (antes ? [antes.id] : []));
  for (const { antes, datos } of partidos) {
    const despues = antes ? await actualizarPartido(tx, antes.id, datos) : await insertarPartido(tx, datos);
    await anotar(tx, { entidad: 'partido', antes, despues });
  }
  return { nuevas: partidos.length - cambiados.length, cambian: cambiados.length };
}

/** Creates and changes what those rows say, in one transaction and one line to take back; with a bad row, nothing. */
function importarHoja(
  base: BaseFirmada,
  reloj: Clock,
  { huella, ...hoja }: HojaAManoVista,
): Promise<Hecho & { ligas: number }> {
  return base.transact(async (tx) => {
    await bloquearTodo(tx, 'liga', 'pista', 'jugador');
    const { filas, personas, partidos, ligas } = await decidir(tx.q, hoja, reloj.today());
    comprobarLoVisto(filas, huella);
    await tx.lock(
      'partido',
      partidos.flatMap(({ antes }) => antes?.id ?? []),
    );
    const enLiga = await crearLigas(tx, ligas);
    const hecho =
      hoja.que === 'partidos'
        ? await guardarPartidos(tx, partidos)
        : await guardarPersonas(tx, personas, enLiga);
    const que = hoja.que === 'partidos' ? 'partidos' : 'jugadores';
    await anotarHechos(tx, [hechos.importa(que, hecho.nuevas, hecho.cambian)]);
    return { ...hecho, ligas: ligas.length };
  });
}

/** Nobody is mailed of what was there before the club came. */
export function importarRoutes(route: Route, base: BaseDatos, de: Firmar, reloj: Clock): void {
  route(importarApi.verHoja, ({ body }) => verHoja(base, reloj, body));
  route(importarApi.importarHoja, ({ body, caller }) =>
    importarHoja(de({ ...caller, quiet: true }), reloj, body),
  );
}

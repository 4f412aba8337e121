import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { enPlano } from '#domain/partido/plano.ts';
import type { DatosPropuesta, LigaPropuesta } from '#domain/propuesta/datos.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { insertarIncidencias } from '#server/db/tables/incidencia.ts';
import { insertarJugadores } from '#server/db/tables/jugador.ts';
import { type DatosLiga, insertarLiga } from '#server/db/tables/liga.ts';
import { insertarPartidos } from '#server/db/tables/partido.ts';
import { insertarPista } from '#server/db/tables/pista.ts';
import type { Tx } from '#server/db/transact.ts';

const HORA = 60;
const DIVISIONES = 10;
const PRIMERA_TEMPORADA = 2026;

type Ids = Map<number, number>;

const datosLiga = (liga: LigaPropuesta, n: number): DatosLiga => ({
  ...DE_SIEMPRE,
  ciclo: 0,
  estado: 'activa',
  tipo: 'social',
  division: 1 + (n % DIVISIONES),
  anio: PRIMERA_TEMPORADA - Math.floor(n / DIVISIONES),
  horaBaseInicio: Math.floor(liga.inicio / HORA),
  minutoBaseInicio: liga.inicio % HORA,
  horaBaseFinal: Math.floor(liga.fin / HORA),
  minutoBaseFinal: liga.fin % HORA,
  duracion: liga.duracion as DatosLiga['duracion'],
  usuario: null,
  idaVuelta: liga.idaVuelta,
  fechaIdaVuelta: liga.fechaIdaVuelta,
  notificar: false,
  reglas: reglasIniciales('social'),
});

async function guardarLigas(tx: Tx, { ligas }: DatosPropuesta): Promise<Ids> {
  const ids: Ids = new Map();
  for (const [n, liga] of ligas.entries()) ids.set(liga.id, (await insertarLiga(tx, datosLiga(liga, n))).id);
  return ids;
}

async function guardarJugadores(tx: Tx, { jugadores }: DatosPropuesta, ligas: Ids): Promise<Ids> {
  const sinContacto = { email: null, telefono: null, nombreDeportivo: null };
  const guardados = await insertarJugadores(
    tx,
    jugadores.map(({ id, idLiga, ...jugador }) => ({
      ...jugador,
      ...sinContacto,
      nombre: `J${id}`,
      idLiga: ligas.get(idLiga) ?? null,
    })),
  );
  return new Map(guardados.map(({ id, nombre }) => [Number(nombre.slice(1)), id]));
}

async function guardarPistas(tx: Tx, { pistas }: DatosPropuesta): Promise<Ids> {
  const ids: Ids = new Map();
  for (const { id, nombre } of pistas)
    ids.set(id, (await insertarPista(tx, { nombre, estado: 'activa' })).id);
  return ids;
}

async function guardarPartidos(tx: Tx, { partidos }: DatosPropuesta, ids: Record<string, Ids>) {
  const de = (tabla: string, id: number) => ids[tabla]?.get(id) ?? 0;
  const suyos = partidos.filter(({ idLiga }) => ids.ligas?.has(idLiga));
  await insertarPartidos(
    tx,
    suyos.map(({ id: _, desenlace, ...partido }) => ({
      ...partido,
      ...enPlano(desenlace),
      duracion: partido.duracion as DatosLiga['duracion'],
      observaciones: null,
      idLiga: de('ligas', partido.idLiga),
      idPista: partido.idPista === null ? null : de('pistas', partido.idPista),
      idJugador1: de('jugadores', partido.idJugador1),
      idJugador2: de('jugadores', partido.idJugador2),
    })),
  );
}

async function guardarAusencias(tx: Tx, { ausencias, jugadores }: DatosPropuesta, ids: Record<string, Ids>) {
  const ligaDe = new Map(jugadores.map(({ id, idLiga }) => [id, ids.ligas?.get(idLiga) ?? 0]));
  const todas = Object.entries(ausencias).flatMap(([fecha, suyos]) =>
    suyos.map((id) => ({ fecha, idJugador: ids.jugadores?.get(id) ?? 0, idLiga: ligaDe.get(id) ?? 0 })),
  );
  await insertarIncidencias(tx, todas);
}

/** An instance of the generator in a real database, but the matches of others. Answers its courts' ids. */
export const guardarClub = (base: BaseDatos, datos: DatosPropuesta): Promise<number[]> =>
  base.transact(async (tx) => {
    const ligas = await guardarLigas(tx, datos);
    const jugadores = await guardarJugadores(tx, datos, ligas);
    const ids = { ligas, jugadores, pistas: await guardarPistas(tx, datos) };
    await guardarPartidos(tx, datos, ids);
    await guardarAusencias(tx, datos, ids);
    return [...ids.pistas.values()];
  });

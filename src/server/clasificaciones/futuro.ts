import { createHash } from 'node:crypto';
import type { Futuro, Necesita, Simulable } from '#contract/liga/clasificaciones.ts';
import { mensajes } from '#contract/mensajes.ts';
import { esPrimera, esUltima } from '#domain/clasificacion/tabla.ts';
import { decir, type Necesidad } from '#domain/futuro/necesidad.ts';
import type { DatosDeLiga } from '#domain/futuro/zonas.ts';
import { estadoPublico, nombreLiga } from '#domain/liga/liga.ts';
import { escritoDe } from '#domain/partido/plano.ts';
import { ausenteDe, nadieLoDebe, setsDe, sinJugar } from '#domain/partido/resultado.ts';
import { cuentaEnLaTabla } from '#domain/partido/veredicto.ts';
import { compararNombres } from '#domain/texto.ts';
import { leerNombresPublicos, tablaEnPublico } from '#server/db/lecturas/nombres-publicos.ts';
import { datosDeTablaPublica } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { existente } from '#server/db/registro/entidad.ts';
import { createWorkerPool } from '#server/platform/worker-pool.ts';
import type { Tarea } from './futuro-trabajador.ts';

/** A league takes a second at most; the rest is a machine that has other things to do. */
const LIMITES = { threads: 1, waiting: 60, timeoutMs: 15_000, memoryMb: 256, busy: mensajes.futuroOcupado };

/** Answers kept, each while its league stays as it is: a division has a dozen players. */
const MAX_GUARDADAS = 500;

type Guardada = { huella: string; respuesta: Promise<unknown> };

export type Previsor = {
  futuro(datos: DatosDeLiga): Promise<Futuro[]>;
  necesidades(datos: DatosDeLiga, idJugador: number): Promise<Necesidad[]>;
  close(): Promise<void>;
};

/** Looks ahead in threads of its own, once for each state of a league: a save elsewhere asks for nothing again. */
export function crearPrevisor(): Previsor {
  const archivo = new URL('./futuro-trabajador.ts', import.meta.url);
  // Pages wait for leagues: what players ask for does not stand before them.
  const deLigas = createWorkerPool<Tarea, unknown>(archivo, LIMITES);
  const deJugadores = createWorkerPool<Tarea, unknown>(archivo, LIMITES);
  const guardadas = new Map<string, Guardada>();
  const pedir = <T>(datos: DatosDeLiga, suyo: Futuro | null): Promise<T> => {
    const { liga, ligas, jugadores, partidos } = datos;
    const tarea = { datos: { liga, ligas, jugadores, partidos }, suyo };
    const clave = `${liga.id} ${suyo?.idJugador ?? ''}`;
    const huella = createHash('sha256').update(JSON.stringify(tarea)).digest('base64url');
    const guardada = guardadas.get(clave);
    if (guardada?.huella === huella) return guardada.respuesta as Promise<T>;
    const respuesta = (suyo ? deJugadores : deLigas).run(tarea);
    if (guardadas.size >= MAX_GUARDADAS) guardadas.clear();
    guardadas.set(clave, { huella, respuesta });
    respuesta.catch(() => guardadas.delete(clave));
    return respuesta as Promise<T>;
  };
  const futuro = (datos: DatosDeLiga): Promise<Futuro[]> => pedir(datos, null);
  return {
    futuro,
    necesidades: async (datos, idJugador) => {
      const suyo = (await futuro(datos)).find((uno) => uno.idJugador === idJugador);
      return suyo ? pedir(datos, suyo) : [];
    },
    close: async () => {
      await Promise.all([deLigas.close(), deJugadores.close()]);
    },
  };
}

const leer = async (db: Lector, idLiga: number) => existente(await datosDeTablaPublica(db, idLiga));

export async function futuroDeLiga({ db }: BaseDatos, previsor: Previsor, idLiga: number): Promise<Futuro[]> {
  return previsor.futuro(await leer(db, idLiga));
}

/** What a player needs. 404 when there is no such league, or the player is not in it. */
export async function queNecesita(
  { db }: BaseDatos,
  previsor: Previsor,
  { idLiga, idJugador }: { idLiga: number; idJugador: number },
): Promise<Necesita[]> {
  const datos = await leer(db, idLiga);
  existente(datos.jugadores.find(({ id }) => id === idJugador));
  const necesidades = await previsor.necesidades(datos, idJugador);
  const { nombre } = await leerNombresPublicos(db);
  const propios = new Map(datos.jugadores.map((uno) => [uno.id, uno.nombre]));
  return decir(necesidades, (id) => nombre(id, propios.get(id) ?? ''), datos.liga.estado === 'activa');
}

const soloPareja = ({ idJugador1, idJugador2 }: { idJugador1: number; idJugador2: number }) => ({
  idJugador1,
  idJugador2,
});

/** What the table of a league is computed from, as anybody may read it. 404 when there is no such league. */
export async function simulableDe({ db }: BaseDatos, idLiga: number): Promise<Simulable> {
  const leidos = await leer(db, idLiga);
  const enPublico = await leerNombresPublicos(db);
  const { nombre } = enPublico;
  const { liga, ligas, jugadores, partidos } = tablaEnPublico(leidos, enPublico);
  const { id, tipo, deporte, modo, division, anio, ciclo, estado, idaVuelta, fechaIdaVuelta, reglas } = liga;
  const cuentan = partidos.filter((uno) => cuentaEnLaTabla(uno, reglas));
  return {
    nombre: nombreLiga(liga),
    liga: { id, tipo, deporte, modo, division, anio, ciclo, estado, idaVuelta, fechaIdaVuelta, reglas },
    primeraDivision: esPrimera(liga, ligas),
    ultimaDivision: esUltima(liga, ligas),
    jugadores: jugadores
      .toSorted((a, b) => compararNombres(a.nombre, b.nombre) || a.id - b.id)
      .map((uno) => ({ ...uno, nombre: nombre(uno.id, uno.nombre), estado: estadoPublico(uno.estado) })),
    decididos: cuentan.map((partido) => ({
      idJugador1: partido.idJugador1,
      idJugador2: partido.idJugador2,
      sintetico: partido.sintetico,
      ausente: ausenteDe(partido),
      sets: setsDe(partido).map(([uno, otro]): [number, number] => [uno, otro]),
      desenlace: escritoDe(partido.desenlace) ?? undefined,
    })),
    acordados: partidos.filter(sinJugar).map(soloPareja),
    cancelados: partidos.filter((uno) => nadieLoDebe(uno) && !cuentan.includes(uno)).map(soloPareja),
  };
}

import { type Hoja, type HojaVista, importarApi, type LoQueHaria } from '#contract/liga/importar.ts';
import type { AlIrsePedido, LoQueDejan } from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import { type Salida, salidasDe } from '#domain/clasificacion/al-irse.ts';
import type { FechaHora } from '#domain/fecha.ts';
import type { Cambio } from '#domain/partido/afectados.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { afectadosPor } from '#server/db/lecturas/afectados.ts';
import { jugadorPorId } from '#server/db/lecturas/por-id.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { anotar, anotarHechos } from '#server/db/registro/anotar.ts';
import { existente } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, Firmar, TxFirmada } from '#server/db/registro/firma.ts';
import { comprobarPlazas } from '#server/db/registro/jugador.ts';
import { actualizarJugador, inscribirJugadores } from '#server/db/tables/jugador.ts';
import { insertarLiga, type LigaLeida } from '#server/db/tables/liga.ts';
import { actualizarPartido, insertarPartido } from '#server/db/tables/partido.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import type { Route } from '#server/platform/http/router.ts';
import { exportarJugadores, exportarPartidos } from './exportar.ts';
import { type Club, type Decidida, huellaDe, leerClub, type Persona, vuelve } from './lectura.ts';
import { crearDeHoja } from './parejas.ts';
import { decidirPartidos, type PartidoDecidido } from './partidos.ts';
import { decidirPersonas } from './personas.ts';

type Hecho = { nuevas: number; cambian: number };

type Decidido = {
  filas: Decidida<unknown>[];
  ligas: LigaLeida[];
  cambios: Cambio[];
  /** Those who were there, as the sheet leaves them. */
  quedan: AlIrsePedido['jugadores'];
  guardar(tx: TxFirmada): Promise<Hecho>;
};

const loQueHay = <H>(filas: readonly Decidida<H>[]): H[] =>
  filas.flatMap(({ hacer }) => (hacer === null ? [] : [hacer]));

async function decidir(db: Lector, hoja: Hoja, deps: ImportarDeps): Promise<Decidido> {
  const club = await leerClub(db, hoja.que);
  if (hoja.que === 'partidos') {
    const filas = await decidirPartidos(club, hoja, deps.reloj.localTime());
    return {
      filas,
      ligas: [],
      cambios: [],
      quedan: [],
      guardar: (tx) => guardarPartidos(tx, loQueHay(filas)),
    };
  }
  const { filas, nuevas } = await decidirPersonas(club, hoja, deps.reloj.today());
  const personas = loQueHay(filas);
  return {
    filas,
    ligas: nuevas,
    cambios: cambiosDe(club, personas),
    quedan: personas.flatMap(({ antes, datos: { estado, idLiga } }) =>
      antes ? [{ id: antes.id, estado, idLiga }] : [],
    ),
    guardar: (tx) => guardarPersonas(tx, personas, nuevas, deps),
  };
}

/** What the rows do to the matches their players have arranged, as the form tells of one. */
const cambiosDe = (club: Club, personas: readonly Persona[]): Cambio[] =>
  personas.flatMap(({ antes, datos: { estado, idLiga } }): Cambio[] => {
    const era = club.jugadores.get(antes?.id ?? 0);
    if (!era) return [];
    const { id: idJugador } = era;
    const deBaja = estado !== era.estado && estado !== 'activo';
    return [
      ...(deBaja ? [{ tipo: 'baja' as const, idJugador, estado }] : []),
      ...(era.idLiga !== null && idLiga !== era.idLiga
        ? [{ tipo: 'liga' as const, idJugador, idLiga: era.idLiga }]
        : []),
    ];
  });

async function loQueHaria(
  db: Lector,
  { filas, ligas, cambios, quedan }: Decidido,
  { reloj, loQueDejan }: ImportarDeps,
): Promise<LoQueHaria> {
  const { reglas } = await loQueDejan(db, reloj, { jugadores: quedan });
  return {
    filas: filas.map(({ hacer: _, ...vista }) => vista),
    ligas: ligas.map(({ nombre }) => nombre),
    afectados: await afectadosPor(db, cambios, reloj.localTime()),
    reglas,
    huella: huellaDe(filas),
  };
}

const malasDe = ({ filas }: Decidido) => filas.filter(({ que }) => que === 'mala');

/** 400 with a bad row, each by its line and field; 409 when it is not what was seen. */
function comprobarLoVisto(decidido: Decidido, huella: string | null | undefined): void {
  const malas = malasDe(decidido);
  if (malas.length > 0)
    throw new Problema(400, mensajes.hojaConErrores(malas.length), {
      errors: malas.flatMap(({ linea, fallos }) =>
        fallos.map(({ campo, mensaje }) => ({ path: `${linea}.${campo}`, message: mensaje })),
      ),
    });
  if (huellaDe(decidido.filas) !== huella) throw new Problema(409, mensajes.hojaYaNoEsLoVisto);
}

/** Every league, court and player waits for this transaction: a sheet may name any of them. */
async function bloquearTodo(tx: TxFirmada): Promise<void> {
  for (const tabla of ['liga', 'pista', 'jugador'] as const) {
    const filas = await tx.q.selectFrom(tabla).select('id').orderBy('id').execute();
    await tx.lock(
      tabla,
      filas.map(({ id }) => id),
    );
  }
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

type Guardada = { esNueva: boolean; salidas: Salida[]; entra: { id: number; idLiga: number }[] };

/** All the rows of one person: their data are those of the last one. */
async function guardarPersona(
  tx: TxFirmada,
  filas: readonly Persona[],
  { enLiga, creados }: { enLiga: Numero; creados: Map<string, number> },
): Promise<Guardada> {
  const ultima = filas.at(-1);
  if (!ultima) return { esNueva: false, salidas: [], entra: [] };
  const datos = { ...ultima.datos, idLiga: enLiga(ultima.datos.idLiga) };
  const antes = ultima.antes ? existente(await jugadorPorId(tx.q, ultima.antes.id)) : null;
  const cambia = filas.some((una) => una.cambia);
  const guardado = antes && (cambia ? await actualizarJugador(tx, antes, datos) : antes);
  const despues = guardado ?? (await crearDeHoja(tx, datos, ultima.losDos, creados));
  await anotar(tx, { entidad: 'jugador', antes, despues });
  const plantillas = filas.flatMap((una) => una.plantillas.flatMap((id) => enLiga(id) ?? []));
  await inscribirJugadores(
    tx,
    [...new Set(plantillas)].map((idLiga) => ({ idLiga, idJugador: despues.id })),
  );
  const entra = [...new Set([...plantillas, ...(despues.idLiga === null ? [] : [despues.idLiga])])];
  return {
    esNueva: antes === null,
    salidas: antes ? salidasDe(antes, despues) : [],
    entra: entra.map((idLiga) => ({ id: despues.id, idLiga })),
  };
}

type Numero = Awaited<ReturnType<typeof crearLigas>>;

/** What those who leave a league have left: their matches leave the schedule. docs/reglas/consecuencias.md */
type DejarLigas = (tx: TxFirmada, salidas: readonly Salida[], cuando: { ahora: FechaHora }) => Promise<void>;

type VerLoQueDejan = (db: Lector, reloj: Clock, quedan: AlIrsePedido) => Promise<LoQueDejan>;

type ImportarDeps = { base: BaseDatos; reloj: Clock; dejarLigas: DejarLigas; loQueDejan: VerLoQueDejan };

async function guardarPersonas(
  tx: TxFirmada,
  personas: readonly Persona[],
  ligas: readonly LigaLeida[],
  { reloj, dejarLigas }: ImportarDeps,
): Promise<Hecho> {
  const enLiga = await crearLigas(tx, ligas);
  const guardadas: Guardada[] = [];
  const creados = new Map<string, number>();
  for (const filas of Map.groupBy(personas, ({ clave }) => clave).values())
    guardadas.push(await guardarPersona(tx, filas, { enLiga, creados }));
  await comprobarPlazas(
    tx.q,
    guardadas.flatMap(({ entra }) => entra),
  );
  await dejarLigas(
    tx,
    guardadas.flatMap(({ salidas }) => salidas),
    { ahora: reloj.localTime() },
  );
  const nuevas = guardadas.filter(({ esNueva }) => esNueva).length;
  return { nuevas, cambian: guardadas.length - nuevas };
}

async function guardarPartidos(tx: TxFirmada, partidos: readonly PartidoDecidido[]): Promise<Hecho> {
  const cambiados = partidos.flatMap(({ antes }) => (antes ? [antes.id] : []));
  await tx.lock('partido', cambiados);
  for (const { antes, datos } of partidos) {
    const despues = antes ? await actualizarPartido(tx, antes.id, datos) : await insertarPartido(tx, datos);
    await anotar(tx, { entidad: 'partido', antes, despues });
  }
  return { nuevas: partidos.length - cambiados.length, cambian: cambiados.length };
}

/** Nobody is mailed of what was there before the club came: only of what a file that went out from here changes. */
const seCalla = ({ filas }: Hoja): boolean => !filas.some(vuelve);

/** Creates and changes what those rows say, in one transaction and one line to take back; with a bad row, nothing. */
function importarHoja(
  base: BaseFirmada,
  deps: ImportarDeps,
  { huella, ...hoja }: HojaVista,
): Promise<Hecho & { ligas: number }> {
  return base.transact(async (tx) => {
    await bloquearTodo(tx);
    const decidido = await decidir(tx.q, hoja, deps);
    if (tx.rehearse) {
      tx.rehearse(await loQueHaria(tx.q, decidido, deps));
      // With nobody to tell there is nothing else to be known by doing it.
      if (seCalla(hoja) || malasDe(decidido).length > 0) return { nuevas: 0, cambian: 0, ligas: 0 };
    } else comprobarLoVisto(decidido, huella);
    const que = hoja.que === 'partidos' ? 'partidos' : 'jugadores';
    const hecho = await decidido.guardar(tx);
    const ligas = decidido.ligas.length;
    if (hecho.nuevas + hecho.cambian + ligas > 0)
      await anotarHechos(tx, [hechos.importa(que, hecho.nuevas, hecho.cambian)]);
    return { ...hecho, ligas };
  });
}

export function importarRoutes(route: Route, deps: ImportarDeps, de: Firmar): void {
  const { reloj } = deps;
  route(importarApi.exportarJugadores, ({ caller }) => exportarJugadores(de(caller), reloj));
  route(importarApi.exportarPartidos, ({ caller }) => exportarPartidos(de(caller), reloj));
  route(importarApi.importar, ({ body, caller }) =>
    importarHoja(de({ ...caller, quiet: caller.quiet === true || seCalla(body) }), deps, body),
  );
}

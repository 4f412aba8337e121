import { type Ajuste, type AjusteNuevo, ajustesApi, type PasoDeTabla } from '#contract/liga/ajustes.ts';
import { mensajes } from '#contract/mensajes.ts';
import { lugarEn } from '#domain/clasificacion/a-mano.ts';
import { clasificacion, type DatosTabla, esPrimera, esUltima } from '#domain/clasificacion/tabla.ts';
import type { Dia } from '#domain/fecha.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { estaFuera, nombreLiga } from '#domain/liga/liga.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { conPersona } from '#server/db/lecturas/jugadores.ts';
import { ligaPorId } from '#server/db/lecturas/por-id.ts';
import { datosDeTabla } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import { campoInvalido, existente } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, Firmar, TxFirmada } from '#server/db/registro/firma.ts';
import { borrarAjuste, insertarAjuste } from '#server/db/tables/ajuste.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Route } from '#server/platform/http/router.ts';

const conNombre = (db: Lector) =>
  db
    .selectFrom('ajuste')
    .innerJoin(conPersona('jugador'), 'jugador.id', 'ajuste.idJugador')
    .selectAll('ajuste')
    .select('jugador.nombre as jugador')
    .orderBy('ajuste.fecha', 'desc')
    .orderBy('ajuste.id', 'desc');

async function listarAjustes({ db }: BaseDatos, idLiga: number): Promise<Ajuste[]> {
  existente(await ligaPorId(db, idLiga));
  return conNombre(db).where('ajuste.idLiga', '=', idLiga).execute();
}

const ajustePorId = async (db: Lector, id: number): Promise<Ajuste> =>
  existente(await conNombre(db).where('ajuste.id', '=', id).executeTakeFirst());

type DeQuien = Pick<Ajuste, 'idLiga' | 'idJugador'>;

/** Whoever writes points by hand of that league or player waits here. */
async function bloquear(tx: TxFirmada, { idLiga, idJugador }: DeQuien): Promise<void> {
  await tx.lock('liga', [idLiga]);
  await tx.lock('jugador', [idJugador]);
}

/** 400, naming the field: the league gives no points, or the player is not in its table, or it is not that day yet. */
function comprobar(
  datos: DatosTabla | undefined,
  { idJugador, fecha }: Pick<AjusteNuevo, 'idJugador' | 'fecha'>,
  hoy: Dia,
): DatosTabla {
  if (!datos) throw campoInvalido('idLiga', mensajes.ligaInexistente);
  if (!datos.liga.reglas.clasifica)
    throw campoInvalido('idLiga', mensajes.ligaSinPuntos(nombreLiga(datos.liga)));
  if (esEscalera(datos.liga)) throw campoInvalido('idLiga', mensajes.ligaDePuestos(nombreLiga(datos.liga)));
  if (!datos.jugadores.some(({ id }) => id === idJugador))
    throw campoInvalido('idJugador', mensajes.jugadorFueraDeLiga);
  if (fecha > hoy) throw campoInvalido('fecha', mensajes.puntosDeManana);
  return datos;
}

function lugarDe({ liga, ligas, jugadores, partidos }: DatosTabla, idJugador: number, hoy: Dia) {
  const extremos = { esPrimera: esPrimera(liga, ligas), esUltima: esUltima(liga, ligas) };
  const filas = clasificacion(liga, jugadores, partidos, { hoy, ...extremos });
  const jugador = jugadores.find(({ id }) => id === idJugador);
  return lugarEn(filas, idJugador, jugador === undefined || estaFuera(jugador));
}

/** In a rehearsal, from which points and place to which what was done takes them. */
async function ensayar(tx: TxFirmada, datos: DatosTabla, { idLiga, idJugador }: DeQuien, hoy: Dia) {
  const despues = await datosDeTabla(tx.q, idLiga);
  tx.rehearse?.({
    jugador: datos.jugadores.find(({ id }) => id === idJugador)?.nombre ?? '',
    antes: lugarDe(datos, idJugador, hoy),
    despues: lugarDe(despues ?? datos, idJugador, hoy),
  } satisfies PasoDeTabla);
}

function darPuntos(base: BaseFirmada, reloj: Clock, nuevo: AjusteNuevo): Promise<Ajuste> {
  return base.transact(async (tx) => {
    await bloquear(tx, nuevo);
    const hoy = reloj.today();
    const datos = comprobar(await datosDeTabla(tx.q, nuevo.idLiga), nuevo, hoy);
    const { usuario } = tx.autor;
    const { id } = await insertarAjuste(tx, { ...nuevo, usuario });
    const { idJugador, puntos, fecha, motivo } = nuevo;
    await anotarHechos(tx, [hechos.daPuntos(idJugador, nombreLiga(datos.liga), puntos, fecha, motivo)]);
    if (tx.rehearse) await ensayar(tx, datos, nuevo, hoy);
    return ajustePorId(tx.q, id);
  });
}

function quitarAjuste(base: BaseFirmada, reloj: Clock, id: number): Promise<void> {
  return base.transact(async (tx) => {
    const ajuste = await ajustePorId(tx.q, id);
    await bloquear(tx, ajuste);
    const { idJugador, puntos, fecha, motivo } = await ajustePorId(tx.q, id);
    const datos = existente(await datosDeTabla(tx.q, ajuste.idLiga));
    await borrarAjuste(tx, id);
    await anotarHechos(tx, [
      hechos.borraPuntos(idJugador, nombreLiga(datos.liga), puntos, fecha, motivo ?? ''),
    ]);
    if (tx.rehearse) await ensayar(tx, datos, ajuste, reloj.today());
  });
}

export function ajustesRoutes(route: Route, base: BaseDatos, de: Firmar, reloj: Clock): void {
  route(ajustesApi.listar, ({ query }) => listarAjustes(base, query.idLiga));
  route(ajustesApi.guardar, ({ body, caller }) => darPuntos(de(caller), reloj, body));
  route(ajustesApi.borrar, ({ params, caller }) => quitarAjuste(de(caller), reloj, params.id));
}

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { club } from '#club';
import { avisosApi, bajaApi, type DeEnlace, type DeJugador, type ModoCambio } from '#contract/club/avisos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { rutas } from '#contract/rutas.ts';
import type { ModoAviso } from '#domain/aviso/novedad.ts';
import { nombreLiga } from '#domain/liga/liga.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { CLAVE_MODO_AVISOS, modoDeAvisos, movilesDe, quienesReciben } from '#server/db/avisos.ts';
import { loJuega, PARTIDOS } from '#server/db/lecturas/desenlace.ts';
import { leerNombresPublicos } from '#server/db/lecturas/nombres-publicos.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import { existente, mismoQueAntes } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, Firmar } from '#server/db/registro/firma.ts';
import { guardarValor } from '#server/db/tables/configuracion.ts';
import { ponerAvisosDe } from '#server/db/tables/enlace-personal.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import type { Route } from '#server/platform/http/router.ts';

/** Without both, no mail could leave, or nobody could stop it. */
type Correo = { hayServidorDeCorreo: boolean; publicUrl: string | null };

const leerModo = async ({ db }: { db: Lector }): Promise<{ modo: ModoAviso }> => ({
  modo: await modoDeAvisos(db),
});

/** 409 when mails could not leave, and when somebody changed it before. */
async function guardarModo(
  base: BaseFirmada,
  { hayServidorDeCorreo, publicUrl }: Correo,
  { modo, antes }: ModoCambio,
): Promise<{ modo: ModoAviso }> {
  if (modo !== 'no' && !hayServidorDeCorreo) throw new Problema(409, mensajes.avisosSinServidor);
  if (modo !== 'no' && publicUrl === null) throw new Problema(409, mensajes.avisosSinDireccion);
  return base.transact(async (tx) => {
    await tx.lockEscrituras();
    const actual = await leerModo({ db: tx.q });
    mismoQueAntes(actual.modo, antes, actual);
    await guardarValor(tx, CLAVE_MODO_AVISOS, modo);
    await anotarHechos(tx, [hechos.modoDeAvisos(modo)]);
    return leerModo({ db: tx.q });
  });
}

async function verAvisosDeJugador(db: Lector, idJugador: number): Promise<DeJugador> {
  const [quien] = await quienesReciben(db, [idJugador]);
  const { length: moviles } = await movilesDe(db, [idJugador]);
  return { avisos: existente(quien).quiere, moviles, ultimo: await ultimoAvisoDe(db, idJugador) };
}

/** Changes it once, whoever asks. */
async function ponerAvisosDeJugador(
  base: BaseFirmada,
  reloj: Clock,
  { idJugador, avisos }: { idJugador: number; avisos: boolean },
): Promise<void> {
  await base.transact(async (tx) => {
    await tx.lock('jugador', [idJugador]);
    const [quien] = await quienesReciben(tx.q, [idJugador]);
    if (existente(quien).quiere === avisos) return;
    await ponerAvisosDe(tx.q, { idJugador, avisos, hoy: reloj.today(), ahora: tx.autor.dt });
    await anotarHechos(tx, [hechos.avisosPersonales(idJugador, avisos)]);
  });
}

type BajaDeps = { base: BaseFirmada; reloj: Clock; bajas: Bajas };

/** 404 for a link that was not made here, and for that of somebody who is no longer there. */
function duenoDe({ bajas }: BajaDeps, token: string): number {
  const id = bajas.quien(token);
  if (id === null) throw new Problema(404, mensajes.enlaceDeAvisosMalo);
  return id;
}

async function verBaja(deps: BajaDeps, { token }: { token: string }): Promise<DeEnlace> {
  const { db } = deps.base;
  const [quien] = await quienesReciben(db, [duenoDe(deps, token)]);
  if (!quien) throw new Problema(404, mensajes.enlaceDeAvisosMalo);
  const enPublico = await leerNombresPublicos(db);
  const seMandan = club.mandaCorreos && (await modoDeAvisos(db)) === 'si';
  return { nombre: enPublico.nombre(quien.id, quien.nombre), avisos: quien.quiere, seMandan };
}

async function ponerBaja(
  deps: BajaDeps,
  { token, avisos }: { token: string; avisos: boolean },
): Promise<DeEnlace> {
  await verBaja(deps, { token });
  await ponerAvisosDeJugador(deps.base, deps.reloj, { idJugador: duenoDe(deps, token), avisos });
  return verBaja(deps, { token });
}

/** Makes and reads the links with which a player stops being told: whoever has one can do that, and nothing else. */
export type Bajas = {
  de(idJugador: number): string;
  /** Whose it is; null when it was not made here, or a letter has changed. */
  quien(token: string): number | null;
};

const BYTES = 32;
const FORMA = /^(\d{1,10})-([\w-]{43})$/;

/** Signed with a key of their own that comes from that of the seal, which a backup brings along. */
export function crearBajas(sello: string): Bajas {
  const clave = Buffer.from(hkdfSync('sha256', Buffer.from(sello, 'base64url'), '', 'baja de avisos', BYTES));
  const firmaDe = (id: number): Buffer => createHmac('sha256', clave).update(`jugador ${id}`).digest();
  return {
    de: (id) => `${id}-${firmaDe(id).toString('base64url')}`,
    quien: (token) => {
      const [, cifras = '', firma = ''] = FORMA.exec(token) ?? [];
      const id = Number(cifras);
      const bytes = Buffer.from(firma, 'base64url');
      const vale = bytes.length === BYTES && timingSafeEqual(bytes, firmaDe(id));
      return vale && token === `${id}-${bytes.toString('base64url')}` ? id : null;
    },
  };
}

/** Who the log says it was; no account can be called so. */
const AUTOR = 'enlace de aviso';

const HECHO =
  'Hecho: el club no te mandará más avisos de tus partidos. Para volver a recibirlos, abre el enlace del correo.\n';
const MAX_CUERPO = 16 * 1024;

/** What mail programs press by themselves; opening the address changes nothing. RFC 8058. */
function deUnaPulsacion(app: FastifyInstance, deps: BajaDeps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, null));
    scope.post<{ Params: { token: string } }>(
      rutas.bajaDeAvisos(':token'),
      { bodyLimit: MAX_CUERPO },
      async ({ params: { token } }, reply) => {
        await ponerBaja(deps, { token, avisos: false });
        return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(HECHO);
      },
    );
  });
}

type Deps = Correo & { base: BaseDatos; reloj: Clock; bajas: Bajas };

/** What staff say of mails to players, whom a save would tell, and the links with which players stop them. */
export function avisosRoutes(
  app: FastifyInstance,
  route: Route,
  { base, reloj, bajas, ...correo }: Deps,
  de: Firmar,
): void {
  route(avisosApi.modo, () => leerModo(base));
  route(avisosApi.guardarModo, ({ body, caller }) => guardarModo(de(caller), correo, body));
  route(avisosApi.leerDeJugador, ({ params }) => verAvisosDeJugador(base.db, params.id));
  route(avisosApi.deJugador, async ({ params, body, caller }) => {
    await ponerAvisosDeJugador(de(caller), reloj, { idJugador: params.id, ...body });
    return verAvisosDeJugador(base.db, params.id);
  });
  const baja = { base: de({ usuario: AUTOR }), reloj, bajas };
  route(bajaApi.leer, ({ body }) => verBaja(baja, body));
  route(bajaApi.poner, ({ body }) => ponerBaja(baja, body));
  deUnaPulsacion(app, baja);
}

export const avisosDe = (db: Lector, idCorreo: number) =>
  db.selectFrom('aviso').selectAll().where('idCorreo', '=', idCorreo).orderBy('clave').execute();

export const movilPorId = (db: Lector, id: number) =>
  db.selectFrom('movil').selectAll().where('id', '=', id).executeTakeFirst();

export const partidosPorId = (db: Lector, ids: readonly number[]) =>
  db.selectFrom('partido').selectAll().where('id', 'in', ids).orderBy('id').execute();

export async function ligasPorId(db: Lector, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { nombre: string; terminada: boolean }>();
  const filas = await db
    .selectFrom('liga')
    .select(['id', 'tipo', 'deporte', 'modo', 'division', 'anio', 'ciclo', 'estado'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return new Map(
    filas.map((liga) => [liga.id, { nombre: nombreLiga(liga), terminada: liga.estado === 'inactiva' }]),
  );
}

export async function tieneAdjudicados(db: Lector, idLiga: number, idJugador: number): Promise<boolean> {
  const fila = await db
    .selectFrom('partido')
    .select('id')
    .where('idLiga', '=', idLiga)
    .where('sintetico', '=', 1)
    .where(PARTIDOS.estaDecidido)
    .where(loJuega(idJugador))
    .limit(1)
    .executeTakeFirst();
  return fila !== undefined;
}

async function ultimoAvisoDe(db: Lector, idJugador: number) {
  const fila = await db
    .selectFrom('correo')
    .select('estado')
    .where('idJugador', '=', idJugador)
    .where('lleva', '=', 'aviso')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return fila?.estado ?? null;
}

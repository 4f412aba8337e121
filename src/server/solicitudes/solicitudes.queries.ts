import { createHash, createHmac } from 'node:crypto';
import { type ExpressionBuilder, sql } from 'kysely';
import { z } from 'zod';
import type {
  ClaseAdjunto,
  Solicitud,
  SolicitudBuscar,
  SolicitudFila,
} from '#contract/solicitudes/solicitudes.ts';
import type { Dia } from '#domain/fecha.ts';
import { estadoDeInvitacion } from '#domain/inscripcion/invitacion.ts';
import { competicionDePareja } from '#domain/inscripcion/pareja.ts';
import type { TipoSolicitud } from '#domain/inscripcion/solicitud.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { ajusteGuardado } from '#server/db/lecturas/ajustes.ts';
import { conPersona } from '#server/db/lecturas/jugadores.ts';
import type { Lector } from '#server/db/open.ts';
import { aBit, contiene, deBit } from '#server/db/queries.ts';
import { abrirCampos, contextoDe, leerCampos } from '#server/db/tables/solicitud.ts';
import type { Fila, Tablas } from '#server/db/types.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Seal } from '#server/platform/crypto/seal.ts';

export const envioPorClave = (db: Lector, clave: string) =>
  db.selectFrom('solicitud').select(['id', 'huellaEnvio']).where('clave', '=', clave).executeTakeFirst();

export const solicitudPorClave = (db: Lector, clave: string): Promise<Fila<'solicitud'> | undefined> =>
  db.selectFrom('solicitud').selectAll().where('clave', '=', clave).executeTakeFirst();

const VISIBLES = [
  'solicitud.id',
  'solicitud.version',
  'solicitud.tipo',
  'solicitud.inscripcion',
  'solicitud.dt',
  'solicitud.nombre',
  'solicitud.email',
  'solicitud.telefono',
  'solicitud.leida',
  'solicitud.atendida',
  'solicitud.notas',
  'solicitud.avisos',
  'solicitud.datos',
  'solicitud.idJugador',
  'solicitud.respondida',
] as const;

/** "2026-11-02,2026-12-01": null of what was never collected. */
const diasDeCobro = (eb: ExpressionBuilder<Tablas, 'solicitud'>) =>
  eb
    .selectFrom('recibo')
    .select(sql<string>`string_agg(recibo.cobro, ',' order by recibo.id)`.as('dias'))
    .whereRef('recibo.idSolicitud', '=', 'solicitud.id')
    .as('cobros');

/** How far whom they enrol with has got; of who enrols alone, all of it null. */
const DE_LA_PAREJA = [
  'invitacion.idSolicitud as conPareja',
  'invitacion.respuesta as respuestaPareja',
  'invitacion.caduca as caducaPareja',
] as const;

/** Rows of the inbox, newest first; what is not asked for does not filter. */
export function solicitudesPor(db: Lector, filtro: SolicitudBuscar) {
  let consulta = db
    .selectFrom('solicitud')
    .leftJoin('invitacion', 'invitacion.idSolicitud', 'solicitud.id')
    .select([...VISIBLES, ...DE_LA_PAREJA])
    .select((eb) =>
      eb
        .selectFrom('correo')
        .select(sql<number>`count(*)`.as('cuantos'))
        .whereRef('correo.idSolicitud', '=', 'solicitud.id')
        .where('correo.estado', '=', 'pendiente')
        .as('correosPendientes'),
    )
    .select(diasDeCobro);
  const { tipo, inscripcion, texto, leida, atendida } = filtro;
  if (tipo) consulta = consulta.where('tipo', '=', tipo);
  if (inscripcion)
    consulta = consulta.where((eb) =>
      eb.or([
        eb('inscripcion', '=', inscripcion),
        // Who becomes a member with something else is one all the same.
        ...(inscripcion === 'nuevosocio' ? [contiene('datos', '"altaSocio"')] : []),
      ]),
    );
  if (texto) consulta = consulta.where(contiene('nombreBusqueda', normalizarTexto(texto)));
  if (leida !== undefined) consulta = consulta.where('leida', '=', aBit(leida));
  if (atendida !== undefined) consulta = consulta.where('atendida', '=', aBit(atendida));
  return consulta.orderBy('dt', 'desc').orderBy('id', 'desc').execute();
}

type Invitada = {
  conPareja: number | null;
  respuestaPareja: Fila<'invitacion'>['respuesta'];
  caducaPareja: string | null;
};

export type SolicitudGuardada = Fila<'solicitud'> & Invitada & { cobros: string | null };

export const solicitudPorId = (db: Lector, id: number): Promise<SolicitudGuardada | undefined> =>
  db
    .selectFrom('solicitud')
    .leftJoin('invitacion', 'invitacion.idSolicitud', 'solicitud.id')
    .selectAll('solicitud')
    .select([...DE_LA_PAREJA])
    .select(diasDeCobro)
    .where('id', '=', id)
    .executeTakeFirst();

const adjuntosDe = (db: Lector, idSolicitud: number) =>
  db
    .selectFrom('adjunto')
    .select(['id', 'clase', 'mime', 'bytes'])
    .where('idSolicitud', '=', idSolicitud)
    .orderBy('id')
    .execute();

export const adjuntoPorId = (db: Lector, idSolicitud: number, id: number) =>
  db
    .selectFrom('adjunto')
    .selectAll()
    .where('id', '=', id)
    .where('idSolicitud', '=', idSolicitud)
    .executeTakeFirst();

export const contenidosDe = (db: Lector, idSolicitud: number) =>
  db.selectFrom('adjunto').selectAll().where('idSolicitud', '=', idSolicitud).orderBy('id').execute();

const correosDe = (db: Lector, idSolicitud: number) =>
  db
    .selectFrom('correo')
    .select(['id', 'para', 'asunto', 'estado', 'intentos', 'proximo'])
    .where('idSolicitud', '=', idSolicitud)
    .orderBy('id')
    .execute();

export const invitacionDe = (db: Lector, idSolicitud: number): Promise<Fila<'invitacion'> | undefined> =>
  db.selectFrom('invitacion').selectAll().where('idSolicitud', '=', idSolicitud).executeTakeFirst();

/** Whose link it is, with the enrolment it is of. */
export const invitacionDeToken = (db: Lector, tokenHash: string) =>
  db
    .selectFrom('invitacion')
    .innerJoin('solicitud', 'solicitud.id', 'invitacion.idSolicitud')
    .select([
      'invitacion.idSolicitud',
      'invitacion.deporte',
      'invitacion.caduca',
      'invitacion.respuesta',
      'solicitud.inscripcion',
      'solicitud.nombre',
      'solicitud.datos',
    ])
    .where('invitacion.tokenHash', '=', tokenHash)
    .executeTakeFirst();

/** The pair, and after it the players made of whoever was not one; none while there is none. */
export const creadosDe = ({ creados }: Pick<Fila<'invitacion'>, 'creados'>): number[] =>
  creados === null ? [] : Creados.parse(JSON.parse(creados));

/** Whether it is that pair now. */
export const estaHecha = (
  { idJugador }: Pick<Fila<'solicitud'>, 'idJugador'>,
  invitacion: Pick<Fila<'invitacion'>, 'creados'>,
): boolean => idJugador !== null && creadosDe(invitacion)[0] === idJugador;

/** What came of the last mail with their link. */
async function companeroDe(
  db: Lector,
  guardada: Pick<Fila<'solicitud'>, 'id' | 'inscripcion' | 'idJugador'>,
): Promise<Pick<Solicitud, 'companero'>> {
  const { id, inscripcion } = guardada;
  const suya = await invitacionDe(db, id);
  if (!suya) return {};
  const { nombre, email, deporte, caduca, respondida } = suya;
  const correo = await db
    .selectFrom('correo')
    .select('estado')
    .where('idSolicitud', '=', id)
    .where('lleva', '=', 'pareja')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const liga = competicionDePareja(inscripcion, deporte);
  const hecha = estaHecha(guardada, suya);
  return {
    companero: { nombre, email, deporte, liga, caduca, respondida, correo: correo?.estado ?? null, hecha },
  };
}

async function nombreDeJugador(db: Lector, id: number): Promise<string | null> {
  const fila = await db
    .selectFrom(conPersona('jugador'))
    .select('nombre')
    .where('id', '=', id)
    .executeTakeFirst();
  return fila?.nombre ?? null;
}

export const CLAVE_MESES = 'conservacion.inscripcion';

/** How many months staff chose to keep enrolments, if they did. */
export async function mesesElegidos(db: Lector): Promise<number | null> {
  const valor = await ajusteGuardado(db, CLAVE_MESES);
  return valor === undefined ? null : Number(valor);
}

type Plazos = { hoy: string; limites: readonly { tipo: TipoSolicitud; antes: string }[] };

/** Whether anything has been kept for its time. */
export async function hayQuePurgar(db: Lector, { hoy, limites }: Plazos): Promise<boolean> {
  const fila = await db
    .selectFrom('solicitud')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('saludCaduca', '<=', hoy),
        ...limites.map(({ tipo, antes }) => eb.and([eb('tipo', '=', tipo), eb('dia', '<', antes)])),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return fila !== undefined;
}

/** Tells what was sent under a key from anything else. It gives nothing away: the key is kept nowhere in clear. */
export const huellaDeEnvio = (idEnvio: string, contenido: object): string =>
  createHmac('sha256', idEnvio).update(JSON.stringify(contenido)).digest('base64url');

/** All that is kept of the key under which a form was sent. */
export const claveDeEnvio = (idEnvio: string): string =>
  createHash('sha256').update(idEnvio).digest('base64url');

type Visible = Omit<
  SolicitudFila,
  'altaSocio' | 'leida' | 'atendida' | 'avisos' | 'correosPendientes' | 'cobros' | 'pareja'
>;

const Creados = z.array(z.int());

const Avisos = z.array(z.object({ path: z.string(), message: z.string() }));

const leerAvisos = (json: string): z.infer<typeof Avisos> => Avisos.parse(JSON.parse(json));

type Guardada = Pick<
  Fila<'solicitud'>,
  keyof Visible | 'tipo' | 'inscripcion' | 'datos' | 'leida' | 'atendida' | 'avisos'
> &
  Invitada & { correosPendientes: number | null; cobros: string | null };

export function filaDe(guardada: Guardada, hoy: Dia): SolicitudFila {
  const { conPareja, respuestaPareja: respuesta, caducaPareja: caduca } = guardada;
  return {
    ...guardada,
    ...(conPareja !== null && { pareja: estadoDeInvitacion({ respuesta, caduca }, hoy) }),
    altaSocio: leerCampos(guardada.datos).some(({ campo }) => campo === 'altaSocio'),
    leida: deBit(guardada.leida),
    atendida: deBit(guardada.atendida),
    avisos: leerAvisos(guardada.avisos).length,
    correosPendientes: Number(guardada.correosPendientes ?? 0),
    cobros: guardada.cobros?.split(',') ?? [],
  };
}

const NOMBRES: Record<ClaseAdjunto, string> = {
  file: 'foto',
  comprobantePago: 'comprobante',
  firma: 'firma',
};

const extensionDe = (mime: string): string => (mime === 'application/pdf' ? 'pdf' : 'jpg');

/** The name a file is saved with: ours, never the sender's. */
export const nombreDeAdjunto = (clase: ClaseAdjunto, mime: string): string =>
  `${NOMBRES[clase]}.${extensionDe(mime)}`;

const MS = 1000;

export async function detalleDe(
  db: Lector,
  { sello, hayServidorDeCorreo, reloj }: { sello: Seal; hayServidorDeCorreo: boolean; reloj: Clock },
  guardada: SolicitudGuardada,
): Promise<Solicitud> {
  const correos = await correosDe(db, guardada.id);
  const adjuntos = await adjuntosDe(db, guardada.id);
  const { referencia, banco, salud } = guardada;
  const correosPendientes = correos.filter(({ estado }) => estado === 'pendiente').length;
  return {
    ...filaDe({ ...guardada, correosPendientes }, reloj.today()),
    ...(await companeroDe(db, guardada)),
    datos: leerCampos(guardada.datos),
    tieneBanco: banco !== null,
    bancoCorregido: guardada.bancoAntes !== null,
    salud: abrirCampos(sello, salud, contextoDe(referencia, 'salud')),
    saludCaduca: guardada.saludCaduca,
    detalles: leerAvisos(guardada.avisos),
    adjuntos: adjuntos.map((uno) => ({ ...uno, nombre: nombreDeAdjunto(uno.clase, uno.mime) })),
    correos: correos.map(({ proximo, ...resto }) => ({
      ...resto,
      dt: Math.floor(proximo / MS),
    })),
    respondidaPor: guardada.respondidaPor,
    jugador: guardada.idJugador === null ? null : await nombreDeJugador(db, guardada.idJugador),
    hayServidorDeCorreo,
  };
}

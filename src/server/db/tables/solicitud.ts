import { z } from 'zod';
import type { ClaseAdjunto } from '#contract/solicitudes/solicitudes.ts';
import type { Dia } from '#domain/fecha.ts';
import type { Campo } from '#domain/inscripcion/ficha.ts';
import type { TipoSolicitud } from '#domain/inscripcion/solicitud.ts';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import type { Problema } from '#domain/problema.ts';
import { normalizarTexto } from '#domain/texto.ts';
import type { Seal } from '#server/platform/crypto/seal.ts';
import { conBits, inBatches } from '../queries.ts';
import type { Tx } from '../transact.ts';
import type { Fila, FilaNueva } from '../types.ts';
import type { CorreoNuevo } from './correo.ts';

/** What a seal is tied to: it does not open beside another submission, nor as another part of the same one. */
export const contextoDe = (referencia: string, parte: 'banco' | 'salud' | 'enlace' | ClaseAdjunto): string =>
  `${referencia}/${parte}`;

/** Null when there is nothing to seal. */
export const sellarCampos = (sello: Seal, campos: readonly Campo[], contexto: string): Uint8Array | null =>
  campos.length === 0 ? null : sello.close(Buffer.from(JSON.stringify(campos)), contexto);

const Campos = z.array(z.object({ campo: z.string(), etiqueta: z.string(), valor: z.string() }));

export const leerCampos = (json: string): Campo[] => Campos.parse(JSON.parse(json));

export const abrirCampos = (sello: Seal, sellado: Uint8Array | null, contexto: string): Campo[] | null =>
  sellado === null ? null : leerCampos(Buffer.from(sello.open(sellado, contexto)).toString('utf8'));

/** The account of an enrolment; empty where there is none. */
export const bancoDe = (
  sello: Seal,
  { banco, referencia }: { banco: Uint8Array | null; referencia: string },
): Campo[] => abrirCampos(sello, banco, contextoDe(referencia, 'banco')) ?? [];

export type AdjuntoNuevo = { clase: ClaseAdjunto; mime: string; contenido: Uint8Array };

export type SolicitudNueva = {
  tipo: TipoSolicitud;
  inscripcion: TipoInscripcion | null;
  nombre: string;
  email: string | null;
  telefono: string | null;
  datos: readonly Campo[];
  banco: readonly Campo[];
  salud: readonly Campo[];
  saludCaduca: Dia | null;
  avisos: readonly Problema[];
  adjuntos: readonly AdjuntoNuevo[];
  /** To the club. */
  correos: readonly CorreoNuevo[];
  /** To who sends it, when there is an address to send it to. */
  copia: CorreoNuevo | null;
  /** With whom they enrol, and the letter that takes them their link. */
  pareja: (Pick<Fila<'invitacion'>, 'nombre' | 'email' | 'deporte'> & { carta: CartaDePareja }) | null;
};

type CartaDePareja = Pick<CorreoNuevo, 'responderA' | 'asunto' | 'texto'>;

export const SIN_MAS_DATOS = {
  inscripcion: null,
  banco: [],
  salud: [],
  saludCaduca: null,
  avisos: [],
  adjuntos: [],
  pareja: null,
} as const satisfies Partial<SolicitudNueva>;

/** What came through a public form, under its own key or, without one, under the `Idempotency-Key` it was sent with. */
export const conClave = <T extends { idEnvio?: string | null | undefined }>(
  envio: T,
  { givenKey }: { givenKey?: string | null },
): T => (envio.idEnvio || !givenKey ? envio : { ...envio, idEnvio: givenKey });

/** Who sends, what, and what proves it: `preparar` only runs once the captcha has been found good. */
export type Recibir = (
  envio: {
    token?: string | null | undefined;
    idEnvio?: string | null | undefined;
    ip: string;
    contenido: object;
  },
  preparar: () => Promise<SolicitudNueva>,
) => Promise<true>;

type Sellada = Pick<
  SolicitudNueva,
  'tipo' | 'inscripcion' | 'nombre' | 'email' | 'telefono' | 'datos' | 'saludCaduca' | 'avisos'
> & {
  referencia: string;
  clave: string | null;
  huellaEnvio: string | null;
  dt: number;
  dia: Dia;
  banco: Uint8Array | null;
  salud: Uint8Array | null;
};

/** Its id, or null when one with that `clave` is already there. */
export async function insertarSolicitud(
  tx: Tx,
  { datos, avisos, ...resto }: Sellada,
): Promise<number | null> {
  const fila = await tx.q
    .insertInto('solicitud')
    .values({
      ...resto,
      nombreBusqueda: normalizarTexto(resto.nombre),
      datos: JSON.stringify(datos),
      avisos: JSON.stringify(avisos),
      notas: null,
    })
    .onConflict((oc) => oc.column('clave').doNothing())
    .returning('id')
    .executeTakeFirst();
  return fila?.id ?? null;
}

export async function ponerAvisos(tx: Tx, id: number, avisos: readonly Problema[]): Promise<void> {
  await tx.q
    .updateTable('solicitud')
    .set({ avisos: JSON.stringify(avisos) })
    .where('id', '=', id)
    .execute();
}

/** `contenido` comes sealed, `bytes` is its size before. */
export async function insertarAdjunto(
  tx: Tx,
  idSolicitud: number,
  adjunto: AdjuntoNuevo & { bytes: number },
): Promise<void> {
  await tx.q
    .insertInto('adjunto')
    .values({ idSolicitud, ...adjunto })
    .execute();
}

/** Bank data, sealed. What is not given stays. */
type Cambios = {
  leida?: boolean | undefined;
  atendida?: boolean | undefined;
  notas?: string | null | undefined;
} & Partial<Pick<Fila<'solicitud'>, 'idJugador' | 'respondida' | 'respondidaPor' | 'banco' | 'bancoAntes'>>;

export async function cambiarSolicitud(tx: Tx, id: number, cambios: Cambios): Promise<void> {
  const dichos = (['leida', 'atendida'] as const).filter((cual) => cambios[cual] !== undefined);
  await tx.q
    .updateTable('solicitud')
    .set((eb) => ({ ...conBits(cambios, dichos), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Those that became that player no longer say so: who they were is forgotten. */
export async function soltarJugador(tx: Tx, idJugador: number): Promise<void> {
  await tx.q
    .updateTable('solicitud')
    .set((eb) => ({ idJugador: null, version: eb('version', '+', 1) }))
    .where('idJugador', '=', idJugador)
    .execute();
}

export async function borrarSolicitud(tx: Tx, id: number): Promise<void> {
  await tx.q.deleteFrom('solicitud').where('id', '=', id).execute();
}

/** Those of a type that came in before that day. Answers how many. */
export async function borrarSolicitudesAntesDe(tx: Tx, tipo: TipoSolicitud, dia: Dia): Promise<number> {
  const filas = await tx.q
    .deleteFrom('solicitud')
    .where('tipo', '=', tipo)
    .where('dia', '<', dia)
    .returning('id')
    .execute();
  return filas.length;
}

/** Forgets the health data whose day has come. Answers of how many. */
export async function borrarSaludCaducada(tx: Tx, hoy: Dia): Promise<number> {
  const filas = await tx.q
    .updateTable('solicitud')
    .set({ salud: null, saludCaduca: null })
    .where('saludCaduca', '<=', hoy)
    .returning('id')
    .execute();
  return filas.length;
}

/** They went in a file for the bank. */
export async function insertarRecibos({ q }: Tx, recibos: readonly FilaNueva<'recibo'>[]): Promise<void> {
  for (const lote of inBatches(recibos)) await q.insertInto('recibo').values(lote).execute();
}

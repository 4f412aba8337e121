import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ClaseAdjunto, Solicitud, SolicitudFila } from '#contract/solicitudes.ts';
import type { Campo } from '#domain/inscripcion/ficha.ts';
import { deBit } from '#server/db/bits.ts';
import type { Lector } from '#server/db/open.ts';
import type { Fila } from '#server/db/types.ts';
import type { Seal } from '#server/platform/crypto/seal.ts';
import { adjuntosDe, correosDe } from './solicitudes.queries.ts';

/** What a seal is tied to: it does not open beside another submission, nor as another part of the same one. */
export const contextoDe = (referencia: string, parte: 'banco' | 'salud' | 'enlace' | ClaseAdjunto): string =>
  `${referencia}/${parte}`;

/** All that is kept of the key under which a form was sent. */
export const claveDeEnvio = (idEnvio: string): string =>
  createHash('sha256').update(idEnvio).digest('base64url');

/** Null when there is nothing to seal. */
export const sellarCampos = (sello: Seal, campos: readonly Campo[], contexto: string): Uint8Array | null =>
  campos.length === 0 ? null : sello.close(Buffer.from(JSON.stringify(campos)), contexto);

const Campos = z.array(z.object({ campo: z.string(), etiqueta: z.string(), valor: z.string() }));

export const leerCampos = (json: string): Campo[] => Campos.parse(JSON.parse(json));

export const abrirCampos = (sello: Seal, sellado: Uint8Array | null, contexto: string): Campo[] | null =>
  sellado === null ? null : leerCampos(Buffer.from(sello.open(sellado, contexto)).toString('utf8'));

type Visible = Omit<SolicitudFila, 'leida' | 'atendida' | 'avisos' | 'correosPendientes'>;

const Avisos = z.array(z.object({ path: z.string(), message: z.string() }));

const leerAvisos = (json: string): z.infer<typeof Avisos> => Avisos.parse(JSON.parse(json));

type Guardada = Pick<
  Fila<'solicitud'>,
  keyof Visible | 'tipo' | 'inscripcion' | 'leida' | 'atendida' | 'avisos'
> & { correosPendientes: number | null };

/** A stored row as the inbox shows it. */
export function filaDe(guardada: Guardada): SolicitudFila {
  return {
    ...guardada,
    leida: deBit(guardada.leida),
    atendida: deBit(guardada.atendida),
    avisos: leerAvisos(guardada.avisos).length,
    correosPendientes: Number(guardada.correosPendientes ?? 0),
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

/** All that is known of a stored submission, its seals opened. */
export async function detalleDe(db: Lector, sello: Seal, guardada: Fila<'solicitud'>): Promise<Solicitud> {
  const correos = await correosDe(db, guardada.id);
  const adjuntos = await adjuntosDe(db, guardada.id);
  const { referencia, banco, salud } = guardada;
  const correosPendientes = correos.filter(({ estado }) => estado === 'pendiente').length;
  return {
    ...filaDe({ ...guardada, correosPendientes }),
    datos: leerCampos(guardada.datos),
    tieneBanco: banco !== null,
    salud: abrirCampos(sello, salud, contextoDe(referencia, 'salud')),
    saludCaduca: guardada.saludCaduca,
    detalles: leerAvisos(guardada.avisos),
    adjuntos: adjuntos.map((uno) => ({ ...uno, nombre: nombreDeAdjunto(uno.clase, uno.mime) })),
    correos: correos.map(({ proximo, ...resto }) => ({
      ...resto,
      dt: Math.floor(proximo / MS),
    })),
  };
}

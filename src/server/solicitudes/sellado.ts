import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ClaseAdjunto } from '#contract/solicitudes.ts';
import type { Campo } from '#domain/inscripcion/ficha.ts';
import type { Seal } from '#server/platform/crypto/seal.ts';

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

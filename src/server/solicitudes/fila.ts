import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import type { ClaseAdjunto, Solicitud, SolicitudFila } from '#contract/solicitudes/solicitudes.ts';
import type { Lector } from '#server/db/open.ts';
import { deBit } from '#server/db/queries.ts';
import { abrirCampos, contextoDe, leerCampos } from '#server/db/tables/solicitud.ts';
import type { Fila } from '#server/db/types.ts';
import type { Seal } from '#server/platform/crypto/seal.ts';
import { adjuntosDe, correosDe, nombreDeJugador, type SolicitudGuardada } from './solicitudes.queries.ts';

/** Tells what was sent under a key from anything else. It gives nothing away: the key is kept nowhere in clear. */
export const huellaDeEnvio = (idEnvio: string, contenido: object): string =>
  createHmac('sha256', idEnvio).update(JSON.stringify(contenido)).digest('base64url');

/** All that is kept of the key under which a form was sent. */
export const claveDeEnvio = (idEnvio: string): string =>
  createHash('sha256').update(idEnvio).digest('base64url');

type Visible = Omit<
  SolicitudFila,
  'altaSocio' | 'leida' | 'atendida' | 'avisos' | 'correosPendientes' | 'cobros'
>;

const Avisos = z.array(z.object({ path: z.string(), message: z.string() }));

const leerAvisos = (json: string): z.infer<typeof Avisos> => Avisos.parse(JSON.parse(json));

type Guardada = Pick<
  Fila<'solicitud'>,
  keyof Visible | 'tipo' | 'inscripcion' | 'datos' | 'leida' | 'atendida' | 'avisos'
> & { correosPendientes: number | null; cobros: string | null };

export function filaDe(guardada: Guardada): SolicitudFila {
  return {
    ...guardada,
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
  { sello, hayServidorDeCorreo }: { sello: Seal; hayServidorDeCorreo: boolean },
  guardada: SolicitudGuardada,
): Promise<Solicitud> {
  const correos = await correosDe(db, guardada.id);
  const adjuntos = await adjuntosDe(db, guardada.id);
  const { referencia, banco, salud } = guardada;
  const correosPendientes = correos.filter(({ estado }) => estado === 'pendiente').length;
  return {
    ...filaDe({ ...guardada, correosPendientes }),
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

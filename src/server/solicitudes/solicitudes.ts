import { z } from 'zod';
import type { FileAnswer } from '#contract/endpoint.ts';
import { mensajes } from '#contract/mensajes.ts';
import type {
  ConservacionCambio,
  Plantillas,
  PlantillasCambio,
  Solicitud,
  SolicitudAnotar,
  SolicitudBuscar,
  SolicitudFila,
} from '#contract/solicitudes/solicitudes.ts';
import { siNo } from '#domain/hoja/valores.ts';
import { abreCopia, DIAS_DE_COPIA } from '#domain/inscripcion/acuse.ts';
import type { Campo } from '#domain/inscripcion/ficha.ts';
import { PLANTILLAS } from '#domain/inscripcion/respuesta.ts';
import { hechos, MESES_INSCRIPCION } from '#domain/inscripcion/solicitud.ts';
import { ajusteLeido } from '#server/db/lecturas/ajustes.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import { existente, mismaVersion, mismoQueAntes } from '#server/db/registro/entidad.ts';
import type { BaseFirmada } from '#server/db/registro/firma.ts';
import { guardarValor } from '#server/db/tables/configuracion.ts';
import {
  bancoDe,
  borrarSolicitud as borrar,
  cambiarSolicitud,
  contextoDe,
  leerCampos,
} from '#server/db/tables/solicitud.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';
import type { Seal } from '#server/platform/crypto/seal.ts';
import { Problema } from '#server/platform/errors.ts';
import { quoted, writeCsv } from '#server/platform/files/csv.ts';
import { type CrearPdf, pdfDeGuardada } from './abierta.ts';
import {
  adjuntoPorId,
  CLAVE_MESES,
  claveDeEnvio,
  detalleDe,
  filaDe,
  mesesElegidos,
  nombreDeAdjunto,
  solicitudesPor,
  solicitudPorClave,
  solicitudPorId,
} from './solicitudes.queries.ts';

const TELEFONO = /^\+[\d\s]+$/;

/** This file is only read, never brought back: a telephone is left as people write it. */
const legible = (celda: string): string => (TELEFONO.test(celda) ? celda : quoted(celda));

type Exportada = { fila: SolicitudFila; fecha: string; datos: readonly Campo[] };

const FIJAS: readonly (readonly [titulo: string, valor: (una: Exportada) => string])[] = [
  ['Número', ({ fila }) => String(fila.id)],
  ['Fecha', ({ fecha }) => fecha],
  ['Formulario', ({ fila }) => fila.tipo],
  ['Leída', ({ fila }) => siNo(fila.leida)],
  ['Atendida', ({ fila }) => siNo(fila.atendida)],
  ['Notas', ({ fila }) => fila.notas ?? ''],
];

/** A table with a column for each field that any of them has, in the order they first come. */
function csvDe(exportadas: readonly Exportada[]): Uint8Array {
  const campos = new Map(
    exportadas.flatMap(({ datos }) => datos.map(({ campo, etiqueta }) => [campo, etiqueta])),
  );
  const filas = exportadas.map((una) => {
    const suyos = new Map(una.datos.map(({ campo, valor }) => [campo, valor]));
    const deTodas = FIJAS.map(([, valor]) => valor(una));
    return [...deTodas, ...[...campos.keys()].map((campo) => suyos.get(campo) ?? '')];
  });
  const titulos = FIJAS.map(([titulo]) => titulo);
  return writeCsv([[...titulos, ...campos.values()], ...filas], legible);
}

export type SolicitudesDeps = {
  base: BaseDatos;
  reloj: Clock;
  sello: Seal;
  /** Unix seconds as the club's wall-clock time. */
  horaLocal: (dt: number) => string;
  pdf: CrearPdf;
  /** Without a server mails wait. */
  hayServidorDeCorreo: boolean;
  /** Where the site is published, for the links in mails. */
  publicUrl: string | null;
  /** Tells whoever sends the mails that there are some. */
  avisar: () => void;
};

export async function exportarSolicitudes(
  base: BaseFirmada,
  { horaLocal, reloj }: Pick<SolicitudesDeps, 'horaLocal' | 'reloj'>,
  filtro: SolicitudBuscar,
): Promise<FileAnswer> {
  const filas = await solicitudesPor(base.db, filtro);
  await base.transact((tx) => anotarHechos(tx, [hechos.exporta(filas.length)]));
  const body = csvDe(
    filas.map((fila) => ({
      fila: filaDe(fila, reloj.today()),
      fecha: horaLocal(fila.dt).replace('T', ' '),
      datos: leerCampos(fila.datos),
    })),
  );
  return { filename: 'solicitudes.csv', body };
}

export async function leerSolicitud(deps: SolicitudesDeps, id: number): Promise<Solicitud> {
  const { db } = deps.base;
  return detalleDe(db, deps, existente(await solicitudPorId(db, id)));
}

export const leerBanco = async ({ base, sello }: SolicitudesDeps, id: number): Promise<Campo[]> =>
  bancoDe(sello, existente(await solicitudPorId(base.db, id)));

/** Marks it and keeps its notes. 409: somebody did so meanwhile. */
export function anotar(
  deps: SolicitudesDeps,
  id: number,
  { version, ...cambios }: SolicitudAnotar,
): Promise<Solicitud> {
  return deps.base.transact(async (tx) => {
    mismaVersion(existente(await solicitudPorId(tx.q, id)), version);
    await cambiarSolicitud(tx, id, cambios);
    return detalleDe(tx.q, deps, existente(await solicitudPorId(tx.q, id)));
  });
}

export function borrarSolicitud(base: BaseFirmada, id: number): Promise<void> {
  return base.transact(async (tx) => {
    const { tipo } = existente(await solicitudPorId(tx.q, id));
    await borrar(tx, id);
    await anotarHechos(tx, [hechos.borra(id, tipo)]);
  });
}

/** One of its files as it was before sealing. */
export async function descargarAdjunto(
  { base, sello }: SolicitudesDeps,
  id: number,
  idAdjunto: number,
): Promise<FileAnswer> {
  const { referencia } = existente(await solicitudPorId(base.db, id));
  const { contenido, clase, mime } = existente(await adjuntoPorId(base.db, id, idAdjunto));
  const body = sello.open(contenido, contextoDe(referencia, clase));
  return { filename: nombreDeAdjunto(clase, mime), body };
}

/** The enrolment filled in, with its health data while they are kept. 404 for the other forms. */
export async function descargarPdf({ base, sello, pdf }: SolicitudesDeps, id: number): Promise<FileAnswer> {
  const guardada = await solicitudPorId(base.db, id);
  const inscripcion = existente(guardada?.tipo === 'inscripcion' ? guardada : undefined);
  const body = await pdfDeGuardada({ db: base.db, sello, pdf }, inscripcion, { conSalud: true });
  return { filename: `inscripcion-${id}.pdf`, body };
}

const DIA_S = 24 * 3600;

/** The copy of who enrolled, by the key of its link. 404 once it is late. */
export async function descargarCopia(
  { base, reloj, sello, pdf }: SolicitudesDeps,
  idEnvio: string,
): Promise<FileAnswer> {
  const guardada = abreCopia(idEnvio) ? await solicitudPorClave(base.db, claveDeEnvio(idEnvio)) : undefined;
  if (guardada?.tipo !== 'inscripcion' || seconds(reloj) - guardada.dt > DIAS_DE_COPIA * DIA_S)
    throw new Problema(404, mensajes.copiaCaducada);
  const body = await pdfDeGuardada({ db: base.db, sello, pdf }, guardada, { conSalud: false });
  return { filename: 'inscripcion.pdf', body, isSaved: true };
}

export const leerConservacion = async ({ db }: { db: Lector }): Promise<{ meses: number }> => ({
  meses: (await mesesElegidos(db)) ?? MESES_INSCRIPCION,
});

/** Changes how many months. 409: somebody changed them before. */
export function guardarConservacion(
  base: BaseFirmada,
  { meses, antes }: ConservacionCambio,
): Promise<{ meses: number }> {
  return base.transact(async (tx) => {
    await tx.lockEscrituras();
    const actual = await leerConservacion({ db: tx.q });
    mismoQueAntes(actual.meses, antes, actual);
    await guardarValor(tx, CLAVE_MESES, String(meses));
    await anotarHechos(tx, [hechos.conserva(meses)]);
    return leerConservacion({ db: tx.q });
  });
}

const CLAVE = 'respuestas.plantillas';

const Guardadas = z.array(z.object({ titulo: z.string(), asunto: z.string(), texto: z.string() }));

/** Those of the product until staff write theirs. */
export const leerPlantillas = async ({ db }: { db: Lector }): Promise<Plantillas> => ({
  plantillas: (await ajusteLeido(db, CLAVE, Guardadas)) ?? [...PLANTILLAS],
});

/** 409: somebody changed them before. */
export function guardarPlantillas(
  base: BaseFirmada,
  { plantillas, antes }: PlantillasCambio,
): Promise<Plantillas> {
  return base.transact(async (tx) => {
    await tx.lockEscrituras();
    const actual = await leerPlantillas({ db: tx.q });
    mismoQueAntes(actual.plantillas, antes, actual);
    await guardarValor(tx, CLAVE, JSON.stringify(plantillas));
    await anotarHechos(tx, [hechos.plantillas(plantillas.length)]);
    return leerPlantillas({ db: tx.q });
  });
}

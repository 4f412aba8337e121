import { type Archivo, archivosDe, type DatosInscripcion } from '#domain/inscripcion/datos.ts';
import type { Sobre } from '#web/club/envio/envio.tsx';
import { upload } from '#web/platform/files.ts';
import type { Archivos } from './use-formulario.ts';

type Partes = { datos: DatosInscripcion; archivos: Archivos };

/** The files that type asks for. */
const adjuntos = ({ datos, archivos }: Partes): [Archivo, File][] =>
  archivosDe(datos.tipo).flatMap((archivo): [Archivo, File][] => {
    const file = archivos[archivo];
    return file ? [[archivo, file]] : [];
  });

/** Names what is being sent: the same twice is the same enrolment. */
export const contenidoDe = (partes: Partes): string =>
  JSON.stringify([partes.datos, adjuntos(partes).map(([, { name, size }]) => [name, size])]);

/** Sends the parts `json`, `file` and `comprobantePago`; `alAvanzar` is told what part of them has left, 0 to 1. */
export function mandar(partes: Partes, sobre: Sobre, alAvanzar: (parte: number) => void): Promise<unknown> {
  const cuerpo = new FormData();
  cuerpo.append('json', JSON.stringify({ ...partes.datos, ...sobre }));
  for (const [archivo, file] of adjuntos(partes)) cuerpo.append(archivo, file, file.name);
  return upload('/api/inscripcion', cuerpo, alAvanzar);
}

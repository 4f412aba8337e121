import { createContext, useContext } from 'react';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import type { Transferencia } from '#domain/inscripcion/acuse.ts';
import type { Archivo, CampoInscripcion } from '#domain/inscripcion/datos.ts';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import type { FormValues } from '#web/platform/form.ts';
import type { Pasos } from './use-pasos.ts';

export type Archivos = { [archivo in Archivo]?: File | undefined };

/** What the parts of the form share. */
export type FormularioInscripcion = Pick<FormValues, 'field' | 'check' | 'values' | 'set'> & {
  tipo: TipoInscripcion;
  campus: CampusOfrecido;
  /** Whether they become a member with it; undefined until they say. */
  conAlta: boolean | undefined;
  /** Whether the club publishes the full names of minors. */
  nombresCompletos: boolean;
  pasos: Pasos;
  visibles: readonly CampoInscripcion[];
  requerido: (campo: CampoInscripcion) => boolean;
  /** The mistake to show beside a field, if it is time to. */
  error: (campo: string) => string | undefined;
  /** What looks wrong there without keeping the form from being sent. */
  aviso: (campo: string) => string | undefined;
  alSalir: (campo: string) => void;
  /** What there is to pay beforehand; 0 euros when nothing is. */
  transferencia: Transferencia;
  archivos: Archivos;
  ponerArchivo: (archivo: Archivo, file: File | undefined) => void;
};

export const ContextoFormulario = createContext<FormularioInscripcion | null>(null);

export function useFormulario(): FormularioInscripcion {
  const formulario = useContext(ContextoFormulario);
  if (!formulario) throw new Error('Outside of an enrolment form');
  return formulario;
}

import { TIPOS_SOLICITUD, type TipoSolicitud } from '#domain/inscripcion/solicitud.ts';
import { esTipoInscripcion, type TipoInscripcion } from '#domain/inscripcion/tipos.ts';

/** `tipo` is a form, or what an enrolment is for. */
export const SIN_FILTROS = { texto: '', tipo: '', leida: '', atendida: '' };
export type FiltrosSolicitud = typeof SIN_FILTROS;

type Indicador = 'true' | 'false';

export type Busqueda = {
  tipo?: TipoSolicitud | undefined;
  inscripcion?: TipoInscripcion | undefined;
  texto?: string | undefined;
  leida?: Indicador | undefined;
  atendida?: Indicador | undefined;
};

const indicadorDe = (texto: string): Indicador | undefined =>
  texto === 'true' || texto === 'false' ? texto : undefined;

const MAX_TEXTO = 80;

/** The filters of the address as the API asks for them; what makes no sense filters nothing. */
export const busquedaDe = ({ texto, tipo, leida, atendida }: FiltrosSolicitud): Busqueda => ({
  tipo: TIPOS_SOLICITUD.find((uno) => uno === tipo),
  inscripcion: esTipoInscripcion(tipo) ? tipo : undefined,
  texto: texto.trim().slice(0, MAX_TEXTO) || undefined,
  leida: indicadorDe(leida),
  atendida: indicadorDe(atendida),
});

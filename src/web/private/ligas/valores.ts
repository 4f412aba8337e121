import type { Liga, LigaGuardar } from '#contract/liga/ligas.ts';
import {
  CLASES_DE_DEPORTE,
  DE_SIEMPRE,
  type Deporte,
  type Disciplina,
  type Modo,
} from '#domain/liga/deportes.ts';
import { divisionesDe, temporadaDe } from '#domain/liga/liga.ts';
import { FORMATOS_DE, type FormatoSet, type Reglas, reglasIniciales } from '#domain/liga/reglas.ts';
import { seGestiona, TIPO_PRINCIPAL, type TipoLiga } from '#domain/liga/tipos.ts';
import { iguales } from '#web/club/mesa/conflicto.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';

export type ValoresLiga = Required<
  Omit<LigaGuardar, 'version' | 'reglas' | 'usuario' | 'fechaIdaVuelta' | 'ciclo' | keyof Disciplina>
> &
  Pick<Liga, 'usuario' | 'fechaIdaVuelta' | 'reglas' | 'ciclo' | keyof Disciplina>;

export const ligaNueva = (): ValoresLiga => ({
  estado: 'activa',
  tipo: TIPO_PRINCIPAL,
  ...DE_SIEMPRE,
  division: 1,
  anio: temporadaDe(hoyDelClub()),
  ciclo: 0,
  horaBaseInicio: 17,
  minutoBaseInicio: 0,
  horaBaseFinal: 22,
  minutoBaseFinal: 0,
  duracion: 75,
  usuario: null,
  idaVuelta: false,
  fechaIdaVuelta: null,
  notificar: true,
  reglas: reglasIniciales(TIPO_PRINCIPAL),
});

export function valoresDe({ id: _id, nombre: _nombre, version: _version, ...valores }: Liga): ValoresLiga {
  return valores;
}

/** The same record whatever the order its keys arrived in. */
const ordenadas = (registro: object) => Object.entries(registro).sort(([a], [b]) => (a < b ? -1 : 1));

/** The rules of that type and sport, unless somebody had changed those of the ones before. */
function reglasAlCambiar(valores: ValoresLiga, tipo: TipoLiga, deporte: Deporte): Reglas {
  const deAntes = reglasIniciales(valores.tipo, valores.deporte);
  return iguales(ordenadas(valores.reglas), ordenadas(deAntes))
    ? reglasIniciales(tipo, deporte)
    : valores.reglas;
}

/** Another type brings its divisions and its rules. */
export function cambiarTipo(valores: ValoresLiga, tipo: TipoLiga): ValoresLiga {
  const divisiones = divisionesDe(tipo);
  const division = divisiones.includes(valores.division) ? valores.division : (divisiones[0] ?? 0);
  const ciclo = seGestiona(tipo) ? valores.ciclo : 0;
  return { ...valores, tipo, division, ciclo, reglas: reglasAlCambiar(valores, tipo, valores.deporte) };
}

/** Another sport brings its rules; of those that somebody had changed, the kinds of set are its own. */
export function cambiarDeporte(valores: ValoresLiga, deporte: Deporte): ValoresLiga {
  const reglas = reglasAlCambiar(valores, valores.tipo, deporte);
  const deSuDeporte: readonly FormatoSet[] = FORMATOS_DE[deporte];
  const suyos = reglas.formatos.filter((formato) => deSuDeporte.includes(formato));
  const formatos = suyos.length > 0 ? suyos : reglasIniciales(valores.tipo, deporte).formatos;
  const puntoDeOro = reglas.puntoDeOro && CLASES_DE_DEPORTE[deporte].puntoDeOro;
  return { ...valores, deporte, reglas: { ...reglas, formatos, puntoDeOro } };
}

export const NOMBRES_DE_MODO: Record<Modo, string> = { individual: 'Individual', parejas: 'Por parejas' };

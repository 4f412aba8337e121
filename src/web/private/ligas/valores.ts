import type { Liga, LigaGuardar } from '#contract/liga/ligas.ts';
import type { Cambio } from '#contract/liga/partidos.ts';
import { siNo } from '#domain/hoja/valores.ts';
import { divisionesDe, horarioDe, nombreDivision, nombreTemporada, temporadaDe } from '#domain/liga/liga.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { CLASES, TIPO_PRINCIPAL, type TipoLiga } from '#domain/liga/tipos.ts';
import { fechaConDia } from '#web/club/mesa/dias.tsx';
import type { Resumen } from '#web/club/mesa/ficha.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { resumenReglas } from './reglas.tsx';

export type ValoresLiga = Required<Omit<LigaGuardar, 'version' | 'reglas' | 'usuario' | 'fechaIdaVuelta'>> &
  Pick<Liga, 'usuario' | 'fechaIdaVuelta' | 'reglas'>;

export const ligaNueva = (): ValoresLiga => ({
  estado: 'activa',
  tipo: TIPO_PRINCIPAL,
  division: 1,
  anio: temporadaDe(hoyDelClub()),
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

const iguales = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Another type brings its divisions, and its rules unless somebody had changed those of the one before. */
export function cambiarTipo(valores: ValoresLiga, tipo: TipoLiga): ValoresLiga {
  const divisiones = divisionesDe(tipo);
  const division = divisiones.includes(valores.division) ? valores.division : (divisiones[0] ?? 0);
  const eranLasSuyas = iguales(ordenadas(valores.reglas), ordenadas(reglasIniciales(valores.tipo)));
  const reglas = eranLasSuyas ? reglasIniciales(tipo) : valores.reglas;
  return { ...valores, tipo, division, reglas };
}

/** The same record whatever the order its keys arrived in. */
const ordenadas = (registro: object) => Object.entries(registro).sort(([a], [b]) => (a < b ? -1 : 1));

export const horaEscrita = (horas: number, minutos: number): string =>
  `${String(horas).padStart(2, '0')}:${String(minutos).padStart(2, '0')}`;

export const resumenDe = (v: ValoresLiga): Resumen => [
  ['Estado', v.estado],
  ['Tipo', CLASES[v.tipo].nombre],
  ['División', nombreDivision(v.tipo, v.division) ?? ''],
  ['Temporada', nombreTemporada(v.anio)],
  ['Desde', horaEscrita(v.horaBaseInicio, v.minutoBaseInicio)],
  ['Hasta', horaEscrita(v.horaBaseFinal, v.minutoBaseFinal)],
  ['Duración', `${v.duracion} min`],
  ['Responsable', v.usuario ?? ''],
  ['Ida y vuelta', siNo(v.idaVuelta)],
  ['La vuelta, desde', v.fechaIdaVuelta ? fechaConDia(v.fechaIdaVuelta) : ''],
  ['Notificar', siNo(v.notificar)],
  ...resumenReglas(v.reglas),
];

/** Other hours may leave out matches that are already arranged; hours upside down are an error, told as such. */
function delHorario(liga: Liga, valores: ValoresLiga): Cambio[] {
  const [antes, despues] = [horarioDe(liga), horarioDe(valores)];
  const acorta = despues.inicio > antes.inicio || despues.fin < antes.fin;
  return acorta && despues.inicio < despues.fin ? [{ tipo: 'horario', idLiga: liga.id, antes, despues }] : [];
}

/** What saving the league does to its arranged matches: that it ends, its hours, and its second leg. */
export function cambiosDe(liga: Liga | null, valores: ValoresLiga): Cambio[] {
  if (liga === null) return [];
  if (liga.estado === 'activa' && valores.estado === 'inactiva')
    return [{ tipo: 'inactiva', idLiga: liga.id }];
  const deVuelta: Cambio[] =
    liga.idaVuelta && !valores.idaVuelta ? [{ tipo: 'vuelta', idLiga: liga.id }] : [];
  return [...delHorario(liga, valores), ...deVuelta];
}

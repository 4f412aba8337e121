import type { Dia } from '#domain/fecha.ts';
import { diaBreve, semanaBreve } from '#domain/fecha-texto.ts';
import { cubreDia, type Periodo } from '#domain/incidencia/incidencia.ts';
import { conMayuscula, enLista } from '#domain/texto.ts';

/** Hours of a day, `HH:mm`; null is from when it begins, or until it ends. */
export type Horas = { inicio: string | null; fin: string | null };

const periodoDicho = ({ fecha, hasta }: Periodo): string =>
  hasta === null ? semanaBreve(fecha) : `del ${diaBreve(fecha)} al ${diaBreve(hasta)}`;

/** "9:00". */
const enPalabras = (hora: string): string => hora.replace(/^0/, '');

/** "de 9:00 a 14:00", "desde las 9:00"; '' of whole days. */
function horasDichas({ inicio, fin }: Horas): string {
  if (inicio === null) return fin === null ? '' : `hasta las ${enPalabras(fin)}`;
  return fin === null ? `desde las ${enPalabras(inicio)}` : `de ${enPalabras(inicio)} a ${enPalabras(fin)}`;
}

export const conHoras = (texto: string, horas: Horas): string =>
  [texto, horasDichas(horas)].filter(Boolean).join(' ');

type Nombrada = Horas & { motivo: string; pistas: readonly string[] | null };

/** "Club cerrado: festivo", "Pista 2 cerrada de 9:00 a 14:00: obras". */
export function clausuraDicha({ pistas, motivo, ...horas }: Nombrada): string {
  if (pistas === null) return `${conHoras('Club cerrado', horas)}: ${motivo}`;
  const cerradas = pistas.length === 1 ? 'cerrada' : 'cerradas';
  return `${conHoras(`${enLista(pistas)} ${cerradas}`, horas)}: ${motivo}`;
}

type Cerrado = Periodo & Nombrada;

/** What is said of that day. */
export const cerradoEl = (cerrado: readonly Cerrado[], dia: Dia): string[] =>
  cerrado.filter((una) => cubreDia(una, dia)).map(clausuraDicha);

/** Of those that begin before a day, what none of those days tells: "Del 24 dic al 7 ene. Club cerrado: Navidad". */
export const cerradoAparte = (
  cerrado: readonly Cerrado[],
  { dias, hasta }: { dias: readonly Dia[]; hasta: Dia },
): string[] =>
  cerrado
    .filter((una) => una.fecha < hasta && !dias.some((dia) => cubreDia(una, dia)))
    .map((una) => `${conMayuscula(periodoDicho(una))}. ${clausuraDicha(una)}`);

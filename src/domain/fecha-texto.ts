import { type Dia, diaDe, type FechaHora, horaDe } from './fecha.ts';

const FORMATO = new Intl.DateTimeFormat('es-ES', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

const FORMATO_CON_ANIO = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const FORMATO_DE_DIA = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const FORMATO_ENTERO = new Intl.DateTimeFormat('es-ES', { dateStyle: 'full', timeZone: 'UTC' });

const instante = (fecha: Dia | FechaHora): number => Date.parse(`${fecha.slice(0, 10)}T00:00Z`);

/** "sábado, 21 de noviembre": for what happens around these days. */
export const fechaSemana = (fecha: Dia | FechaHora): string => FORMATO.format(instante(fecha));

/** "21 de noviembre": of this season. */
export const diaYMes = (fecha: Dia | FechaHora): string => FORMATO_DE_DIA.format(instante(fecha));

/** "21 de noviembre de 2026": for what may be years old. */
export const fechaLarga = (fecha: Dia | FechaHora): string => FORMATO_CON_ANIO.format(instante(fecha));

const sinPreposicion = (texto: string): string =>
  texto.replace(/ de (\p{L}{3})\p{L}*/u, ' $1').replace(' de ', ' ');

/** "21 nov 2026", "21 nov" and "sábado 21 nov": the same where a line has no room for more. */
export const fechaBreve = (fecha: Dia | FechaHora): string => sinPreposicion(fechaLarga(fecha));
export const diaBreve = (fecha: Dia | FechaHora): string => semanaBreve(fecha).replace(/^\p{L}+ /u, '');
export const semanaBreve = (fecha: Dia | FechaHora): string =>
  sinPreposicion(fechaSemana(fecha)).replace(',', '');

/** "sáb 21 nov": where not even that fits. */
export const semanaCorta = (fecha: Dia | FechaHora): string =>
  semanaBreve(fecha).replace(/^(\p{L}{3})\p{L}*/u, '$1');

/** "sáb". */
export const siglasDe = (fecha: Dia | FechaHora): string => semanaCorta(fecha).slice(0, 3);

/** "sábado, 21 de noviembre de 2026": for one thing, whenever it is. */
export const fechaCompleta = (fecha: Dia | FechaHora): string => FORMATO_ENTERO.format(instante(fecha));

/** "21/11/2026", or "21/11/2026 18:30" when it has a time: for lists and forms. */
export function fechaCorta(fecha: Dia | FechaHora): string {
  const corta = diaDe(fecha).split('-').toReversed().join('/');
  const hora = horaDe(fecha);
  return hora ? `${corta} ${hora}` : corta;
}

const MES = new Intl.DateTimeFormat('es-ES', { month: 'long', timeZone: 'UTC' });

/** "agosto"; 1 is January. */
export const nombreMes = (mes: number): string => MES.format(Date.UTC(2026, mes - 1, 1));

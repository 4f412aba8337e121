import { type Dia, diaDe, diaSemana, type FechaHora, horaDe, sumarDias } from '../fecha.ts';
import { DIAS, enMinutos, type Tramo, tramosDelDia } from './horario.ts';

/** The month in which nobody is there, 1 January; 0: none. */
const cierraEn = (dia: Dia, mes: number): boolean => Number(dia.slice(5, 7)) === mes;

/** "abre mañana a las 10:00", of the first hours of the week that comes; '' when it has none. */
function proximaApertura(tramos: readonly Tramo[], ahora: FechaHora, mesCerrado: number): string {
  const hoy = diaDe(ahora);
  for (const n of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const dia = sumarDias(hoy, n);
    const suyo = tramosDelDia(cierraEn(dia, mesCerrado) ? [] : tramos, dia).find(
      ({ desde }) => n > 0 || enMinutos(desde) > enMinutos(horaDe(ahora)),
    );
    const cual = ['hoy', 'mañana'][n] ?? `el ${DIAS[diaSemana(dia)]}`;
    if (suyo) return `abre ${cual} a las ${suyo.desde}`;
  }
  return '';
}

/** "abierta ahora, hasta las 13:00" or "cerrada ahora, abre el lunes a las 17:00". */
export function siEstaAbierta(tramos: readonly Tramo[], ahora: FechaHora, mesCerrado: number): string {
  const hoy = diaDe(ahora);
  const minuto = enMinutos(horaDe(ahora));
  const abierto = tramosDelDia(cierraEn(hoy, mesCerrado) ? [] : tramos, hoy).find(
    ({ desde, hasta }) => enMinutos(desde) <= minuto && minuto < enMinutos(hasta),
  );
  if (abierto) return `abierta ahora, hasta las ${abierto.hasta}`;
  const abre = proximaApertura(tramos, ahora, mesCerrado);
  return `cerrada ahora${abre && `, ${abre}`}`;
}

import type { Zona } from '#domain/clasificacion/fila.ts';
import { type Extremos, esPrimera, esUltima, zonaDe } from '#domain/clasificacion/tabla.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import { useLigas } from '#web/club/mesa/consultas.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import type { ValoresLiga } from './ficha.tsx';

/** "2 bajan, 2 juegan promoción": of a division, by the zones of its table; of the first one nobody goes up. */
export function quienCambia(reglas: Reglas, extremos: Extremos): string {
  const n = 2 * (reglas.ascensos + reglas.promociones);
  const zonas = Array.from({ length: n }, (_, i) => zonaDe(i + 1, n, reglas, extremos));
  const hay = (...unas: (Zona | null)[]): number => zonas.filter((zona) => unas.includes(zona)).length;
  const partes = [
    [hay('ascenso'), 'sube', 'suben'],
    [hay('descenso'), 'baja', 'bajan'],
    [hay('promocionAscenso', 'promocionDescenso'), 'juega promoción', 'juegan promoción'],
  ] as const;
  return partes.flatMap(([k, una, varias]) => (k > 0 ? [cuantos(k, una, varias)] : [])).join(', ');
}

/** "3 puntos por ganar, 1 por perder · 2 bajan, 2 juegan promoción": what most differs between leagues. */
export function useEnUnaLinea({ reglas, tipo, division, anio, estado }: ValoresLiga): string {
  const { data: ligas } = useLigas();
  if (!reglas.clasifica) return 'Sin clasificación';
  const liga = { id: 0, tipo, division, anio, estado };
  const cambian =
    ligas && quienCambia(reglas, { primera: esPrimera(liga, ligas), ultima: esUltima(liga, ligas) });
  const puntos = `${cuantos(reglas.victoria, 'punto', 'puntos')} por ganar, ${reglas.derrota} por perder`;
  return cambian ? `${puntos} · ${cambian}` : puntos;
}

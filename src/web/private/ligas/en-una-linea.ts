import type { Zona } from '#domain/clasificacion/fila.ts';
import { type Extremos, esPrimera, esUltima, zonaDe } from '#domain/clasificacion/tabla.ts';
import { semanasEscritas, tamanoDeGrupo } from '#domain/liga/ciclo.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import { useLigas } from '#web/club/mesa/consultas.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import type { ValoresLiga } from './valores.ts';

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

const porSets = ({ puntosSetGanado, puntosSetPerdido }: Reglas): string =>
  puntosSetGanado === 0 && puntosSetPerdido === 0
    ? ''
    : `, ${puntosSetGanado} por set ganado y ${puntosSetPerdido} por perdido`;

const divisiones = (n: number): string => cuantos(n, 'división', 'divisiones');

/** What few leagues say. */
function loRaro({ reglas, ciclo, modo }: Pick<ValoresLiga, 'reglas' | 'ciclo' | 'modo'>): string[] {
  const { saltoPrimero, saltoUltimo, puntosCiclo, suplencias } = reglas;
  const salta = (n: number): boolean => n > 1 && reglas.ascensos > 0;
  const partes = [
    salta(saltoPrimero) && `el primero sube ${divisiones(saltoPrimero)}`,
    salta(saltoUltimo) && `el último baja ${divisiones(saltoUltimo)}`,
    ciclo > 0 && puntosCiclo !== 0 && `${cuantos(puntosCiclo, 'punto', 'puntos')} por jugar el ciclo`,
    ciclo > 0 && reglas.semanasCiclo > 0 && `ciclos de ${semanasEscritas(reglas.semanasCiclo)}`,
    tamanoDeGrupo(reglas, modo) !== '' && `grupos ${tamanoDeGrupo(reglas, modo)}`,
    reglas.alVencer === 'solo' &&
      `a los ${cuantos(reglas.plazoResultado, 'día', 'días')} sin resultado, no jugado`,
    modo === 'parejas' && suplencias > 0 && `${cuantos(suplencias, 'partido', 'partidos')} con suplente`,
  ];
  return partes.filter((parte) => parte !== false);
}

/** "3 puntos por ganar, 1 por perder · 2 bajan, 2 juegan promoción": what most differs between leagues. */
export function enUnaLinea(valores: ValoresLiga, cambian: string | undefined): string {
  const { reglas } = valores;
  if (!reglas.clasifica) return 'Sin clasificación';
  const puntos = esEscalera({ reglas })
    ? `Escalera: se reta hasta ${cuantos(reglas.retoPuestos, 'puesto', 'puestos')} por encima`
    : `${cuantos(reglas.victoria, 'punto', 'puntos')} por ganar, ${reglas.derrota} por perder${porSets(reglas)}`;
  return [puntos, ...(cambian ? [cambian] : []), ...loRaro(valores)].join(' · ');
}

export function useEnUnaLinea(valores: ValoresLiga): string {
  const { data: ligas } = useLigas();
  const liga = { id: 0, ...valores };
  const extremos = ligas && { primera: esPrimera(liga, ligas), ultima: esUltima(liga, ligas) };
  return enUnaLinea(valores, extremos && quienCambia(valores.reglas, extremos));
}

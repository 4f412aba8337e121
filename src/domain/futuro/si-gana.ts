import { lugarDe, type Puesto, puntosDe } from '#domain/clasificacion/fila.ts';
import { type DatosTabla, tablaDe } from '#domain/clasificacion/tabla.ts';
import type { Dia } from '#domain/fecha.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import { marcadorCon } from '#domain/partido/marcador.ts';
import type { SetPartido } from '#domain/partido/partido.ts';
import { dePila } from '#domain/texto.ts';
import { ensayosDe, muestrasDe } from './escenario.ts';

type Rival = { id: number; puesto: number };
type Alcance = { puntos: readonly [number, number]; mejor: Puesto; peor: Puesto };

/** The first of those places, and the last; shared, if with some of those scores it is. */
const extremo = (puestos: readonly Puesto[], cual: (...puestos: number[]) => number): Puesto => {
  const puesto = cual(...puestos.map((uno) => uno.puesto));
  return { puesto, empatado: puestos.some((uno) => uno.puesto === puesto && uno.empatado) };
};

/**
 * Some usual scores, seen from who wins, and between which all the others lie: without a game lost, and with two sets won
 * by the least and the other lost by the most.
 */
function marcadoresDe(reglas: Reglas): (readonly SetPartido[])[] {
  const { limpio, justo } = muestrasDe(reglas);
  const perdido: SetPartido = [limpio[1], limpio[0]];
  const porPoco: SetPartido = [justo[1], justo[0]];
  // Where two sets to none and two to one give other points, the most and the least of each.
  const { derrotaAjustada, puntosSetGanado, puntosSetPerdido } = reglas;
  const deCada =
    derrotaAjustada === null && puntosSetGanado === 0 && puntosSetPerdido === 0
      ? []
      : [
          [justo, justo],
          [limpio, porPoco, limpio],
        ];
  return [
    ...deCada,
    [limpio, limpio],
    [justo, perdido, reglas.formatos.includes('superTieBreak') ? [10, 8] : justo],
    ...ensayosDe(reglas).flatMap(({ ausente, sets }) => (ausente ? [] : [sets])),
  ];
}

/** Where one of the two is with each of those scores, were the match the only one to be played. */
function alcanceDe(datos: DatosTabla, id: number, [gana, pierde]: [number, number], hoy: Dia): Alcance {
  const { liga, partidos } = datos;
  const nuevo = { idLiga: liga.id, idJugador1: gana, idJugador2: pierde, sintetico: false };
  const tablas = marcadoresDe(liga.reglas).map((sets) => {
    const desenlace = { que: 'jugado' as const, sets: marcadorCon(...sets), tras: null };
    return tablaDe({ ...datos, partidos: [...partidos, { ...nuevo, desenlace }] }, hoy).clasificaciones;
  });
  const suyas = tablas.flatMap((filas) => filas.find(({ idJugador }) => idJugador === id) ?? []);
  return {
    puntos: [Math.min(...suyas.map(({ puntos }) => puntos)), Math.max(...suyas.map(({ puntos }) => puntos))],
    mejor: extremo(suyas, Math.min),
    peor: extremo(suyas, Math.max),
  };
}

/** "con 17 puntos" or, where the score tells, "con 15 a 17 puntos". */
const conPuntos = ([menos, mas]: Alcance['puntos']): string =>
  menos === mas ? `con ${puntosDe(mas)}` : `con ${menos} a ${puntosDe(mas)}`;

function cambio(puesto: number, { mejor, peor }: Alcance): string {
  if (mejor.puesto >= puesto) return `sigue ${lugarDe(mejor)}`;
  if (peor.puesto >= puesto) return `puede subir al ${lugarDe(mejor)}`;
  return mejor.puesto === peor.puesto
    ? `sube al ${lugarDe(mejor)}`
    : `sube al ${lugarDe(mejor)} o al ${lugarDe(peor)}, según el marcador`;
}

/** What a played defeat gives: without it, that one rises by losing reads as a mistake. */
function porJugarlo({ derrota, derrotaAjustada, puntosSetGanado, puntosSetPerdido }: Reglas): string {
  if (derrotaAjustada !== null || puntosSetGanado !== 0 || puntosSetPerdido !== 0)
    return ' por los puntos de jugarlo';
  if (derrota === 0) return '';
  return derrota === 1 ? ' por el punto de jugarlo' : ` por los ${derrota} puntos de jugarlo`;
}

function perdiendo(puesto: number, { mejor, peor }: Alcance, reglas: Reglas): string {
  const porque = peor.puesto < puesto ? porJugarlo(reglas) : '';
  if (mejor.puesto !== peor.puesto) return `queda entre el ${mejor.puesto}.º y el ${peor.puesto}.º${porque}`;
  if (mejor.puesto === puesto) return `sigue ${lugarDe(mejor)}`;
  return `${mejor.puesto < puesto ? 'sube' : 'baja'} al ${lugarDe(mejor)}${porque}`;
}

/** The first names of two; whole where those are one. */
export function primeros(uno: string, otro: string): [string, string] {
  const [suyo = '', ese = ''] = [uno, otro].map(dePila);
  return suyo === ese ? [uno, otro] : [suyo, ese];
}

/** There are none in a ladder. */
const conSusPuntos = ({ liga }: DatosTabla, { puntos }: Alcance): string =>
  esEscalera(liga) ? '' : `, ${conPuntos(puntos)}`;

/** Where a win leaves each: "sube al 2.º, con 17 puntos", "sigue 4.º, con 12 puntos". docs/reglas/futuro.md */
export function siGana(datos: DatosTabla, [uno, otro]: readonly [Rival, Rival], hoy: Dia): [string, string] {
  const queda = (gana: Rival, pierde: Rival): string => {
    const alcance = alcanceDe(datos, gana.id, [gana.id, pierde.id], hoy);
    return `${cambio(gana.puesto, alcance)}${conSusPuntos(datos, alcance)}`;
  };
  return [queda(uno, otro), queda(otro, uno)];
}

/** Where a defeat leaves each, which may have its points: "baja al 5.º, con 13 puntos". docs/reglas/futuro.md */
export function siPierde(
  datos: DatosTabla,
  [uno, otro]: readonly [Rival, Rival],
  hoy: Dia,
): [string, string] {
  const queda = (pierde: Rival, gana: Rival): string => {
    const alcance = alcanceDe(datos, pierde.id, [gana.id, pierde.id], hoy);
    return `${perdiendo(pierde.puesto, alcance, datos.liga.reglas)}${conSusPuntos(datos, alcance)}`;
  };
  return [queda(uno, otro), queda(otro, uno)];
}

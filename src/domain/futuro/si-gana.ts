import { lugarDe, type Puesto, puntosDe } from '#domain/clasificacion/fila.ts';
import { type DatosTabla, tablaDe } from '#domain/clasificacion/tabla.ts';
import type { Dia } from '#domain/fecha.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import { marcadorCon } from '#domain/partido/marcador.ts';
import type { SetPartido } from '#domain/partido/partido.ts';
import { de, ensayosDe, esASeis } from './escenario.ts';

type Rival = { id: number; puesto: number };
type Alcance = { puntos: number; mejor: Puesto; peor: Puesto };

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
  const [limpio, justo] = esASeis(reglas) ? [de(6, 0), de(7, 6)] : [de(4, 0), de(5, 4)];
  const perdido: SetPartido = [limpio[1], limpio[0]];
  return [
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
    puntos: suyas[0]?.puntos ?? 0,
    mejor: extremo(suyas, Math.min),
    peor: extremo(suyas, Math.max),
  };
}

function cambio(puesto: number, { mejor, peor }: Alcance): string {
  if (mejor.puesto >= puesto) return `sigue ${lugarDe(mejor)}`;
  if (peor.puesto >= puesto) return `puede subir al ${lugarDe(mejor)}`;
  return mejor.puesto === peor.puesto
    ? `sube al ${lugarDe(mejor)}`
    : `sube al ${lugarDe(mejor)} o al ${lugarDe(peor)}, según el marcador`;
}

/** What a played defeat gives: without it, that one rises by losing reads as a mistake. */
function porJugarlo(derrota: number): string {
  if (derrota === 0) return '';
  return derrota === 1 ? ' por el punto de jugarlo' : ` por los ${derrota} puntos de jugarlo`;
}

function perdiendo(puesto: number, { mejor, peor }: Alcance, derrota: number): string {
  const porque = peor.puesto < puesto ? porJugarlo(derrota) : '';
  if (mejor.puesto !== peor.puesto) return `queda entre el ${mejor.puesto}.º y el ${peor.puesto}.º${porque}`;
  if (mejor.puesto === puesto) return `sigue ${lugarDe(mejor)}`;
  return `${mejor.puesto < puesto ? 'sube' : 'baja'} al ${lugarDe(mejor)}${porque}`;
}

/** The first names of two; whole where those are one. */
export function primeros(uno: string, otro: string): [string, string] {
  const [suyo = '', ese = ''] = [uno, otro].map((nombre) => nombre.split(' ')[0]);
  return suyo === ese ? [uno, otro] : [suyo, ese];
}

/** There are none in a ladder. */
const conPuntos = ({ liga }: DatosTabla, { puntos }: Alcance): string =>
  esEscalera(liga) ? '' : `, con ${puntosDe(puntos)}`;

/** Where a win leaves each: "sube al 2.º, con 17 puntos", "sigue 4.º, con 12 puntos". docs/reglas/futuro.md */
export function siGana(datos: DatosTabla, [uno, otro]: readonly [Rival, Rival], hoy: Dia): [string, string] {
  const queda = (gana: Rival, pierde: Rival): string => {
    const alcance = alcanceDe(datos, gana.id, [gana.id, pierde.id], hoy);
    return `${cambio(gana.puesto, alcance)}${conPuntos(datos, alcance)}`;
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
    return `${perdiendo(pierde.puesto, alcance, datos.liga.reglas.derrota)}${conPuntos(datos, alcance)}`;
  };
  return [queda(uno, otro), queda(otro, uno)];
}

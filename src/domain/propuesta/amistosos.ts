import { fechaHora } from '#domain/fecha.ts';
import type { Partido } from '#domain/partido/partido.ts';
import type { Colocada } from './colocada.ts';
import type { DatosPropuesta, LigaPropuesta, LineaPropuesta } from './datos.ts';
import { en } from './en.ts';
import type { Escenario, JugadorEscenario } from './escenario.ts';
import { limitesDe } from './escenario.ts';
import { ocupar, pistasLibres, porVenir } from './huecos.ts';
import type { Emparejador } from './resolver.ts';
import { turnos } from './vacio.ts';

/**
 * Rivals considered for each player, nearest divisions first: all of them in a club; in a crowd enough
 * for a full matching at a cost that stays flat.
 */
const RIVALES = 24;

/** Above any difference of divisions: a nearer division first, then ids. */
const PESO_BASE = 1000;

type Hueco = { inicio: number; pista: number; usada: boolean };

/** Last friendly rival of each player, by id. */
function ultimosRivales(partidos: readonly Partido[], idLiga: number): Map<number, number> {
  const rivales = new Map<number, number>();
  const suyos = partidos.filter((p) => p.idLiga === idLiga);
  suyos.sort((a, b) => (a.fecha === b.fecha ? a.id - b.id : a.fecha < b.fecha ? -1 : 1));
  for (const { idJugador1, idJugador2 } of suyos) {
    rivales.set(idJugador1, idJugador2).set(idJugador2, idJugador1);
  }
  return rivales;
}

/** Slots of friendlies on a day once the league lines are on court: courts in use first, then early. */
function huecosAmistosos(
  esc: Escenario,
  datos: DatosPropuesta,
  liga: LigaPropuesta,
  colocadas: readonly Colocada[],
  dia: number,
): Hueco[] {
  const fecha = en(esc.dias, dia);
  const horario = porVenir(limitesDe([liga]), fecha, datos.ahora);
  const libres = pistasLibres(datos.pistas, esc.partidos, fecha, horario);
  const huecos = libres.flatMap(({ pista, abierta, huecos: suyos }) => {
    const lineas = colocadas.filter((c) => c.dia === dia && c.pista === pista);
    const resto = lineas.reduce((quedan, { pareja, inicio }) => {
      const { duracion } = en(esc.ligas, en(esc.parejas, pareja).liga);
      return ocupar(quedan, inicio, inicio + duracion);
    }, suyos);
    const usada = abierta || lineas.length > 0;
    return resto.flatMap((hueco) => turnos(liga, hueco).map((inicio) => ({ inicio, pista, usada })));
  });
  return huecos.sort(
    (uno, otro) =>
      Number(otro.usada) - Number(uno.usada) || uno.inicio - otro.inicio || uno.pista - otro.pista,
  );
}

/** Active, available, present players without a match that day, by division and id. */
function disponibles(esc: Escenario, colocadas: readonly Colocada[], dia: number): JugadorEscenario[] {
  const juegan = new Set(
    colocadas
      .filter((c) => c.dia === dia)
      .flatMap(({ pareja }) => {
        const { a, b } = en(esc.parejas, pareja);
        return [a, b];
      }),
  );
  const division = (jugador: JugadorEscenario) => en(esc.ligas, jugador.liga).division;
  return esc.jugadores
    .filter((jugador, indice) => {
      const libre = !jugador.ausente[dia] && !jugador.ocupado[dia] && !juegan.has(indice);
      return libre && jugador.estado === 'activo' && jugador.disponibleAmistosos;
    })
    .sort((uno, otro) => division(uno) - division(otro) || uno.id - otro.id);
}

type Duelo = { uno: number; otro: number; distancia: number };

/** A largest matching of the players, nearest divisions first, nobody with the last rival. */
function emparejarDia(
  esc: Escenario,
  libres: readonly JugadorEscenario[],
  rivales: ReadonlyMap<number, number>,
  emparejar: Emparejador,
): Duelo[] {
  const distancia = (i: number, j: number): number => {
    const division = (n: number) => esc.ligas[libres[n]?.liga ?? 0]?.division ?? 0;
    return Math.max(0, Math.abs(division(i) - division(j)) - 1);
  };
  const aristas = libres.flatMap((uno, i) =>
    libres.slice(i + 1, i + 1 + RIVALES).flatMap((otro, n): [number, number, number][] => {
      const repetido = rivales.get(uno.id) === otro.id || rivales.get(otro.id) === uno.id;
      return repetido ? [] : [[i, i + 1 + n, PESO_BASE - distancia(i, i + 1 + n)]];
    }),
  );
  const mates = aristas.length === 0 ? [] : emparejar(aristas);
  return mates
    .flatMap((j, i) =>
      j > i ? [{ uno: libres[i]?.id ?? 0, otro: libres[j]?.id ?? 0, distancia: distancia(i, j) }] : [],
    )
    .sort((a, b) => a.distancia - b.distancia || a.uno - b.uno);
}

/** O4 of proposal.md: friendlies in the slots left over, a largest matching of each day's free players. */
export function proponerAmistosos(
  esc: Escenario,
  datos: DatosPropuesta,
  liga: LigaPropuesta,
  colocadas: readonly Colocada[],
  emparejar: Emparejador,
): LineaPropuesta[] {
  const rivales = ultimosRivales(esc.partidos, liga.id);
  return esc.dias.flatMap((fecha, dia) => {
    const huecos = huecosAmistosos(esc, datos, liga, colocadas, dia);
    const duelos = emparejarDia(esc, disponibles(esc, colocadas, dia), rivales, emparejar);
    return duelos.slice(0, huecos.length).map(({ uno, otro }, n) => {
      const { inicio, pista } = en(huecos, n);
      rivales.set(uno, otro).set(otro, uno);
      return {
        fecha: fechaHora(fecha, inicio),
        idPista: pista,
        idLiga: liga.id,
        idJugador1: uno,
        idJugador2: otro,
      };
    });
  });
}

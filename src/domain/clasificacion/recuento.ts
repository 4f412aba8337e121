import type { Dia } from '#domain/fecha.ts';
import type { Incidencia } from '#domain/incidencia/incidencia.ts';
import type { JugadorLiga } from '#domain/liga/jugador.ts';
import type { Liga } from '#domain/liga/liga.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import { vueltas } from '#domain/liga/temporadas.ts';
import { ausenteDe } from '#domain/partido/marcador.ts';
import type { Lado, PartidoContado } from '#domain/partido/partido.ts';
import { type Cuentas, cuentasDeDecidido, ganadorDe } from '#domain/partido/resultado.ts';
import { aplazadosPendientes, type Enfrentamientos } from './enfrentamientos.ts';
import type { FilaSinOrden, Recuento } from './fila.ts';

const CERO: Recuento = {
  puntos: 0,
  partidosJugados: 0,
  partidosGanados: 0,
  setsGanados: 0,
  setsPerdidos: 0,
  juegosGanados: 0,
  juegosPerdidos: 0,
  woGanados: 0,
  woPerdidos: 0,
  aplazados: 0,
  aplazadosTotal: 0,
  incidencias: 0,
};

/** Points one side takes from a decided match. domain.md, "Rules record". */
function puntosDe(partido: PartidoContado, gana: boolean, reglas: Reglas): number {
  if (!reglas.clasifica) return 0;
  if (gana) return reglas.victoria;
  if (ausenteDe(partido) !== null) return reglas.derrotaWo;
  return partido.sintetico ? reglas.derrotaResolucion : reglas.derrota;
}

function sumarResultado(fila: Recuento, partido: PartidoContado, gana: boolean, reglas: Reglas): void {
  fila.puntos += puntosDe(partido, gana, reglas);
  fila.partidosJugados += 1;
  fila.partidosGanados += Number(gana);
  if (ausenteDe(partido) === null) return;
  fila.woGanados += Number(gana);
  fila.woPerdidos += Number(!gana);
}

function sumarCuentas(fila: Recuento, { sets, juegos }: Cuentas, lado: Lado): void {
  const [propio, ajeno] = lado === 1 ? ([0, 1] as const) : ([1, 0] as const);
  fila.setsGanados += sets[propio];
  fila.setsPerdidos += sets[ajeno];
  fila.juegosGanados += juegos[propio];
  fila.juegosPerdidos += juegos[ajeno];
}

function sumarPartido(filas: ReadonlyMap<number, Recuento>, partido: PartidoContado, reglas: Reglas): void {
  const ganador = ganadorDe(partido);
  const cuentas = ganador && cuentasDeDecidido(partido, reglas);
  for (const lado of [1, 2] as const) {
    const fila = filas.get(lado === 1 ? partido.idJugador1 : partido.idJugador2);
    if (fila === undefined) continue;
    fila.aplazadosTotal += Number(lado === 1 ? partido.jugador1Aplaza : partido.jugador2Aplaza);
    if (cuentas === null) continue;
    sumarResultado(fila, partido, ganador === lado, reglas);
    sumarCuentas(fila, cuentas, lado);
  }
}

function aplazadosDe(id: number, e: Enfrentamientos, porPareja: number): number {
  let total = 0;
  for (const rival of e.posicion.keys()) total += aplazadosPendientes(e, id, rival, porPareja);
  return total;
}

export type DatosRecuento = {
  liga: Liga;
  jugadores: readonly JugadorLiga[];
  partidos: readonly PartidoContado[];
  incidencias: readonly Pick<Incidencia, 'idLiga' | 'idJugador'>[];
  enfrentamientos: Enfrentamientos;
  hoy: Dia;
};

/** Every counter of every player, in the order of `jugadores`. Spec §3, "Standing row". */
export function recuentos(datos: DatosRecuento): FilaSinOrden[] {
  const { liga, jugadores, partidos, incidencias, enfrentamientos, hoy } = datos;
  const porPareja = vueltas(liga, hoy);
  const filas = jugadores.map(
    ({ id, nombre, estado, enLiga }): FilaSinOrden => ({
      ...CERO,
      idJugador: id,
      jugador: nombre,
      estado,
      enLiga,
      aplazados: aplazadosDe(id, enfrentamientos, porPareja),
    }),
  );
  const porId = new Map(filas.map((fila) => [fila.idJugador, fila]));
  for (const partido of partidos) sumarPartido(porId, partido, liga.reglas);
  for (const { idLiga, idJugador } of incidencias) {
    const fila = idLiga === liga.id ? porId.get(idJugador) : undefined;
    if (fila !== undefined) fila.incidencias += 1;
  }
  return filas;
}

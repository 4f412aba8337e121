import type { Dia } from '#domain/fecha.ts';
import type { Incidencia } from '#domain/incidencia/incidencia.ts';
import type { JugadorLiga, Liga } from '#domain/liga/liga.ts';
import { vueltas } from '#domain/liga/liga.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import type { Lado } from '#domain/partido/partido.ts';
import type { Veredicto } from '#domain/partido/resultado.ts';
import { aplazadosPendientes, type Enfrentamientos } from './enfrentamientos.ts';
import type { FilaSinOrden, Recuento } from './fila.ts';
import type { PartidoJuzgado } from './juzgado.ts';

/** A row before anything is counted: written whole, as rows made by copying others are slow to make and to read. */
const sinContar = ({ id, nombre, estado, enLiga }: JugadorLiga, aplazados: number): FilaSinOrden => ({
  idJugador: id,
  jugador: nombre,
  estado,
  enLiga,
  puntos: 0,
  partidosJugados: 0,
  partidosGanados: 0,
  setsGanados: 0,
  setsPerdidos: 0,
  juegosGanados: 0,
  juegosPerdidos: 0,
  woGanados: 0,
  woPerdidos: 0,
  aplazados,
  aplazadosTotal: 0,
  incidencias: 0,
});

/** What a league gives for a match, by what became of it. domain.md, "Rules record". */
function puntosDe(
  { ganador, porAusencia }: Veredicto,
  lado: Lado,
  sintetico: boolean,
  reglas: Reglas,
): number {
  if (!reglas.clasifica) return 0;
  if (ganador === lado) return reglas.victoria;
  if (porAusencia) return reglas.derrotaWo;
  return sintetico ? reglas.derrotaResolucion : reglas.derrota;
}

function sumarVeredicto(fila: Recuento, { ganador, porAusencia, cuentas }: Veredicto, lado: Lado): void {
  const gana = Number(ganador === lado);
  const propio = lado === 1 ? 0 : 1;
  const ajeno = lado === 1 ? 1 : 0;
  fila.partidosJugados += 1;
  fila.partidosGanados += gana;
  fila.setsGanados += cuentas.sets[propio];
  fila.setsPerdidos += cuentas.sets[ajeno];
  fila.juegosGanados += cuentas.juegos[propio];
  fila.juegosPerdidos += cuentas.juegos[ajeno];
  if (!porAusencia) return;
  fila.woGanados += gana;
  fila.woPerdidos += 1 - gana;
}

function sumarPartido(fila: Recuento | undefined, juzgado: PartidoJuzgado, lado: Lado, reglas: Reglas): void {
  if (fila === undefined) return;
  const { partido, veredicto } = juzgado;
  fila.aplazadosTotal += Number(lado === 1 ? partido.jugador1Aplaza : partido.jugador2Aplaza);
  if (veredicto === null) return;
  fila.puntos += puntosDe(veredicto, lado, partido.sintetico, reglas);
  sumarVeredicto(fila, veredicto, lado);
}

type DatosRecuento = {
  liga: Liga;
  jugadores: readonly JugadorLiga[];
  juzgados: readonly PartidoJuzgado[];
  incidencias: readonly Pick<Incidencia, 'idLiga' | 'idJugador'>[];
  enfrentamientos: Enfrentamientos;
  hoy: Dia;
};

/** Every counter of every player, in the order of `jugadores`. Spec §3, "Standing row". */
export function recuentos(datos: DatosRecuento): FilaSinOrden[] {
  const { liga, jugadores, juzgados, incidencias, enfrentamientos, hoy } = datos;
  const porPareja = vueltas(liga, hoy);
  const filas = jugadores.map((jugador) =>
    sinContar(jugador, aplazadosPendientes(enfrentamientos, jugador.id, porPareja)),
  );
  const porId = new Map(filas.map((fila) => [fila.idJugador, fila]));
  for (const juzgado of juzgados) {
    sumarPartido(porId.get(juzgado.partido.idJugador1), juzgado, 1, liga.reglas);
    sumarPartido(porId.get(juzgado.partido.idJugador2), juzgado, 2, liga.reglas);
  }
  for (const { idLiga, idJugador } of incidencias) {
    const fila = idLiga === liga.id ? porId.get(idJugador) : undefined;
    if (fila !== undefined) fila.incidencias += 1;
  }
  return filas;
}

import type { Dia } from '#domain/fecha.ts';
import type { Incidencia } from '#domain/incidencia/incidencia.ts';
import type { JugadorLiga, Liga } from '#domain/liga/liga.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import type { PartidoContado } from '#domain/partido/partido.ts';
import { clasificar } from './clasificacion.ts';
import { cruces } from './cruces.ts';
import { explicar } from './explicar.ts';
import type { Desempate, FilaClasificacion, FilaCruces } from './fila.ts';
import { esPrimera, esUltima } from './zonas.ts';

/** Everything a table is computed from. */
export type DatosTabla = {
  liga: Liga;
  /** Every league, to know whether there is one above and one below. */
  ligas: readonly Pick<Liga, 'id' | 'tipo' | 'estado' | 'division' | 'anio'>[];
  jugadores: readonly JugadorLiga[];
  partidos: readonly PartidoContado[];
  incidencias: readonly Pick<Incidencia, 'idLiga' | 'idJugador'>[];
};

/** A row whose tie-break is told in words too. */
export type FilaExplicada = Omit<FilaClasificacion, 'desempate'> & {
  desempate: (Desempate & { explicacion: string }) | null;
};

/** Spec §3, "Standings response". */
export type Tabla = {
  clasificaciones: FilaExplicada[];
  cruces: FilaCruces[];
  division: number;
  tipo: TipoLiga;
  primeraDivision: boolean;
  ultimaDivision: boolean;
};

/** How a player is called in the table; places are always decided by the name they have. */
type Nombrar = (id: number, nombre: string) => string;

const conSuNombre: Nombrar = (_id, nombre) => nombre;

const nombrada = (fila: FilaClasificacion, nombrar: Nombrar): FilaClasificacion => ({
  ...fila,
  jugador: nombrar(fila.idJugador, fila.jugador),
  desempate: fila.desempate && {
    ...fila.desempate,
    rival: nombrar(fila.desempate.idRival, fila.desempate.rival),
  },
});

const explicada = (fila: FilaClasificacion): FilaExplicada => ({
  ...fila,
  desempate: fila.desempate && { ...fila.desempate, explicacion: explicar(fila.desempate) },
});

/** Standings and crossings of a league on that day. domain.md, "Standings". */
export function tablaDe(
  { liga, ligas, jugadores, partidos, incidencias }: DatosTabla,
  hoy: Dia,
  nombrar = conSuNombre,
): Tabla {
  const extremos = { esPrimera: esPrimera(liga, ligas), esUltima: esUltima(liga, ligas) };
  const clasificada = clasificar(liga, jugadores, partidos, { hoy, ...extremos, incidencias });
  const filas = clasificada.filas.map((fila) => nombrada(fila, nombrar));
  return {
    clasificaciones: filas.map(explicada),
    cruces: cruces(liga, filas, clasificada.enfrentamientos, hoy),
    division: liga.division,
    tipo: liga.tipo,
    primeraDivision: extremos.esPrimera,
    ultimaDivision: extremos.esUltima,
  };
}

import { planoDe } from '#domain/partido/marcador.ts';
import type { DatosPropuesta } from '#domain/propuesta/datos.ts';
import { aBit } from '#server/db/queries.ts';
import { empaquetarCabecera, empaquetarFilas, type Paquetes } from '#server/propuesta/paquetes.ts';

type Partido = DatosPropuesta['partidos'][number];

/** A match as its row of the database. */
const filaDe = ({ sets, ...partido }: Partido) => ({
  ...partido,
  ...planoDe(sets),
  sintetico: aBit(partido.sintetico),
  jugador1NoPresenta: aBit(partido.jugador1NoPresenta),
  jugador2NoPresenta: aBit(partido.jugador2NoPresenta),
  jugador1Aplaza: aBit(partido.jugador1Aplaza),
  jugador2Aplaza: aBit(partido.jugador2Aplaza),
  clubAplaza: aBit(partido.clubAplaza),
  cancelado: aBit(partido.cancelado),
});

/** An instance as the server hands it to its thread. */
export const empaquetar = ({ partidos, ...datos }: DatosPropuesta): Paquetes => ({
  cabecera: empaquetarCabecera({ datos, nombresLiga: [], desde: [] }),
  partidos: [empaquetarFilas(partidos.map(filaDe))],
});

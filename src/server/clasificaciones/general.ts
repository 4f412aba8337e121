import type { General } from '#contract/liga/clasificaciones.ts';
import { type TablaDeCiclo, tablaGeneral } from '#domain/clasificacion/general.ts';
import { tablaDe } from '#domain/clasificacion/tabla.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { mismaCompeticion } from '#domain/liga/liga.ts';
import { esDeMenores } from '#domain/liga/tipos.ts';
import { notaDeMenores } from '#domain/persona/mensajes.ts';
import { leerNombresPublicos } from '#server/db/lecturas/nombres-publicos.ts';
import { datosDeTablaPublica, todasLasLigas } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { existente } from '#server/db/registro/entidad.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import type { Clock } from '#server/platform/clock.ts';

/** The divisions of every cycle of the season that a league is of; none of one that is the whole season, nor ladders: they give no points. */
async function ciclosDe(db: Lector, idLiga: number): Promise<LigaLeida[]> {
  const ligas = (await todasLasLigas(db)).filter((liga) => !esEscalera(liga));
  const esta = ligas.find(({ id, ciclo }) => id === idLiga && ciclo > 0);
  return ligas.filter(
    (otra) => esta && otra.ciclo > 0 && otra.anio === esta.anio && mismaCompeticion(otra, esta),
  );
}

/** The cycles of a season added up. 404 where the league is no cycle. docs/reglas/ciclos.md */
export async function verGeneral({ db }: BaseDatos, reloj: Clock, idLiga: number): Promise<General> {
  const ligas = await ciclosDe(db, idLiga);
  const { tipo, deporte, modo, anio } = existente(ligas[0]);
  const { nombre, completos } = await leerNombresPublicos(db);
  const tablas: TablaDeCiclo[] = [];
  for (const { id, ciclo, division, reglas } of ligas) {
    const { clasificaciones } = tablaDe(existente(await datosDeTablaPublica(db, id)), reloj.today(), nombre);
    tablas.push({ ciclo, division, puntosCiclo: reglas.puntosCiclo, filas: clasificaciones });
  }
  return {
    ...{ tipo, deporte, modo, anio },
    ciclos: [...new Set(ligas.map(({ ciclo }) => ciclo))].sort((a, b) => a - b),
    enJuego: ligas.find(({ estado }) => estado === 'activa')?.ciclo ?? null,
    filas: tablaGeneral(tablas),
    ...(tablas.some(({ puntosCiclo }) => puntosCiclo !== 0) && { conPuntosCiclo: true }),
    nota: esDeMenores(tipo) ? notaDeMenores(completos) : null,
  };
}

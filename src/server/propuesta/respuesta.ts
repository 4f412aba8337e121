import type { ParejaFuera, Propuesta } from '#contract/propuesta.ts';
import type { DatosPropuesta, Propuesta as Resuelta } from '#domain/propuesta/datos.ts';
import { resumen } from '#domain/propuesta/frases.ts';

/** More than a club ever has: beyond, nobody reads them one by one. */
const MAX_FUERA = 2000;

type Reunido = { datos: DatosPropuesta; nombresLiga: [id: number, nombre: string][] };

function conNombres({ datos, nombresLiga }: Reunido, fuera: Resuelta['fuera']): ParejaFuera[] {
  const nombres = new Map(datos.jugadores.map(({ id, nombre }) => [id, nombre]));
  const ligas = new Map(nombresLiga);
  return fuera.slice(0, MAX_FUERA).map((pareja) => ({
    ...pareja,
    liga: ligas.get(pareja.idLiga) ?? '',
    jugador1: nombres.get(pareja.idJugador1) ?? '',
    jugador2: nombres.get(pareja.idJugador2) ?? '',
  }));
}

/** The engine tells the summary among its warnings; here it has its own place. */
export function responder(reunido: Reunido, resuelta: Resuelta): Propuesta {
  const { partidos, avisos, fuera, demostrado, cota, medidas } = resuelta;
  const suResumen = fuera.length === 0 ? null : resumen(fuera, reunido.datos.dias);
  return {
    partidos,
    avisos: avisos.filter((aviso) => aviso !== suResumen),
    fuera: conNombres(reunido, fuera),
    cuantosFuera: fuera.length,
    resumen: suResumen,
    demostrado,
    cota,
    lineas: medidas.lineas,
  };
}

import { Propuesta } from '#contract/liga/propuesta.ts';
import type { DatosPropuesta, Propuesta as Resuelta } from '#domain/propuesta/datos.ts';
import { resumen } from '#domain/propuesta/explicacion.ts';
import { generarPropuesta } from '#domain/propuesta/propuesta.ts';
import { crearResolver } from './highs.ts';
import { desempaquetar, escribir } from './paquetes.ts';
import { FLAGS, type Outcome, type Task } from './taller.ts';

/** More than a club ever has: beyond, nobody reads them one by one. */
const MAX_FUERA = 2000;

type Reunido = { datos: DatosPropuesta; nombresLiga: [id: number, nombre: string][] };

/** The engine tells the summary among its warnings; here it has its own place. */
function responder({ datos, nombresLiga }: Reunido, resuelta: Resuelta): Propuesta {
  const { partidos, avisos, fuera, demostrado, cota, medidas } = resuelta;
  const jugadores = new Map(datos.jugadores.map(({ id, nombre }) => [id, nombre]));
  const ligas = new Map(nombresLiga);
  const jugador = (id: number): string => jugadores.get(id) ?? '';
  const liga = (id: number): string => ligas.get(id) ?? '';
  const suResumen = fuera.length === 0 ? null : resumen(fuera, datos.dias);
  return {
    partidos,
    avisos: avisos.filter((aviso) => aviso !== suResumen),
    fuera: fuera.slice(0, MAX_FUERA).map((pareja) => ({
      ...pareja,
      liga: liga(pareja.idLiga),
      jugador1: jugador(pareja.idJugador1),
      jugador2: jugador(pareja.idJugador2),
    })),
    cuantosFuera: fuera.length,
    sinPartido: resuelta.sinPartido.map((uno) => ({
      ...uno,
      liga: liga(uno.idLiga),
      jugador: jugador(uno.idJugador),
    })),
    resumen: suResumen,
    demostrado,
    cota,
    lineas: medidas.lineas,
    ...(medidas.gente && { gente: medidas.gente }),
  };
}

/** Loaded once per thread. */
const resolver = await crearResolver();

/** From the rows as read to the answer as sent; null when cancelled. */
export default function solve({ paquetes, hoy, limiteMs, flags, progress }: Task): Outcome {
  const cells = new Int32Array(flags);
  const raised = (flag: keyof typeof FLAGS): boolean => Atomics.load(cells, FLAGS[flag]) === 1;
  if (raised('cancelled')) return { answer: null, heap: resolver.memoria() };
  const encargo = desempaquetar(paquetes);
  const propuesta = generarPropuesta(encargo.datos, {
    desde: encargo.desde,
    hoy,
    resolver,
    limiteMs,
    ahora: () => performance.now(),
    cancelado: () => raised('cancelled'),
    basta: () => raised('enough'),
    progreso: (progreso) => progress.postMessage(progreso),
  });
  const answer = propuesta && escribir(Propuesta.parse(responder(encargo, propuesta)));
  return { answer, heap: resolver.memoria() };
}

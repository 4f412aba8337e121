import { type ParejaFuera, Propuesta, type SinPartido } from '#contract/liga/propuesta.ts';
import type { DatosPropuesta, Propuesta as Resuelta } from '#domain/propuesta/datos.ts';
import { resumen } from '#domain/propuesta/explicacion.ts';
import { generarPropuesta } from '#domain/propuesta/propuesta.ts';
import { crearResolver } from './highs.ts';
import { desempaquetar, escribir } from './paquetes.ts';
import { FLAGS, type Outcome, type Task } from './taller.ts';

/** More than a club ever has: beyond, nobody reads them one by one. */
const MAX_FUERA = 2000;

type Reunido = { datos: DatosPropuesta; nombresLiga: [id: number, nombre: string][] };

function nombresDe({ datos, nombresLiga }: Reunido) {
  const jugadores = new Map(datos.jugadores.map(({ id, nombre }) => [id, nombre]));
  const ligas = new Map(nombresLiga);
  return {
    liga: (id: number): string => ligas.get(id) ?? '',
    jugador: (id: number): string => jugadores.get(id) ?? '',
  };
}

type Nombres = ReturnType<typeof nombresDe>;

const conNombres = (fuera: Resuelta['fuera'], { liga, jugador }: Nombres): ParejaFuera[] =>
  fuera.slice(0, MAX_FUERA).map((pareja) => ({
    ...pareja,
    liga: liga(pareja.idLiga),
    jugador1: jugador(pareja.idJugador1),
    jugador2: jugador(pareja.idJugador2),
  }));

const sinPartidoConNombres = (solos: Resuelta['sinPartido'], { liga, jugador }: Nombres): SinPartido[] =>
  solos.map((uno) => ({ ...uno, liga: liga(uno.idLiga), jugador: jugador(uno.idJugador) }));

/** The engine tells the summary among its warnings; here it has its own place. */
function responder(reunido: Reunido, resuelta: Resuelta): Propuesta {
  const { partidos, avisos, fuera, demostrado, cota, medidas } = resuelta;
  const nombres = nombresDe(reunido);
  const suResumen = fuera.length === 0 ? null : resumen(fuera, reunido.datos.dias);
  return {
    partidos,
    avisos: avisos.filter((aviso) => aviso !== suResumen),
    fuera: conNombres(fuera, nombres),
    cuantosFuera: fuera.length,
    sinPartido: sinPartidoConNombres(resuelta.sinPartido, nombres),
    resumen: suResumen,
    demostrado,
    cota,
    lineas: medidas.lineas,
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

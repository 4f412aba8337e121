import type { EnPie, Mi } from '#contract/cuentas/mi.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { Dia } from '#domain/fecha.ts';
import { estaPorVenir, partidosAfectados } from '#domain/partido/afectados.ts';
import type { EstadoPeticion } from '#domain/partido/peticion.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { conPartidoDeEnlace } from '#server/db/lecturas/enlace-personal.ts';
import { suyosDe } from '#server/db/lecturas/jugadores.ts';
import type { EnPublico } from '#server/db/lecturas/nombres-publicos.ts';
import { partidosPuestosDe, peticionesDe } from '#server/db/lecturas/peticiones.ts';
import type { Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/registro/firma.ts';
import { ponerPeticion, quitarPeticion } from '#server/db/tables/peticion.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';

type De = { idJugador: number; dias: Dia[]; reloj: Clock; enPublico: EnPublico };

/** Their matches that are to be played as they are arranged, as whomever they play, those of the days they cannot among them. */
export async function enPieDe(db: Lector, { idJugador, ...de }: De): Promise<EnPie[]> {
  const todos: EnPie[] = [];
  for (const suyo of await suyosDe(db, idJugador))
    todos.push(...(await enPieComo(db, { ...de, idJugador: suyo })));
  return todos.sort((a, b) => (a.fecha < b.fecha ? -1 : 1));
}

async function enPieComo(db: Lector, { idJugador, dias, reloj, enPublico }: De): Promise<EnPie[]> {
  const ahora = reloj.localTime();
  const puestos = (await partidosPuestosDe(db, idJugador, ahora))
    .map((partido) => ({ ...partido, ...conDesenlace(partido) }))
    .filter((partido) => estaPorVenir(partido, ahora));
  const ausencia = { tipo: 'ausencia', idJugador, dias } as const;
  const tocados = new Set(partidosAfectados(ausencia, puestos, ahora).map(({ id }) => id));
  const peticiones = await peticionesDe(db, idJugador);
  const estadoDe = (id: number, fecha: string): EstadoPeticion => {
    const suya = peticiones.find((una) => una.idPartido === id && una.fecha === fecha);
    if (!suya) return 'sinPedir';
    return suya.denegada === 1 ? 'denegada' : 'pedida';
  };
  return puestos.map(({ id, fecha, duracion, ...de }) => ({
    id,
    fecha,
    duracion,
    rival:
      de.idJugador1 === idJugador
        ? enPublico.nombre(de.idJugador2, de.jugador2)
        : enPublico.nombre(de.idJugador1, de.jugador1),
    noPuedo: tocados.has(id),
    peticion: estadoDe(id, fecha),
  }));
}

type Pedida = { token: string; id: number; pide: boolean };
type Deps = { base: BaseFirmada; reloj: Clock; ver: (tx: TxFirmada) => Promise<Mi> };

/** 404 for a match that is not theirs. */
async function elSuyo(tx: TxFirmada, reloj: Clock, { id, idJugador }: { id: number; idJugador: number }) {
  const ahora = reloj.localTime();
  const partido = (await partidosPuestosDe(tx.q, idJugador, ahora)).find((uno) => uno.id === id);
  if (!partido) throw new Problema(404, mensajes.noEncontrado);
  if (!estaPorVenir(conDesenlace(partido), ahora) || partido.fecha <= ahora)
    throw new Problema(409, mensajes.partidoSinPedir);
  const suya = (await peticionesDe(tx.q, idJugador)).find(
    (una) => una.idPartido === id && una.fecha === partido.fecha,
  );
  return { fecha: partido.fecha, suya };
}

/** Asks the club to play a match of theirs on another day, or not any more: it stands until the club says. */
export function pedirOtroDia({ base, reloj, ver }: Deps, { pide, ...enviada }: Pedida): Promise<Mi> {
  const { id } = enviada;
  return conPartidoDeEnlace({ base, reloj }, enviada, async (tx, idJugador) => {
    const { fecha, suya } = await elSuyo(tx, reloj, { id, idJugador });
    if (suya?.denegada === 1) throw new Problema(409, mensajes.peticionDenegada);
    if (pide !== (suya !== undefined)) {
      const cual = { idPartido: id, idJugador };
      if (pide) await ponerPeticion(tx.q, { ...cual, fecha, dt: tx.autor.dt });
      else await quitarPeticion(tx.q, cual);
      await anotarHechos(tx, [
        pide ? hechos.pideOtroDia(idJugador, id) : hechos.retiraPeticion(idJugador, id),
      ]);
    }
    return ver(tx);
  });
}

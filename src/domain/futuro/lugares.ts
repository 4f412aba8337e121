import { Alcance } from './alcance.ts';
import type { Presupuesto, Sentido } from './empate.ts';
import type { Modelo } from './modelo.ts';
import type { Fijos } from './pregunta.ts';

/** The places a player may still end in. `exacto`: both can happen; otherwise none beyond them can. */
export type Lugares = { idJugador: number; mejor: number; peor: number; exacto: boolean };

/** Steps that one question may take: some tens of milliseconds. */
const PASOS_POR_PREGUNTA = 200000;

export type Extremo = { cuantos: number; exacto: boolean };

/** The most others that may end on that side of a player; where it is not proven, no more than that can. */
function masCuantos(
  modelo: Modelo,
  jugador: number,
  sentido: Sentido,
  total: Presupuesto,
  fijos: Fijos = [],
): Extremo {
  const presupuesto: Presupuesto = { quedan: 0 };
  const alcance = new Alcance({ modelo, jugador, sentido, fijos, presupuesto });
  for (let cuantos = sinDescartar(alcance, modelo.ids.length - 1); cuantos > 0; cuantos -= 1) {
    const concedidos = Math.max(0, Math.min(PASOS_POR_PREGUNTA, total.quedan));
    presupuesto.quedan = concedidos;
    const respuesta = alcance.puede(cuantos);
    total.quedan -= concedidos - Math.max(0, presupuesto.quedan);
    if (respuesta !== 'no') return { cuantos, exacto: respuesta === 'si' };
  }
  return { cuantos: 0, exacto: true };
}

/** The most that points alone do not refuse: if so many cannot, no more can. */
function sinDescartar(alcance: Alcance, hasta: number): number {
  let [puede, nunca] = [0, hasta + 1];
  while (nunca - puede > 1) {
    const medio = Math.floor((puede + nunca) / 2);
    if (alcance.porPuntos(medio).respuesta === 'no') nunca = medio;
    else puede = medio;
  }
  return puede;
}

/** Where each player may still end, over every usual result of the open matches. */
export function lugaresDe(modelo: Modelo, total: Presupuesto): Lugares[] {
  const n = modelo.ids.length;
  return modelo.ids.map((idJugador, jugador) => {
    if (!modelo.seBusca) return { idJugador, mejor: 1, peor: n, exacto: n === 1 };
    const delante = masCuantos(modelo, jugador, 1, total);
    const detras = masCuantos(modelo, jugador, -1, total);
    return {
      idJugador,
      mejor: n - detras.cuantos,
      peor: delante.cuantos + 1,
      exacto: delante.exacto && detras.exacto,
    };
  });
}

import { fechaHora } from '#domain/fecha.ts';
import type { LineaPropuesta } from './datos.ts';
import { en } from './en.ts';
import type { Escenario } from './escenario.ts';
import { limitesDe } from './escenario.ts';
import { primerInicio } from './horas.ts';
import type { Hueco } from './huecos.ts';

/** Starts of equal matches one after another in a free stretch, on the window's grid. */
export function turnos(ventana: Hueco & { duracion: number }, hueco: Hueco): number[] {
  const inicios: number[] = [];
  let inicio = primerInicio(ventana, hueco.inicio, hueco.fin);
  while (inicio !== null) {
    inicios.push(inicio);
    inicio = primerInicio(ventana, inicio + ventana.duracion, hueco.fin);
  }
  return inicios;
}

/**
 * `vacio`: one line per free court slot, players empty. Slots are as long as the longest match of the
 * type, so that any pair fits whichever slot it is written into. domain.md, "Proposal: the problem".
 */
export function lineasVacias(esc: Escenario): LineaPropuesta[] {
  const ventana = { ...limitesDe(esc.ligas), duracion: Math.max(...esc.ligas.map((l) => l.duracion)) };
  return esc.libres.flatMap((delDia, dia) =>
    delDia
      .flatMap(({ pista, huecos }) =>
        huecos.flatMap((hueco) => turnos(ventana, hueco).map((inicio) => ({ pista, inicio }))),
      )
      .sort((uno, otro) => uno.inicio - otro.inicio || uno.pista - otro.pista)
      .map(({ pista, inicio }) => ({
        fecha: fechaHora(en(esc.dias, dia), inicio),
        idPista: pista,
        idLiga: null,
        idJugador1: null,
        idJugador2: null,
      })),
  );
}

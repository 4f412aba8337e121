import fc from 'fast-check';
import type { Aplaza, Clase, Desenlace } from '#domain/partido/desenlace.ts';
import { marcadorCon, planoDe } from '#domain/partido/marcador.ts';
import type { Lado, Marcador, Partido, SetPartido } from '#domain/partido/partido.ts';
import { desenlaceDe, type Indicadores, SIN_INDICADORES } from '#domain/partido/plano.ts';
import { ganadorDeMarcador } from '#domain/partido/resultado.ts';

/** How it ended may be said whole, or by the boxes and flags of the wire. */
export type Cambios = Partial<Partido & Indicadores & { sets: Marcador }>;

/** The same as the wire has it. */
export const planoDeEjemplo = ({ sets = marcadorCon(), sintetico = false, ...cambios }: Cambios) => {
  const { desenlace: _, ...resto } = cambios;
  return { ...planoDe(sets), ...SIN_INDICADORES, ...resto, sintetico };
};

/** An unplayed match of league 1 between players 1 and 2, with what each example changes. */
export function partidoDe(cambios: Cambios = {}): Partido {
  const { sets, jugador1NoPresenta, jugador2NoPresenta, cancelado, ...resto } = cambios;
  const { jugador1Aplaza, jugador2Aplaza, clubAplaza, ...suyo } = resto;
  return {
    id: 1,
    idLiga: 1,
    fecha: '2026-11-21T10:00',
    duracion: 90,
    idPista: 1,
    idJugador1: 1,
    idJugador2: 2,
    sintetico: false,
    desenlace: desenlaceDe(planoDeEjemplo(cambios)),
    ...suyo,
  };
}

/** "6-4 3-6 10-8", with "_" for an empty box, as sets. */
export function setsDe(texto: string): SetPartido[] {
  const casillaDe = (juegos: string | undefined): number | null =>
    juegos === undefined || juegos === '_' ? null : Number(juegos);
  return texto
    .split(' ')
    .filter((set) => set !== '')
    .map((set): SetPartido => {
      const [uno, dos] = set.split(/(?<=.)-/);
      return [casillaDe(uno), casillaDe(dos)];
    });
}

/** A match between those two players with that score. */
export const jugado = (
  idJugador1: number,
  idJugador2: number,
  marcador: string,
  cambios: Cambios = {},
): Partido => partidoDe({ idJugador1, idJugador2, sets: marcadorCon(...setsDe(marcador)), ...cambios });

const lado = fc.constantFrom<Lado>(1, 2);
const quienAplaza = fc.constantFrom<Aplaza>(1, 2, 'club');
const tras = fc.option(quienAplaza);
const porFuera = fc.constantFrom('baja' as const, 'comite' as const);
const juegos = fc.integer({ min: 0, max: 13 });
const sets = fc.array(fc.tuple(juegos, juegos), { maxLength: 6 }).map((unos) => marcadorCon(...unos));
const conGanador = sets.filter((unos) => ganadorDeMarcador(unos) !== null);
const sinGanador = sets.filter(
  (unos) => ganadorDeMarcador(unos) === null && unos.some(([uno]) => uno !== null),
);

const DESENLACES: { [C in Clase]: fc.Arbitrary<Extract<Desenlace, { que: C }>> } = {
  pendiente: fc.record({ que: fc.constant('pendiente') }),
  aplazado: fc.record({ que: fc.constant('aplazado'), por: quienAplaza }),
  suspendido: fc.record({ que: fc.constant('suspendido'), sets, tras }),
  jugado: fc.record({ que: fc.constant('jugado'), sets: conGanador, tras }),
  empatado: fc.record({ que: fc.constant('empatado'), sets: sinGanador, tras }),
  retirada: fc.record({ que: fc.constant('retirada'), de: lado, sets, tras }),
  noPresentado: fc.record({ que: fc.constant('noPresentado'), de: lado, tras }),
  ningunoPresentado: fc.record({ que: fc.constant('ningunoPresentado'), tras }),
  adjudicado: fc.oneof(
    fc.record({ que: fc.constant('adjudicado'), a: lado, por: porFuera, sets, tras }),
    fc.record({ sets: conGanador, tras }).map(
      ({ sets: unos, tras: quien }): Extract<Desenlace, { que: 'adjudicado' }> => ({
        que: 'adjudicado',
        a: ganadorDeMarcador(unos) ?? 1,
        por: 'resolucion',
        sets: unos,
        tras: quien,
      }),
    ),
  ),
  anulado: fc.record({ que: fc.constant('anulado'), por: porFuera, sets, tras }),
  cancelado: fc.record({ que: fc.constant('cancelado'), tras }),
};

/** Any outcome that may be saved, of each class. */
export const unDesenlace: fc.Arbitrary<Desenlace> = fc.oneof(...Object.values(DESENLACES));

import { describe, expect, it } from 'vitest';
import type { Partido } from '#contract/liga/partidos.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { marcadorCon, planoDe } from '#domain/partido/marcador.ts';
import { mensajes } from '#domain/partido/mensajes.ts';
import type { Listas } from '#web/club/mesa/consultas.ts';
import {
  comprobar,
  consecuencias,
  enLiga,
  estadoDe,
  paraGuardar,
  partidoNuevo,
  problemasDe,
  rarezasNuevas,
  type ValoresPartido,
  valoresDe,
} from './partido.ts';

const partido = (cambios: Partial<ValoresPartido> = {}): ValoresPartido => ({
  ...partidoNuevo('2026-11-21'),
  hora: '18:30',
  idLiga: 1,
  idJugador1: 2,
  idJugador2: 3,
  ...cambios,
});

const SEIS_CERO = { jugador1Set1: 6, jugador2Set1: 0, jugador1Set2: 6, jugador2Set2: 0 };

describe('what keeps a match from being saved', () => {
  it('nothing, when it is whole', () => expect(comprobar(partido(SEIS_CERO))).toEqual({}));

  it('what is still to be chosen, field by field', () =>
    expect(comprobar({ ...partidoNuevo('2026-11-21'), dia: null })).toEqual({
      idLiga: 'Elige la liga',
      dia: 'Indica el día',
      hora: 'Indica la hora',
      idJugador1: 'Elige al jugador 1',
      idJugador2: 'Elige al jugador 2',
    }));

  it('a score that cannot be', () =>
    expect(comprobar(partido({ jugador1Set1: 6 }))).toEqual({ jugador2Set1: mensajes.faltaPareja }));
});

it('a level score is a draw or a fault by the league chosen after it was typed', () => {
  const liga = (id: number, empate: number | null) => ({
    id,
    duracion: 60 as const,
    reglas: { ...reglasIniciales('social'), empate },
  });
  const igualado = partido({ jugador1Set1: 6, jugador2Set1: 3, jugador1Set2: 3, jugador2Set2: 6 });
  const empate = { ...igualado, ...enLiga(igualado, liga(7, 1)) };
  expect(empate).toMatchObject({ idLiga: 7, duracion: 60, desenlace: 'empate' });
  expect(comprobar(empate)).toEqual({});
  for (const otra of [liga(8, null), undefined]) {
    const sinEmpates = { ...empate, ...enLiga(empate, otra) };
    expect(sinEmpates).toMatchObject({ idLiga: otra?.id ?? null, duracion: 60, desenlace: null });
    expect(comprobar(sinEmpates)).toMatchObject({ jugador1Set2: mensajes.sinGanador });
  }
});

describe('a match put off', () => {
  const avisos = (cambios: Partial<ValoresPartido>) => problemasDe(partido(cambios), undefined).avisos;

  it('says beside its mark what comes next, until it is played', () => {
    expect(avisos({ jugador2Aplaza: true })).toMatchObject([
      { path: 'jugador2Aplaza', message: expect.stringContaining('no sale en el horario') },
    ]);
    expect(avisos({ jugador2Aplaza: true, ...SEIS_CERO })).toEqual([]);
    expect(avisos({})).toEqual([]);
  });
});

describe('how a match stands, beside its title', () => {
  it.each<[string, Partial<ValoresPartido>, string]>([
    ['to be played', { dia: '2026-11-22' }, 'Por jugar'],
    ['over, and nobody has said how', {}, 'Falta el resultado'],
    ['won', SEIS_CERO, 'Gana Ana'],
    ['one did not come', { ...SEIS_CERO, jugador2NoPresenta: true }, 'No se presenta Luis'],
    ['put off', { clubAplaza: true }, 'Aplazado'],
    ['called off', { clubAplaza: true, cancelado: true }, 'Cancelado'],
  ])('%s', (_, cambios, dice) =>
    expect(estadoDe(partido(cambios), ['Ana Gil', 'Luis Paz'], '2026-11-21T20:00')[1]).toBe(dice),
  );
});

describe('what goes with a match that is deleted', () => {
  const gente = [
    { id: 2, nombre: 'Ana Gil' },
    { id: 3, nombre: 'Luis Paz' },
  ];
  const listas = { ligas: [], pistas: [], ausentes: {}, jugadores: gente } as unknown as Parameters<
    typeof consecuencias
  >[2];

  it.each([
    [{}, 'No tiene resultado.'],
    [SEIS_CERO, 'Su resultado (6-0, 6-0) dejará de contar en la clasificación.'],
  ])('%j: %s', (cambios, frase) =>
    expect(consecuencias(partido(cambios), '2026-11-21T18:30', listas)).toBe(
      `Se borrará el partido Ana Gil – Luis Paz del sábado, 21 de noviembre a las 18:30. ${frase} Se podrá deshacer desde Registros durante 30 días.`,
    ),
  );
});

const nuevo = () => partidoNuevo('2026-11-21');
const jugado = () => ({ ...nuevo(), ...planoDe(marcadorCon([6, 4], [3, 6], [10, 7])) });

describe('paraGuardar', () => {
  it('joins day and hour, and sends an empty note as null', () => {
    const valores = {
      ...nuevo(),
      hora: '18:30',
      idLiga: 1,
      idJugador1: 2,
      idJugador2: 3,
      observaciones: ' ',
    };
    expect(paraGuardar(valores, 4)).toMatchObject({
      fecha: '2026-11-21T18:30',
      observaciones: null,
      version: 4,
    });
  });

  it('is the way back of valoresDe', () => {
    const valores = { ...jugado(), hora: '18:30', idLiga: 1, idJugador1: 2, idJugador2: 3 };
    const { version, ...enviado } = paraGuardar(valores, 7);
    const leido = { ...enviado, id: 9, version: version ?? 0, idPista: null };
    expect(valoresDe(leido as Parameters<typeof valoresDe>[0])).toEqual(valores);
  });
});

describe('a new match', () => {
  it.each([
    ['', { dia: '2026-11-21', hora: '', idPista: null }],
    ['fecha=2026-11-28T10:30&pista=3', { dia: '2026-11-28', hora: '10:30', idPista: 3 }],
    ['fecha=2026-11-28', { dia: '2026-11-28', hora: '', idPista: null }],
    ['fecha=2026-02-31T10:30&pista=x', { dia: '2026-11-21', hora: '', idPista: null }],
  ])('where the address says: %s', (donde, esperado) =>
    expect(partidoNuevo('2026-11-21', new URLSearchParams(donde))).toMatchObject(esperado),
  );
});

describe('what is asked before a match is saved', () => {
  const ligas = [{ id: 1, reglas: reglasIniciales('social') }];
  const listas = { ligas, jugadores: [], pistas: [], ausentes: {}, clausuras: [] } as unknown as Listas;
  const rarezas = (valores: ValoresPartido, antes: ValoresPartido | null = null) =>
    rarezasNuevas(valores, {
      partido: antes && ({ id: 1, version: 1, ...paraGuardar(antes, 1) } as Partido),
      listas,
    }).map(({ message }) => message);
  const [pasado, futuro] = [
    partido({ ...SEIS_CERO, dia: '2020-01-04' }),
    partido({ ...SEIS_CERO, dia: '2099-01-03' }),
  ];
  const aun = mensajes.aunNoSeJuega('2099-01-03T18:30');

  it('a result told before its day, and one whose day is changed to one to come', () => {
    expect(rarezas(pasado)).toEqual([]);
    expect(rarezas(futuro)).toEqual([aun]);
    expect(rarezas(futuro, pasado)).toEqual([aun]);
  });

  it('not again of one that was saved so, nor while nothing is told', () => {
    expect(rarezas({ ...futuro, observaciones: 'Otra' }, futuro)).toEqual([]);
    expect(rarezas(partido({ dia: '2099-01-03' }))).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { ligaDe } from '#tests/builders/liga.ts';
import {
  conEscenario,
  datosDe,
  ensayosDe,
  escribirEscenario,
  jugables,
  leerEscenario,
  marcasCon,
  type Probable,
  tablaCon,
} from './escenario.ts';
import { modeloDe } from './modelo.ts';

const HOY = '2026-11-22';

/** Three players of a middle division, of whom the first goes up and the last down; Ana has beaten Carla. */
const probable: Probable = {
  liga: ligaDe({ division: 2, reglas: { ...reglasIniciales('social'), ascensos: 1, promociones: 0 } }),
  primeraDivision: false,
  ultimaDivision: false,
  jugadores: ['Zoe', 'Berta', 'Ana'].map((nombre, i) => ({
    id: i + 1,
    nombre,
    estado: 'activo',
    enLiga: true,
  })),
  acordados: [],
  cancelados: [],
  decididos: [
    {
      idJugador1: 1,
      idJugador2: 3,
      sintetico: false,
      ausente: null,
      sets: [
        [6, 4],
        [6, 4],
      ],
    },
  ],
};

const datos = datosDe(probable);
const modelo = modeloDe(datos);
const ensayos = ensayosDe(probable.liga.reglas);
const leer = (texto: string) => leerEscenario(texto, modelo, ensayos);

describe('results tried on a table', () => {
  test('the address comes back as it was, without what is no open match or no result', () => {
    expect(modelo.abiertos.map(({ clave }) => clave)).toEqual(['1-2', '2-3']);
    const { escenario, sobran } = leer('1-2A.2-3w');
    expect([escribirEscenario(escenario), sobran]).toEqual(['1-2A.2-3w', 0]);
    expect(leer('1-3a.9-9a.2-3z.<b>.1-2c')).toMatchObject({ escenario: new Map([['1-2', 'c']]), sobran: 4 });
    expect(leer('').escenario.size).toBe(0);
  });

  test('the table, the zones, the crossings and what is decided move', () => {
    const con = conEscenario(datos, leer('1-2A.2-3w').escenario);
    const { clasificaciones, cruces } = tablaCon(probable, con, HOY);
    expect(clasificaciones.map(({ jugador, puntos, zona }) => [jugador, puntos, zona])).toEqual([
      ['Berta', 6, 'ascenso'],
      ['Zoe', 4, null],
      ['Ana', 1, 'descenso'],
    ]);
    expect(clasificaciones[2]).toMatchObject({ woPerdidos: 1 });
    expect(cruces[0]?.cruces).toEqual([null, 1, 1]);
    expect([...marcasCon(con)]).toEqual([
      [1, { marca: 'salvado', siNadieSeVa: true }],
      [2, { marca: 'ascenso', siNadieSeVa: false }],
      [3, { marca: 'descenso', siNadieSeVa: true }],
    ]);
  });

  test('who is level in everything goes in the order that came, whatever the names in public', () => {
    const nadie = { ...probable, decididos: [] };
    const { clasificaciones } = tablaCon(nadie, datosDe(nadie), HOY);
    expect(clasificaciones.map(({ jugador }) => jugador)).toEqual(['Zoe', 'Berta', 'Ana']);
    expect(clasificaciones[0]?.desempate?.explicacion).toContain('Comparte el puesto con Berta');
  });

  test('scores are those of the league: short sets, sets to eleven, and three alike without super tie-break', () => {
    const rotulos = (formatos: Parameters<typeof ensayosDe>[0]['formatos']) =>
      ensayosDe({ formatos }).map(({ rotulo }) => rotulo);
    expect(rotulos(['largo', 'superTieBreak'])).toEqual(['6-2 6-2', '6-4 6-4', '6-4 4-6 10-8', 'W.O.']);
    expect(rotulos(['corto'])).toEqual(['4-1 4-1', '4-2 4-2', '4-2 2-4 4-2', 'W.O.']);
    expect(rotulos(['once'])).toEqual(['11-5 11-5', '11-8 11-8', '11-8 8-11 11-8', 'W.O.']);
  });

  test('a cancelled match leaves nothing to try, nor does who is out', () => {
    const par = { idJugador1: 1, idJugador2: 2 };
    const abiertos = (con: Probable) => jugables(modeloDe(datosDe(con))).map(({ clave }) => clave);
    expect(abiertos({ ...probable, cancelados: [par] })).toEqual(['2-3']);
    expect(abiertos({ ...probable, cancelados: [par], acordados: [par] })).toEqual(['1-2', '2-3']);
    const jugadores = probable.jugadores.map((uno) => (uno.id === 3 ? { ...uno, enLiga: false } : uno));
    expect(abiertos({ ...probable, jugadores })).toEqual(['1-2']);
  });

  test('a match arranged beyond the legs is open, and its result closes it', () => {
    const [idJugador1, idJugador2] = [1, 3];
    const otros = datosDe({ ...probable, acordados: [{ idJugador1, idJugador2 }] });
    const abiertos = modeloDe(otros).abiertos.map(({ clave }) => clave);
    expect(abiertos).toEqual(['1-2', '1-3-2', '2-3']);
    const { escenario, sobran } = leerEscenario('1-3-2a', modeloDe(otros), ensayos);
    expect(sobran).toBe(0);
    expect(modeloDe(conEscenario(otros, escenario)).abiertos.map(({ clave }) => clave)).toEqual([
      '1-2',
      '2-3',
    ]);
    const uno = datosDe({ ...probable, acordados: [{ idJugador1: 1, idJugador2: 2 }] });
    expect(modeloDe(uno).abiertos).toHaveLength(2);
    expect(modeloDe(conEscenario(uno, leer('1-2a').escenario)).abiertos).toHaveLength(1);
  });
});

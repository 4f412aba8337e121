import { describe, expect, it } from 'vitest';
import { PASO_MINUTOS } from '#domain/liga/liga.ts';
import { alturaDe, bajasDe, caida, franjaDe, mover, sitioEn, soltar } from './sitio.ts';

const [SABADO, DOMINGO] = ['2026-11-28', '2026-11-29'];
const tablero = { dias: [SABADO, DOMINGO], pistas: [3, 5], franja: { desde: 540, hasta: 720 } };
const linea = (clave: number, hora: string, idPista: number) => ({
  clave,
  fecha: `${SABADO}T${hora}`,
  idPista,
  idLiga: 1,
  idJugador1: 10 * clave,
  idJugador2: 10 * clave + 1,
});
const lineas = [linea(1, '09:00', 3), linea(2, '10:30', 3)];
const noventa = () => 90;
const lugares = (todas: typeof lineas | ReturnType<typeof soltar>) =>
  todas.map(({ fecha, idPista }) => `${fecha?.slice(8)} ${idPista}`);

describe('the planner', () => {
  it('a line put down on a free place moves there', () => {
    const sitio = { dia: DOMINGO, inicio: 615, idPista: 5 };
    expect(lugares(soltar(lineas, 1, sitio, noventa))).toEqual(['29T10:15 5', '28T10:30 3']);
  });

  it('over another one, the two swap places', () => {
    const sitio = { dia: SABADO, inicio: 660, idPista: 3 };
    expect(lugares(soltar(lineas, 1, sitio, noventa))).toEqual(['28T10:30 3', '28T09:00 3']);
  });

  it('what is promised while it is held is what letting go does: between two hours, that of the other', () => {
    const sitio = { dia: SABADO, inicio: 660, idPista: 3 };
    const promesa = caida(lineas, 1, sitio, noventa);
    expect(promesa.map(({ clave }) => clave)).toEqual([1, 2]);
    expect(lugares(promesa)).toEqual(lugares(soltar(lineas, 1, sitio, noventa)));
    expect(lugares(caida(lineas, 2, { ...sitio, idPista: 5 }, noventa))).toEqual(['28T11:00 5']);
  });

  it.each([
    ['ArrowRight', { idPista: 5 }],
    ['ArrowLeft', { idPista: 3 }],
    ['ArrowDown', { inicio: 555 }],
    ['ArrowUp', { inicio: 540 }],
    ['PageDown', { dia: DOMINGO }],
  ])('%s moves without falling off', (tecla, cambio) => {
    const sitio = { dia: SABADO, inicio: 540, idPista: 3 };
    expect(mover(sitio, tecla, tablero)).toEqual({ ...sitio, ...cambio });
  });

  it('a day that draws fewer hours keeps what comes to it within them', () => {
    const corto = { ...tablero, franjas: new Map([[DOMINGO, { desde: 600, hasta: 720 }]]) };
    const sitio = { dia: SABADO, inicio: 540, idPista: 3 };
    expect(mover(sitio, 'PageDown', corto)).toEqual({ ...sitio, dia: DOMINGO, inicio: 600 });
  });

  it('the hours drawn low are told together', () => {
    const bajas = new Set([780, 840, 1080]);
    expect(bajasDe({ pistas: [3], bajas }).map(({ inicio, fin, motivo }) => [inicio, fin, motivo])).toEqual([
      [780, 900, 'Sin partidos de 13 a 15'],
      [1080, 1140, 'Sin partidos de 18 a 19'],
    ]);
    expect(bajasDe({ pistas: [3] })).toEqual([]);
  });

  it('another key moves nothing', () =>
    expect(mover({ dia: SABADO, inicio: 540, idPista: 3 }, 'a', tablero)).toBeNull());

  it('a point is on a court and a quarter of an hour, or nowhere', () => {
    const rect = { left: 100, top: 50, width: 200, height: 180 };
    expect(sitioEn({ x: 250, y: 81 }, rect, SABADO, tablero)).toEqual({
      dia: SABADO,
      idPista: 5,
      inicio: 570,
    });
    expect(sitioEn({ x: 250, y: 229 }, rect, SABADO, tablero)?.inicio).toBe(
      tablero.franja.hasta - PASO_MINUTOS,
    );
    expect(sitioEn({ x: 99, y: 81 }, rect, SABADO, tablero)).toBeNull();
    expect(sitioEn({ x: 250, y: 240 }, rect, SABADO, tablero)).toBeNull();
  });

  it('what is drawn of an hour at half its height is found there', () => {
    const bajo = { ...tablero, bajas: new Set([600]) };
    expect([600, 630, 660, 675].map((minutos) => alturaDe(minutos, bajo))).toEqual([4, 5, 6, 7]);
    const rect = { left: 0, top: 0, width: 200, height: 100 };
    const en = (y: number) => sitioEn({ x: 10, y }, rect, SABADO, bajo)?.inicio;
    expect([20, 41, 49.5, 70].map(en)).toEqual([570, 600, 630, 675]);
  });

  it('draws whole hours', () =>
    expect(
      franjaDe([
        { inicio: 570, fin: 660 },
        { inicio: 600, fin: 750 },
      ]),
    ).toEqual({ desde: 540, hasta: 780 }));
});

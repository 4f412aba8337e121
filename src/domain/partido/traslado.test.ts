import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laQueCierra } from '#domain/clausura/clausura.ts';
import { fechaHora, minutosDe } from '#domain/fecha.ts';
import { NADIE_REPITE } from '#domain/persona/gente.ts';
import { type Cambios, partidoDe } from '#tests/builders/partido.ts';
import { choqueDe } from './ocupacion.ts';
import type { Partido } from './partido.ts';
import { type DiaNuevo, trasladar } from './traslado.ts';

const DIA = '2026-11-28';
const LIGA = { inicio: 9 * 60, fin: 22 * 60, deporte: 'tenis' as const };

const deTenis = (...ids: number[]) => ids.map((id) => ({ id, deporte: 'tenis' as const }));

const nuevo = (cambios: Partial<DiaNuevo> = {}): DiaNuevo => ({
  dia: DIA,
  ahora: '2026-11-21T18:00',
  pistas: deTenis(1, 2),
  clausuras: [],
  horarios: new Map([[1, LIGA]]),
  ausentes: [],
  bajas: [],
  ocupados: [],
  gente: NADIE_REPITE,
  ...cambios,
});

const otro = (cambios: Cambios): Partido =>
  partidoDe({ id: 9, idJugador1: 8, idJugador2: 9, fecha: `${DIA}T10:00`, ...cambios });

const destino = (partido: Partido, dia: DiaNuevo) => trasladar([partido], dia).get(partido.id);

describe('a match taken to another day', () => {
  it('keeps its hour and court when they are free', () => {
    expect(destino(partidoDe(), nuevo())).toEqual({
      sitio: { fecha: `${DIA}T10:00`, idPista: 1 },
      motivo: null,
    });
  });

  it.each([
    ['another court at the same hour', [otro({})], `${DIA}T10:00`, 2],
    ['the nearest hour', [otro({}), otro({ id: 10, idPista: 2, fecha: `${DIA}T10:30` })], `${DIA}T09:00`, 2],
    ['a later hour', [otro({ fecha: `${DIA}T09:15` }), otro({ id: 10, idPista: 2 })], `${DIA}T10:45`, 1],
  ])('takes %s otherwise', (_, ocupados, fecha, idPista) => {
    expect(destino(partidoDe(), nuevo({ ocupados }))?.sitio).toEqual({ fecha, idPista });
  });

  it.each([
    ['its hour is still to come', '10:00', `${DIA}T10:00`],
    ['its hour has passed: the nearest to come', '10:01', `${DIA}T10:15`],
    ['the day is over', '21:00', null],
  ])('today, %s', (_, hora, fecha) => {
    const hoy = nuevo({ ahora: `${DIA}T${hora}` });
    expect(destino(partidoDe(), hoy)?.sitio?.fecha ?? null).toBe(fecha);
    const sinPista = destino(partidoDe({ idPista: null }), hoy);
    expect(sinPista?.sitio?.fecha ?? null).toBe(hora === '10:00' ? fecha : null);
  });

  it('who keeps an hour to come goes before who has to change', () => {
    const tarde = partidoDe({ id: 2, idJugador1: 3, idJugador2: 4, fecha: '2026-11-21T10:15' });
    const hoy = nuevo({ pistas: deTenis(1), ahora: `${DIA}T10:10` });
    const destinos = trasladar([partidoDe(), tarde], hoy);
    expect(destinos.get(2)?.sitio?.fecha).toBe(`${DIA}T10:15`);
  });

  it('waits while one of the two is injured or gone, whatever else', () => {
    const { idJugador2 } = partidoDe();
    const dia = nuevo({ bajas: [idJugador2], ausentes: [partidoDe().idJugador1] });
    expect(destino(partidoDe(), dia)).toEqual({
      sitio: null,
      motivo: { tipo: 'baja', idJugador: idJugador2 },
    });
  });

  it('ends within the hours of its league, to the minute', () => {
    const hasta = (fin: number) =>
      nuevo({
        pistas: deTenis(1),
        horarios: new Map([[1, { ...LIGA, fin }]]),
        ocupados: [otro({ fecha: `${DIA}T09:00`, duracion: 90 })],
      });
    expect(destino(partidoDe(), hasta(12 * 60))?.sitio?.fecha).toBe(`${DIA}T10:30`);
    expect(destino(partidoDe(), hasta(12 * 60 - 1))?.sitio).toBeNull();
  });

  it('takes the nearest of the free hours, not the first of the day', () => {
    const ocupados = [otro({ fecha: `${DIA}T17:00`, duracion: 60 })];
    const tarde = partidoDe({ fecha: '2026-11-21T16:45' });
    expect(destino(tarde, nuevo({ pistas: deTenis(1), ocupados }))?.sitio?.fecha).toBe(`${DIA}T15:30`);
  });

  it('is not in the way of one put off or awarded', () => {
    const ocupados = [otro({ jugador1Aplaza: true }), otro({ id: 10, sintetico: true })];
    expect(destino(partidoDe(), nuevo({ ocupados }))?.sitio?.idPista).toBe(1);
  });

  it.each([
    ['a player is away', nuevo({ ausentes: [2] }), { tipo: 'ausente', idJugador: 2 }],
    [
      'a player has another match',
      nuevo({ ocupados: [otro({ idJugador1: 1, fecha: `${DIA}T20:00` })] }),
      { tipo: 'juega', idJugador: 1, fecha: `${DIA}T20:00` },
    ],
    [
      'everything is taken',
      nuevo({ pistas: deTenis(1), ocupados: [otro({ fecha: `${DIA}T09:00`, duracion: 780 })] }),
      { tipo: 'lleno' },
    ],
    ['no court can be used', nuevo({ pistas: [] }), { tipo: 'lleno' }],
  ])('has no place when %s, and it says so', (_, dia, motivo) => {
    expect(destino(partidoDe(), dia)).toEqual({ sitio: null, motivo });
  });

  it('leaves a closed court', () => {
    expect(destino(partidoDe(), nuevo({ pistas: deTenis(2) }))?.sitio?.idPista).toBe(2);
    const dePadel = { id: 1, deporte: 'padel' as const };
    expect(destino(partidoDe(), nuevo({ pistas: [dePadel, ...deTenis(2)] }))?.sitio?.idPista).toBe(2);
    expect(destino(partidoDe(), nuevo({ pistas: [dePadel] }))?.motivo).toEqual({ tipo: 'lleno' });
    const enPadel = new Map([[1, { ...LIGA, deporte: 'padel' as const }]]);
    const suyo = nuevo({ pistas: [dePadel, ...deTenis(2)], horarios: enPadel });
    expect(destino(partidoDe({ idPista: 2 }), suyo)?.sitio?.idPista).toBe(1);
  });

  it('still without court keeps its hour', () => {
    expect(destino(partidoDe({ idPista: null }), nuevo())?.sitio).toEqual({
      fecha: `${DIA}T10:00`,
      idPista: null,
    });
  });

  it('put off without court takes one that is free, its hour first', () => {
    const suyo = partidoDe({ idPista: null, clubAplaza: true });
    expect(destino(suyo, nuevo())?.sitio).toEqual({ fecha: `${DIA}T10:00`, idPista: 1 });
    const ocupados = [otro({}), otro({ id: 10, idPista: 2, fecha: `${DIA}T10:30` })];
    expect(destino(suyo, nuevo({ ocupados }))?.sitio).toEqual({ fecha: `${DIA}T09:00`, idPista: 2 });
    expect(destino(suyo, nuevo({ pistas: [] }))?.motivo).toEqual({ tipo: 'lleno' });
  });

  it('never pushes out one that could keep its place', () => {
    const desplazado = partidoDe({ id: 2, idPista: 2, idJugador1: 3, idJugador2: 4 });
    const ocupados = [otro({ idPista: 2, fecha: `${DIA}T09:00`, duracion: 780 })];
    const destinos = trasladar([desplazado, partidoDe()], nuevo({ ocupados }));
    expect(destinos.get(1)?.sitio).toEqual({ fecha: `${DIA}T10:00`, idPista: 1 });
    expect(destinos.get(2)?.sitio).toEqual({ fecha: `${DIA}T11:30`, idPista: 1 });
  });

  it('on a single court neither', () => {
    const desplazado = partidoDe({ id: 2, idJugador1: 3, idJugador2: 4, fecha: '2026-11-21T11:30' });
    const ocupados = [otro({ fecha: `${DIA}T12:45` })];
    const suyo = partidoDe({ fecha: '2026-11-21T11:15' });
    const destinos = trasladar([desplazado, suyo], nuevo({ pistas: deTenis(1), ocupados }));
    expect(destinos.get(1)?.sitio?.fecha).toBe(`${DIA}T11:15`);
    expect(destinos.get(2)?.sitio?.fecha).toBe(`${DIA}T09:45`);
  });

  it('two matches of a player do not go to the same day', () => {
    const tarde = partidoDe({ id: 2, idJugador2: 3, fecha: '2026-11-21T18:00' });
    expect(trasladar([partidoDe(), tarde], nuevo()).get(2)?.motivo).toMatchObject({ tipo: 'juega' });
  });
});

const partido = fc.record({
  fecha: fc.integer({ min: 36, max: 80 }).map((cuartos) => cuartos * 15),
  idPista: fc.integer({ min: 1, max: 3 }),
  idJugador1: fc.integer({ min: 1, max: 12 }),
  distancia: fc.integer({ min: 1, max: 11 }),
});

const aPartido =
  (dia: string, desde: number) =>
  (
    {
      fecha,
      idPista,
      idJugador1,
      distancia,
    }: { fecha: number; idPista: number; idJugador1: number; distancia: number },
    i: number,
  ): Partido =>
    partidoDe({
      id: desde + i,
      idPista,
      fecha: `${dia}T${String(Math.floor(fecha / 60)).padStart(2, '0')}:${String(fecha % 60).padStart(2, '0')}`,
      idJugador1,
      idJugador2: ((idJugador1 + distancia - 1) % 12) + 1,
    });

describe('many taken to another day', () => {
  it('never clash with what is there nor with each other, nor put anybody twice, and none is left who would fit', () => {
    fc.assert(
      fc.property(
        fc.array(partido, { maxLength: 14 }),
        fc.array(partido, { maxLength: 10 }),
        (suyos, ajenos) => {
          const partidos = suyos.map(aPartido('2026-11-21', 1));
          const ocupados = ajenos.map(aPartido(DIA, 100));
          const dia = nuevo({ pistas: deTenis(1, 2, 3), ocupados });
          const destinos = trasladar(partidos, dia);
          const puestos = partidos.flatMap((uno) => {
            const sitio = destinos.get(uno.id)?.sitio;
            return sitio ? [{ ...uno, ...sitio }] : [];
          });
          for (const [i, uno] of puestos.entries()) {
            const demas = [...ocupados, ...puestos.slice(i + 1)];
            expect(demas.filter((otro) => choqueDe(uno, otro, NADIE_REPITE) !== null)).toEqual([]);
            const juegan = demas.flatMap(({ idJugador1, idJugador2 }) => [idJugador1, idJugador2]);
            expect([uno.idJugador1, uno.idJugador2].filter((id) => juegan.includes(id))).toEqual([]);
            const empieza = minutosDe(uno.fecha);
            expect(empieza >= LIGA.inicio && empieza + uno.duracion <= LIGA.fin).toBe(true);
          }
          const despues = { ...dia, ocupados: [...ocupados, ...puestos] };
          for (const uno of partidos.filter(({ id }) => destinos.get(id)?.sitio === null))
            expect(trasladar([uno], despues).get(uno.id)?.sitio).toBeNull();
        },
      ),
    );
  });

  it('never goes to a court while it is shut, and finds the place that is left', () => {
    const clausura = fc.record({
      fecha: fc.constant(DIA),
      hasta: fc.constant(null),
      inicio: fc.constantFrom(null, '09:00', '11:30'),
      fin: fc.constantFrom(null, '14:00', '20:30'),
      pistas: fc.constantFrom(null, [1], [2], [1, 2]),
      motivo: fc.constant('obras'),
    });
    const vistos = { puestos: 0, sin: 0 };
    fc.assert(
      fc.property(fc.array(clausura, { maxLength: 3 }), fc.constantFrom(1, 2, null), (clausuras, idPista) => {
        const suyo = partidoDe({ idPista });
        const sitio = destino(suyo, nuevo({ clausuras }))?.sitio;
        const horas = idPista === null ? [600] : Array.from({ length: 47 }, (_, n) => LIGA.inicio + 15 * n);
        const libres = (idPista === null ? [null] : [1, 2]).flatMap((pista) =>
          horas
            .map((hora) => ({ fecha: fechaHora(DIA, hora), idPista: pista, duracion: suyo.duracion }))
            .filter((uno) => !laQueCierra(clausuras, uno)),
        );
        expect(Boolean(sitio)).toBe(libres.length > 0);
        vistos[sitio ? 'puestos' : 'sin'] += 1;
        if (sitio) expect(libres).toContainEqual({ ...sitio, duracion: suyo.duracion });
      }),
    );
    expect(Math.min(vistos.puestos, vistos.sin)).toBeGreaterThan(5);
  });
});

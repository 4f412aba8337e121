import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Liga } from '#domain/liga/liga.ts';
import { dobleSeisCero, marcadorCon } from '#domain/partido/marcador.ts';
import { estaPuesto } from '#domain/partido/ocupacion.ts';
import { clavePareja, juega, type Partido } from '#domain/partido/partido.ts';
import { deLaPareja, ganadorDe, nadieLoDebe, piernasDebidas, sinJugar } from '#domain/partido/resultado.ts';
import { jugadoresDe, ligaDe } from '#tests/builders/liga.ts';
import { type Cambios, jugado, partidoDe } from '#tests/builders/partido.ts';
import { resolverDivision, trasResolver } from './resolver-division.ts';
import { clasificacion } from './tabla.ts';

const AHORA = '2026-11-21T18:05';
const OPCIONES = { ahora: AHORA, duracion: 90, esPrimera: true, esUltima: true };
const [ana, berta, carla] = [1, 2, 3] as const;
const tres = jugadoresDe('Ana', 'Berta', 'Carla');

const resolver = (partidos: Partido[], liga: Liga = ligaDe(), quitar: number[] = []) =>
  resolverDivision(liga, tres, partidos, { ...OPCIONES, quitar: new Set(quitar) });

/** What the matches of the league become once the resolution is saved. */
const despues = (partidos: Partido[], liga: Liga = ligaDe(), quitar: number[] = []): Partido[] =>
  trasResolver(partidos, resolver(partidos, liga, quitar)).map((partido, i) =>
    partido.id === 0 ? { ...partido, id: 1000 + i } : partido,
  );

const A_MEDIAS = { que: 'suspendido' as const, sets: marcadorCon([6, 4], [2, 1]), tras: null };

describe('resolver división', () => {
  const empezada = [jugado(carla, berta, '6-0 6-0', { id: 5 })];

  test('each missing match goes 6-0 6-0 to the better placed, without court nor flags, dated now', () => {
    const { crear, puntuar } = resolver(empezada);
    expect(puntuar).toEqual([]);
    expect(crear.map(({ idJugador1, idJugador2 }) => [idJugador1, idJugador2])).toEqual([
      [carla, ana],
      [berta, ana],
    ]);
    expect(crear[0]).toEqual(
      partidoDe({
        id: 0,
        fecha: AHORA,
        idPista: null,
        idJugador1: carla,
        idJugador2: ana,
        sintetico: true,
        sets: dobleSeisCero(1),
      }),
    );
  });

  test('an existing match without result is scored in place, whichever side each player is on', () => {
    const pendiente = partidoDe({ id: 6, idJugador1: ana, idJugador2: carla, jugador1Aplaza: true });
    const { crear, puntuar } = resolver([...empezada, pendiente]);
    expect(crear).toHaveLength(1);
    expect(puntuar).toEqual([
      {
        ...pendiente,
        fecha: AHORA,
        idPista: null,
        sintetico: true,
        desenlace: { que: 'adjudicado', a: 2, por: 'resolucion', sets: dobleSeisCero(2), tras: 1 },
      },
    ]);
  });

  test('who put a match off has put it off as many times when it is awarded', () => {
    const pendiente = partidoDe({ id: 6, idJugador1: ana, idJugador2: carla, jugador1Aplaza: true });
    const veces = (partidos: Partido[]) =>
      clasificacion(ligaDe(), tres, partidos, { ...OPCIONES, hoy: AHORA.slice(0, 10) }).find(
        ({ idJugador }) => idJugador === ana,
      )?.aplazadosTotal;
    expect(veces([...empezada, pendiente])).toBe(1);
    expect(veces(despues([...empezada, pendiente]))).toBe(1);
  });

  describe('of what is arranged', () => {
    const [ayer, hoyAntes, manana, tarde] = [
      '2026-11-20T10:00',
      '2026-11-21T16:30',
      '2026-11-22T10:00',
      '2026-12-10T10:00',
    ];
    const anaCarla = (id: number, fecha: string, mas: Cambios = {}) =>
      partidoDe({ id, fecha, idPista: 4, idJugador1: ana, idJugador2: carla, ...mas });
    const ids = ({ crear, puntuar, cancelar, porJugar }: ReturnType<typeof resolver>) => ({
      crear: crear.filter(({ idJugador1, idJugador2 }) => idJugador1 + idJugador2 === ana + carla).length,
      puntuar: puntuar.map(({ id }) => id),
      cancelar: cancelar.map(({ id }) => id),
      porJugar: porJugar.map(({ id }) => id),
    });
    const de = (crear: number, puntuar: number[], cancelar: number[], porJugar: number[]) => ({
      crear,
      puntuar,
      cancelar,
      porJugar,
    });
    const aplazado = anaCarla(6, ayer, { jugador1Aplaza: true });

    test.each<[string, Partido[], number[], ReturnType<typeof de>]>([
      ['from now on is left to be played', [anaCarla(6, manana)], [], de(0, [], [], [6])],
      ['unless it is taken off, and then it is awarded', [anaCarla(6, manana)], [6], de(0, [6], [], [])],
      ['is still so while it is being played', [anaCarla(6, '2026-11-21T17:00')], [], de(0, [], [], [6])],
      ['and was never scored is awarded', [anaCarla(6, hoyAntes)], [], de(0, [6], [], [])],
      [
        'and begun, whenever that was, is gone on with',
        [anaCarla(6, ayer, { desenlace: A_MEDIAS })],
        [],
        de(0, [], [], [6]),
      ],
      [
        'and begun and taken off is awarded',
        [anaCarla(6, ayer, { desenlace: A_MEDIAS })],
        [6],
        de(0, [6], [], []),
      ],
      ['again, after being put off, is left alone', [aplazado, anaCarla(7, tarde)], [], de(0, [], [], [7])],
      ['again and taken off is awarded once', [aplazado, anaCarla(7, tarde)], [7], de(0, [7], [], [])],
      [
        'twice for one leg: the first is left',
        [anaCarla(6, tarde), anaCarla(7, manana)],
        [],
        de(0, [], [6], [7]),
      ],
      ['twice, both taken off', [anaCarla(6, tarde), anaCarla(7, manana)], [6, 7], de(0, [7], [6], [])],
      [
        'and passed without result, with another to come',
        [anaCarla(6, ayer), anaCarla(7, tarde)],
        [],
        de(0, [], [6], [7]),
      ],
      ['and cancelled is owed by nobody', [anaCarla(6, manana, { cancelado: true })], [], de(0, [], [], [])],
      [
        'and cancelled after being put off is owed by nobody',
        [aplazado, anaCarla(7, manana, { cancelado: true })],
        [],
        de(0, [], [], []),
      ],
      [
        'again after being cancelled is left to be played',
        [anaCarla(6, manana, { cancelado: true }), anaCarla(7, tarde)],
        [],
        de(0, [], [], [7]),
      ],
      [
        'again after being cancelled, and never scored, is awarded',
        [anaCarla(6, manana, { cancelado: true }), anaCarla(7, ayer)],
        [],
        de(0, [7], [], []),
      ],
      ['at the same moment goes by its id', [anaCarla(8, ayer), anaCarla(7, ayer)], [], de(0, [7], [8], [])],
    ])('what %s', (_, partidos, quitar, esperado) =>
      expect(ids(resolver([...empezada, ...partidos], ligaDe(), quitar))).toEqual(esperado),
    );

    test('of two legs, the one arranged is left and the other awarded', () => {
      const liga = ligaDe({ idaVuelta: true });
      expect(ids(resolver([...empezada, anaCarla(6, tarde)], liga))).toEqual(de(1, [], [], [6]));
      expect(ids(resolver([...empezada, aplazado, anaCarla(7, tarde)], liga))).toEqual(de(0, [6], [], [7]));
      const cancelado = anaCarla(6, manana, { cancelado: true });
      expect(ids(resolver([...empezada, cancelado], liga))).toEqual(de(1, [], [], []));
    });

    test('a match of a pair that owes nothing is cancelled where it was', () => {
      const sobrante = partidoDe({ id: 6, fecha: tarde, idPista: 4, idJugador1: berta, idJugador2: carla });
      const { puntuar, cancelar } = resolver([...empezada, sobrante]);
      expect(puntuar).toEqual([]);
      expect(cancelar).toEqual([{ ...sobrante, desenlace: { que: 'cancelado', tras: null } }]);
    });
  });

  test('two legs when the league has them, whatever the day', () => {
    const liga = ligaDe({ idaVuelta: true, fechaIdaVuelta: null });
    expect(resolver(empezada, liga).crear).toHaveLength(5);
  });

  test('matches of other leagues do not count', () =>
    expect(resolver([...empezada, jugado(ana, berta, '6-0 6-0', { idLiga: 9 })]).crear).toHaveLength(2));

  describe('between two who are equal in everything', () => {
    const [ayer, tarde] = ['2026-11-20T10:00', '2026-12-10T10:00'];
    const deAnaYCarla = [
      jugado(ana, berta, '6-4 6-4', { id: 11 }),
      jugado(carla, berta, '6-4 6-4', { id: 12 }),
    ];
    const entre = (id: number, fecha: string, mas: Cambios = {}) =>
      partidoDe({ id, fecha, idJugador1: ana, idJugador2: carla, ...mas });

    test('who never played wins nothing from who never played', () =>
      expect(resolver([])).toMatchObject({
        ...{ crear: [], puntuar: [], cancelar: [] },
        sinAdjudicar: [
          { uno: ana, otro: berta, faltan: 1, motivo: 'no han jugado ninguno' },
          { uno: ana, otro: carla, faltan: 1, motivo: 'no han jugado ninguno' },
          { uno: berta, otro: carla, faltan: 1, motivo: 'no han jugado ninguno' },
        ],
      }));

    test.each<[string, Partido[], number[], number]>([
      ['nothing is created', [], [], 1],
      ['what was put off stays so', [entre(6, ayer, { jugador1Aplaza: true })], [], 1],
      ['what was never scored stays so', [entre(6, ayer)], [], 1],
      ['what is arranged is to be played', [entre(6, tarde)], [], 0],
      ['and stays where it is though somebody takes it off', [entre(6, tarde)], [6], 0],
    ])('%s', (_, suyos, quitar, faltan) => {
      const { crear, puntuar, cancelar, sinAdjudicar } = resolver(
        [...deAnaYCarla, ...suyos],
        ligaDe(),
        quitar,
      );
      expect({ crear, puntuar, cancelar }).toEqual({ crear: [], puntuar: [], cancelar: [] });
      const motivo = 'igualan en todo, con 3 puntos';
      expect(sinAdjudicar).toEqual(faltan === 0 ? [] : [{ uno: ana, otro: carla, faltan, motivo }]);
    });

    test('what nobody owes is cancelled all the same', () => {
      const sobra = entre(7, '2026-12-11T10:00');
      expect(resolver([...deAnaYCarla, entre(6, tarde), sobra]).cancelar).toEqual([
        { ...sobra, desenlace: { que: 'cancelado', tras: null } },
      ]);
    });

    test('where no places are given, all are', () => {
      const liga = ligaDe({ reglas: { ...ligaDe().reglas, clasifica: false } });
      const { crear, sinAdjudicar } = resolver(empezada, liga);
      expect(crear).toEqual([]);
      expect(sinAdjudicar.map(({ motivo }) => motivo)).toEqual(Array(2).fill('esta liga no da puestos'));
    });

    test('who goes first can be said of the table that results', () => {
      const previa = (decididos: number[]) =>
        resolverDivision(ligaDe(), tres, deAnaYCarla, { ...OPCIONES, decididos }).previa.map(
          ({ jugador, puesto }) => `${puesto} ${jugador}`,
        );
      expect(previa([])).toEqual(['1 Ana', '1 Carla', '3 Berta']);
      expect(previa([carla, ana])).toEqual(['1 Carla', '2 Ana', '3 Berta']);
    });
  });

  test('the table shown first is the one that results', () => {
    const { previa } = resolver(empezada);
    expect(previa.map(({ jugador, puntos, partidosJugados }) => [jugador, puntos, partidosJugados])).toEqual([
      ['Carla', 6, 2],
      ['Berta', 4, 2],
      ['Ana', 0, 2],
    ]);
  });
});

/** Played, put off, arranged before or from now on, and cancelled. */
const suceso = fc.oneof(
  fc.constantFrom('6-0 6-0', '0-6 0-6', '6-4 3-6 10-8'),
  fc.record({
    fecha: fc.constantFrom('2026-11-20T10:00', '2026-11-21T18:00', '2026-12-10T10:00'),
    jugador1Aplaza: fc.boolean(),
    cancelado: fc.boolean(),
  }),
);

test('whatever was played and arranged, again it creates only what equals were left, and who owes nothing has nothing to play', () => {
  const lista = fc
    .array(fc.tuple(fc.constantFrom([1, 2], [2, 1], [1, 3], [3, 2]), suceso), { maxLength: 8 })
    .map((filas) =>
      filas.map(([[uno = 1, dos = 2], que], i) =>
        typeof que === 'string'
          ? jugado(uno, dos, que, { id: i + 1 })
          : partidoDe({ id: i + 1, idJugador1: uno, idJugador2: dos, ...que }),
      ),
    );
  fc.assert(
    fc.property(lista, fc.boolean(), fc.subarray([1, 2, 3, 4, 5, 6, 7, 8]), (partidos, idaVuelta, quitar) => {
      const liga = ligaDe({ idaVuelta });
      const vueltas = idaVuelta ? 2 : 1;
      const resuelta = despues(partidos, liga, quitar);
      const { sinAdjudicar, previa } = resolver(partidos, liga, quitar);
      const deNadie = new Set(sinAdjudicar.map(({ uno, otro }) => clavePareja(uno, otro)));
      const otraVez = resolver(resuelta, liga);
      const nuevos = [...otraVez.crear, ...otraVez.puntuar];
      for (const { idJugador1, idJugador2 } of nuevos)
        expect(deNadie).toContain(clavePareja(idJugador1, idJugador2));
      expect(otraVez.cancelar).toEqual([]);
      if (nuevos.length === 0) expect(otraVez.previa).toEqual(previa);
      for (const [uno, dos] of [
        [1, 2],
        [1, 3],
        [2, 3],
      ] as const) {
        const suyos = resuelta.filter((p) => juega(p, uno) && juega(p, dos));
        const decididos = suyos.filter((p) => ganadorDe(p) !== null).length;
        const vivos = suyos.filter(sinJugar);
        expect(vivos.length).toBe(Math.max(0, Math.min(vueltas - decididos, vivos.length)));
        if (deNadie.has(clavePareja(uno, dos))) {
          expect(suyos.some(({ sintetico }) => sintetico)).toBe(false);
          continue;
        }
        const cancelados = suyos.filter(nadieLoDebe).length;
        expect(decididos + vivos.length + cancelados).toBeGreaterThanOrEqual(vueltas);
        const antes = partidos.filter((p) => juega(p, uno) && juega(p, dos));
        const nuevos = decididos - antes.filter((p) => ganadorDe(p) !== null).length;
        expect(nuevos + vivos.length).toBe(piernasDebidas(vueltas, deLaPareja(antes)));
        expect(vivos.every((p) => estaPuesto(p, AHORA))).toBe(true);
      }
    }),
  );
});

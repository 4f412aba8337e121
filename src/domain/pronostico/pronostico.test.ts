import { describe, expect, it } from 'vitest';
import { type Dia, diaSemana, diasEntre, sumarDias } from '#domain/fecha.ts';
import { crearResolver } from '#server/propuesta/highs.ts';
import { ganado, jugador, LIGA, partido } from '#tests/builders/propuesta.ts';
import { aplicar } from './arreglos.ts';
import {
  cuantosFines,
  type DatosPronostico,
  diasDelPlan,
  finesDeSemana,
  type PronosticoLiga,
  type Remedio,
  viernesEntre,
} from './datos.ts';
import { pronosticar } from './pronostico.ts';
import { deudaDe, fallosDe, finAlRitmo, ritmoDe, seRetrasa, topeObservado } from './ritmo.ts';
import { crearSuerte, simular } from './simular.ts';

const HOY = '2026-11-20';
const [SABADO, DOMINGO] = ['2026-11-21', '2026-11-22'];

/** Four players, one court with room for two matches a day: six matches in two weekends at one each. */
const datos = (cambios: Partial<DatosPronostico> = {}): DatosPronostico => ({
  hoy: HOY,
  ligas: [{ ...LIGA, limite: '2026-12-20' }],
  jugadores: [1, 2, 3, 4].map((id) => jugador(id)),
  pistas: [{ id: 1, nombre: 'Pista 1', disponible: true }],
  ausencias: {},
  partidos: [],
  tope: 1,
  ...cambios,
});

const engine = await crearResolver();
const pronosticarCon = (cambios: Partial<DatosPronostico> = {}) => {
  const pronostico = pronosticar(datos(cambios), { resolver: engine });
  if (pronostico === null) throw new Error('cancelled');
  return { ...pronostico, liga: pronostico.ligas[0] as PronosticoLiga };
};

describe('days', () => {
  it('are the Saturdays and Sundays to come, and Fridays apart', () => {
    expect(finesDeSemana(HOY, '2026-11-29')).toEqual([SABADO, DOMINGO, '2026-11-28', '2026-11-29']);
    expect(finesDeSemana(SABADO, SABADO)).toEqual([]);
    expect(cuantosFines(finesDeSemana(SABADO, '2026-11-29'))).toBe(2);
    expect(viernesEntre(HOY, '2026-12-11')).toEqual(['2026-11-27', '2026-12-04', '2026-12-11']);
    expect(diasDelPlan(HOY, [SABADO]).every(({ dia }) => [0, 6].includes(diaSemana(dia)))).toBe(true);
  });
});

describe('what is owed', () => {
  it('is the legs not decided between those who play; who is injured waits', () => {
    const jugadores = [
      jugador(1),
      jugador(2),
      jugador(3, { estado: 'lesion' }),
      jugador(4, { estado: 'eliminado' }),
    ];
    const partidos = [ganado({ id: 1 }), partido({ id: 2, idJugador1: 1, idJugador2: 3 })];
    expect(deudaDe({ id: 1, idaVuelta: true }, jugadores, partidos)).toEqual({
      debidos: 1,
      puestos: 0,
      sinPoner: [[1, 2]],
      porJugador: new Map([
        [1, 3],
        [2, 3],
        [3, 4],
      ]),
    });
    const puesto = partido({ id: 3, fecha: `${SABADO}T10:00` });
    expect(deudaDe({ id: 1, idaVuelta: false }, jugadores, [puesto])).toMatchObject({
      debidos: 1,
      puestos: 1,
      sinPoner: [],
    });
    expect(
      deudaDe({ id: 1, idaVuelta: false }, jugadores, [
        { ...puesto, desenlace: { que: 'aplazado', por: 'club' } },
      ]).puestos,
    ).toBe(0);
  });

  it('at the pace of the last six weeks, or of those there have been, ends on a day', () => {
    expect(ritmoDe({ primero: null, recientes: 0 }, HOY)).toBeNull();
    expect(ritmoDe({ primero: sumarDias(HOY, -3), recientes: 5 }, HOY)).toBeNull();
    expect(ritmoDe({ primero: sumarDias(HOY, -20), recientes: 6 }, HOY)).toEqual({
      porSemana: 2,
      semanas: 3,
    });
    expect(ritmoDe({ primero: '2026-01-10', recientes: 12 }, HOY)).toEqual({ porSemana: 2, semanas: 6 });
    expect(finAlRitmo(5, 2, HOY)).toBe(sumarDias(HOY, 21));
    expect(finAlRitmo(0, 0, HOY)).toBe(HOY);
    expect(finAlRitmo(5, 0, HOY)).toBeNull();
  });

  it.each([
    ['late', { primero: '2026-09-01', recientes: 6 }, 10, '2027-01-01', { final: sumarDias(HOY, 70) }],
    ['stopped', { primero: '2026-09-01', recientes: 0 }, 10, '2027-01-01', { final: null }],
    ['in time', { primero: '2026-09-01', recientes: 12 }, 10, '2027-01-01', null],
    ['nothing owed', { primero: '2026-09-01', recientes: 0 }, 0, '2027-01-01', null],
    ['over already', { primero: '2026-09-01', recientes: 0 }, 10, '2026-11-19', null],
    ['not begun', { primero: null, recientes: 0 }, 10, '2027-01-01', null],
  ] as const)('is told on the panel only when it is late: %s', (_, jugado, debidos, limite, esperado) => {
    expect(seRetrasa(jugado, debidos, limite, HOY)).toEqual(esperado);
  });

  it('goes wrong as often as it has, and with no history as it usually does', () => {
    expect(fallosDe(datos())).toEqual({ aplazan: 0.1, faltan: 3 / 60 });
    const partidos = Array.from({ length: 20 }, (_, i) =>
      partido({ id: i + 1, fecha: `2026-11-${14 + (i % 2)}T10:00`, jugador1Aplaza: i < 10 }),
    );
    expect(fallosDe(datos({ partidos })).aplazan).toBeCloseTo(12 / 40);
  });

  it('counts who could not come since the first match of those weeks, and not the weeks before it', () => {
    const partidos = [ganado({ fecha: '2026-11-14T10:00' })];
    const ausencias = { '2026-11-15': [1, 2] };
    expect(fallosDe(datos({ partidos, ausencias })).faltan).toBeCloseTo((2 + 3) / (8 + 60));
  });

  it('is one match a weekend where nobody plays two', () => {
    const uno = ganado({ id: 1, fecha: '2026-11-14T10:00' });
    expect(topeObservado(datos())).toBe(2);
    expect(topeObservado(datos({ partidos: [uno] }))).toBe(1);
    expect(topeObservado(datos({ partidos: [uno, { ...uno, id: 2, fecha: '2026-11-15T10:00' }] }))).toBe(2);
  });
});

describe('a season played out', () => {
  const motor = {
    resolver: engine,
    control: {
      cancelado: () => false,
      basta: () => false,
      ahora: () => 0,
      finaliza: 60_000,
      progreso: () => undefined,
    },
  };
  const jugar = (suyos: DatosPronostico, tope: 1 | 2, remedio?: Remedio) => {
    const plan = {
      dias: diasDelPlan(suyos.hoy, [suyos.ligas[0]?.limite ?? '']),
      tope,
      dobles: [],
      vueltas: [],
    };
    return simular(suyos, remedio ? aplicar(plan, remedio) : plan, motor, null, crearSuerte(0));
  };
  const finDe = (...pedido: Parameters<typeof jugar>): Dia | null | undefined => jugar(...pedido).fin.get(1);

  it('ends when everybody has met, at one match a weekend or two', () => {
    expect(finDe(datos(), 1)).toBe('2026-12-05');
    expect(finDe(datos(), 2)).toBe('2026-11-28');
  });

  it('waits for what is arranged, for who is away and for the day of the second leg', () => {
    const puesto = partido({ id: 1, fecha: '2026-12-19T10:00' });
    expect(finDe(datos({ partidos: [puesto] }), 1)).toBe('2026-12-19');
    const ausencias = Object.fromEntries(finesDeSemana(HOY, '2026-12-10').map((dia) => [dia, [1]]));
    expect(finDe(datos({ ausencias }), 2)).toBe('2026-12-19');
    const vuelta = { ...LIGA, limite: '2026-12-20', idaVuelta: true, fechaIdaVuelta: '2027-01-16' };
    expect(finDe(datos({ ligas: [vuelta] }), 2)).toBe('2027-01-23');
  });

  it('keeps out of the bands in which somebody never can, where the club takes them as said', () => {
    const jugadores = [jugador(1, { franjas: 'sabado-manana:nunca' }), jugador(2), jugador(3), jugador(4)];
    expect(finDe(datos({ jugadores }), 1)).toBe('2026-12-05');
    expect(finDe(datos({ jugadores, franjasFirmes: true }), 1)).toBe('2026-12-06');
  });

  it('never breaks the courts: what has no court is told, and one court more mends it', () => {
    const ligas = [{ ...LIGA, fin: LIGA.inicio + LIGA.duracion, limite: '2026-12-20' }];
    const sola = jugar(datos({ ligas }), 1);
    expect(sola.fin.get(1)).toBe('2026-12-06');
    expect(sola.dias[0]?.sinPista).toEqual(new Map([[1, 1]]));
    const dias = finesDeSemana(HOY, '2026-12-20');
    expect(finDe(datos({ ligas }), 1, { que: 'pista', dias })).toBe('2026-12-05');
  });

  it('is quicker with Fridays, and with those who play twice', () => {
    const horario = { inicio: 17 * 60, fin: 22 * 60 };
    const dias = viernesEntre(HOY, '2026-12-20');
    expect(finDe(datos(), 2, { que: 'viernes', dias, horario })).toBe('2026-11-27');
    expect(finDe(datos(), 1, { que: 'dobles', jugadores: [1, 2, 3, 4] })).toBe('2026-11-28');
  });

  it('has the same luck for the same seed, and another for another', () => {
    const fallos = { aplazan: 0.4, faltan: 0.2 };
    const plan = { dias: diasDelPlan(HOY, ['2026-12-20']), tope: 1 as const, dobles: [], vueltas: [] };
    const con = (semilla: number) => simular(datos(), plan, motor, fallos, crearSuerte(semilla)).fin.get(1);
    expect(con(1)).toBe(con(1));
    expect(new Set([0, 1, 2, 3, 4, 5].map(con)).size).toBeGreaterThan(1);
  });
});

describe('forecast', () => {
  it('says that there is time, and how it is known', () => {
    const { liga, arreglos, simulaciones, exactos, dias, cortado } = pronosticarCon();
    expect(liga).toMatchObject({
      debidos: 6,
      fines: 5,
      pleno: '2026-12-05',
      veredicto: 'llega',
      cuellos: [],
    });
    expect({ arreglos, simulaciones, cortado }).toEqual({ arreglos: [], simulaciones: 9, cortado: false });
    expect(exactos).toBe(dias);
  });

  it('names who owes more than fits, and says what each remedy would do', () => {
    const { liga, arreglos } = pronosticarCon({ ligas: [{ ...LIGA, limite: '2026-11-29' }] });
    expect(liga.veredicto).toBe('noLlega');
    expect(liga.cuellos[0]).toEqual({ que: 'jugador', idJugador: 1, debe: 3, fines: 2, puede: 2 });
    expect(arreglos.map(({ remedio }) => remedio.que)).toContain('dobles');
    const previsto = liga.final.previsto ?? '9999';
    for (const { ligas } of arreglos) expect((ligas[0]?.final.previsto ?? '9999') < previsto).toBe(true);
  });

  it('promises of a remedy the Sunday of a weekend after the worst it was tried with, and only then says that it is enough', () => {
    const limite = '2026-11-29';
    const finales = pronosticarCon({ ligas: [{ ...LIGA, limite }] }).arreglos.flatMap(({ ligas }) => ligas);
    expect(finales.length).toBeGreaterThan(0);
    for (const { final, veredicto } of finales) {
      const [previsto, despues] = [final.previsto ?? '', final.despues ?? ''];
      expect([diaSemana(despues), diasEntre(previsto, despues) >= 7]).toEqual([0, true]);
      expect(veredicto === 'llega').toBe(despues <= limite);
    }
  });

  it('says nothing of a remedy that there was no time to try often enough', () => {
    let probando = 0;
    const progreso = ({ fase }: { fase: string }) => {
      if (fase === 'alternativas') probando ||= 1;
    };
    const basta = () => probando > 0 && probando++ > 1;
    const ligas = [{ ...LIGA, limite: '2026-11-29' }];
    const pronostico = pronosticar(datos({ ligas }), { resolver: engine, progreso, basta });
    expect(pronostico).toMatchObject({ ligas: [{ veredicto: 'noLlega' }], arreglos: [], cortado: true });
  });

  it('tells of a remedy the leagues that it would make late too', () => {
    const unaHora = { ...LIGA, fin: LIGA.inicio + LIGA.duracion };
    const { ligas, arreglos } = pronosticarCon({
      tope: 2,
      ligas: [
        { ...unaHora, limite: '2026-12-20' },
        { ...unaHora, id: 2, idaVuelta: true, fechaIdaVuelta: '2027-01-05', limite: '2026-12-31' },
      ],
      jugadores: [1, 2, 3, 11, 12, 13].map((id) => jugador(id, { idLiga: id < 11 ? 1 : 2 })),
    });
    expect(ligas.map(({ veredicto }) => veredicto)).toEqual(['llega', 'noLlega']);
    const vuelta = arreglos.find(({ remedio }) => remedio.que === 'vuelta');
    expect(vuelta?.ligas).toMatchObject([
      { idLiga: 1, veredicto: 'justo' },
      { idLiga: 2, veredicto: 'llega' },
    ]);
  });

  it('names who can never meet, and counts only the days on which each can', () => {
    const jugadores = [
      jugador(1, { franjas: 'sabado-manana:nunca' }),
      jugador(2, { franjas: 'domingo-manana:nunca' }),
      jugador(3),
    ];
    const ligas = [{ ...LIGA, limite: '2026-11-22' }];
    const firme = pronosticarCon({ jugadores, ligas, franjasFirmes: true, tope: 2 }).liga;
    expect(firme).toMatchObject({ veredicto: 'noLlega', pleno: null });
    expect(firme.cuellos).toEqual([
      { que: 'jugador', idJugador: 1, debe: 2, fines: 1, puede: 1 },
      { que: 'jugador', idJugador: 2, debe: 2, fines: 1, puede: 1 },
      { que: 'franjas', idJugador: 1, idRival: 2 },
    ]);
    const { cuellos, pleno } = pronosticarCon({ jugadores, ligas, tope: 2 }).liga;
    expect([cuellos.filter(({ que }) => que === 'franjas'), pleno]).toEqual([[], '2026-11-28']);
  });

  it('names the day of the week that wants a court', () => {
    const ligas = [{ ...LIGA, fin: LIGA.inicio + LIGA.duracion, limite: '2026-11-28' }];
    const ausencias = { [SABADO]: [1, 2, 3, 4], '2026-11-28': [1, 2, 3, 4] };
    const { liga } = pronosticarCon({ ligas, ausencias, tope: 2 });
    expect(liga.cuellos).toContainEqual({ que: 'pistas', diaSemana: 0, faltan: 1, dias: 1, de: 1 });
  });

  it('tells who is injured and a second leg without day, and does not wait for them', () => {
    const jugadores = [jugador(1), jugador(2), jugador(3, { estado: 'lesion' })];
    const ligas = [{ ...LIGA, idaVuelta: true, limite: '2026-12-20' }];
    const { liga } = pronosticarCon({ jugadores, ligas });
    expect(liga).toMatchObject({ debidos: 2, veredicto: 'llega' });
    expect(liga.cuellos).toEqual([
      { que: 'vuelta', desde: null },
      { que: 'lesion', idJugador: 3, debe: 4 },
    ]);
  });

  it('tells of a late league when its second leg opens, and what it would be to open it now', () => {
    const ligas = [{ ...LIGA, idaVuelta: true, fechaIdaVuelta: '2027-01-16', limite: '2027-01-10' }];
    const { liga, arreglos } = pronosticarCon({ ligas, tope: 2 });
    expect(liga).toMatchObject({ veredicto: 'noLlega', pleno: '2027-01-23' });
    expect(liga.cuellos).toContainEqual({ que: 'vuelta', desde: '2027-01-16' });
    expect(arreglos[0]).toMatchObject({
      remedio: { que: 'vuelta', ligas: [1] },
      ligas: [{ idLiga: 1, veredicto: 'llega' }],
    });
  });

  it('of a league with everything played says so', () => {
    const { liga } = pronosticarCon({ jugadores: [jugador(1), jugador(2)], partidos: [ganado({})] });
    expect(liga).toMatchObject({ veredicto: 'acabada', debidos: 0, cuellos: [] });
  });

  it('hurried, answers with what it has; cancelled, with nothing', () => {
    expect(pronosticar(datos(), { resolver: engine, basta: () => true })).toMatchObject({
      simulaciones: 1,
      cortado: true,
    });
    expect(pronosticar(datos(), { resolver: engine, cancelado: () => true })).toBeNull();
  });
});

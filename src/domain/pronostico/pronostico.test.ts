import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laQueCierra } from '#domain/clausura/clausura.ts';
import { type Dia, fechaHora, sumarDias } from '#domain/fecha.ts';
import { parejasDebidas } from '#domain/propuesta/datos.ts';
import { ganado, jugador, LIGA, partido } from '#tests/builders/propuesta.ts';
import {
  cuantosFines,
  type DatosPronostico,
  deudaDe,
  diasDeJuego,
  type PronosticoLiga,
  pronosticar,
} from './pronostico.ts';
import { finAlRitmo, ritmoDe, seRetrasa } from './ritmo.ts';

const HOY = '2026-11-20';
const SABADO = '2026-11-21';

const deTenis = (...tenis: number[]) => ({ tenis, padel: [], pickleball: [] });

/** Four players, one court with room for two matches a day: six matches. */
const datos = (cambios: Partial<DatosPronostico> = {}): DatosPronostico => ({
  hoy: HOY,
  ligas: [{ ...LIGA, limite: '2026-12-20' }],
  jugadores: [1, 2, 3, 4].map((id) => jugador(id)),
  pistas: deTenis(1),
  ausencias: {},
  partidos: [],
  ...cambios,
});

const contar = (cambios: Partial<DatosPronostico> = {}): PronosticoLiga =>
  pronosticar(datos(cambios)).ligas[0] as PronosticoLiga;

const aprieta = (cambios: Partial<DatosPronostico>) => pronosticar(datos(cambios)).deportes[0]?.apretura;

const pronto = (cambios: Partial<DatosPronostico> = {}): Dia | null => contar(cambios).comoPronto;

describe('days', () => {
  it('are the Saturdays and Sundays to come', () => {
    expect(diasDeJuego(HOY, '2026-11-29')).toEqual([SABADO, '2026-11-22', '2026-11-28', '2026-11-29']);
    expect(diasDeJuego(SABADO, SABADO)).toEqual([]);
    expect(diasDeJuego(SABADO, HOY)).toEqual([]);
    expect(cuantosFines(diasDeJuego(SABADO, '2026-11-29'))).toBe(2);
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
        [1, { debe: 1, porPoner: 1, segundas: 1 }],
        [2, { debe: 1, porPoner: 1, segundas: 1 }],
        [3, { debe: 4, porPoner: 3, segundas: 1 }],
      ]),
    });
    const puesto = partido({ id: 3, fecha: `${SABADO}T10:00` });
    const idaSola = { id: 1, idaVuelta: false };
    expect(deudaDe(idaSola, jugadores, [puesto])).toMatchObject({ debidos: 1, puestos: 1, sinPoner: [] });
    const aplazado = { ...puesto, desenlace: { que: 'aplazado', por: 'club' } as const };
    expect(deudaDe(idaSola, jugadores, [aplazado]).puestos).toBe(0);
  });
});

describe('pace', () => {
  it('is that of the last six weeks, or of those there have been, and ends on a day', () => {
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

  it('promises no day before the second leg opens', () => {
    const ligas = [{ ...LIGA, idaVuelta: true, fechaIdaVuelta: '2027-01-16', limite: '2027-06-30' }];
    const partidos = [1, 2, 3, 4].map((n) =>
      ganado({ id: n, fecha: `2026-11-${n + 9}T10:00`, idJugador1: 1, idJugador2: n > 2 ? 4 : 3 }),
    );
    const { ritmo, comoPronto } = contar({ ligas, partidos });
    expect([comoPronto, ritmo?.porSemana]).toEqual(['2027-01-23', 2]);
    expect(ritmo?.final).toBe(comoPronto);
  });
});

describe('the first day on which it can end', () => {
  it('is that on which the last of its players and its courts could have had all their matches', () => {
    expect(pronto()).toBe('2026-11-28');
    expect(pronto({ ligas: [{ ...LIGA, fin: LIGA.inicio + LIGA.duracion, limite: '2026-12-20' }] })).toBe(
      '2026-12-06',
    );
    expect(pronto({ pistas: deTenis() })).toBeNull();
  });

  it('does not count the hours at which courts are shut, nor a holiday of the club', () => {
    const cerrada = {
      fecha: SABADO,
      hasta: '2026-11-22',
      inicio: null,
      fin: null,
      pistas: [1],
      motivo: 'Obras',
    };
    expect(pronto({ clausuras: [cerrada] })).toBe('2026-12-05');
    expect(pronto({ clausuras: [{ ...cerrada, pistas: null }] })).toBe('2026-12-05');
    expect(pronto({ clausuras: [{ ...cerrada, pistas: [2] }] })).toBe('2026-11-28');
    expect(pronto({ clausuras: [{ ...cerrada, fin: '09:00' }] })).toBe('2026-11-28');
    const ligas = [{ ...LIGA, limite: '2026-11-28' }];
    expect(contar({ ligas }).veredicto).toBe('sinRitmo');
    expect(contar({ ligas, clausuras: [cerrada] })).toMatchObject({ veredicto: 'noCabe', fines: 1 });
  });

  it('waits for what is arranged, for who is away and for the day of the second leg', () => {
    expect(pronto({ partidos: [partido({ id: 1, fecha: '2026-12-19T10:00' })] })).toBe('2026-12-19');
    const ausencias = Object.fromEntries(diasDeJuego(HOY, '2026-12-10').map((dia) => [dia, [1]]));
    expect(pronto({ ausencias })).toBe('2026-12-19');
    const vuelta = { ...LIGA, limite: '2026-12-20', idaVuelta: true, fechaIdaVuelta: '2027-01-16' };
    expect(pronto({ ligas: [vuelta] })).toBe('2027-01-23');
  });

  it('keeps out of the bands in which somebody never can, where the club takes them as said', () => {
    const jugadores = [jugador(1, { franjas: 'sabado-manana:nunca' }), jugador(2), jugador(3), jugador(4)];
    expect(pronto({ jugadores })).toBe('2026-11-28');
    expect(pronto({ jugadores, franjasFirmes: true })).toBe('2026-12-06');
  });

  it('is never after the day on which some way of playing it all ends', () => {
    const caso = fc.record({
      gente: fc.integer({ min: 2, max: 5 }),
      pistas: fc.integer({ min: 1, max: 2 }),
      idaVuelta: fc.boolean(),
      abre: fc.integer({ min: 0, max: 40 }),
      puestos: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 2 }),
      faltas: fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 30 })), {
        maxLength: 6,
      }),
      cierres: fc.array(
        fc.record({
          dentro: fc.integer({ min: 1, max: 30 }),
          dias: fc.integer({ min: 0, max: 3 }),
          pista: fc.constantFrom(null, 1, 2),
          inicio: fc.constantFrom(null, '10:30', '12:00'),
        }),
        { maxLength: 4 },
      ),
      azar: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 30, maxLength: 30 }),
    });
    fc.assert(
      fc.property(caso, ({ gente, pistas: cuantas, idaVuelta, abre, puestos, faltas, cierres, azar }) => {
        const jugadores = Array.from({ length: gente }, (_, i) => jugador(i + 1));
        const pistas = Array.from({ length: cuantas }, (_, i) => i + 1);
        const clausuras = cierres.map(({ dentro, dias, pista, inicio }) => ({
          ...{ fecha: sumarDias(HOY, dentro), hasta: sumarDias(HOY, dentro + dias), motivo: 'Obras' },
          ...{ inicio, fin: null, pistas: pista === null ? null : [pista] },
        }));
        const caben = (dia: Dia): number =>
          pistas
            .flatMap((idPista) => [0, 1].map((n) => ({ idPista, inicio: LIGA.inicio + n * LIGA.duracion })))
            .filter(
              ({ idPista, inicio }) =>
                !laQueCierra(clausuras, { idPista, fecha: fechaHora(dia, inicio), duracion: LIGA.duracion }),
            ).length;
        const fechaIdaVuelta = idaVuelta ? sumarDias(HOY, abre) : null;
        const liga = { ...LIGA, idaVuelta, fechaIdaVuelta, limite: '2027-06-30' };
        const ausencias: Record<Dia, number[]> = {};
        for (const [id, dentro] of faltas) {
          const dia = sumarDias(HOY, dentro);
          ausencias[dia] = [...(ausencias[dia] ?? []), id];
        }
        const partidos = puestos
          .slice(0, idaVuelta ? 2 : 1)
          .map((dentro, i) => partido({ id: i + 1, fecha: `${sumarDias(HOY, dentro)}T10:00` }));
        const jugados = [...partidos];
        let ultimo =
          partidos
            .map(({ fecha }) => fecha.slice(0, 10))
            .sort()
            .at(-1) ?? HOY;
        let n = 0;
        for (const dia of diasDeJuego(HOY, '2027-06-30')) {
          const ids = jugadores.map(({ id }) => id).sort((a, b) => (azar[a + n] ?? 0) - (azar[b + n] ?? 0));
          const hoy = () => jugados.filter(({ fecha }) => fecha.startsWith(dia));
          for (const [a, b] of parejasDebidas(liga, ids, { partidos: jugados, dia })) {
            const ocupados = [
              ...hoy().flatMap(({ idJugador1, idJugador2 }) => [idJugador1, idJugador2]),
              ...(ausencias[dia] ?? []),
            ];
            if (ocupados.includes(a) || ocupados.includes(b) || hoy().length >= caben(dia)) continue;
            n = (n + 1) % 20;
            jugados.push(
              partido({ id: 100 + jugados.length, fecha: `${dia}T10:00`, idJugador1: a, idJugador2: b }),
            );
            ultimo = dia > ultimo ? dia : ultimo;
          }
        }
        const comoPronto = pronto({
          ...{ ligas: [liga], jugadores, clausuras, ausencias, partidos },
          pistas: deTenis(...pistas),
        });
        expect(comoPronto !== null && comoPronto <= ultimo).toBe(true);
      }),
    );
  });
});

describe('verdict', () => {
  const jugados = (cuantos: number, hace: number) =>
    Array.from({ length: cuantos }, (_, i) =>
      ganado({ id: i + 1, fecha: `${sumarDias(HOY, -hace)}T10:00`, idJugador1: 5, idJugador2: 6 }),
    );

  it.each([
    ['sinRitmo', {}],
    ['noCabe', { ligas: [{ ...LIGA, limite: '2026-11-22' }] }],
    ['llega', { partidos: jugados(12, 30) }],
    ['tarde', { partidos: jugados(1, 30) }],
    ['acabada', { jugadores: [jugador(1), jugador(2)], partidos: [ganado({})] }],
  ] as const)('is %s', (veredicto, cambios) => {
    expect(contar(cambios as Partial<DatosPronostico>).veredicto).toBe(veredicto);
  });

  it('says how many matches each weekend would have to take', () => {
    expect(contar()).toMatchObject({ debidos: 6, fines: 5, hacenFalta: 6 / 5, cuellos: [] });
    expect(contar({ ligas: [{ ...LIGA, limite: HOY }] })).toMatchObject({ fines: 0, hacenFalta: null });
  });
});

describe('what holds it back', () => {
  it('names who has to be given more matches than days are left', () => {
    const { cuellos } = contar({
      ligas: [{ ...LIGA, limite: '2026-11-22' }],
      pistas: deTenis(1, 2, 3, 4, 5, 6, 7, 8, 9),
    });
    expect(cuellos[0]).toEqual({ que: 'jugador', idJugador: 1, faltan: 3, dias: 2 });
  });

  it('names who can never meet', () => {
    const jugadores = [
      jugador(1, { franjas: 'sabado-manana:nunca' }),
      jugador(2, { franjas: 'domingo-manana:nunca' }),
      jugador(3),
    ];
    expect(contar({ jugadores, franjasFirmes: true }).cuellos).toEqual([
      { que: 'franjas', idJugador: 1, idRival: 2 },
    ]);
    expect(contar({ jugadores }).cuellos).toEqual([]);
  });

  it('tells how many matches the courts take, of a league and of all that end by a day', () => {
    const ligas = [{ ...LIGA, fin: LIGA.inicio + LIGA.duracion, limite: '2026-11-28' }];
    expect(contar({ ligas }).cuellos).toContainEqual({ que: 'pistas', caben: 2 });
    expect(aprieta({ ligas })).toEqual({ hasta: '2026-11-28', porPoner: 6, caben: 3 });
    const dos = [
      { ...LIGA, limite: '2026-11-29' },
      { ...LIGA, id: 2, limite: '2026-12-20' },
    ];
    const jugadores = [1, 2, 3, 4, 11, 12, 13, 14].map((id) => jugador(id, { idLiga: id < 11 ? 1 : 2 }));
    expect(aprieta({ ligas: dos, jugadores })).toBeNull();
    const alaVez = dos.map((liga) => ({ ...liga, limite: '2026-11-29' }));
    expect(aprieta({ ligas: alaVez, jugadores })).toEqual({
      hasta: '2026-11-29',
      porPoner: 12,
      caben: 8,
    });
  });

  it('of each sport counts its leagues and its courts, and no others', () => {
    const ligas = [
      { ...LIGA, limite: '2026-11-29' },
      { ...LIGA, id: 2, deporte: 'padel' as const, limite: '2026-11-29' },
    ];
    const jugadores = [1, 2, 3, 4, 11, 12, 13, 14].map((id) => jugador(id, { idLiga: id < 11 ? 1 : 2 }));
    const ids = [21, 22, 23];
    const con = (padel: number) =>
      pronosticar(datos({ ligas, jugadores, pistas: { ...deTenis(1), padel: ids.slice(0, padel) } }));
    expect(con(1).deportes).toEqual([
      { deporte: 'tenis', pistas: 1, apretura: null },
      { deporte: 'padel', pistas: 1, apretura: null },
    ]);
    expect(con(0).ligas.map(({ comoPronto }) => comoPronto === null)).toEqual([false, true]);
    expect(con(0).deportes[1]).toEqual({ deporte: 'padel', pistas: 0, apretura: null });
  });

  it('tells who is injured and a second leg without day, and does not wait for them', () => {
    const jugadores = [jugador(1), jugador(2), jugador(3, { estado: 'lesion' })];
    const ligas = [{ ...LIGA, idaVuelta: true, limite: '2026-12-20' }];
    const { debidos, cuellos } = contar({ jugadores, ligas });
    expect(debidos).toBe(2);
    expect(cuellos).toEqual([
      { que: 'vuelta', desde: null, abierta: null },
      { que: 'lesion', idJugador: 3, debe: 4 },
    ]);
  });

  it('tells of a late league when its second leg opens, and from when it would have room were it open', () => {
    const ligas = [{ ...LIGA, idaVuelta: true, fechaIdaVuelta: '2027-01-16', limite: '2027-01-10' }];
    const { veredicto, comoPronto, cuellos } = contar({ ligas });
    expect([veredicto, comoPronto]).toEqual(['noCabe', '2027-01-23']);
    expect(cuellos).toContainEqual({ que: 'vuelta', desde: '2027-01-16', abierta: '2026-12-06' });
  });
});

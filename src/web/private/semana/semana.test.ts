import { describe, expect, it } from 'vitest';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { gustosDe } from '#domain/persona/franjas.ts';
import { reparosAl } from '#web/club/calendario/promesa.tsx';
import {
  cabidas,
  citasDe,
  debidosQueCaben,
  diasDeVista,
  diasDibujados,
  diaVecino,
  franjasDe,
  revisarCon,
  vaciasDe,
  vistaInicial,
} from './semana.ts';

describe('the days of each view', () => {
  it.each([
    ['2026-11-25', ['2026-11-28', '2026-11-29']],
    ['2026-11-28', ['2026-11-28', '2026-11-29']],
    ['2026-11-29', ['2026-11-28', '2026-11-29']],
  ])('the weekend of %s', (dia, dias) => expect(diasDeVista('finde', dia)).toEqual(dias));

  it('seven days begin with the one that is looked at, over the end of a year too', () => {
    const semana = diasDeVista('semana', '2026-12-30');
    expect([semana[0], semana.at(-1), semana.length]).toEqual(['2026-12-30', '2027-01-05', 7]);
    expect(diasDeVista('dia', '2027-01-01')).toEqual(['2027-01-01']);
  });

  it('of seven days: those chosen or, until then, those with matches or, without any, the weekend', () => {
    const [martes, jueves, sabado, domingo] = ['2026-11-24', '2026-11-26', '2026-11-28', '2026-11-29'];
    const semana = diasDeVista('semana', martes);
    const partidos = [partido(1, { fecha: `${martes}T19:30` }), partido(2, { fecha: `${sabado}T10:00` })];
    const dibujados = (elegidos: string[], deUnoEnUno = false) =>
      diasDibujados('semana', semana, partidos, { elegidos, deUnoEnUno });
    expect(dibujados([])).toEqual([martes, sabado]);
    expect(dibujados([], true)).toEqual([martes]);
    expect(dibujados([sabado, jueves])).toEqual([jueves, sabado]);
    expect(dibujados(['2026-12-01'])).toEqual([martes, sabado]);
    const nada = { elegidos: [], deUnoEnUno: false };
    expect(diasDibujados('semana', semana, [], nada)).toEqual([sabado, domingo]);
    expect(diasDibujados('finde', diasDeVista('finde', martes), partidos, nada)).toHaveLength(2);
  });

  it('the days drawn of a week have the hours in use: those of its working days, and those of its weekend', () => {
    const [lunes, martes, sabado] = ['2026-11-23', '2026-11-24', '2026-11-28'];
    const partidos = [
      partido(1, { fecha: `${lunes}T19:30` }),
      partido(2, { fecha: `${martes}T21:00` }),
      partido(3, { fecha: `${sabado}T09:00` }),
    ];
    const franjas = franjasDe([lunes, martes, sabado], partidos);
    const entreSemana = { desde: 19 * 60, hasta: 23 * 60 };
    expect([franjas.get(lunes), franjas.get(martes)]).toEqual([entreSemana, entreSemana]);
    expect(franjas.get(sabado)).toEqual({ desde: 9 * 60, hasta: 11 * 60 });
    expect(franjasDe([lunes], partidos.slice(2)).size).toBe(0);
  });

  it('two hours or more with nothing between two matches are drawn low, and one alone is not', () => {
    const [sabado, domingo] = ['2026-11-28', '2026-11-29'];
    const partidos = ['09:00', '12:00', '16:30'].map((hora, n) => partido(n, { fecha: `${sabado}T${hora}` }));
    const vacias = vaciasDe([sabado, domingo], partidos);
    expect([...(vacias.get(sabado) ?? [])]).toEqual([14 * 60, 15 * 60]);
    expect(vacias.get(domingo)?.size).toBe(0);
  });

  it('a wide screen opens with today in sight: on a working day, with seven days', () => {
    const [viernes, sabado] = ['2026-11-27', '2026-11-28'];
    expect([vistaInicial(viernes, true), vistaInicial(sabado, true)]).toEqual(['semana', 'finde']);
    expect(vistaInicial(viernes, false)).toBe('finde');
  });

  it('the arrows go by day, or by week', () => {
    expect(diaVecino('dia', '2026-03-01', -1)).toBe('2026-02-28');
    expect(diaVecino('finde', '2026-11-28', 1)).toBe('2026-12-05');
  });
});

const SETS = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].flatMap((n) => [
    [`jugador1Set${n}`, null],
    [`jugador2Set${n}`, null],
  ]),
);

const partido = (id: number, cambios: Partial<PartidoEncontrado> = {}) =>
  ({
    id,
    version: 1,
    idLiga: 1,
    idPista: 3,
    fecha: '2026-11-28T10:00',
    duracion: 90,
    idJugador1: 1,
    idJugador2: 2,
    jugador1: 'Ana Gil Ruiz',
    jugador2: 'Bea Paz Sanz',
    ...SETS,
    ...cambios,
  }) as PartidoEncontrado;

const liga = (horaBaseInicio: number, horaBaseFinal: number, minutoBaseFinal = 0) => ({
  id: 1,
  ...DE_SIEMPRE,
  tipo: 'social' as const,
  division: 6,
  nombre: 'Liga Social - 6ª División',
  ...{ horaBaseInicio, minutoBaseInicio: 0, horaBaseFinal, minutoBaseFinal },
});

const PISTAS = [
  { id: 3, nombre: 'Prado 3', deporte: 'tenis' as const },
  { id: 5, nombre: 'Cristal 1', deporte: 'padel' as const },
];

describe('the blocks of the week', () => {
  const entorno = {
    pistas: PISTAS,
    ligas: [liga(9, 21, 30)],
    ausentes: { '2026-11-28': [2] },
    ahora: '2026-11-22T10:00',
    corto: (_: number, nombre: string) => nombre.split(' ')[1] ?? nombre,
  };

  it('say who plays, the division, and who cannot', () => {
    expect(citasDe([partido(7)], entorno)).toMatchObject([
      {
        clave: 7,
        nombres: ['Gil', 'Paz'],
        etiqueta: '6ª',
        estado: 'aviso',
        motivo: { frase: 'Bea Paz Sanz no puede ese día.' },
      },
    ]);
  });

  it('say that their court is shut then, before who cannot, and so does a move there', () => {
    const obras = {
      fecha: '2026-11-28',
      hasta: null,
      inicio: null,
      fin: '12:00',
      pistas: [3],
      motivo: 'obras',
    };
    const con = { ...entorno, clausuras: [obras] };
    const motivo = (cambios: Partial<PartidoEncontrado>) => citasDe([partido(7, cambios)], con)[0]?.motivo;
    expect(motivo({})).toEqual({
      breve: 'pista cerrada',
      frase: 'Su pista está cerrada a esa hora: obras.',
    });
    expect(motivo({ idPista: 4 })?.breve).toBe('no puede');
    expect(motivo({ fecha: '2026-11-28T12:00' })?.breve).toBe('no puede');
    expect(revisarCon(con)([])(partido(7))[0]).toBe('Su pista está cerrada a esa hora: obras.');
  });

  it('hint at an hour that goes badly for one of them', () => {
    const gustos = gustosDe([{ id: 1, franjas: 'sabado-manana:nunca' }]);
    const cita = (fecha: string) =>
      citasDe([partido(7, { fecha })], { ...entorno, ausentes: {}, gustos })[0]?.motivo?.frase;
    expect(cita('2026-11-28T10:00')).toBe('A Ana Gil Ruiz le va mal ese día a esa hora.');
    expect([cita('2026-11-28T12:00'), cita('2026-11-29T10:00')]).toEqual([undefined, undefined]);
  });

  it('hint at an hour outside those of their league', () => {
    const motivo = (fecha: string) =>
      citasDe([partido(7, { fecha })], { ...entorno, ausentes: {} })[0]?.motivo;
    expect(motivo('2026-11-28T20:15')).toEqual({
      breve: 'horario',
      frase: 'Fuera del horario de la liga, de 09:00 a 21:30.',
    });
    expect([motivo('2026-11-28T20:00'), motivo('2026-11-28T09:00')]).toEqual([undefined, undefined]);
    expect(motivo('2026-11-28T08:45')).toMatchObject({ breve: 'horario' });
  });

  it('a move says what it would break before it is done: the hours of the league, and a court that is taken', () => {
    const otro = { idJugador1: 3, idJugador2: 4, jugador1: 'Eva', jugador2: 'Luz' };
    const [uno, dos] = [partido(7), partido(8, { ...otro, fecha: '2026-11-28T12:00' })];
    const sinAusentes = { ...entorno, ausentes: {} };
    const conClave = (suyo: PartidoEncontrado) => ({ ...suyo, clave: suyo.id });
    const reparos = (...quedan: PartidoEncontrado[]) =>
      reparosAl(
        [uno, dos].map(conClave),
        quedan.map(conClave),
        citasDe([uno], { ...sinAusentes, ahora: '2026-11-22T10:00' }),
        revisarCon(sinAusentes),
      );
    const al = (fecha: string) => reparos({ ...uno, fecha });
    expect(al('2026-11-28T14:00')).toEqual([]);
    expect(al('2026-11-28T20:15')).toEqual(['Fuera del horario de la liga, de 09:00 a 21:30.']);
    expect(al('2026-11-28T11:00')).toEqual(['A esa hora la pista la tienen Eva y Luz.']);
    expect(reparos({ ...uno, idPista: 5 })).toEqual([
      'Cristal 1 es de pádel y la liga es de tenis: elige una pista de tenis.',
    ]);
    expect(reparos({ ...dos, fecha: uno.fecha }, { ...uno, fecha: '2026-11-28T08:00' })).toEqual([
      'Gil – Paz: Fuera del horario de la liga, de 09:00 a 21:30.',
    ]);
  });

  it('say that it is being played, from its hour until it ends', () => {
    const [fecha, ausentes] = ['2026-11-28T10:00', {}];
    const enJuego = (ahora: string) =>
      citasDe([partido(7, { fecha })], { ...entorno, ausentes, ahora })[0]?.enJuego;
    expect(['T09:59', 'T10:00', 'T10:59'].map((hora) => enJuego(`2026-11-28${hora}`))).toEqual([
      false,
      true,
      true,
    ]);
    expect(enJuego('2026-11-28T18:00')).toBeFalsy();
  });

  it('what has a result is seen and not moved; what waits for one says so; what was put off holds no court', () => {
    const jugado = partido(1, { jugador1Set1: 6, jugador2Set1: 1, jugador1Set2: 6, jugador2Set2: 2 });
    const [visto, pendiente, ...resto] = citasDe(
      [jugado, partido(2, { fecha: '2026-11-21T10:00' }), partido(3, { jugador1Aplaza: true })],
      { ...entorno, ausentes: {} },
    );
    expect(visto).toMatchObject({ estado: 'jugada', fija: true, marcador: { texto: '6-1 6-2', gana: 0 } });
    expect(pendiente).toMatchObject({ estado: 'aviso', motivo: { breve: 'sin apuntar' } });
    expect(resto).toEqual([]);
  });
});

describe('the postponed matches beside a gap', () => {
  const hueco = { dia: '2026-11-28', inicio: 10 * 60, idPista: 3 };
  const aplazado = (id: number, cambios: Partial<PartidoEncontrado> = {}) =>
    partido(id, { clubAplaza: true, fecha: `2026-10-0${id}T10:00`, ...cambios });
  const libre = {
    partidos: [] as PartidoEncontrado[],
    ausentes: {} as Record<string, number[]>,
    ligas: [liga(9, 22)],
    pistas: PISTAS,
  };
  const motivo = (cambios: Partial<typeof libre>) =>
    cabidas([aplazado(1)], hueco, { ...libre, ...cambios })[0]?.motivo;
  const otro = (cambios: Partial<PartidoEncontrado>) =>
    partido(9, { idJugador1: 5, idJugador2: 6, jugador1: 'Eva', jugador2: 'Paz', ...cambios });

  it('fit, the oldest first, before those that do not', () => {
    const largo = aplazado(1, { duracion: 120 });
    const todos = cabidas([largo, aplazado(3), aplazado(2)], hueco, {
      ...libre,
      partidos: [
        otro({ fecha: '2026-11-28T08:30', duracion: 60 }),
        otro({ id: 8, fecha: '2026-11-28T11:15' }),
      ],
    });
    expect(todos.map(({ quien: { id }, fecha, motivo: no }) => [id, fecha.slice(11), no])).toEqual([
      [2, '09:45', null],
      [3, '09:45', null],
      [1, '10:00', 'Dura 120 minutos y el hueco es de 105.'],
    ]);
  });

  it.each([
    ['somebody is away', { ausentes: { '2026-11-28': [2] } }, /^Bea Paz Sanz no puede/],
    [
      'somebody plays that day',
      { partidos: [otro({ idJugador1: 1, idPista: 4, fecha: '2026-11-28T18:00' })] },
      /^Ana Gil Ruiz juega otro partido ese día/,
    ],
    ['the league plays earlier', { ligas: [liga(10, 11)] }, /horario/],
    ['another court is taken', { partidos: [otro({ idPista: 4 })] }, null],
  ])('when %s', (_, cambios, esperado) => {
    if (esperado === null) expect(motivo(cambios)).toBeNull();
    else expect(motivo(cambios)).toMatch(esperado);
  });

  const debido = {
    idLiga: 1,
    liga: 'Liga',
    duracion: 90,
    ...{ idJugador1: 1, jugador1: 'Ana', idJugador2: 2, jugador2: 'Bea' },
  };
  const cuando = (cambios: Partial<typeof libre>) =>
    debidosQueCaben([debido], hueco, { ...libre, ...cambios }).map(({ fecha }) => fecha.slice(11));

  it.each([
    ['nothing is in the way', {}, ['10:00']],
    ['another one is next', { partidos: [otro({ fecha: '2026-11-28T11:15' })] }, ['09:45']],
    ['the league ends before', { ligas: [liga(9, 11)] }, ['09:30']],
    ['the league plays later', { ligas: [liga(11, 15)] }, []],
    ['somebody is away', { ausentes: { '2026-11-28': [2] } }, []],
    ['somebody plays that day', { partidos: [otro({ idJugador1: 1, idPista: 4 })] }, []],
  ])('a pair that owes a match, when %s', (_, cambios, horas) => {
    expect(cuando(cambios)).toEqual(horas);
  });

  it('on a court of another sport, none is offered', () => {
    const enPadel = { ...hueco, idPista: 5 };
    expect(cabidas([aplazado(1)], enPadel, libre)).toEqual([]);
    expect(debidosQueCaben([debido], enPadel, libre)).toEqual([]);
  });

  it('the pairs whom that hour suits come first; of the others it is told, and they fit all the same', () => {
    const otra = { ...debido, idJugador1: 3, jugador1: 'Eva', idJugador2: 4, jugador2: 'Fran' };
    const gustos = gustosDe([{ id: 1, franjas: 'sabado-manana:mal' }]);
    const caben = debidosQueCaben([debido, otra], hueco, { ...libre, gustos });
    expect(caben.map(({ quien: { jugador1 }, mal }) => [jugador1, mal])).toEqual([
      ['Eva', []],
      ['Ana', ['Ana']],
    ]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { nombresCortos } from '#domain/persona/apellidos.ts';
import {
  avisoParaGrupo,
  type Citado,
  type Convocado,
  delGrupo,
  enlaceDeWhatsApp,
  gruposDe,
} from './aviso.ts';

let ultimo = 0;
const club = new Map<number, string>();
const quien = (nombre: string, publico = nombre): Citado => {
  ultimo += 1;
  club.set(ultimo, nombre);
  return { id: ultimo, nombre, publico };
};

const LUIS = quien('Luis Soto Vega');
const ANA = quien('Ana Gil Ruiz');

const uno = (cambios: Partial<Convocado>): Convocado => ({
  fecha: '2026-11-28T10:30',
  pista: 'Prado 1',
  jugador1: ANA,
  jugador2: LUIS,
  tipo: 'social',
  ...DE_SIEMPRE,
  division: 1,
  ...cambios,
});

const ENLACE = 'https://club.example/competicion-horarios';
/** Those of a test are told apart among themselves. */
const corto = (id: number, nombre: string): string => nombresCortos(club).get(id) ?? nombre;
beforeEach(() => {
  club.clear();
  for (const { id, nombre } of [ANA, LUIS]) club.set(id, nombre);
});
const convocar = (partidos: readonly Convocado[]) =>
  avisoParaGrupo(partidos, { suspendido: null, enlace: ENLACE, corto });

it('is by day and division, hour and court, with the schedule at the end', () => {
  const partidos = [
    uno({ fecha: '2026-11-29T09:00', pista: null, jugador1: quien('Eva Paz Luna') }),
    uno({ division: 2, pista: 'Restón 2', jugador1: quien('Paz Mora'), jugador2: quien('Leo Cano') }),
    uno({ fecha: '2026-11-28T12:00', jugador1: quien('Iris Vela'), jugador2: quien('Noa Bravo') }),
    uno({}),
    uno({ tipo: 'playoff', division: 0, jugador1: quien('Tea Rey'), jugador2: quien('Ian Sol') }),
  ];
  expect(convocar(partidos)).toBe(
    [
      '*Sábado 28*',
      '_Liga social, 1ª División_\n10:30 · Prado 1 · Gil – Soto\n12:00 · Prado 1 · Vela – Bravo',
      '_Liga social, 2ª División_\n10:30 · Restón 2 · Mora – Cano',
      '_Play-off_\n10:30 · Prado 1 · Rey – Sol',
      '*Domingo 29*',
      '_Liga social, 1ª División_\n09:00 · Paz – Soto',
      `Horario: ${ENLACE}`,
    ].join('\n\n'),
  );
});

describe('names', () => {
  it.each<[string, Partial<Convocado>, string]>([
    ['a minor by the public name', { jugador1: quien('Alicia García Paz', 'Alicia G.') }, 'Alicia G. – Soto'],
    [
      'in a league of children nobody is cut to a surname, even where full names are published',
      { tipo: 'infantil', jugador1: quien('Alicia García'), jugador2: quien('Leo Cano', 'Rayo') },
      'Alicia García – Rayo',
    ],
    ['what WhatsApp would read as format is left out', { jugador1: quien('*Ana* _Gil_') }, 'Gil – Soto'],
  ])('%s', (_, cambios, nombres) => expect(convocar([uno(cambios)])).toContain(nombres));

  it('two of one surname are told apart', () =>
    expect(convocar([uno({ jugador2: quien('Pablo Gil Mora') })])).toContain('Gil A. – Gil P.'));

  it('tells two apart though only one of them is named', () => {
    const emma = quien('Emma Duarte Sanz');
    quien('Guillermo Duarte Rey');
    expect(convocar([uno({ jugador1: emma })])).toContain('Duarte E. – Soto');
  });

  it('never has the full name of who goes by another, in whatever league', () => {
    const nina = quien('Alicia García Paz', 'Alicia G.');
    const aviso = convocar([uno({ jugador1: nina }), uno({ tipo: 'infantil', jugador1: nina })]);
    expect(aviso).not.toMatch(/García|Paz/);
  });
});

describe('after rain', () => {
  const tras = (partidos: readonly Convocado[]) =>
    avisoParaGrupo(partidos, { suspendido: '2026-11-21', enlace: ENLACE, corto });

  it('says where each goes, and which wait', () => {
    const pendiente = { fecha: null, pista: null, jugador1: quien('Iris Vela'), jugador2: quien('Leo Cano') };
    expect(tras([uno(pendiente), uno({})])).toBe(
      [
        'Se suspenden por la lluvia partidos del sábado, 21 de noviembre.',
        'Pasan al *Sábado 28*',
        '_Liga social, 1ª División_\n10:30 · Prado 1 · Gil – Soto',
        '*Pendientes de nueva fecha*',
        '_Liga social, 1ª División_\nVela – Cano',
        `Horario: ${ENLACE}`,
      ].join('\n\n'),
    );
  });

  it('names who waits as a Spanish reader expects, and has no empty paragraph', () => {
    const nombres = ['Zoe', 'Ñusta', 'Ángel', 'Nuria', 'Berta'];
    const aviso = tras(nombres.map((nombre) => uno({ fecha: null, pista: null, jugador1: quien(nombre) })));
    expect([...aviso.matchAll(/^(\S+) – /gm)].map(([, nombre]) => nombre)).toEqual([
      'Ángel',
      'Berta',
      'Nuria',
      'Ñusta',
      'Zoe',
    ]);
    expect(aviso).not.toContain('Pasan');
    expect(tras([uno({})])).not.toContain('Pendientes');
  });
});

it('says nothing when nobody plays', () => expect(convocar([])).toBe(''));

const PADEL = { deporte: 'padel', modo: 'parejas' } as const;

it('says the sport and the mode of what is not singles of tennis', () => {
  const partidos = [
    uno({}),
    uno({ ...PADEL, jugador1: quien('Olmedo / Rivas'), jugador2: quien('Mora / Paz') }),
  ];
  expect(convocar(partidos)).toContain(
    '_Liga social, 1ª División_\n10:30 · Prado 1 · Gil – Soto\n\n_Liga social de pádel por parejas, 1ª División_\n10:30 · Prado 1 · Olmedo / Rivas – Mora / Paz',
  );
});

const DIVISIONES = [
  uno({}),
  uno({ division: 2 }),
  uno({ tipo: 'infantil', division: 0 }),
  uno({ tipo: 'infantil', division: 1 }),
  uno({ tipo: 'playoff', division: 0 }),
];

it.each<[string, Convocado[], string[]]>([
  ['one division: nothing to choose', [uno({}), uno({})], []],
  ['one type: its divisions', DIVISIONES.slice(0, 2), ['', 'social:1', 'social:2']],
  [
    'one type of two sports: each apart, though their divisions are called alike',
    [...DIVISIONES.slice(0, 2), uno(PADEL), uno({ ...PADEL, division: 2 })],
    [
      ...['', 'social', 'social:1', 'social:2'],
      ...['social:padel:parejas', 'social:padel:parejas:1', 'social:padel:parejas:2'],
    ],
  ],
  [
    'several: each whole, and its divisions from the top',
    DIVISIONES,
    ['', 'social', 'social:1', 'social:2', 'infantil', 'infantil:1', 'infantil:0', 'playoff:0'],
  ],
])('the choice beside it: %s', (_, partidos, valores) =>
  expect(gruposDe(partidos).map(({ valor }) => valor)).toEqual(valores),
);

it.each([
  ['', 5],
  ['social', 2],
  ['infantil:0', 1],
  ['amistosos', 0],
])('for %j it tells of %i', (valor, cuantos) => expect(delGrupo(DIVISIONES, valor)).toHaveLength(cuantos));

it('goes whole through the address, whatever is in it', () => {
  const enlace = new URL(enlaceDeWhatsApp('*Sábado 28*\nNúñez & Cía. – 100 %?\uD800'));
  expect(`${enlace.origin}${enlace.pathname}`).toBe('https://wa.me/');
  expect(enlace.searchParams.get('text')).toBe('*Sábado 28*\nNúñez & Cía. – 100 %?\uFFFD');
});

import { describe, expect, it } from 'vitest';
import type { Arreglo, PronosticoLiga } from '#contract/liga/pronostico.ts';
import {
  alcanceDe,
  conEl,
  elDia,
  fraseCuello,
  frasePorLiga,
  fraseRemedio,
  fraseRemedios,
  fraseSeguridad,
  fraseSupuesto,
  holgura,
  resumenDe,
} from './frases.ts';

const HOY = '2027-02-19';

describe('days', () => {
  it('have their year when their month alone would not say it', () => {
    expect(elDia('2027-03-06', HOY)).toBe('sáb, 6 mar');
    expect(elDia('2027-01-16', '2026-11-28')).toBe('sáb, 16 ene');
    expect(elDia('2028-03-04', HOY)).toBe('sáb, 4 mar 2028');
    expect(conEl(null, HOY)).toBe('más tarde de lo que se mira');
  });

  it.each([
    ['2027-03-06', '2027-03-28', '3 semanas de sobra'],
    ['2027-03-28', '2027-03-28', 'con el tiempo justo'],
    ['2027-03-29', '2027-03-28', 'por unos días'],
    ['2027-04-04', '2027-03-28', '1 semana tarde'],
    ['2026-12-12', '2027-06-30', '28 semanas de sobra'],
    [null, '2027-03-28', 'no se ve el final'],
  ])('%s for %s is %s', (previsto, limite, frase) => {
    expect(holgura(previsto, limite)).toBe(frase);
  });
});

describe('sentences', () => {
  it.each([
    ['2026-11-28', 'dom, 29 nov'],
    ['2026-11-29', 'sáb, 5 dic'],
  ])('on %s the proposals are supposed from %s', (hoy, desde) =>
    expect(fraseSupuesto(hoy)).toBe(`con propuestas que llenen cada sábado y cada domingo desde el ${desde}`),
  );

  it.each([
    [['llega', 'llega'], 'Las 2 ligas llegan a tiempo'],
    [['llega'], 'La liga llega a tiempo'],
    [['noLlega', 'justo', 'llega', 'acabada'], '1 no llega · 1 va justa · 2 llegan'],
  ])('%j: %s', (veredictos, frase) => {
    const ligas = veredictos.map((veredicto) => ({ veredicto })) as PronosticoLiga[];
    expect(resumenDe({ ligas })).toBe(frase);
  });

  it.each([
    [
      { que: 'jugador', idJugador: 1, jugador: 'Ana García', debe: 9, fines: 6, puede: 6 },
      'Ana García debe 9 partidos en 6 fines de semana.',
    ],
    [
      { que: 'jugador', idJugador: 1, jugador: 'Ana García', debe: 9, fines: 4, puede: 7 },
      'Ana García debe 9 partidos en 4 fines de semana, en los que le caben 7.',
    ],
    [
      { que: 'pistas', diaSemana: 0, faltan: 1, dias: 5, de: 6 },
      'Los domingos falta una pista: pasa en 5 de 6.',
    ],
    [
      { que: 'pistas', diaSemana: 6, faltan: 2, dias: 1, de: 6 },
      'Los sábados faltan 2 pistas: pasa en 1 de 6.',
    ],
    [
      { que: 'franjas', idJugador: 1, jugador: 'Ana', idRival: 2, rival: 'Bea' },
      'Ana y Bea se deben un partido y no hay hora a la que puedan los dos: cambia lo que han marcado, o ponlo a mano otro día.',
    ],
    [
      { que: 'franjas', idJugador: 1, jugador: 'Ana', idRival: 2, rival: 'Inés' },
      'Ana e Inés se deben un partido y no hay hora a la que puedan los dos: cambia lo que han marcado, o ponlo a mano otro día.',
    ],
    [{ que: 'vuelta', desde: '2027-02-01' }, 'La vuelta no se abre hasta el 1 de febrero de 2027.'],
    [{ que: 'ritmo', porSemana: 2.25, haceFalta: 4 }, 'Se juegan 2,3 partidos por semana y harían falta 4.'],
  ] as const)('%j', (cuello, frase) => {
    expect(fraseCuello(cuello)).toBe(frase);
  });

  it('name a few days one by one, and many by their weekday', () => {
    const dias = ['2027-03-06', '2027-03-07', '2027-03-13', '2027-03-14'];
    expect(fraseRemedio({ que: 'pista', dias: dias.slice(0, 2) })).toBe(
      'Una pista más el sábado 6 de marzo y el domingo 7 de marzo',
    );
    expect(fraseRemedio({ que: 'pista', dias })).toBe(
      'Una pista más 4 días (domingos y sábados hasta el domingo, 14 de marzo)',
    );
    const horario = { inicio: 1020, fin: 1320 };
    expect(fraseRemedio({ que: 'viernes', dias: ['2027-03-05'], horario })).toBe(
      'Jugar el viernes 5 de marzo por la tarde, de 17:00 a 22:00',
    );
    const dobles = { que: 'dobles' as const, jugadores: [{ idJugador: 1, jugador: 'Ana' }] };
    expect(fraseRemedios({ remedios: [{ que: 'pista', dias: dias.slice(0, 1) }, dobles], ligas: [] })).toBe(
      'Una pista más el sábado 6 de marzo; además, dos partidos por fin de semana para Ana',
    );
  });

  it('say of a remedy when, not later than when, and how much comes of it', () => {
    const final = { antes: '2027-03-06', previsto: '2027-03-06', despues: '2027-03-21' };
    const una = { idLiga: 1, liga: 'Social 1', final, veredicto: 'llega' as const };
    const otra = { ...una, liga: 'Social 2', veredicto: 'justo' as const };
    const con = (...ligas: Arreglo['ligas']): Arreglo => ({ remedios: [], ligas });
    expect(frasePorLiga(con(una, otra), HOY)).toBe(
      'Social 1 acabaría hacia el sáb, 6 mar, y como muy tarde el dom, 21 mar (llega); Social 2 acabaría hacia el sáb, 6 mar, y como muy tarde el dom, 21 mar (justo)',
    );
    const sinTope = { ...una, final: { ...final, despues: null }, veredicto: 'noLlega' as const };
    expect(frasePorLiga(con(sinTope), HOY)).toBe(
      'Social 1 acabaría hacia el sáb, 6 mar, y sin saberse hasta cuándo (no llega)',
    );
    const sinFinal = { ...sinTope, final: { antes: null, previsto: null, despues: null } };
    expect(frasePorLiga(con(sinFinal), HOY)).toBe('Social 1: no se ve cuándo acabaría');
    expect([con(una), con(una, otra), con(una, sinTope)].map((uno) => alcanceDe(uno).palabra)).toEqual([
      'Basta',
      'Casi basta',
      'Ayuda',
    ]);
  });

  it('say how sure it is', () => {
    const base = { hoy: HOY, ligas: [], arreglos: [], tope: 1 as const, pistas: 2, dias: 10 };
    const fallos = { aplazan: 0.1, faltan: 0.052 };
    const segura = fraseSeguridad({ ...base, fallos, exactos: 10, simulaciones: 9, cortado: false });
    expect(segura).toMatch(/Cada jornada .* de las propuestas, con un partido por jugador/);
    expect(segura).toContain(
      '9 temporadas simuladas en las que se aplaza el 10\u00a0% de los partidos y falta el 5\u00a0%',
    );
    expect(fraseSeguridad({ ...base, fallos, exactos: 4, simulaciones: 1, cortado: true })).toMatch(
      /^De 10 jornadas, 4 .* Se ha dejado a medias/,
    );
  });
});

import { describe, expect, test } from 'vitest';
import { diaDe, minutosDe } from '#domain/fecha.ts';
import { vueltas } from '#domain/liga/liga.ts';
import { avisosDe, erroresDe } from '#domain/partido/errores.ts';
import { choqueDe } from '#domain/partido/ocupacion.ts';
import { enPlano } from '#domain/partido/plano.ts';
import { ausenteDe, estaDecidido, setsDe } from '#domain/partido/resultado.ts';
import type { Gente } from '#domain/persona/gente.ts';
import { MOMENTOS, temporadaDe } from '#tests/builders/temporada.ts';
import type { PartidoDemo } from './temporada.ts';

const INFANTIL_SET = 4;
const LARGO_SET = 7;

function choquesEn(partidos: readonly PartidoDemo[], gente: Gente): PartidoDemo[][] {
  const porDia = Map.groupBy(partidos, ({ fecha }) => diaDe(fecha));
  return [...porDia.values()].flatMap((suyos) =>
    suyos.flatMap((a, i) => suyos.slice(i + 1).flatMap((b) => (choqueDe(a, b, gente) ? [[a, b]] : []))),
  );
}

describe.each(MOMENTOS)('the matches of the demo season on %s', (ahora) => {
  const { demo, hoy, liga, deDivision, social, quienes, gente } = temporadaDe(ahora);

  test('has only sound matches with usual scores', () => {
    for (const partido of demo.partidos) {
      const plano = enPlano(partido.desenlace);
      expect(erroresDe(plano)).toEqual([]);
      expect(avisosDe(plano, liga(partido).reglas)).toEqual([]);
    }
  });

  /** Of each match, everybody who is in it, whether alone or with somebody, and its day. */
  const diasDe = (p: PartidoDemo) =>
    [p.idJugador1, p.idJugador2]
      .flatMap((id) => quienes.get(id) ?? [])
      .map((persona) => `${persona} ${diaDe(p.fecha)}`);

  test('never has a court or a player in two places, nor a person twice a day', () => {
    expect(choquesEn(demo.partidos, gente)).toEqual([]);
    const dias = demo.partidos.filter(({ sintetico }) => !sintetico).flatMap(diasDe);
    expect(new Set(dias).size).toBe(dias.length);
  });

  test('respects the window and the duration of each league, and its roster', () => {
    for (const p of demo.partidos.filter(({ sintetico }) => !sintetico)) {
      const l = liga(p);
      expect(p.duracion).toBe(l.tipo === 'infantil' ? 60 : 90);
      expect(p.duracion).toBe(l.duracion);
      expect(minutosDe(p.fecha)).toBeGreaterThanOrEqual(l.horaBaseInicio * 60 + l.minutoBaseInicio);
      expect(minutosDe(p.fecha) + p.duracion).toBeLessThanOrEqual(l.horaBaseFinal * 60 + l.minutoBaseFinal);
      if (l.plantilla.length === 0) continue;
      expect(l.plantilla).toContain(p.idJugador1);
      expect(l.plantilla).toContain(p.idJugador2);
    }
  });

  test('pairs nobody more often than the league has legs, and plays the second from its day', () => {
    const parejas = Map.groupBy(deDivision, (p) => {
      const [a, b] = [p.idJugador1, p.idJugador2].sort((x, y) => x - y);
      return `${p.idLiga} ${a} ${b}`;
    });
    for (const partidos of parejas.values()) {
      const [primero] = partidos as [PartidoDemo];
      expect(partidos.length).toBeLessThanOrEqual(vueltas(liga(primero), hoy));
      const segundo = partidos.map(({ fecha }) => diaDe(fecha)).sort()[1];
      if (segundo) expect(segundo >= (liga(primero).fechaIdaVuelta ?? '')).toBe(true);
    }
  });

  test('has incidents before and after today, never on a day with a match', () => {
    const juegan = new Set(demo.partidos.filter(({ sintetico }) => !sintetico).flatMap(diasDe));
    expect(demo.incidencias.some(({ fecha }) => fecha < hoy)).toBe(true);
    expect(demo.incidencias.some(({ fecha }) => fecha > hoy)).toBe(true);
    expect(demo.incidencias.filter((i) => juegan.has(`${i.idJugador} ${i.fecha}`))).toEqual([]);
    expect(new Set(demo.incidencias.map((i) => JSON.stringify(i))).size).toBe(demo.incidencias.length);
  });

  test('scores like tennis players: long sets for grown-ups, short ones for children', () => {
    const mayor = (p: PartidoDemo) => Math.max(...setsDe(p).slice(0, 2).flat());
    const jugados = deDivision.filter((p) => estaDecidido(p) && ausenteDe(p) === null);
    for (const p of jugados)
      expect(mayor(p)).toBeLessThanOrEqual(liga(p).tipo === 'infantil' ? INFANTIL_SET : LARGO_SET);
    expect(social.some((p) => Math.max(...(setsDe(p)[2] ?? [])) >= 10)).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { resumenDe } from '#domain/noticia/resumen.ts';
import { ganadorDe, setsDe } from '#domain/partido/resultado.ts';
import { MOMENTOS, temporadaDe } from '#tests/builders/temporada.ts';

describe('the news of the last comeback', () => {
  const contadas = MOMENTOS.flatMap((ahora) => {
    const { demo, social } = temporadaDe(ahora);
    const nombre = (id: number) => demo.personas.find((una) => una.id === id)?.nombre ?? '';
    const { cronica } = demo;
    const elSuyo = cronica && demo.partidos[cronica.partido];
    return cronica && elSuyo ? [{ ahora, social, nombre, cronica, elSuyo }] : [];
  });

  test('is told on most days', () => expect(contadas.length).toBeGreaterThan(MOMENTOS.length / 2));

  test.each(contadas)('is true of the match that it leads to, on $ahora', (contada) => {
    const { ahora, cronica, social, nombre, elSuyo } = contada;
    const [entrada, partido] = cronica.content.split('</p>');
    expect(cronica.dia < ahora.slice(0, 10)).toBe(true);
    expect(social).toContain(elSuyo);
    const { idJugador1, idJugador2, fecha } = elSuyo;
    const [ganador, rival] = ganadorDe(elSuyo) === 1 ? [idJugador1, idJugador2] : [idJugador2, idJugador1];
    const segundo: readonly (number | null)[] = setsDe(elSuyo)[1] ?? [];
    expect(nombre(ganador)).toContain(cronica.title.split(' remonta')[0]);
    for (const id of [ganador, rival]) {
      const [, dicho = '?'] = new RegExp(`division/${id}">([^<]+)</a>`).exec(entrada ?? '') ?? [];
      expect(nombre(id)).toContain(dicho.replaceAll('\u00a0', ' '));
    }
    expect(entrada?.includes(' a un tie-\u2060break de la derrota')).toBe(
      Math.abs(Number(segundo[0]) - Number(segundo[1])) === 1,
    );
    expect(partido).toContain(` ${Number(fecha.slice(8, 10))} de `);
    expect(cronica.content).not.toMatch(/\d:\d\d/);
  });

  test.each(contadas)(
    'is whole, and its first sentence is all that lists say of it, on $ahora',
    ({ cronica }) => {
      expect(cronica.content).not.toMatch(
        /undefined|NaN|último|(?<!\u2060)\b0 | {2}|<p><|<p> | <\/p>|\buno (?:victorias|puntos)|(?:primer|tercer)\.| y I|\[\[|\]\]/,
      );
      expect(cronica.content.match(/<p>/g)).toHaveLength(5);
      expect(resumenDe(cronica.content)).toMatch(
        /^Con un set abajo y .* dio la vuelta al partido ante .* el \p{L}+ en \p{L}+ \d\.$/u,
      );
    },
  );
});

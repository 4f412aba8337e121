import { describe, expect, test } from 'vitest';
import { resumenDe } from '#domain/noticia/resumen.ts';
import { ganadorDe } from '#domain/partido/resultado.ts';
import { MOMENTOS, temporadaDe } from '#tests/builders/temporada.ts';
import type { PartidoDemo } from './azar.ts';
import { cronicaDe } from './cronica.ts';

describe('the news of the last comeback', () => {
  const contadas = MOMENTOS.flatMap((ahora) => {
    const { demo, hoy, social } = temporadaDe(ahora);
    const nombre = (id: number) => demo.personas.find((una) => una.id === id)?.nombre ?? '';
    const partido = (uno: PartidoDemo) => 1 + demo.partidos.indexOf(uno);
    return cronicaDe(demo, hoy, { jugador: (id) => id + 1000, partido }).map((cronica) => ({
      ...{
        ahora,
        social,
        nombre,
        cronica,
        elSuyo: demo.partidos[Number(cronica.link?.split('/').at(-1)) - 1],
      },
    }));
  });

  test('is told on most days', () => expect(contadas.length).toBeGreaterThan(MOMENTOS.length / 2));

  test.each(contadas)('is true of the match that it leads to, on $ahora', (contada) => {
    const { ahora, cronica, social, nombre, elSuyo } = contada;
    const [entrada, partido] = cronica.content.split('</p>');
    expect(cronica.dt * 1000).toBeLessThan(Date.parse(`${ahora}Z`));
    expect(social).toContain(elSuyo);
    if (!elSuyo) return;
    const { idJugador1, idJugador2, sets, fecha } = elSuyo;
    const gana1 = ganadorDe(elSuyo) === 1;
    const [ganador, rival] = gana1 ? [idJugador1, idJugador2] : [idJugador2, idJugador1];
    const juegos = ([0, 1] as const).map((lado) => (sets[0]?.[lado] ?? 0) + (sets[1]?.[lado] ?? 0));
    const [suyos = 0, otros = 0] = gana1 ? juegos : juegos.toReversed();
    expect(nombre(ganador)).toContain(cronica.title.split(' remonta')[0]);
    for (const id of [ganador, rival]) {
      const [, dicho = '?'] = new RegExp(`division/${id + 1000}">([^<]+)</a>`).exec(entrada ?? '') ?? [];
      expect(nombre(id)).toContain(dicho.replaceAll('\u00a0', ' '));
    }
    expect(entrada?.includes(` le bastaron ${suyos}\u00a0juegos, `)).toBe(suyos <= otros);
    expect(entrada?.includes(`, contra ${otros} de `)).toBe(suyos < otros);
    expect(entrada?.includes(', los mismos que ')).toBe(suyos === otros);
    expect(partido).toContain(` ${Number(fecha.slice(8, 10))} de `);
    expect(cronica.content).not.toMatch(/\d:\d\d/);
  });

  test.each(contadas)(
    'is whole, and its first sentence is all that lists say of it, on $ahora',
    ({ cronica }) => {
      expect(cronica.content).not.toMatch(
        /undefined|NaN|último|(?<!\u2060)\b0 | {2}|<p><|<p> | <\/p>|\buno (?:victorias|puntos)|(?:primer|tercer)\./,
      );
      expect(cronica.content.match(/<p>/g)).toHaveLength(5);
      expect(resumenDe(cronica.content)).toMatch(
        /^A .* para ganar y quedar en el \S+ puesto de la \dª División\.$/,
      );
    },
  );
});

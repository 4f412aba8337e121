import { describe, expect, test } from 'vitest';
import { ganadorDe } from '#domain/partido/resultado.ts';
import { MOMENTOS, temporadaDe } from '#tests/builders/temporada.ts';
import { cronicaDe } from './cronica.ts';

describe('the news of the last comeback', () => {
  const contadas = MOMENTOS.flatMap((ahora) => {
    const { demo, hoy, social } = temporadaDe(ahora);
    return cronicaDe(demo, hoy, (id) => id + 1000).map((cronica) => ({ ahora, demo, social, cronica }));
  });

  test('is told on most days', () => expect(contadas.length).toBeGreaterThan(MOMENTOS.length / 2));

  test.each(contadas)('is true of a result, on $ahora', ({ ahora, demo, social, cronica }) => {
    const nombre = (id: number) => demo.personas.find((una) => una.id === id)?.nombre ?? '';
    expect(cronica.dt * 1000).toBeLessThan(Date.parse(`${ahora}Z`));
    const ganadoras = social.filter((partido) => {
      const lados = [partido.idJugador1, partido.idJugador2].map(nombre);
      const [ganador, rival] = ganadorDe(partido) === 1 ? lados : lados.toReversed();
      const [, , tres] = partido.sets;
      const decisivo = tres?.toSorted((a, b) => (b ?? 0) - (a ?? 0)).join('-');
      return (
        cronica.title.startsWith(`${ganador} `) &&
        cronica.content.includes(`por ${decisivo} a <a `) &&
        rival !== undefined &&
        cronica.content.includes(`>${rival}</a>.`) &&
        [partido.idJugador1, partido.idJugador2].every((id) =>
          cronica.content.includes(`division/${id + 1000}">${nombre(id)}</a>`),
        )
      );
    });
    expect(ganadoras).toHaveLength(1);
  });
});

import { expect, test } from 'vitest';
import type { Noticia } from '#contract/news.ts';
import { fixedClock, useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { noticias } from './news.ts';

describeEngines('news', (engine) => {
  const club = useApp(engine);

  test('newest first, none of them still to come, with or without the trailing slash', async () => {
    const { status, body } = await club().send('GET', '/api/news/');
    const lista = body as Noticia[];
    expect(status).toBe(200);
    expect(lista.length).toBeGreaterThan(3);
    expect(lista.map(({ dt }) => dt)).toEqual(lista.map(({ dt }) => dt).sort((a, b) => b - a));
    expect(lista[0]?.dt).toBeLessThanOrEqual(club().reloj.now() / 1000);
    expect((await club().send('GET', '/api/news')).body).toEqual(body);
  });
});

test('what is written is cleaned, whatever its order', () => {
  const [nueva, vieja] = noticias(
    [
      { dias: 9, title: 'Vieja', content: '<p>a</p>', link: null },
      { dias: 1, title: 'Nueva', content: '<p onclick="x">b<script>1</script></p>', link: '/noticias' },
    ],
    fixedClock('2026-11-21T10:00'),
  );
  expect(nueva).toEqual({
    dt: Date.UTC(2026, 10, 20, 8) / 1000,
    title: 'Nueva',
    content: '<p>b</p>',
    link: '/noticias',
  });
  expect(vieja?.title).toBe('Vieja');
});

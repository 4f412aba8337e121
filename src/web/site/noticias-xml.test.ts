import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Noticia } from '#contract/sitio/news.ts';
import type { Call } from '#web/platform/call.ts';
import { publicUrlContext } from '#web/platform/contexts.ts';
import { callContext } from '#web/platform/load.ts';
import { loader } from './noticias-xml.ts';

const noticia = (id: number, link: string | null): Noticia => ({
  id,
  dt: 1_795_000_000 - id,
  title: `Noticia ${id}`,
  content: '<p>Hola</p>',
  link,
  fijada: false,
  resumen: 'Hola',
  imagen: null,
  escena: 'club',
});

async function feed(noticias: readonly Noticia[]): Promise<string> {
  const context = new RouterContextProvider();
  context.set(callContext, (async () => noticias) as unknown as Call);
  context.set(publicUrlContext, 'https://club.example');
  const request = new Request('http://localhost/noticias.xml');
  const args = { context, request, params: {} } as unknown as Parameters<typeof loader>[0];
  return (await loader(args)).text();
}

test('each item leads to its own page, whatever it links to', async () => {
  const xml = await feed([noticia(1, 'https://['), noticia(2, '/contacto'), noticia(3, null)]);
  const enlaces = [...xml.matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map(([, uno]) => uno);
  expect(enlaces).toEqual([1, 2, 3].map((id) => `https://club.example/noticias/${id}-noticia-${id}`));
});

test('its picture comes before its text', async () => {
  const imagen = { src: '/imagenes/a-480.webp', alt: 'La "pista" 2' };
  expect(await feed([{ ...noticia(1, null), imagen }])).toContain(
    '<p><img src="https://club.example/imagenes/a-480.webp" alt="La pista 2"></p><p>Hola</p>',
  );
});

test('titles that close their section, addresses of this site and pictures are as readers want them', async () => {
  const content =
    '<p>Mira <a href="/contacto">aquí</a></p><picture><source type="image/avif" srcset="/a 480w"><img src="/imagenes/a-480.webp" srcset="/b 480w" sizes="100vw" alt="Una pista"></picture>';
  const xml = await feed([{ ...noticia(1, '/inscripciones'), title: 'Uno & <dos> ]]> fin', content }]);
  expect(xml).toContain('<title><![CDATA[Uno & <dos> ]] > fin]]></title>');
  expect(xml).toContain(
    '<description><![CDATA[<p>Mira <a href="https://club.example/contacto">aquí</a></p><img src="https://club.example/imagenes/a-480.webp" alt="Una pista">]]></description>',
  );
});

test('thirty items, newest first', async () => {
  const xml = await feed(Array.from({ length: 31 }, (_, i) => noticia(i, null)));
  expect([...xml.matchAll(/CDATA\[(Noticia \d+)\]/g)].map(([, titulo]) => titulo)).toEqual(
    Array.from({ length: 30 }, (_, i) => `Noticia ${i}`),
  );
});

test('says why there are no news when the call is refused, with its status', async () => {
  const context = new RouterContextProvider();
  const refused = Object.assign(new Error('La base de datos no responde.'), { status: 503 });
  context.set(callContext, (() => Promise.reject(refused)) as unknown as Call);
  const request = new Request('http://localhost/noticias.xml');
  const answer = await loader({ context, request, params: {} } as unknown as Parameters<typeof loader>[0]);
  expect([answer.status, await answer.text()]).toEqual([503, 'La base de datos no responde.']);
});

import { describe, expect, it } from 'vitest';
import { pedir, useSitio } from './support/programs/sitio.ts';

const TOKEN = 'k7q0d3m1z5x9c2v4b6n8m0l2p4r6t8w0y2a4c6e8g0i';

describe('the page of a personal link', () => {
  const sitio = useSitio();

  it.each([
    `/mi/${TOKEN}`,
    `/MI/${TOKEN}`,
    `//mi//${TOKEN}/`,
    `/%6Di/${TOKEN}?a=${TOKEN}`,
    `/avisos/${TOKEN}`,
    `/pareja/${TOKEN}`,
  ])('is drawn without its key, and is neither kept nor told on: %s', async (path) => {
    const { status, headers, html } = await pedir(sitio().url, path);
    expect(status).toBe(200);
    expect(html).toMatch(/Tu página|Tus avisos|Tu pareja/);
    expect(html).not.toContain(TOKEN);
    expect(JSON.stringify([...headers])).not.toContain(TOKEN);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  it('no line of the log has it, whatever goes wrong', async () => {
    const { url } = sitio();
    for (const path of [
      '/mi/',
      '/avisos/',
      '/pareja/',
      '/api/avisos/',
      '/api/mi/',
      '/mi/a/',
      '/mi/%/',
      '/private/mi/',
    ])
      for (const method of ['GET', 'POST', 'PUT'])
        await pedir(url, path + TOKEN, { method, headers: { accept: 'text/html' } });
    for (const body of [`{"token":"${TOKEN}"}`, `{"token":"${TOKEN}`, `{"token":["${TOKEN}"]}`])
      for (const path of [
        '/api/mi',
        '/api/mi/ausencia',
        '/api/mi/otro-dia',
        '/api/mi/nombre',
        '/api/mi/resultado',
        '/api/mi/hora',
        '/api/mi/deshacer',
        '/api/avisos',
        '/api/avisos/poner',
        '/api/inscripcion/pareja',
        '/api/inscripcion/pareja/respuesta',
      ])
        await pedir(url, path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    for (let i = 0; i < 130; i += 1)
      await pedir(url, '/api/mi/nombre', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"token":"${TOKEN}"}`,
      });
    expect(sitio().output()).toContain('"status":429');
    expect(sitio().output()).not.toContain(TOKEN);
  });
});

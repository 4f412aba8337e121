import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { textoDePdf } from '#tests/support/pdf-texto.ts';
import { makePdf } from './pdf.ts';

it('a document reads as it was written, accents and all', async () => {
  const texto = 'Íñigo Ágüeda – 2ª División, ¿fútbol? Oficina «fi» Łukasz';
  const pdf = await makePdf({ content: [texto, { text: 'Otra página', pageBreak: 'before', bold: true }] });
  expect(Buffer.from(pdf).toString('latin1', 0, 5)).toBe('%PDF-');
  expect(textoDePdf(pdf)).toEqual([texto, 'Otra página']);
});

it('a document brings no file of the machine in', async () => {
  await expect(makePdf({ content: [{ image: '/etc/hostname' }] })).rejects.toThrow(/denied|access|policy/i);
  await expect(makePdf({ content: [], files: { f: { src: '/etc/hostname', name: 'f' } } })).rejects.toThrow();
});

it('a document asks no address for anything', async () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x.png`;
  await expect(makePdf({ content: [{ image: 'x' }], images: { x: url } })).rejects.toThrow();
  server.close();
  expect(asked).toBe(0);
});

import sharp from 'sharp';
import { expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import type { PartesInscripcion } from '#contract/solicitudes/inscripcion.ts';
import { Problema } from '#server/platform/errors.ts';
import { adjuntosDe } from './inscripcion.ts';

const jpeg = (ancho: number, alto: number): Promise<Buffer> =>
  sharp({ create: { width: ancho, height: alto, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();

const conFirma = (firma: string) =>
  adjuntosDe({ json: { tipo: 'escuelaadultos', firma } } as PartesInscripcion);

const enDatos = (bytes: Buffer): string => `data:image/jpeg;base64,${bytes.toString('base64')}`;

it('a signature is painted anew', async () => {
  expect(await conFirma(enDatos(await jpeg(400, 200)))).toEqual([
    { clase: 'firma', mime: 'image/jpeg', contenido: expect.any(Uint8Array) },
  ]);
});

it.each([
  ['no data at all', async () => 'hola'],
  ['data that are no picture', async () => enDatos(Buffer.from('hola'))],
  ['a picture larger than any screen', async () => enDatos(await jpeg(4000, 1001))],
])('a signature of %s is refused in one sentence', async (_, hacer) => {
  const message = mensajes.firmaNoAdmitida;
  await expect(conFirma(await hacer())).rejects.toMatchObject({
    status: 400,
    message,
    errors: [{ path: 'firma' }],
  });
});

it('when too many come at once the others are told to wait, not that their signature is wrong', async () => {
  const firma = enDatos(await jpeg(900, 900));
  const hechas = await Promise.allSettled(Array.from({ length: 60 }, () => conFirma(firma)));
  const rechazos = hechas.flatMap((una) => (una.status === 'rejected' ? [una.reason as Problema] : []));
  expect(rechazos.length).toBeGreaterThan(0);
  for (const rechazo of rechazos) {
    expect(rechazo).toBeInstanceOf(Problema);
    expect(rechazo).toMatchObject({ status: 429, message: mensajes.subidasOcupadas, retryAfter: 5 });
  }
});

import { expect, it } from 'vitest';
import { enBase64 } from './importar.tsx';

it.each([0, 1, 0x8000, 0x8000 + 1, 200_001])('%i bytes go up as they are in the file', async (cuantos) => {
  const bytes = Uint8Array.from({ length: cuantos }, (_, i) => (i * 7) % 256);
  expect(Buffer.from(await enBase64(new Blob([bytes])), 'base64').equals(bytes)).toBe(true);
});

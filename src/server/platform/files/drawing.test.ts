import { expect, it } from 'vitest';
import { createPictures } from './drawing.ts';

const svg = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="${colour}"/></svg>`;

it('the same picture is painted once, however often and for whomever it is asked', async () => {
  const { toPng } = createPictures();
  const [red, again] = await Promise.all([toPng(svg('red')), toPng(svg('red'))]);
  expect(again).toBe(red);
  expect(await toPng(svg('red'))).toBe(red);
  expect(await toPng(svg('blue'))).not.toEqual(red);
});

it('what could not be painted is tried again', async () => {
  const { toPng } = createPictures();
  await expect(toPng('no picture')).rejects.toThrow();
  await expect(toPng('no picture')).rejects.toThrow();
});

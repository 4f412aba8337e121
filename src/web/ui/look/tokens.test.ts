import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { club } from '#club';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [claro = '', oscuro = ''] = css.split('@media (prefers-color-scheme: dark)');

const read = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', hex = '']) => [name, hex]));

const light = read(claro);
const THEMES = { light, dark: new Map([...light, ...read(oscuro)]) };

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  const [r = 0, g = 0, b = 0] = channels;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['paper', 'surface', 'surface-sunk', 'azul-pale'];
const PAIRS: [text: string, grounds: string[]][] = [
  ['ink', [...GROUNDS, 'hairline', 'tierra-pale', 'ok-pale', 'warn-pale', 'bad-pale']],
  ['ink-soft', [...GROUNDS, 'hairline']],
  ['azul-text', GROUNDS],
  ['tierra-text', ['paper', 'surface', 'tierra-pale']],
  ['ok', ['paper', 'surface', 'ok-pale']],
  ['warn', ['paper', 'surface', 'warn-pale']],
  ['bad', ['paper', 'surface', 'bad-pale']],
  ['on-action', ['action', 'action-hover']],
  ['on-primary', ['primary', 'primary-hover']],
  ['on-bola', ['bola']],
  ['on-deep', ['azul-deep']],
  ['on-deep-soft', ['azul-deep']],
];

const CASES = (['light', 'dark'] as const).flatMap((theme) =>
  PAIRS.flatMap(([text, grounds]) => grounds.map((ground) => ({ theme, text, ground }))),
);

test.each(CASES)('$theme: $text on $ground is AA', ({ theme, text, ground }) => {
  const colours = THEMES[theme];
  expect(contrast(colours.get(text) ?? '', colours.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5);
});

test.each(['light', 'dark'] as const)('%s: edges of controls and the focus ring reach 3:1', (theme) => {
  const colours = THEMES[theme];
  for (const edge of ['border', 'focus']) {
    for (const ground of ['paper', 'surface']) {
      expect(contrast(colours.get(edge) ?? '', colours.get(ground) ?? '')).toBeGreaterThanOrEqual(3);
    }
  }
});

test('the hues are those of club.config.ts', () => {
  const { pista, pistaOscura, pistaPalida, tierra, bola, papel, tinta } = club.colores;
  const hues = {
    azul: pista,
    'azul-deep': pistaOscura,
    'azul-pale': pistaPalida,
    tierra,
    bola,
    paper: papel,
    ink: tinta,
  };
  for (const [name, hue] of Object.entries(hues)) expect(light.get(name)).toBe(hue.toLowerCase());
});

import { beforeEach, expect, test } from 'vitest';
import { currentToasts, dismissToast, showToast } from './toast.tsx';

// Other tests of the process may have left theirs.
beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

const texts = (): string[] => currentToasts().map(({ text }) => text);

test('at most four: the oldest leaves', () => {
  for (const text of ['uno', 'dos', 'tres', 'cuatro', 'cinco']) showToast(text);
  expect(texts()).toEqual(['dos', 'tres', 'cuatro', 'cinco']);
});

test('errors stay while anything else can leave', () => {
  showToast('error', 'error');
  for (const text of ['uno', 'dos', 'tres', 'cuatro']) showToast(text, 'success');
  expect(texts()).toEqual(['error', 'dos', 'tres', 'cuatro']);
});

test('the same text twice is one notice, the newest', () => {
  showToast('Partido guardado', 'success');
  showToast('otro');
  showToast('Partido guardado', 'success');
  expect(texts()).toEqual(['otro', 'Partido guardado']);
});

test('closing one leaves the others', () => {
  const id = showToast('uno');
  showToast('dos');
  dismissToast(id);
  expect(texts()).toEqual(['dos']);
});

import { modals } from '@mantine/modals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { confirm } from './modal.tsx';

const PREGUNTA = { title: 'Borrar', children: 'Se borrará.', action: 'Borrar' };

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.spyOn(modals, 'openConfirmModal').mockReturnValueOnce('una').mockReturnValueOnce('otra');
  vi.spyOn(modals, 'close').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('going back takes the question away, and answers no', async () => {
  const respuesta = confirm(PREGUNTA);
  window.dispatchEvent(new Event('popstate'));
  expect(await respuesta).toBe(false);
  expect(modals.close).toHaveBeenLastCalledWith('una');
});

it('asked again, there is one question: the one before is answered no', async () => {
  const respuesta = confirm(PREGUNTA);
  void confirm(PREGUNTA);
  expect(await respuesta).toBe(false);
  expect(modals.close).toHaveBeenLastCalledWith('una');
});

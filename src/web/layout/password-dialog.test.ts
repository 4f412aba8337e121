import { expect, it, vi } from 'vitest';
import { waysOut } from './password-dialog.tsx';

it('closing the question of the password answers no', () => {
  const answer = vi.fn();
  const { onClose, ...ways } = waysOut({ asksUser: false }, answer);
  expect(ways).toEqual({ withCloseButton: true, closeOnEscape: true });
  onClose();
  expect(answer.mock.calls).toEqual([[false]]);
});

it('when the session ended, only its buttons answer', () => {
  const answer = vi.fn();
  const { onClose, ...ways } = waysOut({ asksUser: true }, answer);
  expect(ways).toEqual({ withCloseButton: false, closeOnEscape: false });
  onClose();
  expect(answer).not.toHaveBeenCalled();
});

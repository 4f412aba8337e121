import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';

const SCRIPT = readFileSync(new URL('./trabajador.js', import.meta.url), 'utf8');
const ORIGIN = 'https://club.example';

/** Runs it as a browser does, with those tabs open. */
function start(tabs: readonly { url: string; focus: () => void }[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const showNotification = vi.fn();
  const openWindow = vi.fn();
  const self = {
    CLUB: { nombre: 'Club de Tenis', zona: 'Europe/Madrid' },
    location: { origin: ORIGIN },
    registration: { showNotification },
    clients: { matchAll: async () => tabs, openWindow },
    addEventListener: (name: string, hear: (event: object) => void) => listeners.set(name, hear),
  };
  runInNewContext(SCRIPT, { self, URL, Intl });
  const tell = async (name: string, event: object): Promise<void> => {
    let work: unknown;
    const waitUntil = (what: unknown): void => {
      work = what;
    };
    listeners.get(name)?.({ ...event, waitUntil });
    await work;
  };
  return { tell, showNotification, openWindow };
}

it('shows what the club pushes, in the place of what came before with the same mark', async () => {
  const { tell, showNotification } = start();
  const told = { texto: 'Ana Gil: cambia tu partido', enlace: '/partido/1', marca: '<uno>' };
  await tell('push', { data: { json: () => told } });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'Club de Tenis',
    expect.objectContaining({ body: told.texto, tag: told.marca, data: told.enlace }),
  );
});

it('pressed, it opens its page: in the tab that has it, or in another', async () => {
  const notification = { close: vi.fn(), data: '/partido/1' };
  const { tell, openWindow } = start([{ url: `${ORIGIN}/`, focus: vi.fn() }]);
  await tell('notificationclick', { notification });
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/partido/1`);
  const focus = vi.fn();
  const there = start([{ url: `${ORIGIN}/partido/1`, focus }]);
  await there.tell('notificationclick', { notification });
  expect(focus).toHaveBeenCalledOnce();
  expect(there.openWindow).not.toHaveBeenCalled();
  expect(notification.close).toHaveBeenCalledTimes(2);
});

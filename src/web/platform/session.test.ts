import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAlmacen } from '#tests/support/almacen.ts';

const SESION = { name: 'ana', jwt: 'un token' };

const abrir = () => import('./session.ts');

/** Tabs of one test do not hear those of another. */
const abiertos: BroadcastChannel[] = [];
class Canal extends BroadcastChannel {
  constructor(nombre: string) {
    super(nombre);
    abiertos.push(this);
  }
}

describe('the session of a browser', () => {
  const pestana = useAlmacen('sessionStorage');
  const navegador = useAlmacen('localStorage');

  /** Another tab, as far as the channel goes. */
  let otra: BroadcastChannel;
  const oido: { say: string }[] = [];

  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('window', { addEventListener: () => {} });
    vi.stubGlobal('BroadcastChannel', Canal);
    oido.length = 0;
    otra = new Canal('sesion');
    otra.onmessage = ({ data }) => oido.push(data);
  });
  afterEach(() => {
    for (const canal of abiertos.splice(0)) canal.close();
  });

  const lasOtras = (say: string) => vi.waitFor(() => expect(oido.map((una) => una.say)).toContain(say));

  it('lasts until the browser closes, or is remembered, in one place at a time', async () => {
    const { startSession, endSession } = await abrir();
    startSession({ ...SESION, remembered: true });
    expect(navegador().getItem('sesion')).toContain(SESION.jwt);
    expect(pestana().getItem('sesion')).toBeNull();
    startSession(SESION);
    expect(navegador().getItem('sesion')).toBeNull();
    expect(pestana().getItem('sesion')).toContain(SESION.jwt);
    endSession();
    expect(pestana().getItem('sesion')).toBeNull();
  });

  it('works in its tab where nothing may be stored', async () => {
    pestana().lleno = true;
    const { startSession, readSession } = await abrir();
    startSession(SESION);
    expect(readSession()).toMatchObject(SESION);
  });

  it('is taken from the tab that has it, before anybody is sent to the login', async () => {
    const { joinTabs, sessionReady, readSession } = await abrir();
    otra.onmessage = ({ data }) => {
      if (data.say === 'who') otra.postMessage({ say: 'here', session: { ...SESION, since: Date.now() } });
    };
    joinTabs();
    expect(readSession()).toBeNull();
    await sessionReady();
    expect(readSession()).toMatchObject(SESION);
  });

  it('is waited for a moment and no longer, and not at all without channels', async () => {
    const { joinTabs, sessionReady, readSession } = await abrir();
    joinTabs();
    const antes = performance.now();
    await sessionReady();
    expect(performance.now() - antes).toBeLessThan(1000);
    expect(readSession()).toBeNull();

    vi.resetModules();
    vi.stubGlobal('BroadcastChannel', undefined);
    const sola = await abrir();
    sola.joinTabs();
    await sola.sessionReady();
    sola.startSession(SESION);
    expect(sola.readSession()).toMatchObject(SESION);
  });

  it('ends in the others with it, and is not taken up again from a tab that was asleep', async () => {
    const { joinTabs, startSession, signOut, readSession } = await abrir();
    startSession(SESION);
    const dormida = pestana().getItem('sesion') ?? '';
    joinTabs();
    otra.postMessage({ say: 'who' });
    await lasOtras('here');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
    signOut();
    vi.useRealTimers();
    await lasOtras('out');
    expect(readSession()).toBeNull();
    otra.postMessage({ say: 'here', session: JSON.parse(dormida) });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(readSession()).toBeNull();

    vi.resetModules();
    pestana().setItem('sesion', dormida);
    const despierta = await abrir();
    expect(despierta.readSession()).toBeNull();
    expect(pestana().getItem('sesion')).toBeNull();
  });

  it.each([
    ['another tab signs out', { say: 'out' }, true],
    ['the server ended it', { say: 'ended', jwt: SESION.jwt }, false],
  ])('ends here when %s', async (_, palabra, aPropósito) => {
    const { joinTabs, startSession, readSession, hasSignedOut } = await abrir();
    startSession(SESION);
    joinTabs();
    otra.postMessage({ say: 'ended', jwt: 'otro token' });
    otra.postMessage(palabra);
    await vi.waitFor(() => expect(readSession()).toBeNull());
    expect(hasSignedOut()).toBe(aPropósito);
  });
});

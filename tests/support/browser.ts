import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Anfitrion, type Club, crearAnfitrion } from './anfitrion.ts';
import { DESFASE_MS } from './momento.ts';
import { moverReloj } from './mover-reloj.ts';
import { ADMIN, type Servidor } from './servidor.ts';

type ForTest = {
  /** The club of this file: the file's journeys share it, in order, and nobody else has been in it. */
  club: Club;
  servidor: Servidor;
  /** Complaints of the browser that this journey expects; any other fails it. */
  erroresPermitidos: RegExp[];
  vigilancia: undefined;
};
type ForWorker = {
  /** Environment of the site, besides the demo season: `test.use({ entorno: { … } })`, once for a file. */
  entorno: NodeJS.ProcessEnv;
  anfitrion: Anfitrion;
};

const START_MS = 60_000;

/** A resource that does not arrive (another site's, or an answer that is a refusal) is not a fault of ours. */
const NOT_A_FAULT = /^Failed to load resource/;

/** Keeps journeys inside the house: maps, videos and measurements of others are never asked for. */
async function stayHome(page: Page, url: string): Promise<void> {
  await page.context().route(
    (asked) => asked.origin !== url && asked.protocol.startsWith('http'),
    (route) => route.abort(),
  );
}

/** Pages of that context live at the moment of the tests. Contexts that a journey opens by itself need it too. */
export const ponerEnHora = (context: BrowserContext) => context.addInitScript(moverReloj, DESFASE_MS);

/**
 * Playwright's `test` with a real site: each file has the program started on a database of its own, filled with
 * the demo season, and `page.goto('/')` goes there. A script that throws, an error on the console (also a refusal
 * of the content policy, or a page that React had to draw again) fails the journey.
 */
export const test = base.extend<ForTest, ForWorker>({
  entorno: [{}, { option: true, scope: 'worker' }],
  anfitrion: [
    async ({ entorno }, use) => {
      const anfitrion = crearAnfitrion(entorno);
      await use(anfitrion);
      await anfitrion.cierra();
    },
    { scope: 'worker' },
  ],
  club: [
    async ({ anfitrion }, use, { file, repeatEachIndex }) =>
      use(await anfitrion.clubDe(`${file} ${repeatEachIndex}`)),
    { timeout: START_MS },
  ],
  servidor: ({ club }, use) => use(club.servidor),
  baseURL: ({ servidor }, use) => use(servidor.url),
  erroresPermitidos: [[], { option: true }],
  vigilancia: [
    async ({ page, servidor, erroresPermitidos }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !NOT_A_FAULT.test(message.text())) faults.push(message.text());
      });
      await stayHome(page, servidor.url);
      await ponerEnHora(page.context());
      await use(undefined);
      const unexpected = faults.filter((fault) => !erroresPermitidos.some((one) => one.test(fault)));
      expect(unexpected, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

type ReactRoot = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/** Waits until React has hydrated the page: before that a choice in a list may be lost, and links load a document. */
export async function esperarPrograma(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((one) => one.startsWith('__reactContainer$'));
    if (!key) return false;
    const root = (document as unknown as Record<string, ReactRoot>)[key];
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });
}

export async function abrir(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await esperarPrograma(page);
}

/** Signs in as staff through the form, as a person would, and waits until the page has changed. */
export async function entrar(page: Page, destino = '/'): Promise<void> {
  await page.goto(`/login?redirect=${encodeURIComponent(destino)}`);
  await page.getByLabel('Usuario').fill(ADMIN.usuario);
  await page.getByLabel('Contraseña').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Acceder' }).click();
  await page.waitForURL((url) => url.pathname === destino);
}

export { ADMIN, expect };

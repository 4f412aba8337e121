import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { ahoraMs, DESFASE_MS } from '../momento.ts';
import { type Manners, type StandIn, startStandIn } from '../programs/meteo.ts';
import { moverReloj } from '../programs/mover-reloj.ts';
import { ADMIN, type Servidor } from '../programs/servidor.ts';
import { type Smtp, startSmtp } from '../programs/smtp.ts';
import { type ClubPreparado, prepararClub } from './club-preparado.ts';

type ForTest = {
  /** The site, with its database as it was prepared: each journey begins there. */
  servidor: Servidor;
  /** A session of the staff, signed in before the first journey. */
  token: string;
  /** Whose address each request tells. Not among the options of a context: one with others is not used again. */
  direccion: { 'x-forwarded-for': string };
  /** Complaints of the browser that this journey expects; any other fails it. */
  erroresPermitidos: RegExp[];
  vigilancia: undefined;
};
type ForWorker = {
  /** Environment of the site besides the demo season. Each different one starts a site of its own: set it rarely. */
  entorno: NodeJS.ProcessEnv;
  /** How the weather service behaves. The same holds. */
  manners: Manners;
  standIn: StandIn;
  correo: Smtp;
  club: ClubPreparado;
};

const START_MS = 60_000;

/** A resource that does not arrive (another site's, or an answer that is a refusal) is not a fault of ours. */
const NOT_A_FAULT = /^Failed to load resource/;

/** Pages of that context live at the moment of the tests. Contexts that a journey opens by itself need it too. */
export const ponerEnHora = (context: BrowserContext) => context.addInitScript(moverReloj, DESFASE_MS);

let journeys = 0;

/** One address may only sign in or send forms so many times: each journey has its own. RFC 2544's range. */
function nextAddress(): string {
  journeys += 1;
  return `198.18.${journeys >> 8}.${journeys & 255}`;
}

/**
 * Playwright's `test` with a real site: each worker starts the program once, with the demo season, a mail server and
 * a weather service beside it, and puts its database back before every journey. `page.goto('/')` goes there. A script
 * that throws, an error on the console (also a refusal of the content policy, or a page that React had to draw again)
 * fails the journey.
 */
export const test = base.extend<ForTest, ForWorker>({
  entorno: [{}, { option: true, scope: 'worker' }],
  manners: ['good', { option: true, scope: 'worker' }],
  standIn: [
    async ({ manners }, use) => {
      const standIn = await startStandIn(manners, ahoraMs);
      await use(standIn);
      await standIn.close();
    },
    { scope: 'worker' },
  ],
  correo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
    async ({}, use) => {
      const correo = await startSmtp();
      await use(correo);
      await correo.cierra();
    },
    { scope: 'worker' },
  ],
  club: [
    async ({ correo, standIn, entorno }, use) => {
      const around = { SMTP_URL: correo.url, WEATHER_URL: standIn.url, TRUST_PROXY: '1' };
      const club = await prepararClub({ ...around, ...entorno });
      await use(club);
      await club.cierra();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  servidor: async ({ club }, use) => {
    club.restablece();
    await use(club.servidor);
  },
  token: ({ club }, use) => use(club.token),
  baseURL: ({ servidor }, use) => use(servidor.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
  direccion: async ({}, use) => use({ 'x-forwarded-for': nextAddress() }),
  request: async ({ playwright, servidor, direccion }, use) => {
    const request = await playwright.request.newContext({
      baseURL: servidor.url,
      extraHTTPHeaders: direccion,
    });
    await use(request);
    await request.dispose();
  },
  erroresPermitidos: [[], { option: true }],
  vigilancia: [
    async ({ page, browser, direccion, erroresPermitidos }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !NOT_A_FAULT.test(message.text())) faults.push(message.text());
      });
      await page.context().setExtraHTTPHeaders(direccion);
      await ponerEnHora(page.context());
      await use(undefined);
      // Whatever else a journey opened would go on listening to the site, and drawing, for as long as the worker lives.
      for (const other of browser.contexts()) if (other !== page.context()) await other.close();
      const unexpected = faults.filter((fault) => !erroresPermitidos.some((one) => one.test(fault)));
      expect(unexpected, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

type ReactRoot = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/** Waits until React has hydrated the page: before that a choice in a list may be lost, and links load a document. */
export async function esperarPrograma(page: Page): Promise<void> {
  // What is only read asks for no program until somebody moves.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
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

/** Gives the page the session of the staff, as if its tab had signed in. Once: who signs out then stays out. */
export async function darSesion(page: Page, token: string): Promise<void> {
  await page.addInitScript(
    (session) => {
      if (sessionStorage.getItem('e2e')) return;
      sessionStorage.setItem('e2e', 'signed in');
      sessionStorage.setItem('sesion', session);
    },
    JSON.stringify({ name: ADMIN.usuario, jwt: token }),
  );
}

export { ADMIN, expect };

import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';

/** The calls of the API that the page makes while something happens. */
export async function callsDuring(page: Page, something: () => Promise<unknown>): Promise<string[]> {
  const calls: string[] = [];
  const note = (request: { url(): string; method(): string }): void => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  };
  page.on('request', note);
  await something();
  page.off('request', note);
  return calls;
}

export { expect, test };

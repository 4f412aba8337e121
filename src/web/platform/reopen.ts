const KEY = 'reapertura';
/** An address that failed again so soon after it was opened whole would fail for ever. */
const AGAIN_MS = 60_000;
/** Who is still here after that chose to stay, when the browser asked about unsaved changes. */
const STAYS_MS = 15_000;

export const here = (): string => location.pathname + location.search + location.hash;

/** Whether it was opened whole a moment ago; notes that it is now. */
function wasOpened(address: string): boolean {
  try {
    const { at, when } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    sessionStorage.setItem(KEY, JSON.stringify({ at: address, when: Date.now() }));
    return at === address && Date.now() - when < AGAIN_MS;
  } catch {
    return true;
  }
}

/** Without a connection, or while the site restarts, there is nothing to open: the page that is there would be lost. */
export const siteAnswers = (): Promise<boolean> =>
  fetch('/api/salud', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A tab left open while the site was renewed asks for code that is not there any more: the address is asked for
 * whole, once, which brings the new program. Comes back only when that did not happen.
 */
export async function reopen(address: string): Promise<void> {
  if (!(await siteAnswers()) || wasOpened(address)) return;
  // Going to where one is, with a #, would only scroll.
  if (address === here()) location.reload();
  else location.assign(address);
  await new Promise((resolve) => setTimeout(resolve, STAYS_MS));
}

/** How React Router knows the code of a page. */
type PageCode = { id: string; module: string };
type Loaded = Record<string, unknown>;

type DataRouter = {
  state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
};

const KEY = 'reapertura';
/** A page that failed again so soon after it was opened whole would fail for ever. */
const AGAIN_MS = 60_000;

/** Where somebody was going; where they are, when they were not going anywhere. */
function wanted(): string {
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: DataRouter };
  const { pathname, search, hash } = router?.state.navigation.location ?? location;
  return pathname + search + hash;
}

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

/** Without a connection there is nothing to open: the page that is there would be lost. */
const answers = (module: string): Promise<boolean> =>
  fetch(module, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * The code of a page. A tab left open while the site was renewed asks for what is not there any more: the wanted
 * page is then asked for whole, once, which brings the new program. What it was typing in asks before, as always.
 */
export async function loadRouteModule(route: PageCode, loaded: Loaded): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id];
  try {
    loaded[route.id] = await import(/* @vite-ignore */ route.module);
    return loaded[route.id];
  } catch (error) {
    const address = wanted();
    if (!(await answers(route.module)) || wasOpened(address)) throw error;
    location.assign(address);
    return new Promise(() => {});
  }
}

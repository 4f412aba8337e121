import { here, reopen } from './reopen.ts';

/** How React Router knows the code of a page. */
type PageCode = { id: string; module: string };
type Loaded = Record<string, unknown>;

type DataRouter = {
  state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
};

/** Where somebody was going; where they are, when they were not going anywhere. */
function wanted(): string {
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: DataRouter };
  const going = router?.state.navigation.location;
  return going ? going.pathname + going.search + going.hash : here();
}

/** The code of a page; what cannot come any more opens it whole. What it was typing in asks before, as always. */
export async function loadRouteModule(route: PageCode, loaded: Loaded): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id];
  try {
    loaded[route.id] = await import(/* @vite-ignore */ route.module);
    return loaded[route.id];
  } catch (error) {
    await reopen(wanted());
    throw error;
  }
}

type Tagged = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>;

const page = window as unknown as Tagged;
page.dataLayer ??= [];

/** The provider reads the arguments object itself, not an array. */
function gtag(..._parts: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: what the provider's script looks for
  page.dataLayer?.push(arguments);
}

let loaded: string | null = null;

function load(id: string): void {
  page[`ga-disable-${id}`] = false;
  if (loaded === id) return;
  loaded = id;
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
}

let lastPath: string | null = null;

/** A page view; of the same path in a row only the first counts. */
export function countView(id: string, path: string): void {
  load(id);
  if (path === lastPath) return;
  lastPath = path;
  gtag('event', 'page_view', {
    page_path: path,
    page_title: document.title,
    page_location: location.origin + path,
  });
}

const OURS = /^_ga(?:_|$)/;

/** Every domain a cookie of this page may have been set for. */
function domains(): string[] {
  const parts = location.hostname.split('.');
  return parts.map((_, i) => parts.slice(i).join('.'));
}

function forget(name: string, place: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${name}=;max-age=0;path=/${place}`;
}

/** A declined service loses its cookies. */
export function stopCounting(id: string): void {
  page[`ga-disable-${id}`] = true;
  const names = document.cookie.split('; ').map((one) => one.split('=')[0] ?? '');
  const places = ['', ...domains().map((domain) => `;domain=${domain}`)];
  for (const name of names.filter((one) => OURS.test(one))) for (const place of places) forget(name, place);
}

import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, Link, Outlet, useLocation, useRouteError } from 'react-router';
import { club } from '#club';
import type { Hoy } from '#contract/liga/horarios.ts';
import { rutas } from '#contract/rutas.ts';
import { fechaLarga } from '#domain/fecha-texto.ts';
import { useYo } from '#web/club/competicion/yo.ts';
import { ERROR_404, NoEncontrado } from '#web/club/no-encontrado.tsx';
import { useHoy } from '#web/club/use-ahora.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import { PAGE } from '#web/ui/page.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { Frame } from './frame.tsx';

/** What the top of every page tells of today; pages do without it where it does not come. */
const cargar: Load<Hoy | null> = (call) => call('GET /api/horarios/hoy', {}).catch(() => null);

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

/** Asked for once a visit: it does not change with the page. */
export const shouldRevalidate = () => false;

/** The title of what does not exist; every page that does has its own. */
export const meta = ({ error }: { error?: unknown }) =>
  isRouteErrorResponse(error) && error.status === 404
    ? [{ title: ERROR_404 }, { name: 'robots', content: 'noindex' }]
    : [{ title: club.nombre }];

const keep = (path: string): void => {
  if (import.meta.env.PROD)
    import('#web/platform/offline.ts').then(({ keepPage }) => keepPage(path)).catch(() => {});
};

/** What was seen and the page of whoever this device is of are there without network. */
function useKept(): void {
  const { pathname } = useLocation();
  const id = useYo()?.id;
  useEffect(() => keep(pathname), [pathname]);
  useEffect(() => {
    if (id !== undefined) keep(rutas.jugador(id));
  }, [id]);
}

const partidos = (cuantos: number): string =>
  cuantos === 1 ? 'se suspende un partido' : `se suspenden ${cuantos} partidos`;

/** On top of every page, on the days that need it. */
function AvisoDelDia() {
  const hoy = useHoy();
  if (!hoy || hoy.suspendidos === 0) return null;
  return (
    <aside
      className="bg-bola px-gutter py-3 text-center text-s text-on-bola print:hidden"
      aria-label="Aviso del día"
    >
      <p>
        <strong>Hoy {partidos(hoy.suspendidos)}.</strong> Lo que queda por jugar está en{' '}
        <Link to={rutas.horarios()} className="font-semibold text-inherit">
          los horarios
        </Link>
        .
      </p>
    </aside>
  );
}

/** On paper only: whose sheet it is and of which day. */
function SelloDePapel() {
  const hoy = useHoy();
  return (
    <p className="hidden pb-2 text-xs font-semibold print:block">
      {club.nombre}
      {hoy ? `, ${fechaLarga(hoy.dia)}` : ''}
    </p>
  );
}

export default function PublicLayout() {
  useKept();
  return (
    <Frame>
      <SelloDePapel />
      <AvisoDelDia />
      <Outlet />
    </Frame>
  );
}

function Failed({ error }: { error: unknown }): ReactNode {
  if (isRouteErrorResponse(error) && error.status === 404) return <NoEncontrado />;
  const message = isRouteErrorResponse(error) ? error.data?.message : undefined;
  return (
    <div className={PAGE}>
      <h1>No se ha podido cargar la página</h1>
      <ErrorState onRetry={() => window.location.reload()}>{message}</ErrorState>
    </div>
  );
}

/** A page that failed keeps the way out: the same navbar and footer around what happened. */
export const ErrorBoundary = () => (
  <Frame>
    <Failed error={useRouteError()} />
  </Frame>
);

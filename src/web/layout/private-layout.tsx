import { MantineProvider } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { ModalsProvider } from '@mantine/modals';
import { QueryClientProvider } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { styleNonce } from '#web/platform/nonce.ts';
import { queryClient } from '#web/platform/queries.ts';
import { useSession } from '#web/platform/session.ts';
import page from '#web/ui/page.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Frame } from './frame.tsx';
import { theme } from './theme.ts';
import 'dayjs/locale/es.js';
import '@mantine/core/styles.layer.css';
import '@mantine/dates/styles.layer.css';
import './private-layout.css';

export const meta = () => [{ title: 'Administración' }, { name: 'robots', content: 'noindex' }];

/** Nothing under /private is rendered by the server: it has no session to ask with. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <Frame>
      <div className={page.container}>
        <Skeleton kind="row" rows={8} />
      </div>
    </Frame>
  );
}

/** Without a session, or once it ends, the way goes through the login and back here. Spec §2. */
function Portero() {
  const sesion = useSession();
  const { pathname, search } = useLocation();
  if (!sesion) return <Navigate to={rutas.login(pathname + search)} replace />;
  return <Outlet />;
}

export default function PrivateLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={styleNonce}>
        <DatesProvider settings={{ locale: 'es', firstDayOfWeek: 1 }}>
          <ModalsProvider labels={{ confirm: 'Confirmar', cancel: 'Cancelar' }}>
            <Frame>
              <Portero />
            </Frame>
          </ModalsProvider>
        </DatesProvider>
      </MantineProvider>
    </QueryClientProvider>
  );
}

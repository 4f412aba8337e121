import { MantineProvider } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { ModalsProvider } from '@mantine/modals';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { styleNonce } from '#web/platform/nonce.ts';
import { queryClient } from '#web/platform/queries.ts';
import { readSession } from '#web/platform/session.ts';
import { ConfirmarClave } from './confirmar-clave.tsx';
import { Frame } from './frame.tsx';
import { SesionCaducada } from './sesion-caducada.tsx';
import { theme } from './theme.ts';
import 'dayjs/locale/es.js';
import '@mantine/core/styles.layer.css';
import '@mantine/dates/styles.layer.css';
import './private-layout.css';

/** Whoever leaves the desk without a session leaves none of its data in the browser's memory. */
function useNothingLeft(): void {
  useEffect(
    () => () => {
      if (!readSession()) queryClient.clear();
    },
    [],
  );
}

/** The frame of the staff area with its kit. Only for the browser: the server never loads the kit. */
export function StaffFrame({ children }: { children: ReactNode }) {
  useNothingLeft();
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        withCssVariables={false}
        withGlobalClasses={false}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
      >
        <DatesProvider settings={{ locale: 'es', firstDayOfWeek: 1 }}>
          <ModalsProvider labels={{ confirm: 'Confirmar', cancel: 'Cancelar' }}>
            <Frame mesa>{children}</Frame>
            <ConfirmarClave />
            <SesionCaducada />
          </ModalsProvider>
        </DatesProvider>
      </MantineProvider>
    </QueryClientProvider>
  );
}

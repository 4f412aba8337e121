import 'dayjs/locale/es.js';
import '@mantine/core/styles.layer.css';
import '@mantine/dates/styles.layer.css';
import '#web/ui/look/desk.css';
import './private-layout.css';
import { createTheme, Input, MantineProvider, Modal } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { ModalsProvider } from '@mantine/modals';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useNavigation } from 'react-router';
import { useAnalytics } from '#web/platform/consent.ts';
import { styleNonce } from '#web/platform/document.ts';
import { queryClient } from '#web/platform/queries.ts';
import { readSession } from '#web/platform/session.ts';
import { cx } from '#web/ui/cx.ts';
import { keepToastsClear } from '#web/ui/desk/keep-toasts-clear.ts';
import { Veil } from '#web/ui/states.tsx';
import { ToastRegion } from '#web/ui/toast.tsx';
import { DeskFrame } from './desk/desk-frame.tsx';
import { forgetRecent } from './desk/palette.tsx';
import { useLostPages } from './hash-dialog.tsx';
import { useSalir } from './navbar.tsx';
import { PasswordDialogs } from './password-dialog.tsx';

/** The staff's dense kit; its colours and measures are in private-layout.css. */
const theme = createTheme({
  cursorType: 'pointer',
  components: {
    // The kit would lock the page behind a dialog with a style of its own, which the content policy refuses.
    // The heading of a dialog is not a banner of the page.
    Modal: Modal.extend({
      defaultProps: { lockScroll: false, centered: true, attributes: { header: { role: 'none' } } },
    }),
    // Fields of one line keep their boxes level whether they explain themselves or not.
    InputWrapper: Input.Wrapper.extend({
      defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] },
    }),
    // What is chosen, where it has no room, ends in dots.
    NativeSelect: { classNames: { input: cx('truncate') } },
  },
});

/** Whoever leaves the desk without a session leaves none of its data in the browser's memory. */
function useNothingLeft(): void {
  useEffect(
    () => () => {
      if (!readSession()) queryClient.clear();
    },
    [],
  );
}

function Desk({ children }: { children: ReactNode }) {
  const salir = useSalir();
  useAnalytics();
  useLostPages();
  const isLoading = useNavigation().state !== 'idle';
  const exit = () => {
    forgetRecent();
    salir();
  };
  return (
    <>
      <DeskFrame onExit={exit}>{children}</DeskFrame>
      <Veil active={isLoading} />
      <ToastRegion keepClear={keepToastsClear} />
    </>
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
            <Desk>{children}</Desk>
            <PasswordDialogs />
          </ModalsProvider>
        </DatesProvider>
      </MantineProvider>
    </QueryClientProvider>
  );
}

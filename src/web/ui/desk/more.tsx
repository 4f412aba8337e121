import { useMediaQuery } from '@mantine/hooks';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { type FocusEvent, type MouseEvent, type ReactNode, type ToggleEvent, useId } from 'react';
import { Button } from '#web/ui/button.tsx';

/** Where a row of buttons does not fit; the same width as in the CSS. */
const PHONE = '(max-width: 47.99rem)';

export const useIsPhone = (): boolean => useMediaQuery(PHONE, false, { getInitialValueInEffect: false });

const WIDE = '(min-width: 62rem)';

/** Where two things stand side by side; the same width as in the CSS. */
export const useIsWide = (): boolean => useMediaQuery(WIDE, false, { getInitialValueInEffect: false });

export const isWide = (): boolean => matchMedia(WIDE).matches;

const close = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
  if ((target as HTMLElement).closest('a, button')) currentTarget.hidePopover();
};

const enter = ({ currentTarget, newState }: ToggleEvent<HTMLElement>) => {
  if (newState === 'open') currentTarget.querySelector<HTMLElement>('a, button')?.focus();
};

/** Whoever tabs out of it would go on behind it. */
const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
};

/** What can be done besides the main thing: in a row or, on a phone, in a sheet under the thumb. */
export function More({ children }: { children: ReactNode }) {
  const isPhone = useIsPhone();
  const id = useId();
  if (!isPhone) return children;
  return (
    <span>
      <Button size="s" className="w-tap px-0" popoverTarget={id} aria-haspopup="true">
        <IconDots size={20} aria-hidden="true" />
        <span className="visually-hidden">Más acciones</span>
      </Button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: what is inside is pressed, also with Enter */}
      <div
        id={id}
        popover="auto"
        className="fixed inset-x-0 top-auto bottom-foot m-0 w-auto max-w-none gap-2 rounded-t-l border-0 border-t border-hairline bg-surface px-4 pt-3 pb-4 text-ink shadow-pop backdrop:bg-azul-deep/30 open:grid *:min-h-tap *:justify-center"
        onClick={close}
        onToggle={enter}
        onBlur={leave}
      >
        {children}
      </div>
    </span>
  );
}

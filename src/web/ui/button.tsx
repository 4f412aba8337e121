import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cx } from './cx.ts';
import { pressAgain } from './pressed-early.ts';
import { useReaches } from './reach.ts';

/**
 * `action` is the clay of the one action that matters on a page, `white` the same where the ground is of clay; `light` is
 * for dark grounds.
 */
export type ButtonLook = 'action' | 'white' | 'primary' | 'quiet' | 'soft' | 'ghost' | 'light' | 'danger';
type ButtonStyle = {
  look?: ButtonLook | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  wide?: boolean | undefined;
};

/** `off`: disabled. */
const LOOKS: Record<ButtonLook | 'off', string> = {
  off: cx('border-transparent bg-hairline text-ink-soft'),
  action: cx('border-action bg-action text-on-action hover:border-action-hover hover:bg-action-hover'),
  white: cx('border-on-deep bg-on-deep text-azul-deep hover:bg-on-deep-soft'),
  primary: cx('border-primary bg-primary text-on-primary hover:border-primary-hover hover:bg-primary-hover'),
  quiet: cx('border-border bg-surface text-azul-text hover:border-azul-text hover:bg-azul-pale'),
  soft: cx('border-transparent bg-hairline text-ink-soft hover:border-border'),
  ghost: cx('border-transparent bg-transparent text-azul-text hover:bg-azul-pale'),
  light: cx('border-on-deep-soft bg-transparent text-on-deep hover:border-on-deep hover:bg-deep-lit'),
  danger: cx('border-bad bg-surface text-bad hover:bg-bad-pale'),
};
const SIZES = { s: cx('button-s'), m: null, l: cx('button-l') } as const;

const classes = (look: keyof typeof LOOKS, { size = 'm', wide }: ButtonStyle): string =>
  cx('button print:hidden', LOOKS[look], SIZES[size], wide && 'w-full');

/** The classes of a button, for elements that are neither `button` nor `Link` (a `summary`, a download). */
export const buttonClass = (style: ButtonStyle = {}): string => classes(style.look ?? 'quiet', style);

type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    busy?: boolean;
    /** Disabled, it looks as it will: what it waits for are the empty fields over it. */
    patient?: boolean;
  };

const pressedEarly = (button: HTMLButtonElement | null): void => {
  pressAgain(button);
};

/** A busy button keeps its size and its focus, and refuses clicks. */
export function Button({
  look = 'quiet',
  size,
  wide,
  busy = false,
  patient = false,
  className,
  type,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      ref={type ? undefined : pressedEarly}
      {...rest}
      type={type ?? 'button'}
      className={cx(classes(rest.disabled && !patient ? 'off' : look, { size, wide }), className)}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true, onClick: (event) => event.preventDefault() })}
    >
      {children}
    </button>
  );
}

type ButtonLinkProps = LinkProps & ButtonStyle;

export function ButtonLink({ look, size, wide, className, ...rest }: ButtonLinkProps) {
  const reaches = useReaches();
  if (typeof rest.to === 'string' && !reaches(rest.to)) return null;
  return <Link {...rest} className={cx(buttonClass({ look, size, wide }), className)} />;
}

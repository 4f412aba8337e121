import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { cx } from './cx.ts';
import { useReaches } from './reach.ts';

/**
 * `action` is the clay of the one action that matters on a page, `white` the same where the ground is of clay; `light` is
 * for dark grounds.
 */
export type ButtonLook = 'action' | 'white' | 'primary' | 'quiet' | 'soft' | 'ghost' | 'light' | 'danger';
type ButtonStyle = { look?: ButtonLook; size?: 's' | 'm' | 'l'; wide?: boolean };

/** The classes of a button, for elements that are neither `button` nor `Link` (a `summary`, a download). */
export function buttonClass({ look = 'quiet', size = 'm', wide = false }: ButtonStyle = {}): string {
  return cx(styles.button, styles[look], styles[size], wide && styles.wide);
}

type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    busy?: boolean;
    /** Disabled, it looks as it will: what it waits for are the empty fields over it. */
    patient?: boolean;
  };

const PATIENT = cx('disabled:border-action disabled:bg-action disabled:text-on-action');

/** A busy button keeps its size and its focus, and refuses clicks. */
export function Button({
  look,
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
      {...rest}
      type={type ?? 'button'}
      className={cx(buttonClass({ look, size, wide } as ButtonStyle), patient && PATIENT, className)}
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
  return <Link {...rest} className={cx(buttonClass({ look, size, wide } as ButtonStyle), className)} />;
}

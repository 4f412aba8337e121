import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

type FieldText = {
  label: ReactNode;
  /** Said before the mistake: format, who sees it, why it is asked. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; empty or undefined when all is well. */
  error?: ReactNode;
  /** Read out and not seen: what is beside it says it. */
  bare?: boolean | undefined;
  /** Under the control, so that those side by side are level. */
  hintUnder?: boolean | undefined;
};

/** What is said of a control, apart from what is its own. */
function split<Props extends FieldText>({ label, hint, error, bare, hintUnder, ...own }: Props) {
  return [{ label, hint, error, bare, hintUnder }, own] as const;
}

type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

function wiring(id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>): Wiring {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}

type FrameProps = FieldText & {
  id: string;
  required?: boolean | undefined;
  /** The label stands before it where there is room. */
  beside?: boolean | undefined;
  children: ReactNode;
};

/** What is asked, how, and what is wrong with it, round a control. */
export function Frame({ id, label, hint, error, bare, hintUnder, required, beside, children }: FrameProps) {
  return (
    <div
      className={cx(
        'grid min-w-0 content-start gap-1',
        beside && 'lg:grid-cols-start lg:items-center lg:gap-2',
      )}
    >
      <label className={cx('font-semibold text-s', bare && 'sr-only')} htmlFor={id}>
        {label}
        {required ? null : <span className="font-normal text-ink-soft"> (opcional)</span>}
      </label>
      {hint ? (
        <p className={cx(HINT, hintUnder && 'order-1')} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {children}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

const HINT = cx('text-ink-soft text-xs leading-normal');

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p className="flex gap-2 font-semibold text-bad text-s leading-snug" id={`${id}-error`}>
      <Icon name="alert" size={18} className="flex-none" />
      <span>{children}</span>
    </p>
  ) : null;
}

/** Neither required nor called optional, because something is asked of several fields together. */
type Unmarked = { unmarked?: boolean };

/** `invalid`: what is asked of several is said once, for all. */
type ControlProps = FieldText & Unmarked & Pick<FrameProps, 'beside'> & { invalid?: boolean };

/** Each with its words round it. */
const control = <Tag extends 'input' | 'textarea' | 'select'>(tag: Tag, usual: ComponentProps<Tag>) =>
  function Field({ id, className, unmarked, invalid, beside, ...props }: ComponentProps<Tag> & ControlProps) {
    const [text, rest] = split(props);
    const own = useId();
    const key = id ?? own;
    const Control = tag as ElementType;
    return (
      <Frame id={key} {...text} required={rest.required || unmarked} beside={beside}>
        <Control
          {...usual}
          {...rest}
          {...wiring(key, text)}
          {...(invalid && { 'aria-invalid': true })}
          className={cx('control', className)}
        />
      </Frame>
    );
  };

export const TextField = control('input', {});
export const TextAreaField = control('textarea', { rows: 5 });
/** Children are the `option`s. */
export const SelectField = control('select', {});

type CheckFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  Pick<FieldText, 'label' | 'hint' | 'error'> & {
    type?: 'checkbox' | 'radio';
    /** In a box of its own, all of which is pressed; `wrong` where none of those beside it has been chosen. */
    boxed?: 'plain' | 'wrong' | undefined;
  };

const CHECK = cx('grid grid-cols-start items-start gap-x-3 leading-normal');
const BOXED = cx(
  'relative min-h-tap content-center rounded-m border px-2 py-1 hover:border-primary sm:px-3',
  'has-checked:border-azul-text has-checked:bg-azul-pale has-checked:inset-ring has-checked:inset-ring-azul-text',
  'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
);
const BOX_EDGE = { plain: cx('border-border'), wrong: cx('border-bad') } as const;

/** A checkbox or radio whose whole label is the target. */
export function CheckField({
  label,
  hint,
  error,
  id,
  className,
  type = 'checkbox',
  boxed,
  ...rest
}: CheckFieldProps) {
  const own = useId();
  const key = id ?? own;
  return (
    <div className={cx(CHECK, boxed && BOXED, boxed && BOX_EDGE[boxed], className)}>
      <input
        {...rest}
        type={type}
        {...wiring(key, { hint, error })}
        className={cx('box', boxed && 'z-1 row-span-2 m-0 self-center')}
      />
      <label
        htmlFor={key}
        className={boxed && cx('flex flex-wrap justify-between gap-x-3 after:absolute after:inset-0')}
      >
        {label}
      </label>
      {hint ? (
        <p className={cx(HINT, 'col-start-2')} id={`${key}-hint`}>
          {hint}
        </p>
      ) : null}
      <div className="col-start-2">
        <FieldError id={key}>{error}</FieldError>
      </div>
    </div>
  );
}

type FieldGroupProps = Pick<FieldText, 'label' | 'hint' | 'error'> & {
  children: ReactNode;
  className?: string | undefined;
};

/** A `fieldset` for what is answered together: radios, an address, camp weeks. */
export function FieldGroup({ label, hint, error, children, className }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset
      className={cx('m-0 grid min-w-0 gap-3 border-0 p-0', className)}
      aria-describedby={wiring(id, { hint, error })['aria-describedby']}
    >
      <legend className="mb-2 p-0 font-semibold text-s">{label}</legend>
      {hint ? (
        <p className={HINT} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {children}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}

import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import styles from './field.module.css';

type FieldText = {
  label: ReactNode;
  /** Said before the mistake: format, who sees it, why it is asked. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; empty or undefined when all is well. */
  error?: ReactNode;
};

type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

function wiring(id: string, { hint, error }: FieldText): Wiring {
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

function Frame({ id, label, hint, error, required, beside, children }: FrameProps) {
  return (
    <div className={cx(styles.field, beside && 'lg:grid-cols-start lg:items-center lg:gap-2')}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required ? null : <span className={styles.optional}> (opcional)</span>}
      </label>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {children}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p className={styles.error} id={`${id}-error`}>
      {children}
    </p>
  ) : null;
}

/** Neither required nor called optional, because something is asked of several fields together. */
type Unmarked = { unmarked?: boolean };

type TextFieldProps = ComponentProps<'input'> & FieldText & Unmarked;

export function TextField({ label, hint, error, id, className, unmarked, ...rest }: TextFieldProps) {
  const own = useId();
  const key = id ?? own;
  return (
    <Frame id={key} label={label} hint={hint} error={error} required={rest.required || unmarked}>
      <input {...rest} {...wiring(key, { label, hint, error })} className={cx(styles.control, className)} />
    </Frame>
  );
}

type TextAreaFieldProps = ComponentProps<'textarea'> & FieldText;

export function TextAreaField({ label, hint, error, id, className, rows = 5, ...rest }: TextAreaFieldProps) {
  const own = useId();
  const key = id ?? own;
  return (
    <Frame id={key} label={label} hint={hint} error={error} required={rest.required}>
      <textarea
        rows={rows}
        {...rest}
        {...wiring(key, { label, hint, error })}
        className={cx(styles.control, className)}
      />
    </Frame>
  );
}

/** `invalid`: what is asked of several is said once, for all. */
type SelectFieldProps = ComponentProps<'select'> &
  FieldText &
  Unmarked &
  Pick<FrameProps, 'beside'> & { invalid?: boolean };

/** Children are the `option`s. */
export function SelectField({
  label,
  hint,
  error,
  id,
  className,
  unmarked,
  invalid,
  beside,
  ...rest
}: SelectFieldProps) {
  const own = useId();
  const key = id ?? own;
  return (
    <Frame
      id={key}
      label={label}
      hint={hint}
      error={error}
      required={rest.required || unmarked}
      beside={beside}
    >
      <select
        {...rest}
        {...wiring(key, { label, hint, error })}
        {...(invalid && { 'aria-invalid': true })}
        className={cx(styles.control, styles.select, className)}
      />
    </Frame>
  );
}

type CheckFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldText & { type?: 'checkbox' | 'radio' };

/** A checkbox or radio whose whole label is the target. */
export function CheckField({
  label,
  hint,
  error,
  id,
  className,
  type = 'checkbox',
  ...rest
}: CheckFieldProps) {
  const own = useId();
  const key = id ?? own;
  return (
    <div className={cx(styles.check, className)}>
      <input {...rest} type={type} {...wiring(key, { label, hint, error })} className={styles.box} />
      <label htmlFor={key}>{label}</label>
      {hint ? (
        <p className={styles.hint} id={`${key}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={key}>{error}</FieldError>
    </div>
  );
}

type FieldGroupProps = FieldText & { children: ReactNode; className?: string | undefined };

/** A `fieldset` for what is answered together: radios, an address, camp weeks. */
export function FieldGroup({ label, hint, error, children, className }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset
      className={cx(styles.group, className)}
      aria-describedby={wiring(id, { label, hint, error })['aria-describedby']}
    >
      <legend className={styles.legend}>{label}</legend>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {children}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}

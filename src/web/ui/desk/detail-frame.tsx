import { type FormEvent, type ReactNode, useCallback, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import page from '#web/ui/page.module.css';
import styles from './desk.module.css';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useTitle } from './use-title.ts';

type DetailFrameProps = {
  title: ReactNode;
  /** Beside the title: a state badge. */
  badge?: ReactNode;
  isSaving: boolean;
  hasChanges: () => boolean;
  onSave: () => void;
  onBack: () => void;
  /** null while there is nothing to delete yet; without it, it is never deleted. */
  onDelete?: (() => void) | null | undefined;
  /** What the button says, when saving does more than to save. */
  saveLabel?: string;
  /** Beside it: what whoever saves should know first. */
  saveNote?: ReactNode;
  children: ReactNode;
};

type ActionsProps = Pick<DetailFrameProps, 'isSaving' | 'onBack' | 'onDelete' | 'saveLabel' | 'saveNote'>;

function Actions({ isSaving, onBack, onDelete, saveLabel = 'Guardar', saveNote = null }: ActionsProps) {
  return (
    <div className={styles.bar}>
      <Button type="submit" look="action" busy={isSaving} aria-keyshortcuts="Control+S">
        {saveLabel}
      </Button>
      <span className={styles.note} role="status">
        {saveNote}
      </span>
      <Button onClick={() => onBack()} aria-keyshortcuts="Escape">
        Volver
      </Button>
      <span className={styles.keys} aria-hidden="true">
        <kbd>Ctrl</kbd>+<kbd>S</kbd> guarda · <kbd>Esc</kbd> vuelve
      </span>
      {onDelete === undefined ? null : (
        <Button look="danger" disabled={onDelete === null} onClick={() => onDelete?.()}>
          Borrar
        </Button>
      )}
    </div>
  );
}

/** The details of one thing: its form, and Guardar, Volver and Borrar always in sight. */
export function DetailFrame(props: DetailFrameProps) {
  const { title, badge, isSaving, hasChanges, onSave, onBack, onDelete, children, ...save } = props;
  const form = useRef<HTMLFormElement>(null);
  const submit = useCallback(() => form.current?.requestSubmit(), []);
  useTitle(title);
  useLeaveGuard(hasChanges);
  useShortcuts({ onSave: submit, onClose: onBack });
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) onSave();
  };
  return (
    <div className={`${page.container} ${styles.page}`}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {badge}
      </header>
      <form ref={form} className={styles.form} onSubmit={submitted} noValidate>
        {children}
        <Actions isSaving={isSaving} onBack={onBack} onDelete={onDelete} {...save} />
      </form>
    </div>
  );
}

type SectionProps = { title: string; hint?: ReactNode; children: ReactNode };

/** A part of the form with a name. */
export function Section({ title, hint, children }: SectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{title}</legend>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {children}
    </fieldset>
  );
}

import type { Icon } from '@tabler/icons-react';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import page from '#web/ui/page.module.css';
import { useReadOnly } from '#web/ui/reach.ts';
import { Skeleton } from '#web/ui/states.tsx';
import styles from './desk.module.css';
import { isTyping, mayFocus } from './focus.ts';
import { type KeyHelp, useKeyHelp } from './keys.ts';
import type { Loading } from './list-frame.tsx';
import { confirm } from './modal.tsx';
import { More, useIsPhone } from './more.tsx';
import { isStaying } from './return-to.ts';
import { Waiting } from './waiting.tsx';

const SEPARATOR = ' | ';

/** Names the document after what is on screen, before the name of the site. */
function useTitle(title: ReactNode): void {
  useEffect(() => {
    if (typeof title !== 'string') return;
    const site = document.title.slice(document.title.lastIndexOf(SEPARATOR));
    document.title = site.startsWith(SEPARATOR) ? `${title}${site}` : title;
  }, [title]);
}

/** The focus starts at that field of the page's form. */
export function useFirstField(selector = 'input:not([type="hidden"])'): void {
  useEffect(() => {
    if (isTyping() || !mayFocus()) return;
    document.querySelector<HTMLElement>(`main form :is(${selector})`)?.focus();
  }, [selector]);
}

/** Something over the page that Escape closes first: a dialog, an open list, a calendar, the menu. */
const OVER =
  '[role="dialog"], dialog[open], [aria-expanded="true"], [data-dates-dropdown], nav details[open], [popover]:popover-open:not(ul)';

type Shortcuts = {
  /** Ctrl+S, or ⌘S. */
  onSave: () => void;
  onClose?: () => void;
};

const SAVES: readonly KeyHelp[] = [['Ctrl+S', 'Guarda']];
const SAVES_AND_CLOSES: readonly KeyHelp[] = [...SAVES, ['Esc', 'Vuelve a donde estabas']];

const isSave = ({ ctrlKey, metaKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === 's';

/** Ctrl+S saves, Escape closes. */
export function useShortcuts({ onSave, onClose }: Shortcuts): void {
  useKeyHelp(onClose ? SAVES_AND_CLOSES : SAVES);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isSave(event)) {
        event.preventDefault();
        // Held down, it repeats: what is saved once is said once.
        if (!event.repeat) onSave();
      }
      if (event.key === 'Escape' && !document.querySelector(OVER)) onClose?.();
    };
    // Before anything else hears the key: what is open now may close with it.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [onSave, onClose]);
}

export const askToLeave = (): Promise<boolean> =>
  confirm({
    title: 'Hay cambios sin guardar',
    children: 'Si sales ahora se perderán los cambios de esta ficha.',
    action: 'Salir sin guardar',
    cancel: 'Seguir editando',
  });

/** Warns before leaving with changes that were not saved, within the site and out of it. */
export function useLeaveGuard(hasChanges: () => boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !isStaying(nextLocation.state) && hasChanges(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    askToLeave().then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => hasChanges() && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasChanges]);
}

type DetailLoadProps = {
  /** Everything the form needs before it can be shown. */
  queries: readonly Loading[];
  onBack: () => void;
  children: () => ReactNode;
};

/** Waits for what a form needs; what failed says why, with a retry and the way back. */
export function DetailLoad({ queries, onBack, children }: DetailLoadProps) {
  const failed = queries.find(({ isError }) => isError);
  if (!failed && queries.every(({ isPending }) => !isPending)) return children();
  return (
    <div className={`${page.container} ${styles.page}`}>
      {failed ? (
        <>
          <Waiting query={failed} rows={0} />
          <p className={styles.center}>
            <Button onClick={() => onBack()}>Volver</Button>
          </p>
        </>
      ) : (
        <Skeleton kind="row" rows={8} />
      )}
    </div>
  );
}

type DetailFrameProps = {
  title: ReactNode;
  /** Beside the title: a state badge. */
  badge?: ReactNode;
  isSaving: boolean;
  hasChanges: () => boolean;
  onSave: () => void;
  onBack: () => void;
  /** Null while it is new: disabled. Without it there is nothing to delete. */
  onDelete?: (() => void) | null | undefined;
  /** What the button says, when saving does more than to save; null when it is beside what it saves. */
  saveLabel?: ReactNode;
  /** What Ctrl+S does. */
  saves?: string;
  /** One of the screens of the menu, whose parts come folded: without one open or a change there is nothing to save. */
  menu?: boolean;
  /** What is done beyond saving, and matters more: to publish. */
  main?: ReactNode;
  /** Beside it: what whoever saves should know first. */
  saveNote?: ReactNode;
  children: ReactNode;
};

type ActionsProps = Pick<
  DetailFrameProps,
  'isSaving' | 'onBack' | 'onDelete' | 'saveLabel' | 'saves' | 'main' | 'saveNote'
> & { changed: boolean };

/** Until something changes the button, which still saves, does not call. */
function lookOf({ main, changed }: ActionsProps) {
  if (main) return 'quiet';
  return changed ? 'action' : 'soft';
}

/** Beside the buttons, where nobody says anything else. */
const noteOf = ({ saveNote, saveLabel, changed }: ActionsProps): ReactNode =>
  saveNote || (changed || saveLabel === null ? null : <span className={styles.rest}>Sin cambios</span>);

const Guarda = ({ saveLabel, saves = 'guarda' }: ActionsProps) =>
  saveLabel === null ? null : (
    <>
      <kbd>Ctrl</kbd>+<kbd>S</kbd> {saves} ·{' '}
    </>
  );

function Actions(props: ActionsProps) {
  const { isSaving, onBack, onDelete, saveLabel = 'Guardar', main } = props;
  // Where two ways of saving take the whole line of a phone.
  const isPhone = useIsPhone();
  const isTight = isPhone && Boolean(main) && saveLabel !== null;
  const deletes = onDelete !== undefined && !(isPhone && onDelete === null);
  const back = (
    <Button onClick={() => onBack()} aria-keyshortcuts="Escape">
      Volver
    </Button>
  );
  if (useReadOnly())
    return (
      <div className={styles.bar}>
        <span className={styles.note}>Solo lectura: tu cuenta no cambia esto.</span>
        {back}
      </div>
    );
  return (
    <div className={styles.bar} data-tight={isTight}>
      {main}
      {saveLabel === null ? null : (
        <Button type="submit" look={lookOf(props)} busy={isSaving} aria-keyshortcuts="Control+S">
          {saveLabel}
        </Button>
      )}
      {isTight ? null : back}
      <div className={styles.note} role="status">
        {noteOf(props)}
      </div>
      <span className={styles.keys} aria-hidden="true">
        <Guarda {...props} />
        <kbd>Esc</kbd> vuelve
      </span>
      {deletes || isTight ? (
        <More>
          {isTight ? back : null}
          {deletes ? (
            <Button look="danger" disabled={!onDelete} onClick={() => onDelete?.()}>
              Borrar
            </Button>
          ) : null}
        </More>
      ) : null}
    </div>
  );
}

/** The details of one thing: its form, with Guardar and Volver always in sight and Borrar apart, at the end of their line. */
export function DetailFrame(props: DetailFrameProps) {
  const { title, badge, isSaving, hasChanges, onSave, onBack, menu = false, children, ...save } = props;
  const form = useRef<HTMLFormElement>(null);
  const isReadOnly = useReadOnly();
  const backsAtTop = useIsPhone() && !menu;
  const changed = hasChanges();
  const submit = useCallback(() => form.current?.requestSubmit(), []);
  useTitle(title);
  useLeaveGuard(hasChanges);
  useShortcuts({ onSave: submit, onClose: onBack });
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving && !isReadOnly) onSave();
  };
  return (
    <div className={`${page.container} ${styles.page}`}>
      <header className={styles.head}>
        {backsAtTop ? (
          <button type="button" className={styles.back} onClick={() => onBack()} aria-label="Atrás">
            <IconChevronLeft size={24} aria-hidden="true" />
          </button>
        ) : null}
        <h1 className={styles.title}>{title}</h1>
        {badge}
      </header>
      <form
        ref={form}
        className={styles.form}
        onSubmit={submitted}
        noValidate
        data-menu={(menu && !changed) || undefined}
      >
        <fieldset className={styles.fields} disabled={isReadOnly}>
          {children}
        </fieldset>
        <Actions isSaving={isSaving} onBack={onBack} changed={changed} {...save} />
      </form>
    </div>
  );
}

type SectionProps = {
  title: string;
  hint?: ReactNode;
  /** Before the title of what folds. */
  icon?: Icon;
  /** As wide as the screen, where the others are two to a line. */
  wide?: boolean;
  /** What it holds now, in a line: it folds under its title, with this beside. Nothing typed in it is lost. */
  summary?: ReactNode;
  /** Whether it comes folded; unsaid, on a phone only. */
  folded?: boolean | undefined;
  children: ReactNode;
};

/** What is wrong inside unfolds it: `enfocarPrimerError`. */
function Fold({ title, hint, icon: Mark, wide, summary, folded, children }: SectionProps) {
  const isPhone = useIsPhone();
  const [open] = useState(!(folded ?? isPhone));
  return (
    <details className={cx(styles.section, styles.folding, wide && styles.wide)} open={open}>
      <summary>
        <span className={styles.legend}>
          {Mark ? <Mark size={20} aria-hidden="true" /> : null}
          {title}
        </span>
        <span className={styles.held}>{summary}</span>
      </summary>
      <fieldset className={styles.inside} aria-label={title}>
        {hint ? <p className={styles.hint}>{hint}</p> : null}
        {children}
      </fieldset>
    </details>
  );
}

/** Parts one under another, however tall those beside them are. */
export const Column = ({ children }: { children: ReactNode }) => (
  <div className={styles.column}>{children}</div>
);

/** A part of the form with a name. */
export function Section({ children, ...section }: SectionProps) {
  const { title, hint, wide = false } = section;
  if (section.summary !== undefined) return <Fold {...section}>{children}</Fold>;
  return (
    <fieldset className={cx(styles.section, wide && styles.wide)}>
      <legend className={styles.legend}>{title}</legend>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {children}
    </fieldset>
  );
}

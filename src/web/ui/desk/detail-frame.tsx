import type { Icon } from '@tabler/icons-react';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon as ChevronDown } from '#web/ui/icon.tsx';
import { useReadOnly } from '#web/ui/reach.ts';
import { Skeleton, Waiting } from '#web/ui/states.tsx';
import { fields, KBD } from './fields.ts';
import { isTyping, type KeyHelp, mayFocus, useKeyHelp } from './keys.ts';
import { BACK, DeskHead, type Loading, PAGE } from './list-frame.tsx';
import { confirm } from './modal.tsx';
import { More, useIsPhone } from './more.tsx';
import { isStaying } from './return-to.ts';

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

/** Where nothing is to move, a dialog has already gone with the key when it is heard here: it came from inside it. */
const isOver = ({ target }: KeyboardEvent): boolean =>
  document.querySelector(OVER) !== null || (target instanceof Element && target.closest(OVER) !== null);

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
      if (event.key === 'Escape' && !isOver(event)) onClose?.();
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
  useBeforeUnload(useCallback((event) => void (hasChanges() && event.preventDefault()), [hasChanges]));
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
    <div className={PAGE}>
      {failed ? (
        <>
          <Waiting query={failed} rows={0} />
          <p className="flex justify-center">
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
  'isSaving' | 'onBack' | 'onDelete' | 'saveLabel' | 'main' | 'saveNote'
> & { changed: boolean };

/** Until something changes the button, which still saves, does not call. */
function lookOf({ main, changed }: ActionsProps) {
  if (main) return 'quiet';
  return changed ? 'action' : 'soft';
}

/** Beside the buttons, where nobody says anything else. */
const noteOf = ({ saveNote, saveLabel, changed }: ActionsProps, isTight: boolean): ReactNode =>
  saveNote ||
  (changed || saveLabel === null || isTight ? null : <span className="text-ink-soft">Sin cambios</span>);

const Guarda = ({ saveLabel }: ActionsProps) =>
  saveLabel === null ? null : (
    <>
      <kbd className={KBD}>Ctrl</kbd>+<kbd className={KBD}>S</kbd> guarda ·{' '}
    </>
  );

function Save(props: ActionsProps & { size: 's' | 'm' }) {
  const { isSaving, saveLabel = 'Guardar', size } = props;
  return saveLabel === null ? null : (
    <Button type="submit" size={size} look={lookOf(props)} busy={isSaving} aria-keyshortcuts="Control+S">
      {saveLabel}
    </Button>
  );
}

function Actions(props: ActionsProps) {
  const { onBack, onDelete, saveLabel, main } = props;
  // Where two ways of saving take the whole line of a phone.
  const isPhone = useIsPhone();
  const isTight = isPhone && Boolean(main) && saveLabel !== null;
  const deletes = onDelete !== undefined && !(isPhone && onDelete === null);
  const size = isPhone ? 's' : 'm';
  const back = (
    <Button size={size} onClick={() => onBack()} aria-keyshortcuts="Escape">
      Volver
    </Button>
  );
  if (useReadOnly())
    return (
      <div className={fields.bar} data-bar>
        <span className="text-s">Solo lectura: tu cuenta no cambia esto.</span>
        {back}
      </div>
    );
  return (
    <div className={fields.bar} data-bar>
      {main}
      <Save {...props} size={size} />
      {isTight ? null : back}
      {/* Empty, it takes no room in the bar. */}
      <div className="text-s empty:absolute" role="status">
        {noteOf(props, isTight)}
      </div>
      <span className={fields.keys} aria-hidden="true">
        <Guarda {...props} />
        <kbd className={KBD}>Esc</kbd> vuelve
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
    <div className={PAGE}>
      <DeskHead
        title={title}
        back={
          backsAtTop ? (
            <button type="button" className={BACK} onClick={() => onBack()} aria-label="Atrás">
              <IconChevronLeft size={24} aria-hidden="true" />
            </button>
          ) : null
        }
      >
        {badge}
      </DeskHead>
      <form
        ref={form}
        // What is written at length, and published, takes the room.
        className={cx(
          'grid grid-cols-1 items-start gap-3 max-lg:max-w-2xl',
          save.main ? 'lg:grid-cols-written' : 'lg:grid-cols-2',
        )}
        onSubmit={submitted}
        noValidate
        data-menu={(menu && !changed) || undefined}
      >
        <fieldset className="contents *:not-data-part:col-span-full" disabled={isReadOnly}>
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

/** Whether a part is a row of a group of them. */
const InGroup = createContext<'titled' | 'plain' | null>(null);

const LEGEND = cx('figure text-l leading-tight');
const Hint = ({ children }: { children: ReactNode }) =>
  children ? <p className="-mt-2 max-w-measure text-s text-ink-soft">{children}</p> : null;

/** What is wrong inside unfolds it: `enfocarPrimerError`. */
function Fold({ title, hint, icon: Mark, wide, summary, folded, children }: SectionProps) {
  const isPhone = useIsPhone();
  const inGroup = useContext(InGroup);
  const [open] = useState(!(folded ?? isPhone));
  return (
    <details
      className={cx('group/fold min-w-0', !inGroup && 'surface', wide && fields.wide)}
      data-part
      open={open}
    >
      <summary className="relative flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 py-3 ps-4 pe-12 hover:bg-azul-pale">
        <span
          className={cx(
            'flex items-center gap-3',
            inGroup ? 'leading-tight font-semibold' : LEGEND,
            // So that what the rows of a group across the page hold begins in one column.
            inGroup === 'titled' && 'lg:w-xs lg:flex-none',
          )}
        >
          {Mark ? <Mark size={20} className="flex-none text-azul-text" aria-hidden="true" /> : null}
          {title}
        </span>
        {/* Open, it is read in its fields. On a phone it is under the title, not under its mark. */}
        <span
          className={cx(
            'min-w-0 basis-full text-s wrap-anywhere text-ink-soft group-open/fold:hidden lg:flex-1 lg:basis-0',
            Mark && 'max-lg:ps-8',
          )}
        >
          {summary}
        </span>
        <ChevronDown
          name="chevron"
          size={16}
          className="absolute end-4 top-4 text-ink-soft group-open/fold:rotate-180"
        />
      </summary>
      <fieldset
        className={cx('m-0 grid min-w-0 gap-3 border-0 px-4 pt-2 pb-4', inGroup && 'max-w-2xl')}
        aria-label={title}
      >
        <Hint>{hint}</Hint>
        {children}
      </fieldset>
    </details>
  );
}

/** Parts of a long form that go together, folded, each with what it holds: the rows of a card. */
export function Group({ title, children }: { title?: string; children: ReactNode }) {
  const card = (
    <div className="surface divide-y divide-hairline overflow-clip">
      <InGroup value={title ? 'titled' : 'plain'}>{children}</InGroup>
    </div>
  );
  if (!title) return card;
  return (
    <section className="col-span-full min-w-0" aria-label={title}>
      <h2 className="mt-1 mb-2 heading-text text-s font-semibold text-ink-soft">{title}</h2>
      {card}
    </section>
  );
}

/** Parts one under another, however tall those beside them are. */
export const Column = ({ children }: { children: ReactNode }) => (
  <div
    className="max-lg:contents lg:grid lg:min-w-0 lg:grid-cols-1 lg:content-start lg:gap-3 lg:empty:hidden"
    data-part
  >
    {children}
  </div>
);

/** A part of the form with a name. */
export function Section({ children, ...section }: SectionProps) {
  const { title, hint, wide = false } = section;
  if (section.summary !== undefined) return <Fold {...section}>{children}</Fold>;
  return (
    <fieldset className={cx(fields.section, wide && fields.wide)} data-part>
      <legend className={fields.legend}>{title}</legend>
      <Hint>{hint}</Hint>
      {children}
    </fieldset>
  );
}

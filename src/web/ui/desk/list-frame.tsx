import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link, type NavigateOptions, useLocation, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import page from '#web/ui/page.module.css';
import styles from './desk.module.css';
import { mayFocus } from './focus.ts';
import { More, useIsPhone } from './more.tsx';
import { askOver, useRowBack } from './return-to.ts';
import { Waiting } from './waiting.tsx';

type Filters = Record<string, string>;

/** What a search writes: the filters that hold something, and the table's order; its page starts again. */
function searchOf(filters: Filters, order: string | null): URLSearchParams {
  const given = Object.entries(filters).filter(([, value]) => value !== '');
  return new URLSearchParams(order ? [...given, ['orden', order]] : given);
}

/** What is typed letter by letter is one step for Back; what is chosen, one each time. */
type Replacing = Pick<NavigateOptions, 'replace'>;

type UrlFilters<F extends Filters> = {
  filters: F;
  isEmpty: boolean;
  /** Writes them in the address; false when they were there already, and the answer may want asking again. */
  search: (next: Partial<F>, options?: Replacing) => boolean;
};

const isOther = (one: Filters, wanted: Filters): boolean =>
  Object.keys(one).some((name) => one[name] !== wanted[name]);

/** The filters of a list, kept in the address. `empty` names them; an absent one is ''. */
export function useUrlFilters<F extends Filters>(empty: F): UrlFilters<F> {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const key = params.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what they are read from
  const written = useMemo(
    () => Object.fromEntries(Object.keys(empty).map((name) => [name, params.get(name) ?? ''])) as F,
    [key],
  );
  // What is chosen is on screen before its address is: keys pressed next would reach the list of before.
  const [chosen, choose] = useState({ filters: written, over: written });
  const filters = chosen.over === written ? chosen.filters : written;
  // The address comes after the press, by a moment that may be long: another filter chosen meanwhile adds to the first.
  const asked = useRef(filters);
  useEffect(() => {
    asked.current = filters;
  }, [filters]);
  const search = (next: Partial<F>, options: Replacing = {}): boolean => {
    const wanted = { ...asked.current, ...next };
    const isNew = [filters, asked.current].some((one) => isOther(one, wanted));
    asked.current = wanted;
    const address = searchOf(wanted, params.get('orden'));
    if (isNew && !options.replace) {
      askOver(location, address.size > 0 ? `?${address}` : '');
      choose({ filters: wanted, over: written });
    }
    if (isNew) setParams(address, { ...options, preventScrollReset: true });
    return isNew;
  };
  return { filters, isEmpty: Object.values(filters).every((value) => value === ''), search };
}

type FilterFormProps = {
  /** The button, or Enter in a field: what was typed acts now, and what was found is asked for again. */
  onSearch?: () => void;
  /** Empties the filters; without it there is nothing to empty. */
  onClear?: (() => void) | undefined;
  /** How many of them hold something, said where they are folded. */
  given: number;
  className?: string | undefined;
  children: ReactNode;
};

const TYPED_OR_CHOSEN = 'input[type="search"], select';

/** A form without a button is not sent with Enter by itself; in a list or a calendar, Enter chooses. */
function sendWithEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target as HTMLElement).matches(TYPED_OR_CHOSEN)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** The filters of a list in one line: each acts as it is filled. On a phone all but the first are folded. */
export function FilterForm(props: FilterFormProps) {
  const { onSearch, onClear, given, className, children } = props;
  const [isOpen, setOpen] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch?.();
  };
  return (
    <search>
      <form
        className={cx(styles.filters, styles.folds, className)}
        data-open={isOpen || undefined}
        onSubmit={submit}
        onKeyDown={sendWithEnter}
      >
        {children}
        <div className={styles.searchButtons}>
          <Button
            size="s"
            className={styles.fold}
            aria-expanded={isOpen}
            onClick={() => setOpen((before) => !before)}
          >
            {given > 0 ? `Filtros (${given})` : 'Filtros'}
          </Button>
          {onSearch ? (
            <Button
              size="s"
              className={styles.unfolded}
              onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
            >
              Buscar
            </Button>
          ) : null}
          <Button
            look="ghost"
            size="s"
            className={cx(styles.clear, styles.unfolded)}
            disabled={!onClear}
            onClick={onClear}
          >
            Quitar filtros
          </Button>
        </div>
      </form>
    </search>
  );
}

/** What a list needs to know of what it shows; a query of react-query is one. */
export type Loading = {
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  /** What is there was found by the search before. */
  isPlaceholderData?: boolean;
  error: Error | null;
  refetch: () => unknown;
};

type ListFrameProps = {
  title: ReactNode;
  /** Of what it is a part, on a phone a mark before the title. */
  back?: { to: string; label: string };
  /** The main one. */
  actions?: ReactNode;
  /** The quiet ones. */
  more?: ReactNode;
  /** The form that searches. */
  filters?: ReactNode;
  /** How many there are, and of which. */
  summary?: ReactNode;
  query: Loading;
  /** What to show instead of the table when nothing was found. */
  empty: ReactNode | null;
  children: ReactNode;
};

const SKELETON_ROWS = 10;

function Content({ query, empty, children }: Pick<ListFrameProps, 'query' | 'empty' | 'children'>) {
  if (query.isPending || query.isError || (empty && query.isPlaceholderData))
    return <Waiting query={query} rows={SKELETON_ROWS} />;
  return empty ?? children;
}

const FIRST_FIELD = 'input, select';
const FIRST_ROW = 'a[data-row]';

/** Where the focus is when nobody has moved it since this page was asked for: nowhere, or on what led here. */
const UNTOUCHED = 'body, #contenido, [aria-current="page"]';

/** The focus goes to the first filter, unless somebody has put it somewhere already. */
function useFirstFocus(isReady: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const back = useRowBack();
  useEffect(() => {
    const isTaken = !document.activeElement?.matches(UNTOUCHED);
    if (!isReady || isTaken || back !== undefined || !mayFocus()) return;
    const first = frame.current?.querySelector<HTMLElement>(`form :is(${FIRST_FIELD})`);
    first?.focus({ preventScroll: true });
  }, [isReady, back]);
  return frame;
}

/** From a text filter, down goes to the rows. */
function goToRows(event: KeyboardEvent<HTMLElement>): void {
  const isText = (event.target as HTMLElement).matches('input[type="search"]');
  if (event.key !== 'ArrowDown' || !isText) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(FIRST_ROW)?.focus();
}

const SUMMARY = '[data-summary]';

/** On a phone what was found is under the filters, out of sight: it comes up, and the keyboard goes. */
function showFound({ target, currentTarget }: FormEvent<HTMLElement>): void {
  const summary = currentTarget.querySelector<HTMLElement>(SUMMARY);
  if (!summary || !(target as HTMLElement).closest('search')) return;
  if (summary.getBoundingClientRect().top < innerHeight / 2) return;
  if (matchMedia('(pointer: coarse)').matches) (document.activeElement as HTMLElement | null)?.blur();
  summary.scrollIntoView();
}

/** At the end of a head: the quiet ones, on a phone behind «…», and the main one, there over the bar, at the thumb. */
export function HeadActions({ main, more }: { main?: ReactNode; more?: ReactNode }) {
  if (!main && !more) return null;
  return (
    <div className={styles.actions}>
      {more ? <More>{more}</More> : null}
      {main ? (
        <span className={styles.thumb} data-thumb>
          {main}
        </span>
      ) : null}
    </div>
  );
}

/** A staff list: title and actions, filters, and one of loading, failed, empty or full. */
export function ListFrame(props: ListFrameProps) {
  const { title, back, actions, more, filters, summary, query, empty, children } = props;
  const isPhone = useIsPhone();
  const frame = useFirstFocus(!query.isPending);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the fields inside
    <div className={`${page.container} ${styles.page}`} ref={frame} onKeyDown={goToRows} onSubmit={showFound}>
      <header className={styles.head}>
        {back && isPhone ? (
          <Link className={styles.back} to={back.to} aria-label={back.label}>
            <IconChevronLeft size={24} aria-hidden="true" />
          </Link>
        ) : null}
        <h1 className={styles.title}>{title}</h1>
        <HeadActions
          main={actions}
          more={
            back && !isPhone ? (
              <>
                {more}
                <ButtonLink to={back.to}>{back.label}</ButtonLink>
              </>
            ) : (
              more
            )
          }
        />
      </header>
      {filters || summary !== undefined ? (
        <div className={styles.find}>
          {filters}
          <p className={styles.summary} role="status" data-summary>
            {query.isPending || query.isError ? '' : summary}
          </p>
        </div>
      ) : null}
      <Content query={query} empty={empty}>
        {children}
      </Content>
    </div>
  );
}

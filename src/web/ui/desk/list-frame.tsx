import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import {
  Children,
  type FormEvent,
  Fragment,
  isValidElement,
  type KeyboardEvent,
  type PropsWithChildren,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link, type NavigateOptions, useLocation, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Waiting } from '#web/ui/states.tsx';
import { fields } from './fields.ts';
import { mayFocus } from './keys.ts';
import { More, useIsPhone } from './more.tsx';
import { askOver, useRowBack } from './return-to.ts';

/** What a screen of the desk stands in. */
export const PAGE = fields.page;

export const BACK = cx(
  '-ms-3 -me-3 grid size-tap flex-none place-items-center rounded-m border-0 bg-transparent p-0 text-azul-text',
);

type HeadProps = {
  title: ReactNode;
  /** On a phone, before the title: the way back. */
  back?: ReactNode;
  /** Beside the title: a state, what can be done. */
  children?: ReactNode;
};

/** As high as the search of the frame, which stands at its end. */
export const DeskHead = ({ title, back, children }: HeadProps) => (
  <header className={fields.head}>
    {back}
    <h1 className={fields.title}>{title}</h1>
    {children}
  </header>
);

/** What a title says beside its words. */
export const TitleNote = ({ children }: { children: ReactNode }) => (
  <small className="ms-2 heading-text text-xs font-normal whitespace-nowrap text-ink-soft">{children}</small>
);

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

/** What the address was asked to hold and does not hold yet, in order, over what it holds. */
type Asked<F> = { written: F; asked: readonly F[] };

/**
 * The address has changed. As it was asked to: on a slow machine more has been asked for by then, and that stays. By
 * somebody else: it says what there is.
 */
export function arrive<F extends Filters>({ asked }: Asked<F>, written: F): Asked<F> {
  const place = asked.findIndex((one) => !isOther(one, written));
  return { written, asked: place < 0 ? [] : asked.slice(place + 1) };
}

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
  const [state, setState] = useState<Asked<F>>({ written, asked: [] });
  const now = state.written === written ? state : arrive(state, written);
  if (now !== state) setState(now);
  // What is asked for is on screen before its address is: keys pressed next would reach the list of before.
  const filters = now.asked.at(-1) ?? written;
  // Another filter chosen before this is drawn adds to it.
  const latest = useRef(filters);
  useEffect(() => {
    latest.current = filters;
  }, [filters]);
  const search = (next: Partial<F>, options: Replacing = {}): boolean => {
    const wanted = { ...latest.current, ...next };
    if (![filters, latest.current].some((one) => isOther(one, wanted))) return false;
    latest.current = wanted;
    const address = searchOf(wanted, params.get('orden'));
    askOver(location, address.size > 0 ? `?${address}` : '');
    setState((before) => ({ ...before, asked: [...before.asked, wanted] }));
    setParams(address, { ...options, preventScrollReset: true });
    return true;
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
  children: ReactNode;
};

const TYPED_OR_CHOSEN = 'input[type="search"], select';

/** A form without a button is not sent with Enter by itself; in a list or a calendar, Enter chooses. */
function sendWithEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target as HTMLElement).matches(TYPED_OR_CHOSEN)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** How many there are to fill. */
const fieldsIn = (children: ReactNode): number =>
  Children.toArray(children).reduce<number>(
    (sum, one) =>
      sum +
      (isValidElement<PropsWithChildren>(one) && one.type === Fragment ? fieldsIn(one.props.children) : 1),
    0,
  );

/** As wide as fits on a line; on a phone the first beside its button and, opened, the others below: nothing moves. */
const FIELDS = cx(
  'max-md:contents max-md:*:not-first:order-1 max-md:*:not-first:col-span-full md:flex md:flex-1 md:flex-wrap md:items-end md:gap-3 md:*:min-w-0 md:*:flex-1 md:*:basis-4xs',
);

/** The filters of a list in one line: each acts as it is filled. On a phone all but the first are folded. */
export function FilterForm(props: FilterFormProps) {
  const { onSearch, onClear, given, children } = props;
  const [isOpen, setOpen] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch?.();
  };
  const folded = isOpen ? undefined : cx('max-md:hidden');
  return (
    <search className="lg:min-w-0 lg:flex-auto">
      <form
        className="grid grid-cols-end items-end gap-3 md:flex"
        onSubmit={submit}
        onKeyDown={sendWithEnter}
      >
        <div className={cx(FIELDS, !isOpen && 'max-md:*:not-first:hidden')}>{children}</div>
        <div className="flex min-h-control flex-wrap items-end gap-2 md:flex-nowrap md:items-center">
          {fieldsIn(children) > 1 ? (
            <Button
              size="s"
              className="md:hidden"
              aria-expanded={isOpen}
              onClick={() => setOpen((before) => !before)}
            >
              {given > 0 ? `Filtros (${given})` : 'Filtros'}
            </Button>
          ) : null}
          {onSearch ? (
            <Button
              size="s"
              className={folded}
              onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
            >
              Buscar
            </Button>
          ) : null}
          <Button
            look="ghost"
            size="s"
            // Its room is kept: nothing moves when it comes.
            className={cx('max-md:disabled:hidden md:disabled:invisible', folded)}
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

/** Of a head: all of a height. */
const IN_HEAD = cx('md:*:min-h-control md:*:px-3 md:*:py-1 md:*:text-s');

/** At the end of a head: the quiet ones, on a phone behind «…», and the main one, there over the bar, at the thumb. */
export function HeadActions({ main, more }: { main?: ReactNode; more?: ReactNode }) {
  if (!main && !more) return null;
  return (
    <div className={cx(fields.actions, IN_HEAD)}>
      {more ? <More>{more}</More> : null}
      {main ? (
        <span className={cx(IN_HEAD, fields.thumb)} data-thumb>
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
    <div className={PAGE} ref={frame} onKeyDown={goToRows} onSubmit={showFound}>
      <DeskHead
        title={title}
        back={
          back && isPhone ? (
            <Link className={BACK} to={back.to} aria-label={back.label}>
              <IconChevronLeft size={24} aria-hidden="true" />
            </Link>
          ) : null
        }
      >
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
      </DeskHead>
      {filters || summary !== undefined ? (
        // One line: what to look for and, at its end, how many were found.
        <div className="lg:mb-4 lg:flex lg:flex-wrap lg:items-end lg:gap-x-4">
          {filters}
          {summary === undefined ? null : (
            <p
              className="mt-2 mb-4 min-h-6 text-s text-ink-soft tabular-nums lg:m-0 lg:flex lg:min-h-control lg:items-center lg:gap-1 lg:empty:min-h-0"
              role="status"
              data-summary
            >
              {query.isPending || query.isError ? '' : summary}
            </p>
          )}
        </div>
      ) : null}
      <Content query={query} empty={empty}>
        {children}
      </Content>
    </div>
  );
}

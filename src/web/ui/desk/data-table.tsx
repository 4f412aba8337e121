import { type FocusEvent, Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TableFrame } from '#web/ui/table-frame.tsx';
import { fields } from './fields.ts';
import { type KeyHelp, useKeyHelp } from './keys.ts';
import { useIsPhone } from './more.tsx';
import { Pager, pageOf, sorted, type TableState, useTableState } from './pages.tsx';
import { tripFrom, useListState, useRowBack } from './return-to.ts';

const LINK = 'a[data-row]';

const linksOf = (body: HTMLElement | null): HTMLElement[] => [
  ...(body?.querySelectorAll<HTMLElement>(LINK) ?? []),
];

/** Up and down go through the rows, Enter opens one. */
function moveThroughRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const here = event.target as HTMLElement;
  if (!step || !here.matches(LINK)) return;
  event.preventDefault();
  const links = linksOf(event.currentTarget);
  links[links.indexOf(here) + step]?.focus();
}

/** The page glides to its top on every navigation: the row is put in sight over that, once it is drawn. */
function focusRow(link: HTMLElement): void {
  link.focus({ preventScroll: true });
  const row = link.closest('tr, li') ?? link;
  requestAnimationFrame(() => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

const isLost = (): boolean => document.activeElement === document.body;

/** Of what is no list: coming back from the details of one of its links, the focus goes to it. */
export function useFocusBack<E extends HTMLElement>() {
  const list = useRef<E>(null);
  const row = useRowBack();
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[data-row="${row}"]`);
    if (link && isLost()) focusRow(link);
  }, [row]);
  return list;
}

/**
 * Coming back from a row's details, the focus goes to that row as soon as it is there (a new one comes with
 * the reload); and when a reload takes away the row that had it (a match just scored leaves the pending ones),
 * to the one in its place. Up and down go through them: of a table, or of any list.
 */
export function useRows<E extends HTMLElement>(rows: readonly unknown[]) {
  const body = useRef<E>(null);
  const place = useRef(-1);
  const wanted = useRef(useRowBack());
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is other rows that bring or take the focus
  useEffect(() => {
    const links = linksOf(body.current);
    const back = links.find((link) => link.dataset.row === String(wanted.current));
    if (back && (isLost() || body.current?.contains(document.activeElement))) {
      wanted.current = undefined;
      focusRow(back);
    } else if (isLost() && (wanted.current !== undefined || place.current >= 0)) {
      links[Math.min(Math.max(place.current, 0), links.length - 1)]?.focus();
    }
  }, [rows]);
  return {
    ref: body,
    onFocus: ({ target }: FocusEvent<E>) => {
      place.current = linksOf(body.current).indexOf(target);
    },
    onKeyDown: moveThroughRows,
    // A row that goes away does not blur by itself; somebody who leaves it does.
    onBlur: ({ target }: FocusEvent<E>) => {
      if (target.isConnected) place.current = -1;
    },
  };
}

export type Column<R> = {
  id: string;
  title: string;
  /** In its header instead of the title. */
  head?: ReactNode;
  cell: (row: R) => ReactNode;
  /** What the column sorts by; without it, it does not sort. */
  sort?: (row: R) => string | number;
  /** Whether it says anything of that row: of nobody, the column is left out. */
  says?: (row: R) => boolean;
  /**
   * On a phone, where the first column is the name of the row and the others follow in one line: at the end of the name,
   * beside the row and out of what opens it, in a line of its own, there after its title, or not at all.
   */
  phone?: 'end' | 'beside' | 'line' | 'titled' | 'hidden';
};

type DataTableProps<R extends { id: number }> = {
  /** Names the table, and the region that scrolls it. */
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  /** Where a row is edited. */
  to: (row: R) => string;
  /** The screen that one comes back to from there, where it is not their list. */
  from?: string;
  /** What a row is called, after that word. */
  nameOf: (row: R) => string;
  /** What opening a row is called. */
  action?: string;
  phone?: {
    /** Under which heading a row stands. */
    groupOf?: (row: R) => string;
    /** The column that puts the groups in order: by it, or as they came, the table has their headings too. */
    groupedBy?: string;
    /** A row in the hand, where its columns one after another do not say it. */
    row?: (row: R) => ReactNode;
    /** A button at the end of its line, outside what opens it. */
    beside?: ((row: R) => ReactNode) | undefined;
  };
};

type HeaderProps<R> = { column: Column<R>; state: TableState };

function Header<R>({ column, state }: HeaderProps<R>) {
  if (!column.sort) return <th scope="col">{column.head ?? column.title}</th>;
  const isMine = state.sort?.column === column.id;
  const descending = isMine && state.sort?.descending;
  const order = isMine ? (descending ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" aria-sort={order}>
      <button
        type="button"
        className="group/sort -mx-1 inline-flex min-h-6 items-center gap-1 border-0 bg-transparent px-1 font-semibold hover:text-ink hover:underline"
        onClick={() => state.sortBy(column.id)}
      >
        {column.title}
        <Icon
          name={descending ? 'down' : 'up'}
          size={14}
          // Its room is kept: nothing moves when the column sorts.
          className={
            isMine
              ? undefined
              : cx('opacity-0 group-hover/sort:opacity-50 group-focus-visible/sort:opacity-50')
          }
        />
      </button>
    </th>
  );
}

/** `state`: what the details are told of where one comes from. */
type RowsProps<R extends { id: number }> = Omit<DataTableProps<R>, 'label' | 'from'> & { state: object };

type BodyProps<R extends { id: number }> = Omit<RowsProps<R>, 'phone'> & {
  /** Under which heading a row stands. */
  groupOf: ((row: R) => string) | undefined;
};

type RowProps<R extends { id: number }> = Omit<BodyProps<R>, 'rows' | 'groupOf'> & { row: R };

const LIT = cx('group-has-checked/row:bg-azul-pale group-has-focus-visible/row:bg-azul-pale');

function Row<R extends { id: number }>({ columns, row, to, nameOf, action = 'Editar', state }: RowProps<R>) {
  return (
    <tr className="group/row relative" data-opens>
      {columns.map(({ id, cell }) => (
        <td key={id} className={cx('h-row lg:py-px', LIT)}>
          {cell(row)}
        </td>
      ))}
      <td className={cx('w-px text-end lg:py-px', LIT)}>
        <ButtonLink
          look="ghost"
          size="s"
          // The whole row opens it. Moved as it is pressed, it would miss the press.
          className="px-2 text-ink-soft -outline-offset-2 after:absolute after:inset-0 active:translate-none lg:min-h-6"
          to={to(row)}
          state={state}
          data-row={row.id}
        >
          <span className="visually-hidden">
            {action} {nameOf(row)}
          </span>
          <Icon name="chevron" size={18} className="flex-none -rotate-90" />
        </ButtonLink>
      </td>
    </tr>
  );
}

const UNGROUPED = (): string => '';

function Body<R extends { id: number }>({ rows, groupOf = UNGROUPED, ...rest }: BodyProps<R>) {
  return (
    <tbody {...useRows<HTMLTableSectionElement>(rows)}>
      {[...Map.groupBy(rows, groupOf)].map(([group, theirs]) => (
        <Fragment key={group}>
          {group ? (
            <tr>
              <th
                scope="rowgroup"
                colSpan={rest.columns.length + 1}
                className="h-control bg-paper pb-1 text-start align-bottom text-s first-letter:uppercase"
              >
                <span>{group}</span>
              </th>
            </tr>
          ) : null}
          {theirs.map((row) => (
            <Row key={row.id} row={row} {...rest} />
          ))}
        </Fragment>
      ))}
    </tbody>
  );
}

/** What a row says in the hand: its name, what stands at the end of that, and under them the rest. */
export function InHand<R>({ columns, row }: { columns: readonly Column<R>[]; row: R }) {
  const told = columns.filter(
    ({ phone, says }) => phone !== 'hidden' && phone !== 'beside' && (!says || says(row)),
  );
  const [name, ...rest] = told.filter(({ phone }) => phone !== 'end');
  return (
    <span className="grid grid-cols-1 gap-px leading-snug">
      <span className="flex items-baseline justify-between gap-2 text-s font-semibold wrap-anywhere">
        <span className="min-w-0">{name?.cell(row)}</span>
        {told.map(({ id, phone, cell }) =>
          phone === 'end' ? (
            <small key={id} className={cx('font-normal', fields.small)}>
              {cell(row)}
            </small>
          ) : null,
        )}
      </span>
      <small className={cx('wrap-anywhere empty:hidden', fields.small)}>
        {rest.map(({ id, title, cell, phone }, place) => (
          <span
            key={id}
            className={cx(
              'empty:hidden',
              phone ? 'block' : rest[place - 1]?.phone === undefined && place > 0 && 'dot',
            )}
          >
            {phone === 'titled' ? <b>{title}: </b> : null}
            {cell(row)}
          </span>
        ))}
      </small>
    </span>
  );
}

/** The rows in lines of two, under the heading of their group. */
function PhoneRows<R extends { id: number }>(props: RowsProps<R>) {
  const { columns, rows, to, nameOf, action = 'Editar', phone = {}, state } = props;
  const beside = columns.filter((column) => column.phone === 'beside');
  return (
    <div {...useRows<HTMLDivElement>(rows)}>
      {[...Map.groupBy(rows, phone.groupOf ?? UNGROUPED)].map(([group, theirs]) => (
        <Fragment key={group}>
          {group ? (
            <h2 className="sticky top-0 z-2 in-data-initials:top-tap -mx-gutter mt-1 bg-paper heading-text px-gutter py-1 text-s font-bold first-letter:uppercase">
              {group}
            </h2>
          ) : null}
          <ul className="-mx-gutter divide-y divide-hairline border-y border-hairline bg-surface">
            {theirs.map((row) => (
              <li
                key={row.id}
                className="in-data-initials:scroll-mt-12 relative flex min-h-12 items-center gap-2 px-gutter has-checked:bg-azul-pale"
                data-opens
              >
                <div className="min-w-0 flex-1 py-2">
                  {phone.row?.(row) ?? <InHand columns={columns} row={row} />}
                </div>
                <Link
                  to={to(row)}
                  state={state}
                  data-row={row.id}
                  className="absolute inset-0 -outline-offset-2"
                >
                  <span className="visually-hidden">
                    {action} {nameOf(row)}
                  </span>
                </Link>
                {phone.beside?.(row) ??
                  beside.map(({ id, cell }) => <Fragment key={id}>{cell(row)}</Fragment>)}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}

const KEYS: readonly KeyHelp[] = [
  ['↑ ↓', 'Van de fila en fila'],
  ['Intro', 'Abre la fila'],
];

/** A dense table that sorts, pages past 100 rows, and on a phone becomes a list of lines under the thumb. */
export function DataTable<R extends { id: number }>(props: DataTableProps<R>) {
  const { label, columns: all, rows, phone = {}, from, ...links } = props;
  const trip = useListState();
  const rest = { ...links, state: from === undefined ? trip : tripFrom(`${from}${trip.list ?? ''}`) };
  const columns = all.filter(({ says }) => !says || rows.some(says));
  useKeyHelp(KEYS);
  const isPhone = useIsPhone();
  const state = useTableState();
  const { sort } = state;
  const column = columns.find(({ id }) => id === sort?.column);
  const ordered = sorted(rows, column?.sort, sort?.descending ?? false);
  const { shown, page, pages } = pageOf(ordered, state.page);
  const isGrouped = phone.groupedBy !== undefined && (!column || column.id === phone.groupedBy);
  return (
    <>
      {isPhone ? (
        <PhoneRows columns={columns} rows={shown} phone={phone} {...rest} />
      ) : (
        <TableFrame label={label} dense>
          <table data-grouped={isGrouped || undefined}>
            <thead>
              <tr>
                {columns.map((one) => (
                  <Header key={one.id} column={one} state={state} />
                ))}
                <th scope="col">
                  <span className="visually-hidden">Acciones</span>
                </th>
              </tr>
            </thead>
            <Body columns={columns} rows={shown} groupOf={isGrouped ? phone.groupOf : undefined} {...rest} />
          </table>
        </TableFrame>
      )}
      <Pager page={page} pages={pages} total={rows.length} onGo={state.goTo} />
    </>
  );
}

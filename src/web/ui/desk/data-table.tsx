import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TableFrame } from '#web/ui/table-frame.tsx';
import styles from './data-table.module.css';
import { Pager } from './pager.tsx';
import { useListState } from './return-to.ts';
import { moveThroughRows, useRowFocus } from './row-focus.ts';
import { pageOf, sorted } from './rows.ts';
import { type TableState, useTableState } from './use-table-state.ts';

export type Column<R> = {
  id: string;
  title: string;
  cell: (row: R) => ReactNode;
  /** What the column sorts by; without it, it does not sort. */
  sort?: (row: R) => string | number;
};

type DataTableProps<R extends { id: number }> = {
  /** Names the table, and the region that scrolls it. */
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  /** Where a row is edited. */
  to: (row: R) => string;
  /** What a row is called, after the word of its button. */
  nameOf: (row: R) => string;
  /** The word of the button that opens a row. */
  action?: string;
};

type HeaderProps<R> = { column: Column<R>; state: TableState };

function Header<R>({ column, state }: HeaderProps<R>) {
  if (!column.sort) return <th scope="col">{column.title}</th>;
  const isMine = state.sort?.column === column.id;
  const descending = isMine && state.sort?.descending;
  const order = isMine ? (descending ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" aria-sort={order}>
      <button type="button" className={styles.sort} onClick={() => state.sortBy(column.id)}>
        {column.title}
        <Icon name={descending ? 'down' : 'up'} size={14} className={isMine ? undefined : styles.idle} />
      </button>
    </th>
  );
}

type BodyProps<R extends { id: number }> = Omit<DataTableProps<R>, 'label'>;

function Body<R extends { id: number }>({ columns, rows, to, nameOf, action = 'Editar' }: BodyProps<R>) {
  const focus = useRowFocus(rows);
  const state = useListState();
  return (
    <tbody {...focus} onKeyDown={moveThroughRows}>
      {rows.map((row) => (
        <tr key={row.id}>
          {columns.map(({ id, title, cell }) => (
            <td key={id} data-title={title}>
              {cell(row)}
            </td>
          ))}
          <td className={styles.edit}>
            <ButtonLink size="s" to={to(row)} state={state} data-row={row.id}>
              {action}
              <span className="visually-hidden"> {nameOf(row)}</span>
            </ButtonLink>
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** A dense table that sorts, pages past 100 rows, and on a phone becomes a list of cards. */
export function DataTable<R extends { id: number }>({ label, columns, rows, ...rest }: DataTableProps<R>) {
  const state = useTableState();
  const { sort } = state;
  const column = columns.find(({ id }) => id === sort?.column);
  const ordered = sorted(rows, column?.sort, sort?.descending ?? false);
  const { shown, page, pages } = pageOf(ordered, state.page);
  return (
    <>
      <TableFrame label={label} dense className={styles.frame}>
        <table>
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
          <Body columns={columns} rows={shown} {...rest} />
        </table>
      </TableFrame>
      <Pager page={page} pages={pages} total={rows.length} onGo={state.goTo} />
    </>
  );
}

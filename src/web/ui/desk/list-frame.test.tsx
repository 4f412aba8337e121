import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { type Column, DataTable, InHand } from './data-table.tsx';
import { ListFrame, type Loading } from './list-frame.tsx';

const READY: Loading = {
  isPending: false,
  isError: false,
  isFetching: false,
  error: null,
  refetch: () => undefined,
};

const drawn = (query: Partial<Loading>, empty: string | null = null): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ListFrame title="Pistas" summary="3 pistas" query={{ ...READY, ...query }} empty={empty}>
        <table />
      </ListFrame>
    </MemoryRouter>,
  );

it('shows what was found and how much it is', () => {
  expect(drawn({})).toContain('<table>');
  expect(drawn({})).toContain('3 pistas');
});

it('in place of the table says that nothing was found', () => {
  const html = drawn({}, 'Ninguna es así');
  expect(html).toContain('Ninguna es así');
  expect(html).not.toContain('<table>');
});

it('says that nothing was found only once the answer to this search has come', () => {
  expect(drawn({ isPlaceholderData: true }, 'Ninguna es así')).not.toContain('Ninguna');
});

it('says why it could not be read, and how to try again; nothing is counted', () => {
  const html = drawn({ isError: true, error: new Error('Hoy no se puede.') }, 'Ninguna es así');
  expect(html).toMatch(/role="alert".*Hoy no se puede\..*Reintentar/);
  expect(html).not.toMatch(/<table>|3 pistas|Ninguna/);
});

it('a column with nothing to say of any row is left out', () => {
  type Row = { id: number; note: string | null };
  const columns: Column<Row>[] = [
    { id: 'id', title: 'Número', cell: ({ id }) => id },
    { id: 'note', title: 'Nota', cell: ({ note }) => note, says: ({ note }) => note !== null },
  ];
  const titles = (...notes: (string | null)[]): string =>
    renderToStaticMarkup(
      <MemoryRouter>
        <DataTable
          label="Filas"
          columns={columns}
          rows={notes.map((note, id) => ({ id, note }))}
          to={() => '/'}
          nameOf={({ id }) => `${id}`}
        />
      </MemoryRouter>,
    );
  expect(titles(null, 'Suya')).toContain('Nota');
  expect(titles(null, null)).not.toContain('Nota');
});

it('ordered by what groups its rows they stand under headings, and by anything else they do not', () => {
  type Row = { id: number; day: string };
  const columns: Column<Row>[] = [
    { id: 'day', title: 'Día', cell: ({ day }) => day, sort: ({ day }) => day },
    { id: 'id', title: 'Número', cell: ({ id }) => id, sort: ({ id }) => id },
  ];
  const headings = (order: string): string[] => {
    const html = renderToStaticMarkup(
      <MemoryRouter initialEntries={[order]}>
        <DataTable
          label="Filas"
          columns={columns}
          rows={[1, 2, 3].map((id) => ({ id, day: id < 3 ? 'Lunes' : 'Martes' }))}
          to={() => '/'}
          nameOf={({ id }) => `${id}`}
          phone={{ groupOf: ({ day }) => day, row: () => null, groupedBy: 'day' }}
        />
      </MemoryRouter>,
    );
    return [...html.matchAll(/<th scope="rowgroup"[^>]*><span>(.*?)<\/span>/g)].map(([, said = '']) => said);
  };
  expect(headings('/')).toEqual(['Lunes', 'Martes']);
  expect(headings('/?orden=-day')).toEqual(['Martes', 'Lunes']);
  expect(headings('/?orden=id')).toEqual([]);
});

it('in the hand a row is its name, what stands at its end and, under them, the rest that says something', () => {
  type Row = { name: string; hour: string; note: string };
  const of = (id: keyof Row, title: string, more: Partial<Column<Row>> = {}): Column<Row> => ({
    id,
    title,
    cell: (row) => row[id],
    ...more,
  });
  const columns: Column<Row>[] = [
    of('name', 'Mark', { id: 'mark', cell: () => '☐', phone: 'beside' }),
    of('name', 'Name'),
    of('note', 'State', { id: 'state', cell: () => 'Closed', phone: 'end' }),
    of('name', 'Site', { id: 'site', cell: () => 'North', phone: 'hidden' }),
    of('note', 'Note', { says: ({ note }) => note !== '' }),
    of('hour', 'Next', { phone: 'titled' }),
  ];
  const said = (note: string): string =>
    renderToStaticMarkup(<InHand columns={columns} row={{ name: 'Court 1', hour: '10:00', note }} />)
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  expect(said('Wet')).toBe('Court 1 Closed Wet Next: 10:00');
  expect(said('')).toBe('Court 1 Closed Next: 10:00');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { DetailFrame } from './detail-frame.tsx';

const nothing = () => undefined;

function guardar(changed: boolean): string {
  const frame = (
    <DetailFrame
      title="Prado 1"
      isSaving={false}
      hasChanges={() => changed}
      onSave={nothing}
      onBack={nothing}
    >
      {null}
    </DetailFrame>
  );
  const html = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: frame }])} />,
  );
  return /<button[^>]*type="submit"[^>]*>/.exec(html)?.[0] ?? '';
}

it('calls for Guardar once something has changed', () => {
  expect(guardar(false)).toMatch(/class="[^"]*soft/);
  expect(guardar(true)).toMatch(/class="[^"]*action/);
});

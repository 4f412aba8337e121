import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { parametersOf } from '#web/direcciones.server.ts';
import { Formulario } from './contacto.tsx';

const pintar = (asunto: string): string => {
  const Sitio = createRoutesStub([{ path: '/contacto', Component: Formulario }]);
  return renderToStaticMarkup(<Sitio initialEntries={[`/contacto?asunto=${asunto}`]} />);
};

test('who comes to ask for a friendly finds the message begun; anything else is an empty one', () => {
  expect(parametersOf('/contacto')).toContain('asunto');
  expect(pintar('amistoso')).toMatch(/<textarea[^>]*>Quiero jugar un amistoso\./);
  expect(pintar('otro')).toMatch(/<textarea[^>]*><\/textarea>/);
});

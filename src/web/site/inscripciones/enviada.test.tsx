import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Enviada } from './enviada.tsx';

const enviado = (quien: string, referencia: string) => ({
  quien,
  acuse: {
    referencia,
    pedido: [],
    falta: ['La foto de carné.'],
    sigue: ['Mándanos lo que falta a escuela@club.example, con la referencia en el asunto.'],
  },
  conCopia: true,
  buzon: 'escuela@club.example',
  copia: `/api/inscripcion/copia/${referencia}`,
});

const final = (anteriores: ReturnType<typeof enviado>[]) =>
  renderToStaticMarkup(
    <Enviada {...enviado('Leo Gil', 'ABC-234')} anteriores={anteriores} alSeguir={() => {}} />,
  );

it('says whose it is, and the address writes with the reference', () => {
  const html = final([]);
  expect(html).toContain('Es la inscripción de <strong>Leo Gil</strong>');
  expect(html).toContain('href="mailto:escuela@club.example?subject=Inscripci%C3%B3n%20ABC-234"');
  expect(html).toContain('subject=Inscripci%C3%B3n%20ABC-234&amp;body=Os%20mando%3A%0D%0A-%20La%20foto');
  expect(html).toContain('</a>, con la referencia');
  expect(html).not.toContain('Ya habías enviado');
});

it("keeps the first child's reference and link after the second one's", () => {
  const html = final([enviado('Ana Gil', 'XYZ-789')]);
  expect(html).toMatch(/Ana Gil.*XYZ-789.*href="\/api\/inscripcion\/copia\/XYZ-789"/);
});

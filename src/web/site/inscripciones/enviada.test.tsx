import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Enviada } from './enviada.tsx';
import type { Enviado } from './use-inscripcion.ts';

const enviado = (quien: string, referencia: string) => ({
  suyo: { quien, copia: `/api/inscripcion/copia/${referencia}` },
  acuse: {
    referencia,
    pedido: [],
    falta: ['La foto de carné.'],
    sigue: ['Mándanos lo que falta a escuela@club.example, con la referencia en el asunto.'],
  },
  conCopia: true,
  buzon: 'escuela@club.example',
});

const final = (anteriores: readonly Enviado[], uno: Enviado = enviado('Leo Gil', 'ABC-234')) =>
  renderToStaticMarkup(<Enviada {...uno} anteriores={anteriores} alSeguir={() => {}} />);

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

it('after a reload tells the reference and what is missing, of nobody', () => {
  const html = final([], { ...enviado('Leo Gil', 'ABC-234'), suyo: null });
  expect(html).toMatch(/Tu referencia es <strong>ABC-234<.*La foto de carné/);
  expect(html).not.toMatch(/Leo Gil|Es la inscripción de|copia en PDF/);
  expect(final([{ ...enviado('Ana Gil', 'XYZ-789'), suyo: null }])).toContain('Referencia <strong>XYZ-789');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { anioDe } from '#domain/fecha.ts';
import { unCampus } from '#tests/builders/campus.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { Semanas } from './secciones.tsx';
import { ContextoFormulario, type FormularioInscripcion } from './use-inscripcion.ts';

const pasado = anioDe(hoyDelClub()) - 1;
const { semanas, minimoPorSemana } = unCampus(pasado);
const campus: CampusOfrecido = {
  anio: pasado,
  semanas: semanas.map((una, i) => ({ ...una, estado: i === 0 ? 'terminada' : 'abierta' })),
  opciones: { a: { horario: '9:00-14:00', precio: 75 }, c: { horario: '8:00-14:00', precio: 85 } },
  minimoPorSemana,
  cerrado: null,
};

const dibujadas = (mal: string | undefined): string => {
  const formulario = { campus, values: {}, error: () => mal, field: (name: string) => ({ name }) };
  return renderToStaticMarkup(
    <ContextoFormulario value={formulario as unknown as FormularioInscripcion}>
      <Semanas />
    </ContextoFormulario>,
  );
};

it('a week of another year is told with it', () =>
  expect(dibujadas(undefined)).toContain(` de ${pasado} (terminada)`));

it('without a week chosen, each box says that it is wrong', () => {
  expect(dibujadas('Elige al menos una semana.').match(/<select[^>]*aria-invalid="true"/g)).toHaveLength(5);
  expect(dibujadas(undefined)).not.toContain('aria-invalid');
});

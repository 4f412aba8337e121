import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Resolucion } from '#contract/liga/temporadas.ts';
import { anuncioDe, FaltanResultados, Resueltos } from './puestos.tsx';

const puesto = (id: number, cambios = {}) => ({
  id,
  fecha: '2026-11-20T20:00',
  duracion: 90,
  pista: null,
  jugador1: 'Ana',
  jugador2: 'Luis',
  aplazado: false,
  cancelado: false,
  porPuntuar: true,
  ...cambios,
});
const resuelto = (aplazado: boolean) => ({ ganador: 'Ana', perdedor: 'Luis', aplazado });

const deNadie = { jugador1: 'Ana', jugador2: 'Eva', faltan: 2, motivo: 'no han jugado ninguno' };

it.each<[Partial<Resolucion> & Pick<Resolucion, 'creados' | 'resueltos' | 'quitados'>, string]>([
  [{ creados: 0, resueltos: [], quitados: [] }, 'No falta ningún partido: no se creará ninguno.'],
  [
    { creados: 0, resueltos: [], quitados: [], sinAdjudicar: [deNadie] },
    'No se creará ningún partido. 2 partidos no los gana nadie y se quedan como están: ninguno de los dos va por delante.',
  ],
  [
    { creados: 4, resueltos: [true, false, false, false].map(resuelto), quitados: [puesto(1)] },
    'Se crearán 2 partidos de resolución, se adjudicará 1 aplazado y se quitará 1 partido puesto. Los gana quien va por delante.',
  ],
  [{ creados: 0, resueltos: [], quitados: [puesto(1, { cancelado: true })] }, 'Se quitará 1 partido puesto.'],
])('what is there already is not created: %#', (resolucion, frase) =>
  expect(anuncioDe({ porJugar: [], sinAdjudicar: [], ...resolucion })).toBe(frase),
);

it('what may have been played asks for its result first, in the bulk scoring of its league', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <FaltanResultados
        liga={{ id: 7, tipo: 'social' }}
        quitados={[puesto(1), puesto(2, { porPuntuar: false })]}
      />
    </MemoryRouter>,
  );
  expect(html).toContain('Falta 1 resultado: apúntalo antes');
  expect(html).toContain('/private/partidos-puntuacion-masiva?tipo=social&amp;liga=7');
});

it('what is awarded is told one by one, and of one match so', () => {
  const dicho = (cuantos: number) =>
    renderToStaticMarkup(<Resueltos resueltos={Array.from({ length: cuantos }, () => resuelto(false))} />);
  expect(dicho(1)).toContain('>El partido de resolución<');
  expect(dicho(2)).toContain('>Los 2 partidos de resolución, uno por uno<');
});

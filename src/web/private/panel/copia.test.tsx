import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Resumen } from '#contract/club/resumen.ts';
import { LaUltima } from '../copia/copia.tsx';
import { CopiaAtrasada, UltimaCopia } from './panel.tsx';

const dicho = (parte: ReactNode): string =>
  renderToStaticMarkup(<MemoryRouter>{parte}</MemoryRouter>).replace(/<[^>]*>/g, '');

const copia = (horas: number | null, estado: Resumen['copia']['estado'] = 'ok'): Resumen['copia'] => ({
  horas,
  estado,
  servidor: { horas, estado },
  descargada: null,
});

describe('the last backup, at the desk', () => {
  it.each([
    [0, 'hace menos de una hora'],
    [1, 'hace 1 hora'],
    [3, 'hace 3 horas'],
    [47, 'hace 47 horas'],
    [48, 'hace 2 días'],
  ])('of %i hours ago is one line: %s', (horas, hace) => {
    expect(dicho(<UltimaCopia copia={copia(horas)} />)).toBe(`Última copia de seguridad: ${hace}.`);
    expect(dicho(<CopiaAtrasada copia={copia(horas)} />)).toBe('');
  });

  it('that has not been made yet waits with the rest while there is time', () => {
    expect(dicho(<UltimaCopia copia={copia(null)} />)).toBe('');
    expect(dicho(<CopiaAtrasada copia={copia(null)} />)).toBe('');
  });

  it('when it is late, is a notice that says how late and whom to tell, and not the line', () => {
    expect(dicho(<CopiaAtrasada copia={copia(75, 'tarde')} />)).toMatch(
      /^La última copia de seguridad es de hace 3 días.*desde entonces\. Avisa a quien lo lleva/,
    );
    expect(dicho(<CopiaAtrasada copia={copia(null, 'tarde')} />)).toMatch(/^No hay ninguna copia/);
    expect(dicho(<UltimaCopia copia={copia(75, 'tarde')} />)).toBe('');
  });

  it('that somebody downloads is not one that the server makes', () => {
    expect(dicho(<LaUltima copia={copia(3)} />)).toBe(
      'La última del servidor, hace 3 horasLas hace solo, cada noche.',
    );
    const bajada = { horas: 0, estado: 'ok', descargada: 0 } as const;
    expect(dicho(<LaUltima copia={{ ...bajada, servidor: { horas: null, estado: 'ok' } }} />)).toMatch(
      /^El servidor todavía no ha hecho ninguna copia.*La última descargada, hace menos de una hora\.$/,
    );
    expect(dicho(<LaUltima copia={{ ...bajada, servidor: { horas: 75, estado: 'tarde' } }} />)).toMatch(
      /^La última del servidor, hace 3 días.*no se está haciendo.*La última descargada, hace menos de una hora\.$/,
    );
  });
});

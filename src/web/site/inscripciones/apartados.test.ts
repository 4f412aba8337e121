import { expect, test } from 'vitest';
import { camposDe } from '#domain/inscripcion/datos.ts';
import { apartadosDe, noRecuperado } from './apartados.ts';

test('the steps of a form are those with something of it to ask, and sending always', () => {
  const titulos = (campos: Parameters<typeof apartadosDe>[0]) =>
    apartadosDe(campos, { errores: [], dudoso: () => false }, {}).map(({ titulo }) => titulo);
  expect(titulos(camposDe('campusverano'))).toEqual([
    'Quién se inscribe',
    'Contacto',
    'Semanas',
    'Salud',
    'Foto y firma',
    'Repasar y enviar',
  ]);
  expect(titulos(camposDe('escuelapadel'))).toContain('Cuenta bancaria');
  expect(titulos(['nombre'])).toEqual(['Quién se inscribe', 'Repasar y enviar']);
});

test('a step lacks something while one of its fields is wrong, is to be looked at while one has a warning; what nobody must fill is not done by itself', () => {
  const errores = [{ path: 'cp' }, { path: 'conforme' }, { path: 'fotos' }];
  const dudoso = (campo: string) => campo === 'cuentaIBAN' || campo === 'telefono';
  const valores = { nombre: 'Ana', cp: '1', dias: '', cuentaIBAN: 'ES00' };
  const apartados = apartadosDe(camposDe('escuelapadel'), { errores, dudoso }, valores);
  expect(Object.fromEntries(apartados.map(({ titulo, estado }) => [titulo, estado]))).toEqual({
    'Quién se inscribe': 'hecho',
    Contacto: 'falta',
    Clases: 'opcional',
    'Cuenta bancaria': 'revisa',
    'Foto y firma': 'falta',
    'Repasar y enviar': 'falta',
  });
});

test('what a draft does not bring back is told by what is asked', () => {
  expect(noRecuperado('escuelapadel', camposDe('escuelapadel'))).toMatch(
    /^la cuenta bancaria y su titular.* y la firma$/,
  );
  expect(noRecuperado('campusverano', camposDe('campusverano'))).toBe(
    'los datos de salud, los archivos y la firma',
  );
  expect(noRecuperado('ligasocialtenis', ['nombre'])).toBeNull();
});

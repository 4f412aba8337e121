import { expect, test } from 'vitest';
import { camposDe } from '#domain/inscripcion/datos.ts';
import { apartadosDe, loQueDetiene, noRecuperado } from './apartados.ts';

test('the steps of a form are those with something of it to ask, and sending always', () => {
  const titulos = (campos: Parameters<typeof apartadosDe>[0]) =>
    apartadosDe(campos, { errores: [], aviso: () => undefined }, {}).map(({ titulo }) => titulo);
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
  const aviso = (campo: string) =>
    campo === 'cuentaIBAN' || campo === 'telefono' ? `Revisa: ${campo}.` : undefined;
  const valores = { nombre: 'Ana', cp: '1', dias: '', cuentaIBAN: 'ES00' };
  const apartados = apartadosDe(camposDe('escuelapadel'), { errores, aviso }, valores);
  expect(Object.fromEntries(apartados.map(({ titulo, estado }) => [titulo, estado]))).toEqual({
    'Quién se inscribe': 'hecho',
    Contacto: 'falta',
    Clases: 'opcional',
    'Cuenta bancaria': 'revisa',
    'Foto y firma': 'falta',
    'Repasar y enviar': 'falta',
  });
  expect(apartados.find(({ id }) => id === 'banco')?.porque).toBe('Revisa: cuentaIBAN.');
});

test.each([
  ['what is missing', { errores: [{ path: 'telefono' }, { path: 'firma' }], duda: null }, '', ['telefono']],
  ['a wrong email', { errores: [], duda: { path: 'email', escrito: 'ana@' } }, '', ['email']],
  ['one told already', { errores: [], duda: { path: 'email', escrito: 'ana@' } }, 'ana@', []],
  ['another one', { errores: [], duda: { path: 'email', escrito: 'ana@x' } }, 'ana@', ['email']],
  ['of another step', { errores: [], duda: { path: 'dni', escrito: '1' } }, '', []],
])('going on from a step is kept by %s', (_que, faltas, yaDicho, paran) => {
  expect(loQueDetiene({ campos: ['email', 'telefono'] }, faltas, yaDicho)).toEqual(paran);
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

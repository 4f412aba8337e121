import { expect, it } from 'vitest';
import { type Documento, direccionDe, referenciaDe } from './referencia.ts';

const operacion = (operationId: string, tag: string, resto: object = {}) => ({
  operationId,
  tags: [tag],
  description: `${operationId}.`,
  parameters: [],
  responses: { 200: { content: { 'application/json': {} } } },
  ...resto,
});

const DOCUMENTO: Documento = {
  info: { version: '1.0.0' },
  tags: [
    { name: 'clasificaciones', description: 'Ligas.' },
    { name: 'pistas', description: 'Pistas.' },
  ],
  paths: {
    '/api/clasificaciones/partido/{id}': {
      get: operacion('verPartido', 'clasificaciones', {
        parameters: [
          { name: 'id', in: 'path', required: true, schema: {}, example: 7 },
          { name: 'tipo', in: 'query', schema: { $ref: '#/components/schemas/TipoLiga' } },
          { $ref: '#/components/parameters/IfNoneMatch' },
        ],
      }),
    },
    '/api/private/pistas/{id}': {
      delete: operacion('borrarPista', 'pistas', { 'x-permiso': 'todo', responses: { 204: {} } }),
    },
  },
  components: { schemas: { TipoLiga: { enum: ['social', 'infantil'] } } },
};

it('parts the calls that anybody may make from those that want an account', () => {
  const { publicas, privadas } = referenciaDe(DOCUMENTO, {});
  expect(publicas.map(({ nombre }) => nombre)).toEqual(['clasificaciones']);
  expect(privadas).toEqual([{ nombre: 'pistas', descripcion: 'Pistas.', cuantas: 1 }]);
});

it('fills a call with what this club has, or with the example of the document', () => {
  const conEjemplo = referenciaDe(DOCUMENTO, {}).publicas[0]?.llamadas[0];
  expect(conEjemplo?.parametros).toEqual([
    { nombre: 'id', donde: 'path', obligatorio: true, opciones: [], valor: '7' },
    { nombre: 'tipo', donde: 'query', obligatorio: false, opciones: ['social', 'infantil'], valor: '' },
  ]);
  // A player's id is not a match's.
  const conDatos = referenciaDe(DOCUMENTO, { id: '3', idPartido: '90' }).publicas[0]?.llamadas[0];
  expect(conDatos?.parametros[0]?.valor).toBe('90');
});

it('writes the address of a call with what is typed, and leaves out what is empty', () => {
  const [llamada] = referenciaDe(DOCUMENTO, {}).publicas[0]?.llamadas ?? [];
  if (!llamada) throw new Error('No call');
  expect(direccionDe(llamada, { id: ' 8 ', tipo: '' })).toBe('/api/clasificaciones/partido/8');
  expect(direccionDe(llamada, { id: 'a/b', tipo: 'social' })).toBe(
    '/api/clasificaciones/partido/a%2Fb?tipo=social',
  );
});

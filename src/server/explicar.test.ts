import { expect, it, test } from 'vitest';
import { explicar } from './averias.ts';
import { BadConfig } from './config.ts';
import { CopiaRechazada } from './copias/restaurar.ts';
import { NewerDatabase } from './db/migrate.ts';
import { Problema } from './platform/errors.ts';

const deCodigo = (code: string, more: object = {}): Error =>
  Object.assign(new Error('raw'), { code, ...more });

test.each([
  ['a variable at fault', new BadConfig('PORT: escribe un número'), /^PORT: escribe un número$/],
  ['a newer database', new NewerDatabase(9, 8), /versión más nueva/],
  ['a backup that is none', new CopiaRechazada('No es una copia.'), /^No es una copia\.$/],
  ['a refusal of the product', new Problema(400, 'Falta el nombre.'), /^Falta el nombre\.$/],
  ['a port in use', deCodigo('EADDRINUSE', { port: 3000 }), /^El puerto 3000 ya está ocupado/],
  ['a wrong password', deCodigo('28P01'), /usuario o la contraseña de DATABASE_URL/],
  ['a database that is not there', deCodigo('3D000'), /no existe en PostgreSQL/],
  ['a server that is not there', deCodigo('ECONNREFUSED'), /no responde/],
  ['a damaged database', Object.assign(new Error('raw'), { errcode: 11 }), /dañada.*última copia/],
  ['what is no database', Object.assign(new Error('raw'), { errcode: 26 }), /dañada/],
  ['a file of somebody else', deCodigo('EACCES', { path: '/x/y' }), /^No se puede usar \/x\/y: esta cuenta/],
  ['a disk that is only read', deCodigo('EROFS', { path: '/x' }), /de solo lectura/],
  ['a full disk', deCodigo('53100'), /No queda sitio/],
])('%s is told in a sentence', (_, error, sentence) => {
  expect(explicar(error)).toMatch(sentence);
});

it('what nobody foresaw comes whole, with its trace', () => {
  const error = new TypeError('x is not a function');
  expect(explicar(error)).toBe(error);
});

import { expect, test } from 'vitest';
import { lugarDe } from './carpeta.ts';

test.each([
  [null, 'SQLite, /datos/club.sqlite'],
  ['postgres://ana:secreta@db.club.example/liga', 'PostgreSQL, base «liga» en db.club.example:5432'],
  [
    'postgresql://ana:secreta@localhost:5461/liga%20social',
    'PostgreSQL, base «liga social» en localhost:5461',
  ],
  ['postgresql:///club?host=/run/postgresql', 'PostgreSQL, base «club» en /run/postgresql:5432'],
])('%s is told without who enters nor their password', (databaseUrl, lugar) => {
  expect(lugarDe({ dataDir: '/datos', databaseUrl })).toBe(lugar);
});

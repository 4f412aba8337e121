import { describe, expect, it } from 'vitest';
import { outageOf } from './outage.ts';

const fault = (fields: object, message = 'x'): Error => Object.assign(new Error(message), fields);

describe('what of an error is the database failing as a whole', () => {
  it.each<[what: string, error: unknown, outage: ReturnType<typeof outageOf>]>([
    ['SQLite, disk full', fault({ errcode: 13 }), 'full'],
    ['SQLite, its shared memory cannot grow', fault({ errcode: 4874 }), 'full'],
    ['SQLite, a write of the file fails', fault({ errcode: 778 }), 'full'],
    ['SQLite, a read of the file fails', fault({ errcode: 266 }), 'down'],
    ['SQLite, the file cannot be opened', fault({ errcode: 14 }), 'down'],
    ['SQLite, the file may only be read', fault({ errcode: 8 }), 'down'],
    ['SQLite, pages that make no sense', fault({ errcode: 11 }), 'damaged'],
    ['SQLite, an index that does not fit its table', fault({ errcode: 779 }), 'damaged'],
    ['SQLite, the file is no database', fault({ errcode: 26 }), 'damaged'],
    ['SQLite, a rule of a table', fault({ errcode: 2067 }), null],
    ['PostgreSQL, disk full', fault({ code: '53100' }), 'full'],
    ['PostgreSQL, shutting down', fault({ code: '57P01' }), 'down'],
    ['PostgreSQL, starting', fault({ code: '57P03' }), 'down'],
    ['PostgreSQL, too many clients', fault({ code: '53300' }), 'down'],
    ['PostgreSQL, only reads', fault({ code: '25006' }), 'down'],
    ['PostgreSQL, nobody listens', fault({ code: 'ECONNREFUSED' }), 'down'],
    ['PostgreSQL, a statement out of time', fault({ code: '57014' }), 'down'],
    ['PostgreSQL, rows locked for too long', fault({ code: '55P03' }), 'down'],
    ['PostgreSQL, silent', fault({ code: 'ETIMEDOUT' }), 'down'],
    ['PostgreSQL, cut off', new Error('Connection terminated unexpectedly'), 'down'],
    ['PostgreSQL, no connection in time', new Error('timeout exceeded when trying to connect'), 'down'],
    ['PostgreSQL, data damaged', fault({ code: 'XX001' }), 'damaged'],
    ['PostgreSQL, an index damaged', fault({ code: 'XX002' }), 'damaged'],
    ['PostgreSQL, an error of its own', fault({ code: 'XX000' }), null],
    ['PostgreSQL, a rule of a table', fault({ code: '23505' }), null],
    ['an error of the program', new TypeError('x is not a function'), null],
    ['what is no error', 'ECONNREFUSED', null],
  ])('%s', (_what, error, outage) => {
    expect(outageOf(error)).toBe(outage);
  });
});

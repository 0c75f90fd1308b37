import { DrizzleQueryError, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openPostgres } from './client';
import { ConnectionError, databaseFailureOf } from './errors';

const failedQuery = (properties: object) =>
  new DrizzleQueryError('insert into "session" values ($1)', [], Object.assign(new Error('x'), properties));

it.each([
  ['an error of PostgreSQL', { code: '42P01', severity: 'ERROR' }, { sqlstate: '42P01', kind: 'other' }],
  ['text with NUL', { code: '22021', severity: 'ERROR' }, { sqlstate: '22021', kind: 'text' }],
  [
    'PostgreSQL without memory',
    { code: '53200', severity: 'ERROR' },
    { sqlstate: '53200', kind: 'unavailable' },
  ],
  ['a connection that the other side closed', { code: 'EPIPE' }, { kind: 'unavailable' }],
  ['a connection that was reset', { code: 'ECONNRESET' }, { kind: 'unavailable' }],
])('a failed statement is classified: %s', (_, properties, failure) => {
  const expected = { statement: 'insert into session', ...failure };
  expect(databaseFailureOf(failedQuery(properties))).toEqual(expected);
});

it('an error of another service is no database error, although its code is the same', () => {
  expect(databaseFailureOf(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))).toBeUndefined();
});

it('a connection that PostgreSQL refuses is classified by its SQLSTATE', () => {
  const tooMany = new ConnectionError(Object.assign(new Error('x'), { code: '53300', severity: 'FATAL' }));
  expect(databaseFailureOf(tooMany)).toMatchObject({ sqlstate: '53300', kind: 'unavailable' });
});

it('without a connection, statements and transactions fail because the database is unavailable', async () => {
  // No server listens on port 1.
  const { db, close } = await openPostgres('postgres://nobody@127.0.0.1:1/none');
  const failures = await Promise.all(
    [db.execute(sql`select 1`), db.transaction((tx) => tx.execute(sql`select 1`))].map((answer) =>
      Promise.resolve(answer).then(() => 'an answer', databaseFailureOf),
    ),
  );
  expect(failures).toMatchObject([{ kind: 'unavailable' }, { kind: 'unavailable' }]);
  await close();
});

import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { appendErased, ERASED_LIST, readErasedList } from './erased-list';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'quarterdeck-erased-test-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const at = new Date('2026-11-20T08:00:00Z');
const [first, second] = ['a', 'b'].map((digit) => digit.repeat(64)) as [string, string];

it('the list of erased accounts is empty at first, and has each that was added', async () => {
  expect(await readErasedList(dataDir)).toEqual([]);
  await appendErased(dataDir, first, at);
  await appendErased(dataDir, second, at);
  expect(await readErasedList(dataDir)).toEqual([
    { hash: first, erased_at: at },
    { hash: second, erased_at: at },
  ]);
});

it.each([
  ['before its end', `${first} 2026-11`, []],
  ['before its line break', `${first} ${at.toISOString()}`, [{ hash: first, erased_at: at }]],
])('an account is added after a line that ended %s', async (_, line, earlier) => {
  appendFileSync(join(dataDir, ERASED_LIST), line);
  await appendErased(dataDir, second, at);
  expect(await readErasedList(dataDir)).toEqual([...earlier, { hash: second, erased_at: at }]);
});

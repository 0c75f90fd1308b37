// @vitest-environment jsdom

import { beforeEach, expect, it } from 'vitest';
import { withFullStorage } from '@/web/lib/browser/testing/full-storage';
import { isAnythingUnsaved, unsavedKeys } from '@/web/lib/unsaved-input/unsaved-edits';
import { createOutbox } from './outbox';
import { readWaitingEntries } from './waiting-entries';

beforeEach(() => localStorage.clear());
const entry = { base: { summary: '' }, mine: { summary: 'A' }, sent: [] };

it('the outbox keeps what one tab could not send for the next one of the same user', () => {
  createOutbox('mara', 'tab-1').put(entry);
  createOutbox('ana', 'tab-2').put(entry);
  expect(readWaitingEntries('mara', new Set(['tab-3'])).map((waitingEntry) => waitingEntry.entry)).toEqual([
    entry,
  ]);
  expect(readWaitingEntries('mara', new Set(['tab-1']))).toEqual([]);
});

it('the outbox clears the entry of its own tab only', () => {
  const [first, second] = ['tab-1', 'tab-2'].map((tab) => createOutbox('mara', tab));
  first?.put(entry);
  second?.put(entry);
  first?.clear();
  expect(readWaitingEntries('mara', new Set())).toHaveLength(1);
});

it('the outbox passes over invalid entries, and tolerates storage that fails', () => {
  localStorage.setItem('quarterdeck.unsaved.mara.x', 'no json');
  localStorage.setItem(
    'quarterdeck.unsaved.mara.y',
    '{"base":{},"mine":{"linkedinUrl":"javascript:1"},"sent":[]}',
  );
  for (const [index, text] of [
    'null',
    '7',
    '[]',
    '{"base":{},"mine":{}}',
    '{"base":{},"mine":{},"sent":{}}',
    '{"base":{},"mine":{},"sent":[1]}',
    '{"base":{},"mine":{},"sent":[{},{},{},{},{},{}]}',
    '{"base":{},"mine":{},"sent":[],"keep":"other"}',
    '{"mine":{},"sent":[]}',
    '{"base":{},"sent":[]}',
    '{"base":{},"mine":{},"sent":[],"saves":{}}',
    '{"base":{},"mine":{},"sent":[],"saves":[{"base_revision":1}]}',
    '{"base":{},"mine":{},"sent":[],"saves":[{"base_revision":"1","save_id":"s"}]}',
  ].entries())
    localStorage.setItem(`quarterdeck.unsaved.mara.z${index}`, text);
  expect(readWaitingEntries('mara', new Set())).toEqual([]);
  // They would count as unsaved for ever; a later release may be able to read those that are JSON.
  expect(localStorage.getItem('quarterdeck.unsaved.mara.x')).toBeNull();
  expect(localStorage.getItem('quarterdeck.unsaved.mara.y')).not.toBeNull();
  expect(unsavedKeys('mara')).toEqual([]);
  // A logout would delete them.
  expect(isAnythingUnsaved('mara')).toBe(true);
  localStorage.setItem(
    'quarterdeck.unsaved.mara.w',
    '{"base":{},"mine":{},"sent":[{},{},{},{},{}],"saves":[{"base_revision":1,"save_id":"s"}],"keep":"restored"}',
  );
  expect(readWaitingEntries('mara', new Set())).toHaveLength(1);
  const outbox = createOutbox('mara', 'tab');
  expect(withFullStorage(() => outbox.put(entry))).toBe(false);
  // The page keeps in memory what storage refused.
  outbox.clear();
});

it('the outbox leaves the edits of a record, which are read elsewhere, as unsaved as they are', () => {
  const key = 'quarterdeck.unsaved.mara.record.tab';
  localStorage.setItem(key, '{"base":{},"mine":{},"sent":[]}');
  expect(readWaitingEntries('mara', new Set())).toEqual([]);
  expect(unsavedKeys('mara')).toEqual([key]);
});

// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import type { CareerRecord, EditedRecord } from '@/shared/record/career-record';
import { buildCareer } from '@/shared/testing/career';
import { abandonSavers, holdSaver, takeSaver } from '@/web/lib/unsaved-input/open-savers';
import { editMemberRecord } from './member-record';
import type { SendRecordResult } from './send-record';

afterEach(() => abandonSavers());

const facts = buildCareer();
const withHeadline = (value: string): EditedRecord => ({
  facts: { ...facts, headline: { id: 'headline', value, confidence: 1, spans: [] } },
  mends: [],
});

it('a record whose screen is entered again while it is sent is saved as typed last, on the revision of that save', async () => {
  const calls: { base: number; edits: EditedRecord; answer: (result: SendRecordResult) => void }[] = [];
  const record: CareerRecord = { version: 1, read: facts, facts, mends: [], doubts: [] };
  const enter = () => {
    const editing = takeSaver('record.mara', () =>
      editMemberRecord({
        userId: 'mara',
        storedRecord: { revision: 1, record },
        send: (base, edits) =>
          new Promise((answer) => {
            calls.push({ base, edits, answer });
          }),
        fetchNewer: async () => null,
      }),
    );
    return { editing, leave: holdSaver('record.mara', editing) };
  };
  const first = enter();
  first.editing.change(withHeadline('Reason one secret.'));
  const flushed = first.editing.flush();
  first.leave();
  await Promise.resolve();
  const second = enter();
  second.editing.receive({ revision: 1, record });
  expect(second.editing.get().facts.headline?.value).toBe('Reason one secret.');
  second.editing.change(withHeadline('Reason two'));
  void second.editing.flush();
  expect(calls).toHaveLength(1);
  calls[0]?.answer({ kind: 'saved', revision: 2, savedAt: new Date(0) });
  await expect.poll(() => calls.length).toBe(2);
  expect(calls[1]).toMatchObject({ base: 2, edits: { facts: { headline: { value: 'Reason two' } } } });
  calls[1]?.answer({ kind: 'saved', revision: 3, savedAt: new Date(0) });
  expect(await flushed).toBe(true);
  expect(second.editing.get().facts.headline?.value).toBe('Reason two');
  expect(second.editing.getSaving().unsaved).toBe(false);
});

it('a record whose editing has ended sends nothing more, so that the next one is alone', async () => {
  const record: CareerRecord = { version: 1, read: facts, facts, mends: [], doubts: [] };
  const sent: EditedRecord[] = [];
  const editing = editMemberRecord({
    userId: 'mara',
    storedRecord: { revision: 1, record },
    send: async (_, edits) => {
      sent.push(edits);
      return { kind: 'unknown', offline: true };
    },
    fetchNewer: async () => null,
  });
  editing.change(withHeadline('Typed offline.'));
  editing.end();
  // The answer to a question that was asked before.
  editing.receive({ revision: 2, record });
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toEqual([]);
});

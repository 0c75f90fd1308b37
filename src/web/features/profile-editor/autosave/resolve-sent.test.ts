import { expect, it } from 'vitest';
import { mergeEntry } from './entry';
import { resolveSent } from './resolve-sent';
import { createFakeServer, profileWith, UNKNOWN_RESULT } from './testing/fakes';
import type { OutboxEntry, SendSave } from './types';

const entry: OutboxEntry = {
  base: { summary: '' },
  mine: { summary: 'Old words' },
  sent: [{ summary: 'Old words' }],
  saves: [{ base_revision: 1, save_id: 'one' }],
};
const save = (send: SendSave, base_revision: number, save_id: string, summary: string) =>
  send({ base_revision, save_id, profile_data: profileWith({ summary }) }, { keepalive: false });

it('an unanswered save: a later edit of another device wins over one that was applied', async () => {
  const { server, connect } = createFakeServer();
  await save(connect(), 1, 'one', 'Old words');
  await save(connect(), 2, 'other', 'Newer words');
  const { entry: resolved, present } = await resolveSent(entry, server, connect());
  expect(mergeEntry(resolved, present.data)).toMatchObject({
    merged: { summary: 'Newer words' },
    conflicts: [],
  });
  expect(server.revision).toBe(3);
});

it('an unanswered save: the text of one that never arrived is merged with another device’s edit', async () => {
  const { server, connect } = createFakeServer();
  await save(connect(), 1, 'other', 'Written elsewhere');
  const { entry: resolved, present } = await resolveSent(entry, server, connect());
  expect(mergeEntry(resolved, present.data)).toMatchObject({
    merged: { summary: 'Old words' },
    conflicts: ['description'],
  });
});

it('an unanswered save: one that never arrived is applied if nobody saved since', async () => {
  const { server, connect } = createFakeServer();
  const before = { revision: 1, data: server.data };
  const { entry: resolved, present } = await resolveSent(entry, before, connect());
  expect(present).toMatchObject({ revision: 2, data: { summary: 'Old words' } });
  expect(mergeEntry(resolved, present.data).conflicts).toEqual([]);
});

it('an unanswered save: the entry is left if the server does not answer, or an earlier release wrote it', async () => {
  const present = { revision: 1, data: profileWith({}) };
  expect((await resolveSent(entry, present, async () => UNKNOWN_RESULT)).entry).toBe(entry);
  const old = { ...entry, saves: undefined };
  expect((await resolveSent(old, present, async () => UNKNOWN_RESULT)).entry).toBe(old);
});

it('an unanswered save: one that the server refuses has not been applied', async () => {
  const present = { revision: 1, data: profileWith({}) };
  const { entry: resolved } = await resolveSent(entry, present, async () => ({
    kind: 'refused',
    message: 'No.',
  }));
  expect(resolved).toMatchObject({ base: entry.base, sent: [], saves: [] });
});

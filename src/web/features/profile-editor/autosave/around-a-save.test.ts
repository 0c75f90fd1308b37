/** Auto-save before, during and just after a save: its state, its outbox, its requests and what it reports. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStatus } from './status';
import { profileWith, REFUSED_RESULT, startAutosave } from './testing/fakes';
import type { SendResult } from './types';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const passTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const neverAnswered = () => new Promise<SendResult>(() => {});

it('auto-save starts idle, with nothing unsaved', () => {
  expect(startAutosave().autosave.getState()).toMatchObject({
    phase: 'idle',
    storedInBrowser: true,
    unsaved: false,
  });
});

it('auto-save keeps a save in flight in the outbox until it is answered', async () => {
  const { outbox, write } = startAutosave(neverAnswered());
  write('A');
  await passTime(1_000);
  expect(outbox.entry?.sent.map(({ summary }) => summary)).toEqual(['A']);
});

it('auto-save empties the outbox once everything is saved', async () => {
  const { outbox, write } = startAutosave('saved');
  write('A');
  await passTime(1_000);
  expect(outbox.entry).toBeNull();
});

it('auto-save waits a whole second after the last change, also after a requested save', async () => {
  const { autosave, requests, write } = startAutosave();
  write('A');
  await passTime(500);
  await autosave.flush();
  await passTime(200);
  write('AB');
  await passTime(900);
  expect(requests).toHaveLength(1);
  await passTime(100);
  expect(requests).toHaveLength(2);
});

it('auto-save does not say ‘saved’ while the next save is in flight', async () => {
  const { autosave, write } = startAutosave('saved', neverAnswered());
  write('A');
  await passTime(1_100);
  write('AB');
  void autosave.flush();
  await passTime(600);
  expect(autosave.getState().phase).toBe('saving');
});

it('auto-save does not say ‘saved’ for a save that was followed by a newer one', async () => {
  const status = createStatus();
  status.saved(new Date(), false);
  status.saved(new Date(), true);
  await passTime(1_000);
  expect(status.get().phase).toBe('idle');
});

it('auto-save notifies nobody once it is disposed', async () => {
  const { autosave, write } = startAutosave();
  write('A');
  await passTime(1_100);
  autosave.dispose();
  await passTime(1_000);
  expect(autosave.getState().phase).toBe('saving');
});

it('auto-save sends withheld sections again when the person retries', async () => {
  const { autosave, write } = startAutosave(
    { ...REFUSED_RESULT, sections: ['description'] } as SendResult,
    neverAnswered(),
  );
  write('A');
  await passTime(1_000);
  void autosave.retry();
  expect(autosave.getState().withheld).toEqual({});
});

it('auto-save stays ‘signed out’ if nothing is left to send', async () => {
  const { autosave, write } = startAutosave({ kind: 'signed-out' });
  write('A');
  await passTime(1_000);
  write('');
  expect(autosave.getState()).toMatchObject({ phase: 'error', problem: 'signed-out' });
});

it('auto-save gives no keep reason after changes from elsewhere without a conflict', async () => {
  const { autosave, requests } = startAutosave();
  autosave.receive({ revision: 8, data: profileWith({ name: 'Mara' }) });
  autosave.change(profileWith({ name: 'Mara', summary: 'A' }));
  await passTime(1_000);
  expect(requests.map(({ keep }) => keep)).toEqual([undefined]);
});

it('auto-save reports an overwritten section once per save of it', async () => {
  const { autosave, merges, write } = startAutosave();
  write('Mine');
  await passTime(1_100);
  autosave.receive({ revision: 9, data: profileWith({ summary: 'Theirs' }), overwrote: true });
  autosave.receive({ revision: 10, data: profileWith({ summary: 'Theirs, longer' }), overwrote: true });
  expect(merges.map(({ lost }) => lost)).toEqual([['description'], []]);
});

it('auto-save reports an overwritten section also if the same text is typed here meanwhile', async () => {
  const { autosave, merges, write } = startAutosave();
  write('Mine');
  await passTime(1_100);
  write('Theirs');
  autosave.receive({ revision: 9, data: profileWith({ summary: 'Theirs' }), overwrote: true });
  expect(merges).toMatchObject([{ conflicts: [], lost: ['description'] }]);
});

it('auto-save keeps a field’s text in the outbox before it is a change, also if a save is answered meanwhile', async () => {
  const { autosave, outbox, requests, write } = startAutosave();
  write('A');
  await passTime(999);
  autosave.storeTyped(profileWith({ summary: 'AB' }));
  await passTime(1);
  expect(requests).toHaveLength(1);
  expect(outbox.entry?.mine.summary).toBe('AB');
  autosave.storeTyped(profileWith({ summary: 'A' }));
  expect(outbox.entry).toBeNull();
});

it('auto-save keeps nothing that is typed after logging out', () => {
  const { autosave, outbox } = startAutosave();
  autosave.abandon();
  autosave.storeTyped(profileWith({ summary: 'A' }));
  expect(outbox.entry).toBeNull();
});

/** The state shown while a save is pending, in flight, or just answered. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { profileHaving, REFUSED_RESULT, startAutosave } from './testing';
import type { SendResult } from './types';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const never = () => new Promise<SendResult>(() => {});

it('begins with words that are kept', () => {
  expect(startAutosave().autosave.getState()).toMatchObject({ phase: 'idle', kept: true, unsaved: false });
});

it('has what travels in the outbox before it is answered', async () => {
  const { outbox, write } = startAutosave(never());
  write('A');
  await pass(1_000);
  expect(outbox.entry?.sent.map(({ summary }) => summary)).toEqual(['A']);
});

it('has nothing in the outbox once all is saved', async () => {
  const { outbox, write } = startAutosave('saved');
  write('A');
  await pass(1_000);
  expect(outbox.entry).toBeNull();
});

it('waits a whole second after the last change, also after a save that was asked for', async () => {
  const { autosave, requests, write } = startAutosave();
  write('A');
  await pass(500);
  await autosave.flush();
  await pass(200);
  write('AB');
  await pass(900);
  expect(requests).toHaveLength(1);
  await pass(100);
  expect(requests).toHaveLength(2);
});

it('does not say ‘saved’ of the last save while the next one travels', async () => {
  const { autosave, write } = startAutosave('saved', never());
  write('A');
  await pass(1_100);
  write('AB');
  void autosave.flush();
  await pass(600);
  expect(autosave.getState().phase).toBe('saving');
});

it('says nothing more once it is disposed of', async () => {
  const { autosave, write } = startAutosave();
  write('A');
  await pass(1_100);
  autosave.dispose();
  await pass(1_000);
  expect(autosave.getState().phase).toBe('saving');
});

it('withholds nothing any more as soon as the person asks again', async () => {
  const { autosave, write } = startAutosave(
    { ...REFUSED_RESULT, sections: ['description'] } as SendResult,
    never(),
  );
  write('A');
  await pass(1_000);
  void autosave.retry();
  expect(autosave.getState().withheld).toEqual({});
});

it('stays signed out where nothing is left to send', async () => {
  const { autosave, write } = startAutosave({ kind: 'signed-out' });
  write('A');
  await pass(1_000);
  write('');
  expect(autosave.getState()).toMatchObject({ phase: 'error', problem: 'signed-out' });
});

it('gives no reason with a save after news that contradict nothing', async () => {
  const { autosave, requests } = startAutosave();
  autosave.receive({ revision: 8, data: profileHaving({ name: 'Mara' }) });
  autosave.change(profileHaving({ name: 'Mara', summary: 'A' }));
  await pass(1_000);
  expect(requests.map(({ keep }) => keep)).toEqual([undefined]);
});

it('names a section as lost once for each time that it was saved from here', async () => {
  const { autosave, merges, write } = startAutosave();
  write('Mine');
  await pass(1_100);
  autosave.receive({ revision: 9, data: profileHaving({ summary: 'Theirs' }), overwrote: true });
  autosave.receive({ revision: 10, data: profileHaving({ summary: 'Theirs, longer' }), overwrote: true });
  expect(merges.map(({ lost }) => lost)).toEqual([['description'], []]);
});

it('tells of a lost section also where the same words are typed here by now', async () => {
  const { autosave, merges, write } = startAutosave();
  write('Mine');
  await pass(1_100);
  write('Theirs');
  autosave.receive({ revision: 9, data: profileHaving({ summary: 'Theirs' }), overwrote: true });
  expect(merges).toMatchObject([{ conflicts: [], lost: ['description'] }]);
});

it('keeps what is typed in the outbox before it is a change, also when a save is answered meanwhile', async () => {
  const { autosave, outbox, requests, write } = startAutosave();
  write('A');
  await pass(999);
  autosave.keepTyped(profileHaving({ summary: 'AB' }));
  await pass(1);
  expect(requests).toHaveLength(1);
  expect(outbox.entry?.mine.summary).toBe('AB');
  autosave.keepTyped(profileHaving({ summary: 'A' }));
  expect(outbox.entry).toBeNull();
});

it('keeps nothing that is typed after logging out', () => {
  const { autosave, outbox } = startAutosave();
  autosave.abandon();
  autosave.keepTyped(profileHaving({ summary: 'A' }));
  expect(outbox.entry).toBeNull();
});

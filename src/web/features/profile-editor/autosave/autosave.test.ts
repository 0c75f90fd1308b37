import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyProfile, type ProfileData } from '@/shared/profile/profile-data';
import { mergeEntry } from './entry';
import { createFakeServer, startAutosaveOnNetwork } from './testing/fakes';
import type { SendSave } from './types';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const saveFromElsewhere = (base_revision: number, fields: Partial<ProfileData>) => ({
  base_revision,
  save_id: 'elsewhere',
  profile_data: { ...emptyProfile(), ...fields },
});
const passTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('auto-save: when it saves', () => {
  it('saves one second after the last change, and reports it half a second later', async () => {
    const { autosave, server, write } = startAutosaveOnNetwork();
    write({ summary: 'A' });
    await passTime(900);
    write({ summary: 'AB' });
    await passTime(990);
    expect(server.received).toEqual([]);
    await passTime(30);
    expect(server.received).toEqual(['AB']);
    expect(autosave.getState().phase).toBe('saving');
    await passTime(400);
    expect(autosave.getState()).toMatchObject({ phase: 'saving', unsaved: false });
    await passTime(120);
    expect(autosave.getState()).toMatchObject({ phase: 'saved', unsaved: false });
    expect(autosave.getState().savedAt).toBeInstanceOf(Date);
  });

  it('saves nothing if nothing differs', async () => {
    const { server, write } = startAutosaveOnNetwork();
    write({});
    write({ summary: 'A' });
    write({});
    await passTime(60_000);
    expect(server.received).toEqual([]);
  });

  it('saves at once on flush, which resolves when everything is stored', async () => {
    const { autosave, server, write } = startAutosaveOnNetwork();
    write({ summary: 'A' });
    const flushed = autosave.flush();
    write({ summary: 'AB' });
    await passTime(50);
    expect(await flushed).toBe(false);
    const secondFlush = autosave.flush();
    await passTime(50);
    expect(await secondFlush).toBe(true);
    expect(server.data.summary).toBe('AB');
  });
});

describe('auto-save: order', () => {
  it('sends one save at a time, so that a slow one never overwrites a later one', async () => {
    const { server, write } = startAutosaveOnNetwork([{ requestMs: 450, answerMs: 10 }]);
    write({ summary: 'first' });
    await passTime(1_010);
    write({ summary: 'second' });
    await passTime(3_000);
    expect(server.received).toEqual(['first', 'second']);
    expect(server.data.summary).toBe('second');
  });

  it('does not let a timed-out save that arrives late undo a newer one', async () => {
    const { server, write } = startAutosaveOnNetwork([{ requestMs: 20_000, answerMs: 10 }]);
    write({ summary: 'first' });
    await passTime(2_000);
    write({ summary: 'second' });
    await passTime(60_000);
    expect(server.received.at(-1)).toBe('first');
    expect(server.data.summary).toBe('second');
  });
});

describe('auto-save: failures', () => {
  it('repeats a save whose response was lost, which is applied once', async () => {
    const { autosave, server, failures, write } = startAutosaveOnNetwork([
      { requestMs: 10, answerMs: 10, lost: 'answer' },
    ]);
    write({ summary: 'A' });
    await passTime(1_600);
    expect(autosave.getState()).toMatchObject({ phase: 'error', problem: 'failed', unsaved: true });
    await passTime(5_000);
    expect(autosave.getState()).toMatchObject({ phase: 'saved', unsaved: false });
    expect(server.revision).toBe(2);
    expect(failures).toEqual(['failed']);
  });

  it('recognises its own unanswered save when more was typed since', async () => {
    const { server, merged, write } = startAutosaveOnNetwork([
      { requestMs: 10, answerMs: 10, lost: 'answer' },
    ]);
    write({ summary: 'A' });
    await passTime(1_600);
    write({ summary: 'AB' });
    await passTime(5_000);
    expect(server.data.summary).toBe('AB');
    expect(merged.flatMap((m) => m.conflicts)).toEqual([]);
  });

  it('can revert an edit whose save got no response', async () => {
    const { server, write } = startAutosaveOnNetwork([{ requestMs: 10, answerMs: 10, lost: 'answer' }]);
    write({ summary: 'A' });
    await passTime(1_600);
    write({});
    await passTime(10_000);
    expect(server.data.summary).toBe('');
  });

  it('keeps the edit and waits when the session has ended', async () => {
    let signedIn = false;
    const { connect, server } = createFakeServer();
    const real = connect();
    const { autosave, outbox, failures, write } = startAutosaveOnNetwork([], async (request, options) =>
      signedIn ? real(request, options) : { kind: 'signed-out' },
    );
    write({ summary: 'A' });
    await passTime(120_000);
    expect(autosave.getState()).toMatchObject({ phase: 'error', problem: 'signed-out', unsaved: true });
    expect(failures).toEqual(['signed-out']);
    expect(outbox.entry?.mine).toEqual({ summary: 'A' });
    signedIn = true;
    const retried = autosave.retry();
    await passTime(100);
    expect(await retried).toBe(true);
    expect(server.data.summary).toBe('A');
    expect(outbox.entry).toBeNull();
  });

  it('does not repeat a refused save until it changes', async () => {
    const send = vi.fn<SendSave>(async () => ({ kind: 'refused', message: 'Too long.' }));
    const { autosave, write } = startAutosaveOnNetwork([], send);
    write({ summary: 'A' });
    await passTime(120_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(autosave.getState()).toMatchObject({ problem: 'refused', message: 'Too long.' });
    write({ summary: 'B' });
    await passTime(2_000);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('auto-save: concurrent edits', () => {
  it('merges edits of different sections', async () => {
    const { server, merged, other, write } = startAutosaveOnNetwork();
    void other(saveFromElsewhere(1, { name: 'Mara' }), { keepalive: false });
    await passTime(100);
    write({ summary: 'A' });
    await passTime(2_000);
    expect(server.data).toMatchObject({ name: 'Mara', summary: 'A' });
    expect(merged).toEqual([{ data: { ...emptyProfile(), name: 'Mara', summary: 'A' }, conflicts: [] }]);
  });

  it('keeps the later of two edits of one section, with the other in the history', async () => {
    const { server, merged, other, write } = startAutosaveOnNetwork();
    void other(saveFromElsewhere(1, { summary: 'Theirs' }), { keepalive: false });
    await passTime(100);
    write({ summary: 'Mine' });
    await passTime(2_000);
    expect(server.data.summary).toBe('Mine');
    expect(server.history.map((data) => data.summary)).toEqual(['Theirs']);
    expect(merged[0]?.conflicts).toEqual(['description']);
  });

  it('merges a save of another tab without losing an unsaved edit', async () => {
    const { autosave, merged, write } = startAutosaveOnNetwork();
    write({ summary: 'Mine' });
    autosave.receive({ revision: 5, data: { ...emptyProfile(), name: 'Mara' } });
    expect(merged[0]?.data).toMatchObject({ name: 'Mara', summary: 'Mine' });
    autosave.receive({ revision: 4, data: emptyProfile() });
    expect(merged).toHaveLength(1);
  });
});

describe('auto-save: closing the page', () => {
  it('sends an edit that is still debounced, in a request that outlives the page', async () => {
    const { connect, server } = createFakeServer();
    const real = connect();
    const keepalives: boolean[] = [];
    const { autosave, write } = startAutosaveOnNetwork([], (request, options) => {
      keepalives.push(options.keepalive);
      return real(request, options);
    });
    write({ summary: 'A' });
    autosave.leave();
    await passTime(15);
    expect(server.data.summary).toBe('A');
    expect(keepalives).toEqual([true]);
  });

  it('sends newer text after a save that is in flight', async () => {
    const { autosave, server, write } = startAutosaveOnNetwork([{ requestMs: 10, answerMs: 400 }]);
    write({ summary: 'A' });
    await passTime(1_050);
    write({ summary: 'AB' });
    autosave.leave();
    await passTime(20);
    expect(server.data.summary).toBe('AB');
  });

  it('leaves unsent edits in the browser for the next visit to merge', async () => {
    const { outbox, other, autosave, server, write } = startAutosaveOnNetwork([
      { requestMs: 10, answerMs: 10, lost: 'answer' },
    ]);
    write({ summary: 'A' });
    await passTime(1_600);
    write({ summary: 'AB' });
    autosave.dispose();
    void other(saveFromElsewhere(2, { name: 'Mara', summary: 'A' }), { keepalive: false });
    await passTime(100);
    const { merged, conflicts } = mergeEntry(outbox.entry ?? { base: {}, mine: {}, sent: [] }, server.data);
    expect(merged).toMatchObject({ name: 'Mara', summary: 'AB' });
    expect(conflicts).toEqual([]);
  });

  it('stores with unsent edits that they overwrite somebody else’s text, which the history must keep', async () => {
    const { outbox, other, autosave, server, write } = startAutosaveOnNetwork([
      { requestMs: 10, answerMs: 10, lost: 'request' },
    ]);
    write({ summary: 'mine' });
    void other(saveFromElsewhere(1, { summary: 'theirs' }), { keepalive: false });
    await passTime(100);
    autosave.receive({ revision: server.revision, data: server.data });
    autosave.dispose();
    const { merged, conflicts, keep } = mergeEntry(
      outbox.entry ?? { base: {}, mine: {}, sent: [] },
      server.data,
    );
    expect(merged.summary).toBe('mine');
    // The request already contains them, so a second merge sees an ordinary edit.
    expect(conflicts).toEqual([]);
    expect(keep).toBe('replaced');
  });
});

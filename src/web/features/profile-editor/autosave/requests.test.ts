/** Requests of the auto-save: when they are sent, with which content, and for which reason. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileWith, startAutosave, UNKNOWN_RESULT } from './testing/fakes';
import type { SendResult } from './types';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const passTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('an edit made on a page that did not say that readers see it at once', () => {
  it('is marked in the outbox and in its save, and the next one is not', async () => {
    const { autosave, requests, outbox, write } = startAutosave();
    autosave.change(profileWith({ summary: 'A' }), undefined, { assumedPrivate: true });
    write('AB');
    expect(outbox.entry?.assumedPrivate).toBe(true);
    await passTime(1_100);
    write('ABC');
    expect(outbox.entry?.assumedPrivate).toBe(false);
    await passTime(1_100);
    expect(requests.map(({ assumed_private }) => assumed_private)).toEqual([true, undefined]);
  });

  it('stays marked while its save has no answer', async () => {
    const { autosave, requests, write } = startAutosave(UNKNOWN_RESULT);
    autosave.change(profileWith({ summary: 'A' }), undefined, { assumedPrivate: true });
    await passTime(1_100);
    write('AB');
    await passTime(1_100);
    expect(requests.map(({ assumed_private }) => assumed_private)).toEqual([true, true]);
  });
});

describe('the reason for keeping the server’s state', () => {
  it('is sent with the change it belongs to, and not with the next', async () => {
    const { requests, saves, write } = startAutosave();
    write('A', 'regenerated');
    await passTime(1_100);
    write('AB');
    await passTime(1_100);
    write('ABC', 'restored');
    await passTime(1_100);
    expect(requests.map(({ keep }) => keep)).toEqual(['regenerated', undefined, 'restored']);
    expect(saves.map(({ overwrote }) => overwrote)).toEqual([undefined, undefined, undefined]);
  });

  it('stays with the edits until it is sent', async () => {
    const { requests, outbox, write } = startAutosave();
    write('A', 'restored');
    write('AB');
    expect(outbox.entry?.keep).toBe('restored');
    await passTime(1_100);
    expect(requests).toMatchObject([{ profile_data: { summary: 'AB' }, keep: 'restored' }]);
  });

  it('is not lost if it arises while another save is in flight', async () => {
    let answer: (result: SendResult) => void = () => {};
    const { requests, write } = startAutosave(new Promise((resolve) => (answer = resolve)));
    write('A');
    await passTime(1_100);
    write('AB', 'restored');
    answer({ kind: 'saved', revision: 8, savedAt: new Date() });
    await passTime(1_100);
    expect(requests.map(({ keep }) => keep)).toEqual([undefined, 'restored']);
  });

  it('is a conflict in the save that resolves it, and not in the next', async () => {
    const { requests, saves, merges, write } = startAutosave({
      kind: 'stale',
      revision: 9,
      data: profileWith({ summary: 'Theirs' }),
    });
    write('Mine');
    await passTime(1_100);
    write('Mine again');
    await passTime(1_100);
    expect(requests.map(({ base_revision, keep }) => [base_revision, keep])).toEqual([
      [7, undefined],
      [9, 'replaced'],
      [10, undefined],
    ]);
    expect(merges).toEqual([
      { data: profileWith({ summary: 'Mine' }), conflicts: ['description'], lost: [] },
    ]);
    expect(saves.map(({ revision, overwrote }) => [revision, overwrote])).toEqual([
      [10, true],
      [11, undefined],
    ]);
  });
});

describe('auto-save: when requests are sent', () => {
  it('restarts its delay with each change, and skips it on flush', async () => {
    const { autosave, requests, write } = startAutosave();
    write('A');
    await passTime(999);
    write('AB');
    await passTime(999);
    expect(requests).toEqual([]);
    expect(await autosave.flush({ keepalive: true })).toBe(true);
    expect(requests).toMatchObject([{ keepalive: true, base_revision: 7, profile_data: { summary: 'AB' } }]);
    await passTime(60_000);
    expect(requests).toHaveLength(1);
    expect(await autosave.flush()).toBe(true);
    expect(requests).toHaveLength(1);
    expect(autosave.getSaved()).toMatchObject({ revision: 8, data: { summary: 'AB' } });
  });

  it('sends an ordinary request, and waits a second after one that is in flight', async () => {
    let answer: (result: SendResult) => void = () => {};
    const { autosave, requests, write } = startAutosave(new Promise((resolve) => (answer = resolve)));
    write('A');
    await passTime(1_000);
    expect(requests[0]?.keepalive).toBe(false);
    write('AB');
    answer({ kind: 'saved', revision: 8, savedAt: new Date() });
    await passTime(900);
    expect(requests).toHaveLength(1);
    expect(autosave.getState().phase).toBe('saving');
    await passTime(100);
    expect(requests).toHaveLength(2);
  });

  it('ignores the timer of an attempt that was superseded', async () => {
    const { autosave, requests, write } = startAutosave(UNKNOWN_RESULT);
    write('A');
    await passTime(1_000);
    expect(await autosave.flush()).toBe(true);
    await passTime(1_500);
    write('AB');
    await passTime(999);
    expect(requests).toHaveLength(2);
    await passTime(1);
    expect(requests).toHaveLength(3);
  });

  it('drops a change that was reverted', async () => {
    const { autosave, requests, outbox, write } = startAutosave();
    write('A');
    expect(outbox.entry).not.toBeNull();
    write('');
    expect(outbox.entry).toBeNull();
    await passTime(60_000);
    expect(requests).toEqual([]);
    expect(autosave.getState().phase).toBe('idle');
  });
});

describe('auto-save: leaving the page', () => {
  it('sends nothing if everything is saved or in the last request', async () => {
    const { autosave, requests, write } = startAutosave('saved', new Promise<SendResult>(() => {}));
    autosave.leave();
    write('A');
    await passTime(1_100);
    autosave.leave();
    expect(requests).toHaveLength(1);
    write('AB');
    await passTime(1_000);
    autosave.leave();
    expect(requests).toHaveLength(2);
  });

  it('uses the revision of the save in flight, and asks to keep the version before it', async () => {
    const { autosave, requests, outbox, write } = startAutosave(new Promise<SendResult>(() => {}));
    write('A');
    await passTime(1_000);
    write('AB');
    autosave.leave();
    expect(outbox.entry?.sent.map(({ summary }) => summary)).toEqual(['A', 'AB']);
    expect(requests.at(-1)).toEqual({
      base_revision: 8,
      save_id: 'save-2',
      profile_data: profileWith({ summary: 'AB' }),
      keep: 'replaced',
      keepalive: true,
    });
  });

  it('by logging out discards what is unsaved, and accepts no more edits', async () => {
    const { autosave, requests, outbox, write } = startAutosave(UNKNOWN_RESULT);
    write('A');
    await passTime(1_000);
    write('AB');
    autosave.abandon();
    expect(outbox.entry).toBeNull();
    expect(autosave.getState().unsaved).toBe(false);
    write('ABC');
    await passTime(120_000);
    expect(outbox.entry).toBeNull();
    expect(requests).toHaveLength(1);
  });

  it('stops every timer and leaves in the outbox what is unsaved', async () => {
    const { autosave, requests, outbox, write } = startAutosave(UNKNOWN_RESULT);
    write('A');
    await passTime(1_000);
    write('AB');
    autosave.dispose();
    await passTime(120_000);
    expect(requests).toHaveLength(1);
    expect(outbox.entry?.mine).toEqual({ summary: 'AB' });
  });
});

it('auto-save notifies its listeners once for each change of state', async () => {
  const { autosave, write } = startAutosave();
  const phases: string[] = [];
  const unsubscribe = autosave.subscribe(() => {
    const { phase, unsaved } = autosave.getState();
    phases.push(`${phase}${unsaved ? ', unsaved' : ''}`);
  });
  write('A');
  write('AB');
  await passTime(2_000);
  expect(phases).toEqual(['idle, unsaved', 'saving, unsaved', 'saving', 'saving', 'saved']);
  unsubscribe();
  write('ABC');
  await passTime(2_000);
  expect(phases).toHaveLength(5);
});

it('auto-save merges entries that two devices added to one list at once', async () => {
  const { requests, merges, autosave } = startAutosave({
    kind: 'stale',
    revision: 9,
    data: profileWith({ personal_interests: ['Theirs'] }),
  });
  autosave.change(profileWith({ personal_interests: ['Mine'] }));
  await passTime(1_100);
  expect(requests.at(-1)?.profile_data.personal_interests).toEqual(['Theirs', 'Mine']);
  expect(merges).toMatchObject([{ conflicts: [] }]);
});

/** Saves that fail: without an answer, or refused. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileWith, REFUSED_RESULT, type SaveAnswer, startAutosave, UNKNOWN_RESULT } from './testing/fakes';
import type { SendResult } from './types';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const passTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a save without an answer', () => {
  it('is sent again after 2, 5, 15 and 30 seconds, and then every 30, with the same id', async () => {
    const { requests, messages, write } = startAutosave(...Array<SaveAnswer>(5).fill(UNKNOWN_RESULT));
    write('A');
    await passTime(1_000);
    let sent = 1;
    for (const wait of [2_000, 5_000, 15_000, 30_000, 30_000]) {
      await passTime(wait - 1);
      expect(requests).toHaveLength(sent);
      await passTime(1);
      sent += 1;
      expect(requests).toHaveLength(sent);
    }
    expect(new Set(requests.map(({ save_id }) => save_id))).toEqual(new Set(['save-1']));
    expect(messages).toEqual(['failed']);
    await passTime(120_000);
    expect(requests).toHaveLength(sent);
  });

  it('reports the next failure after a success, and restarts with the short delay', async () => {
    const { requests, messages, write } = startAutosave(
      UNKNOWN_RESULT,
      UNKNOWN_RESULT,
      'saved',
      UNKNOWN_RESULT,
    );
    write('A');
    await passTime(8_100);
    write('AB');
    await passTime(1_000);
    expect(messages).toEqual(['failed', 'failed']);
    await passTime(2_000);
    expect(requests).toHaveLength(5);
  });

  it('is followed by one with a new id if more was typed, and only the last three are remembered', async () => {
    const { requests, outbox, write } = startAutosave(...Array<SaveAnswer>(4).fill(UNKNOWN_RESULT));
    for (const text of ['A', 'AB', 'ABC', 'ABCD']) {
      write(text);
      await passTime(1_000);
    }
    expect(requests.map(({ save_id }) => save_id)).toEqual(['save-1', 'save-2', 'save-3', 'save-4']);
    expect(outbox.entry?.sent.map(({ summary }) => summary)).toEqual(['AB', 'ABC', 'ABCD']);
  });

  it.each([
    [true, 'offline'],
    [false, 'failed'],
  ])('says whether the browser is offline: %s', async (offline, problem) => {
    const { autosave, messages, write } = startAutosave({ kind: 'unknown', offline });
    write('A');
    await passTime(1_000);
    expect(messages).toEqual([problem]);
    expect(autosave.getState()).toMatchObject({ phase: 'error', problem, message: null, unsaved: true });
  });

  it('is reported again on a manual retry, which skips the delay', async () => {
    const { autosave, requests, messages, outbox, write } = startAutosave(UNKNOWN_RESULT, UNKNOWN_RESULT);
    write('A');
    await passTime(1_000);
    expect(await autosave.retry()).toBe(false);
    expect(messages).toEqual(['failed', 'failed']);
    expect(requests).toHaveLength(2);
    await passTime(2_000);
    expect(requests).toHaveLength(3);
    expect(await autosave.flush()).toBe(true);
    expect(outbox.entry).toBeNull();
  });
});

describe('a refused save', () => {
  it('is reported each time, and is not remembered as unanswered', async () => {
    const { requests, messages, outbox, write } = startAutosave(REFUSED_RESULT, REFUSED_RESULT);
    write('A');
    await passTime(1_000);
    expect(outbox.entry?.sent).toEqual([]);
    write('AB');
    await passTime(60_000);
    expect(messages).toEqual(['refused', 'refused']);
    expect(requests).toHaveLength(2);
  });

  it('is resolved once nothing differs from the server’s state', async () => {
    const { autosave, write } = startAutosave(REFUSED_RESULT);
    write('A');
    await passTime(1_000);
    expect(autosave.getState()).toMatchObject({ phase: 'error', problem: 'refused', message: 'Not this.' });
    write('');
    expect(autosave.getState()).toMatchObject({
      phase: 'idle',
      problem: null,
      message: null,
      unsaved: false,
    });
  });

  it('is followed by ‘saved’ if something was saved before', async () => {
    const { autosave, write } = startAutosave('saved', REFUSED_RESULT);
    write('A');
    await passTime(2_000);
    write('AB');
    await passTime(2_000);
    write('A');
    expect(autosave.getState()).toMatchObject({ phase: 'saved', problem: null });
  });

  it('withholds the named sections until the person retries', async () => {
    const { autosave, requests, write } = startAutosave({
      ...REFUSED_RESULT,
      sections: ['description'],
    } as SendResult);
    write('A');
    await passTime(60_000);
    expect(requests).toHaveLength(1);
    expect(autosave.getState()).toMatchObject({ phase: 'error', withheld: { description: 'Not this.' } });
    expect(await autosave.flush()).toBe(false);
    expect(await autosave.retry()).toBe(true);
    expect(requests).toHaveLength(2);
  });

  it('reports unconfirmed lines until no refusal is left', async () => {
    const lines = [{ path: 'summary', text: 'A' }] as never;
    const { autosave, write } = startAutosave(
      { kind: 'refused', message: 'Confirm.', lines, sections: ['description'] },
      UNKNOWN_RESULT,
    );
    write('A');
    await passTime(1_000);
    expect(autosave.getState().lines).toEqual(lines);
    autosave.change(profileWith({ summary: 'A', name: 'Mara' }));
    await passTime(1_000);
    expect(autosave.getState()).toMatchObject({ problem: 'failed', lines });
    write('B');
    expect(autosave.getState().lines).toBeNull();
  });
});

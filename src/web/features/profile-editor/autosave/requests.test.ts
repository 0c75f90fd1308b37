import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyProfile, type ProfileData, type SectionName } from '@/shared/profile';
import { createAutosave } from './autosave';
import { createFakeOutbox } from './testing';
import type { Keep, Saved, SaveRequest, SendResult } from './types';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const profile = (fields: Partial<ProfileData>) => ({ ...emptyProfile(), ...fields });

type Answer = 'saved' | SendResult | Promise<SendResult>;
const unknown: SendResult = { kind: 'unknown', offline: false };
const refused: SendResult = { kind: 'refused', message: 'Not this.' };

/** An auto-save whose requests are written down and answered in turn; after the last answer all are saved. */
function setUp(...answers: Answer[]) {
  const requests: (SaveRequest & { keepalive: boolean })[] = [];
  const told: string[] = [];
  const saves: Saved[] = [];
  const merges: { data: ProfileData; conflicts: SectionName[]; lost: SectionName[] }[] = [];
  const outbox = createFakeOutbox();
  let ids = 0;
  const autosave = createAutosave({
    saved: { revision: 7, data: emptyProfile() },
    send: async (request, { keepalive }) => {
      requests.push({ ...request, keepalive });
      const answer = answers.shift() ?? 'saved';
      if (answer !== 'saved') return answer;
      return { kind: 'saved', revision: request.base_revision + 1, savedAt: new Date() };
    },
    outbox,
    newId: () => `save-${++ids}`,
    onMerging: () => told.push('merging'),
    onMerged: (data, conflicts, lost) => {
      told.push('merged');
      merges.push({ data, conflicts, lost });
    },
    onSaved: (saved) => saves.push(saved),
    onFailure: (problem) => told.push(problem),
  });
  const write = (summary: string, why?: Keep) => autosave.change(profile({ summary }), why);
  return { autosave, requests, told, saves, merges, outbox, write };
}

describe('why the server keeps what it has', () => {
  it('is told with the change that gives the reason, and not with the next', async () => {
    const { requests, saves, write } = setUp();
    write('A', 'regenerated');
    await pass(1_100);
    write('AB');
    await pass(1_100);
    write('ABC', 'restored');
    await pass(1_100);
    expect(requests.map(({ keep }) => keep)).toEqual(['regenerated', undefined, 'restored']);
    expect(saves.map(({ overwrote }) => overwrote)).toEqual([undefined, undefined, undefined]);
  });

  it('stays with what is typed before it is sent', async () => {
    const { requests, outbox, write } = setUp();
    write('A', 'restored');
    write('AB');
    expect(outbox.entry?.keep).toBe('restored');
    await pass(1_100);
    expect(requests).toMatchObject([{ profile_data: { summary: 'AB' }, keep: 'restored' }]);
  });

  it('is not lost when it came up while another save travelled', async () => {
    let answer: (result: SendResult) => void = () => {};
    const { requests, write } = setUp(new Promise((resolve) => (answer = resolve)));
    write('A');
    await pass(1_100);
    write('AB', 'restored');
    answer({ kind: 'saved', revision: 8, savedAt: new Date() });
    await pass(1_100);
    expect(requests.map(({ keep }) => keep)).toEqual([undefined, 'restored']);
  });

  it('is a conflict, once', async () => {
    const { requests, saves, merges, write } = setUp({
      kind: 'stale',
      revision: 9,
      data: profile({ summary: 'Theirs' }),
    });
    write('Mine');
    await pass(1_100);
    write('Mine again');
    await pass(1_100);
    expect(requests.map(({ base_revision, keep }) => [base_revision, keep])).toEqual([
      [7, undefined],
      [9, 'replaced'],
      [10, undefined],
    ]);
    expect(merges).toEqual([{ data: profile({ summary: 'Mine' }), conflicts: ['description'], lost: [] }]);
    expect(saves.map(({ revision, overwrote }) => [revision, overwrote])).toEqual([
      [10, true],
      [11, undefined],
    ]);
  });
});

describe('a save without an answer', () => {
  it('is sent again after 2, 5, 15 and 30 seconds, and then every 30, with the same id', async () => {
    const { requests, told, write } = setUp(...Array<Answer>(5).fill(unknown));
    write('A');
    await pass(1_000);
    let sent = 1;
    for (const wait of [2_000, 5_000, 15_000, 30_000, 30_000]) {
      await pass(wait - 1);
      expect(requests).toHaveLength(sent);
      await pass(1);
      sent += 1;
      expect(requests).toHaveLength(sent);
    }
    expect(new Set(requests.map(({ save_id }) => save_id))).toEqual(new Set(['save-1']));
    expect(told).toEqual(['failed']);
    await pass(120_000);
    expect(requests).toHaveLength(sent);
  });

  it('tells of the next failure once it was answered, and begins with the short wait', async () => {
    const { requests, told, write } = setUp(unknown, unknown, 'saved', unknown);
    write('A');
    await pass(8_100);
    write('AB');
    await pass(1_000);
    expect(told).toEqual(['failed', 'failed']);
    await pass(2_000);
    expect(requests).toHaveLength(5);
  });

  it('has a new id where more was typed since, of which three are remembered', async () => {
    const { requests, outbox, write } = setUp(...Array<Answer>(4).fill(unknown));
    for (const text of ['A', 'AB', 'ABC', 'ABCD']) {
      write(text);
      await pass(1_000);
    }
    expect(requests.map(({ save_id }) => save_id)).toEqual(['save-1', 'save-2', 'save-3', 'save-4']);
    expect(outbox.entry?.sent.map(({ summary }) => summary)).toEqual(['AB', 'ABC', 'ABCD']);
  });

  it.each([
    [true, 'offline'],
    [false, 'failed'],
  ])('says whether the browser is offline: %s', async (offline, problem) => {
    const { autosave, told, write } = setUp({ kind: 'unknown', offline });
    write('A');
    await pass(1_000);
    expect(told).toEqual([problem]);
    expect(autosave.getState()).toMatchObject({ phase: 'error', problem, message: null, unsaved: true });
  });

  it('is told again when the person asks for it, and the wait for it ends', async () => {
    const { autosave, requests, told, outbox, write } = setUp(unknown, unknown);
    write('A');
    await pass(1_000);
    expect(await autosave.retry()).toBe(false);
    expect(told).toEqual(['failed', 'failed']);
    expect(requests).toHaveLength(2);
    await pass(2_000);
    expect(requests).toHaveLength(3);
    expect(await autosave.flush()).toBe(true);
    expect(outbox.entry).toBeNull();
  });
});

describe('a refusal', () => {
  it('is told each time, and is not remembered as a save without an answer', async () => {
    const { requests, told, outbox, write } = setUp(refused, refused);
    write('A');
    await pass(1_000);
    expect(outbox.entry?.sent).toEqual([]);
    write('AB');
    await pass(60_000);
    expect(told).toEqual(['refused', 'refused']);
    expect(requests).toHaveLength(2);
  });

  it('is over once nothing differs from what the server has', async () => {
    const { autosave, write } = setUp(refused);
    write('A');
    await pass(1_000);
    expect(autosave.getState()).toMatchObject({ phase: 'error', problem: 'refused', message: 'Not this.' });
    write('');
    expect(autosave.getState()).toMatchObject({
      phase: 'idle',
      problem: null,
      message: null,
      unsaved: false,
    });
  });

  it('goes back to ‘saved’ where something was saved before', async () => {
    const { autosave, write } = setUp('saved', refused);
    write('A');
    await pass(2_000);
    write('AB');
    await pass(2_000);
    write('A');
    expect(autosave.getState()).toMatchObject({ phase: 'saved', problem: null });
  });

  it('of sections lets them wait, and asks for them again only when the person does', async () => {
    const { autosave, requests, write } = setUp({ ...refused, sections: ['description'] } as SendResult);
    write('A');
    await pass(60_000);
    expect(requests).toHaveLength(1);
    expect(autosave.getState()).toMatchObject({ phase: 'error', withheld: { description: 'Not this.' } });
    expect(await autosave.flush()).toBe(false);
    expect(await autosave.retry()).toBe(true);
    expect(requests).toHaveLength(2);
  });

  it('carries lines that nothing confirms, until no refusal is left', async () => {
    const lines = [{ path: 'summary', text: 'A' }] as never;
    const { autosave, write } = setUp(
      { kind: 'refused', message: 'Confirm.', lines, sections: ['description'] },
      unknown,
    );
    write('A');
    await pass(1_000);
    expect(autosave.getState().lines).toEqual(lines);
    autosave.change(profile({ summary: 'A', name: 'Mara' }));
    await pass(1_000);
    expect(autosave.getState()).toMatchObject({ problem: 'failed', lines });
    write('B');
    expect(autosave.getState().lines).toBeNull();
  });
});

describe('when it sends', () => {
  it('begins its second anew with each change, and needs none when asked', async () => {
    const { autosave, requests, write } = setUp();
    write('A');
    await pass(999);
    write('AB');
    await pass(999);
    expect(requests).toEqual([]);
    expect(await autosave.flush({ keepalive: true })).toBe(true);
    expect(requests).toMatchObject([{ keepalive: true, base_revision: 7, profile_data: { summary: 'AB' } }]);
    await pass(60_000);
    expect(requests).toHaveLength(1);
    expect(await autosave.flush()).toBe(true);
    expect(requests).toHaveLength(1);
    expect(autosave.getSaved()).toMatchObject({ revision: 8, data: { summary: 'AB' } });
  });

  it('sends an ordinary request by itself, and waits its second behind one that travels', async () => {
    let answer: (result: SendResult) => void = () => {};
    const { autosave, requests, write } = setUp(new Promise((resolve) => (answer = resolve)));
    write('A');
    await pass(1_000);
    expect(requests[0]?.keepalive).toBe(false);
    write('AB');
    answer({ kind: 'saved', revision: 8, savedAt: new Date() });
    await pass(900);
    expect(requests).toHaveLength(1);
    expect(autosave.getState().phase).toBe('saving');
    await pass(100);
    expect(requests).toHaveLength(2);
  });

  it('is not hurried by the wait of a try that was overtaken', async () => {
    const { autosave, requests, write } = setUp(unknown);
    write('A');
    await pass(1_000);
    expect(await autosave.flush()).toBe(true);
    await pass(1_500);
    write('AB');
    await pass(999);
    expect(requests).toHaveLength(2);
    await pass(1);
    expect(requests).toHaveLength(3);
  });

  it('forgets a change that was taken back', async () => {
    const { autosave, requests, outbox, write } = setUp();
    write('A');
    expect(outbox.entry).not.toBeNull();
    write('');
    expect(outbox.entry).toBeNull();
    await pass(60_000);
    expect(requests).toEqual([]);
    expect(autosave.getState().phase).toBe('idle');
  });
});

describe('news from elsewhere', () => {
  it('is taken in where it is newer, and hands over what is typed before', async () => {
    const { autosave, requests, told, merges } = setUp();
    autosave.receive({ revision: 7, data: profile({ name: 'Old' }) });
    expect(told).toEqual([]);
    autosave.receive({ revision: 8, data: profile({ name: 'Mara' }) });
    expect(told).toEqual(['merging', 'merged']);
    expect(merges).toEqual([{ data: profile({ name: 'Mara' }), conflicts: [], lost: [] }]);
    expect(autosave.getSaved().revision).toBe(8);
    await pass(60_000);
    expect(requests).toEqual([]);
  });

  it('is no news where nothing has moved', () => {
    const { autosave, told } = setUp();
    autosave.receive({ revision: 8, data: emptyProfile() });
    expect(told).toEqual(['merging']);
    expect(autosave.getSaved().revision).toBe(8);
  });

  it('is followed by what is unsent here, at once', async () => {
    const { autosave, requests, write } = setUp();
    write('A');
    autosave.receive({ revision: 8, data: profile({ name: 'Mara' }) });
    expect(requests).toMatchObject([{ base_revision: 8, profile_data: { name: 'Mara', summary: 'A' } }]);
    await pass(60_000);
    expect(requests).toHaveLength(1);
  });

  it('is passed over while a save travels: its answer will tell', async () => {
    const { autosave, told, write } = setUp(new Promise(() => {}));
    write('A');
    await pass(1_000);
    autosave.receive({ revision: 8, data: profile({ name: 'Mara' }) });
    expect(told).toEqual([]);
  });

  it('that has all that is here already leaves nothing to send', async () => {
    const { autosave, requests, write } = setUp({
      kind: 'stale',
      revision: 9,
      data: profile({ summary: 'A' }),
    });
    write('A');
    await pass(2_000);
    expect(requests).toHaveLength(1);
    expect(autosave.getState()).toMatchObject({ phase: 'saved', unsaved: false });
  });

  it('names a section as lost only where it was saved from here and is in no conflict', async () => {
    const { autosave, merges, write } = setUp();
    write('Mine');
    await pass(1_100);
    autosave.receive({ revision: 9, data: profile({ summary: 'Mine', name: 'M' }), overwrote: true });
    autosave.receive({ revision: 10, data: profile({ summary: 'Theirs', name: 'M' }) });
    expect(merges.map(({ lost }) => lost)).toEqual([[], []]);
    write('Mine again');
    await pass(1_100);
    write('Mine, longer');
    autosave.receive({ revision: 20, data: profile({ summary: 'Theirs again' }), overwrote: true });
    expect(merges.at(-1)).toMatchObject({ conflicts: ['description'], lost: [] });
  });
});

describe('leaving', () => {
  it('sends nothing where all is saved, or the last request says it all', async () => {
    const { autosave, requests, write } = setUp('saved', new Promise<SendResult>(() => {}));
    autosave.leave();
    write('A');
    await pass(1_100);
    autosave.leave();
    expect(requests).toHaveLength(1);
    write('AB');
    await pass(1_000);
    autosave.leave();
    expect(requests).toHaveLength(2);
  });

  it('names the revision that a travelling save will make, and asks that what stood there is kept', async () => {
    const { autosave, requests, write } = setUp(new Promise<SendResult>(() => {}));
    write('A');
    await pass(1_000);
    write('AB');
    autosave.leave();
    expect(requests.at(-1)).toEqual({
      base_revision: 8,
      save_id: 'save-2',
      profile_data: profile({ summary: 'AB' }),
      keep: 'replaced',
      keepalive: true,
    });
  });

  it('by logging out gives up what is unsaved, and takes nothing more', async () => {
    const { autosave, requests, outbox, write } = setUp(unknown);
    write('A');
    await pass(1_000);
    write('AB');
    autosave.abandon();
    expect(outbox.entry).toBeNull();
    expect(autosave.getState().unsaved).toBe(false);
    write('ABC');
    await pass(120_000);
    expect(outbox.entry).toBeNull();
    expect(requests).toHaveLength(1);
  });

  it('stops every timer and leaves in the outbox what is unsaved', async () => {
    const { autosave, requests, outbox, write } = setUp(unknown);
    write('A');
    await pass(1_000);
    write('AB');
    autosave.dispose();
    await pass(120_000);
    expect(requests).toHaveLength(1);
    expect(outbox.entry?.mine).toEqual({ summary: 'AB' });
  });
});

it('tells its listeners of each change of its state once, until they leave', async () => {
  const { autosave, write } = setUp();
  const phases: string[] = [];
  const leave = autosave.subscribe(() => {
    const { phase, unsaved } = autosave.getState();
    phases.push(`${phase}${unsaved ? ', unsaved' : ''}`);
  });
  write('A');
  write('AB');
  await pass(2_000);
  expect(phases).toEqual(['idle, unsaved', 'saving, unsaved', 'saving', 'saving', 'saved']);
  leave();
  write('ABC');
  await pass(2_000);
  expect(phases).toHaveLength(5);
});

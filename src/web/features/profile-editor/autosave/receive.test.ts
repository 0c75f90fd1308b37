/** Receiving revisions that another tab or device saved. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyProfile } from '@/shared/profile/profile-data';
import { profileWith, startAutosave, UNKNOWN_RESULT } from './testing/fakes';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const passTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a state saved elsewhere', () => {
  it('is merged if it is newer, after flushing what is being typed', async () => {
    const { autosave, requests, messages, merges } = startAutosave();
    autosave.receive({ revision: 7, data: profileWith({ name: 'Old' }) });
    expect(messages).toEqual([]);
    autosave.receive({ revision: 8, data: profileWith({ name: 'Mara' }) });
    expect(messages).toEqual(['merging', 'merged']);
    expect(merges).toEqual([{ data: profileWith({ name: 'Mara' }), conflicts: [], lost: [] }]);
    expect(autosave.getSaved().revision).toBe(8);
    await passTime(60_000);
    expect(requests).toEqual([]);
  });

  it('is ignored if the revision is the same', () => {
    const { autosave, messages } = startAutosave();
    autosave.receive({ revision: 8, data: emptyProfile() });
    expect(messages).toEqual(['merging']);
    expect(autosave.getSaved().revision).toBe(8);
  });

  it('is followed at once by sending unsent edits', async () => {
    const { autosave, requests, write } = startAutosave();
    write('A');
    autosave.receive({ revision: 8, data: profileWith({ name: 'Mara' }) });
    expect(requests).toMatchObject([{ base_revision: 8, profile_data: { name: 'Mara', summary: 'A' } }]);
    await passTime(60_000);
    expect(requests).toHaveLength(1);
  });

  it('is reported to the server once, with the rows of both sides, and stays in the outbox until then', async () => {
    const rows = (...personal_interests: string[]) => profileWith({ personal_interests });
    const { autosave, requests, outbox } = startAutosave('saved', UNKNOWN_RESULT);
    autosave.change(rows('Chess', 'Sailing'));
    await autosave.flush();
    autosave.change(rows('Chess', 'Rowing'));
    autosave.receive({ revision: 9, data: rows('Sailing', 'Chess') });
    const merged = [
      {
        base: { personal_interests: ['Chess', 'Sailing'] },
        mine: { personal_interests: ['Chess', 'Rowing'] },
      },
    ];
    expect(requests[1]).toMatchObject({ base_revision: 9, merged });
    await passTime(500);
    expect(outbox.entry?.merged).toEqual(merged);
    await passTime(10_000);
    expect(autosave.getState().unsaved).toBe(false);
    autosave.change(rows('Chess'));
    await autosave.flush();
    expect(requests.at(-1)?.merged).toBeUndefined();
  });

  it('is ignored while a save is in flight, whose response will contain it', async () => {
    const { autosave, messages, write } = startAutosave(new Promise(() => {}));
    write('A');
    await passTime(1_000);
    autosave.receive({ revision: 8, data: profileWith({ name: 'Mara' }) });
    expect(messages).toEqual([]);
  });

  it('that already contains all edits leaves nothing to send', async () => {
    const { autosave, requests, write } = startAutosave({
      kind: 'stale',
      revision: 9,
      data: profileWith({ summary: 'A' }),
    });
    write('A');
    await passTime(2_000);
    expect(requests).toHaveLength(1);
    expect(autosave.getState()).toMatchObject({ phase: 'saved', unsaved: false });
  });

  it('is merged with a save that got no answer and, when sent again, turns out not to be applied', async () => {
    const stale = {
      kind: 'stale',
      revision: 9,
      data: profileWith({ personal_interests: ['Theirs'] }),
    } as const;
    const { autosave, requests, merges } = startAutosave(UNKNOWN_RESULT, stale);
    autosave.change(profileWith({ personal_interests: ['Mine'] }));
    await passTime(1_000);
    // The same save is sent again. Had the server stored it, it would say so by its id.
    await passTime(2_000);
    expect(requests.slice(0, 2).map(({ save_id }) => save_id)).toEqual(['save-1', 'save-1']);
    expect(merges).toMatchObject([{ data: { personal_interests: ['Theirs', 'Mine'] }, conflicts: [] }]);
  });

  it('reports a section as overwritten only if it was saved from here and is in no conflict', async () => {
    const { autosave, merges, write } = startAutosave();
    write('Mine');
    await passTime(1_100);
    autosave.receive({ revision: 9, data: profileWith({ summary: 'Mine', name: 'M' }), overwrote: true });
    autosave.receive({ revision: 10, data: profileWith({ summary: 'Theirs', name: 'M' }) });
    expect(merges.map(({ lost }) => lost)).toEqual([[], []]);
    write('Mine again');
    await passTime(1_100);
    write('Mine, longer');
    autosave.receive({ revision: 20, data: profileWith({ summary: 'Theirs again' }), overwrote: true });
    expect(merges.at(-1)).toMatchObject({ conflicts: ['description'], lost: [] });
  });
});

describe('a state of a restored backup', () => {
  const RESTORED = 60_000_000;

  it.each([
    ['above', RESTORED],
    ['below', 3],
  ])('keeps unsaved edits with all that was saved since, at a revision %s the last', async (_, revision) => {
    const { autosave, requests, merges } = startAutosave(
      { kind: 'saved', revision: 8, savedAt: new Date() },
      { kind: 'stale', revision, data: profileWith({ highlights: ['Of the backup'], name: 'Elsewhere' }) },
    );
    autosave.change(profileWith({ highlights: ['Saved after it'] }));
    await passTime(1_100);
    autosave.change(profileWith({ highlights: ['Saved after it', 'Typed now'] }));
    await passTime(1_100);
    expect(merges).toMatchObject([{ conflicts: expect.arrayContaining(['keyRoles']) }]);
    expect(requests.at(-1)).toMatchObject({
      base_revision: revision,
      keep: 'replaced',
      profile_data: { highlights: ['Saved after it', 'Typed now'] },
    });
  });

  it('is shown by a page without unsaved edits, which says that what it had saved is gone', async () => {
    const { autosave, merges } = startAutosave({ kind: 'saved', revision: 8, savedAt: new Date() });
    autosave.change(profileWith({ summary: 'Saved after it' }));
    await passTime(1_100);
    autosave.receive({ revision: RESTORED, data: profileWith({ summary: 'Of the backup' }) });
    expect(merges).toEqual([
      { data: profileWith({ summary: 'Of the backup' }), conflicts: [], lost: ['description'] },
    ]);
  });
});

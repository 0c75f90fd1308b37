// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyProfile, type ProfileData } from '@/shared/profile/profile-data';
import { abandonSavers, holdSaver, takeSaver } from '@/web/lib/unsaved-input/open-savers';
import { keepUnsaved, unsavedKeys, unsavedPrefix } from '@/web/lib/unsaved-input/unsaved-edits';
import { startEditSession } from './edit-session';

interface Save {
  base_revision: number;
  profile_data: ProfileData;
}
let saves: { request: Save; answer: () => void; fail: () => void }[];

beforeEach(() => {
  localStorage.clear();
  saves = [];
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    if (!url.endsWith('profiles/save')) return Promise.reject(new TypeError('Failed to fetch'));
    const request: Save = JSON.parse(String(body)).json;
    return new Promise<Response>((resolve, reject) => {
      const fail = () => reject(new TypeError('Failed to fetch'));
      const json = { revision: request.base_revision + 1, saved_at: '2026-11-29T12:00:00Z', staged: false };
      saves.push({ request, answer: () => resolve(Response.json({ json })), fail });
    });
  });
});

afterEach(() => {
  abandonSavers();
  vi.unstubAllGlobals();
});

/** Opens the editor with the profile as it was fetched. @returns its session, and a function that leaves it */
function enter(summary = '') {
  const saved = { revision: 1, data: { ...emptyProfile(), summary } };
  const session = takeSaver('profile.mara', () =>
    startEditSession({
      userId: 'mara',
      saved,
      displayed: { version: '1', atOnce: true },
      onFailure: () => {},
    }),
  );
  session.reopen(saved, { version: '2', atOnce: false });
  return { session, leave: holdSaver('profile.mara', session) };
}

it('an editor that is opened again while its save is out goes on with what was typed last', async () => {
  const first = enter();
  first.session.openSection.set('basicInfo');
  first.session.store.set({ summary: 'Base, secret words' });
  void first.session.flush();
  first.leave();
  await Promise.resolve();
  const { session } = enter();
  expect(session.store.get().summary).toBe('Base, secret words');
  expect(session.openSection.get()).toBeNull();
  expect(session.displayed).toMatchObject({ version: '2', atOnce: false });
  session.store.set({ summary: 'Base' });
  void session.flush();
  expect(saves).toHaveLength(1);
  saves[0]?.answer();
  await expect.poll(() => saves.length).toBe(2);
  expect(saves[1]?.request).toMatchObject({ base_revision: 2, profile_data: { summary: 'Base' } });
  saves[1]?.answer();
  await expect.poll(() => session.autosave.getState().unsaved).toBe(false);
  expect(session.store.get().summary).toBe('Base');
  expect(session.conflicts.get()).toMatchObject({ won: [], lost: [], undone: [] });
});

it('an editor whose saves have ended starts anew when it is opened again', async () => {
  const first = enter();
  first.leave();
  await new Promise((resolve) => setTimeout(resolve));
  const { session } = enter('As it is on the server now.');
  expect(session).not.toBe(first.session);
  expect(session.store.get().summary).toBe('As it is on the server now.');
});

it('words typed while the save of an earlier page is asked about stay, although no answer comes', async () => {
  const earlier = { base: { summary: '' }, mine: { summary: 'One' }, sent: [{ summary: 'One' }] };
  const entry = { ...earlier, saves: [{ base_revision: 0, save_id: 'one' }] };
  keepUnsaved(`${unsavedPrefix('mara')}closed`, JSON.stringify(entry));
  const { session } = enter('One');
  const resumed = session.resume();
  await expect.poll(() => saves.length).toBe(1);
  session.store.set({ summary: 'One two' });
  saves[0]?.fail();
  await expect.poll(() => saves.at(-1)?.request.profile_data.summary).toBe('One two');
  expect(session.store.get().summary).toBe('One two');
  saves.at(-1)?.answer();
  await resumed;
  expect(unsavedKeys('mara')).toEqual([]);
});

it('words of an earlier page that other words replace here are sent first, and so are in the history', async () => {
  const earlier = { base: { summary: '' }, mine: { summary: 'Unsent' }, sent: [{ summary: 'Unsent' }] };
  const entry = { ...earlier, saves: [{ base_revision: 1, save_id: 'one' }] };
  keepUnsaved(`${unsavedPrefix('mara')}closed`, JSON.stringify(entry));
  const { session } = enter();
  void session.resume();
  await expect.poll(() => saves.length).toBe(1);
  session.store.set({ summary: 'Typed here' });
  saves[0]?.fail();
  for (const [index, [summary, keep]] of [['Unsent'], ['Typed here', 'replaced']].entries()) {
    await expect.poll(() => saves.length).toBe(index + 2);
    expect(saves[index + 1]?.request).toMatchObject({ profile_data: { summary }, ...(keep && { keep }) });
    saves[index + 1]?.answer();
  }
  expect(session.store.get().summary).toBe('Typed here');
  expect(session.conflicts.get().won).toEqual(['description']);
});

it('words that were typed and saved while an earlier page’s are asked about are not replaced by them', async () => {
  const earlier = { base: { summary: '' }, mine: { summary: 'Unsent' }, sent: [{ summary: 'Unsent' }] };
  const entry = { ...earlier, saves: [{ base_revision: 1, save_id: 'one' }] };
  keepUnsaved(`${unsavedPrefix('mara')}closed`, JSON.stringify(entry));
  const { session } = enter();
  void session.resume();
  await expect.poll(() => saves.length).toBe(1);
  session.store.set({ summary: 'Typed here' });
  void session.flush();
  await expect.poll(() => saves.length).toBe(2);
  saves[1]?.answer();
  await expect.poll(() => session.autosave.getState().unsaved).toBe(false);
  saves[0]?.fail();
  await expect.poll(() => saves.length).toBe(3);
  saves[2]?.answer();
  await expect.poll(() => saves.length).toBe(4);
  expect(saves[3]?.request.profile_data.summary).toBe('Typed here');
  expect(session.store.get().summary).toBe('Typed here');
});

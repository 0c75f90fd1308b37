// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyProfile, type ProfileData } from '@/shared/profile/profile-data';
import { abandonSavers, holdSaver, takeSaver } from '@/web/lib/unsaved-input/open-savers';
import { startEditSession } from './edit-session';

interface Save {
  base_revision: number;
  profile_data: ProfileData;
}
let saves: { request: Save; answer: () => void }[];

beforeEach(() => {
  localStorage.clear();
  saves = [];
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    if (!url.endsWith('profiles/save')) return Promise.reject(new TypeError('Failed to fetch'));
    const request: Save = JSON.parse(String(body)).json;
    return new Promise<Response>((resolve) => {
      const json = { revision: request.base_revision + 1, saved_at: '2026-11-29T12:00:00Z', staged: false };
      saves.push({ request, answer: () => resolve(Response.json({ json })) });
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

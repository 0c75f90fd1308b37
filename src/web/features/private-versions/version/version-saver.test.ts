// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { abandonSavers, holdSaver, takeSaver } from '@/web/lib/unsaved-input/open-savers';
import { storeText } from '@/web/lib/unsaved-input/stored-text';
import type { Version } from '../queries';
import { draftOf, type VersionDraft } from './draft';
import { createVersionSaver } from './version-saver';

const VERSION = {
  id: 'v1',
  revision: 1,
  name: 'For Henrik',
  for_whom: '',
  note: '',
  contact: { email: false, telephone: false },
  open_until: null,
  allows_introductions: true,
  allows_download: true,
  shows_references: true,
  choice: { order: [], hidden: [], hidden_lines: [] },
  overwritten: [],
} as unknown as Version;

type Save = VersionDraft & { revision: number };
let saves: { input: Save; answer: () => void }[];

beforeEach(() => {
  sessionStorage.clear();
  saves = [];
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    if (!url.endsWith('privateVersions/save')) return Promise.reject(new TypeError('Failed to fetch'));
    const input: Save = JSON.parse(String(body)).json;
    return new Promise<Response>((resolve) => {
      const answer = () =>
        resolve(Response.json({ json: { revision: input.revision + 1, saved_at: '2026-11-29T12:00:00Z' } }));
      saves.push({ input, answer });
    });
  });
});

afterEach(() => {
  abandonSavers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the version's screen. @returns its saver, and a function that leaves the screen */
function enter() {
  const saver = takeSaver('version.v1', () => createVersionSaver(VERSION));
  return { saver, leave: holdSaver('version.v1', saver) };
}

it('a version whose screen is entered again while it is saved goes on with what was chosen last', async () => {
  const first = enter();
  first.saver.change({ note: 'One two', contact: { email: true, telephone: false } });
  void first.saver.flush();
  first.saver.change({ note: 'One two three' });
  first.leave();
  await Promise.resolve();
  const second = enter();
  second.saver.receive({ ...VERSION });
  expect(second.saver.get().draft).toMatchObject({ note: 'One two three', contact: { email: true } });
  second.saver.change({ note: 'One', contact: { email: false, telephone: false } });
  void second.saver.flush();
  expect(saves).toHaveLength(1);
  saves[0]?.answer();
  await expect.poll(() => saves.length).toBe(2);
  expect(saves[1]?.input).toMatchObject({ revision: 2, note: 'One', contact: { email: false } });
  saves[1]?.answer();
  await expect.poll(second.saver.isUnsaved).toBe(false);
  expect(second.saver.get().draft).toMatchObject({
    note: 'One',
    contact: { email: false },
    overwritten: [],
  });
});

it('a version’s saver that has ended neither sends nor stores, so that the next one is alone', async () => {
  const first = enter();
  first.saver.change({ note: 'One' });
  first.saver.end();
  void first.saver.flush();
  first.saver.change({ note: 'Two' });
  expect(saves).toHaveLength(0);
  expect(createVersionSaver(VERSION).get().draft.note).toBe('One');
});

it('a version whose screen was left is saved again if the server had too many calls', async () => {
  vi.useFakeTimers();
  const answers = [
    Response.json({ json: { code: 'TOO_MANY_REQUESTS', status: 429, message: 'Later.' } }, { status: 429 }),
  ];
  const fetchSave = vi.fn(
    async () => answers.pop() ?? Response.json({ json: { revision: 2, saved_at: '2026-11-29T12:00:00Z' } }),
  );
  vi.stubGlobal('fetch', fetchSave);
  const { saver, leave } = enter();
  saver.change({ note: 'One' });
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchSave).toHaveBeenCalledTimes(2);
  expect(saver.isUnsaved()).toBe(false);
});

it('characters that cannot be stored are left out of a version, so that they hold up nothing that is hidden', async () => {
  const stored = { base: draftOf(VERSION), mine: { ...draftOf(VERSION), for_whom: 'Hen\0rik' } };
  storeText('version.v1', stored);
  const { saver } = enter();
  expect(saver.get().draft.for_whom).toBe('Henrik');
  saver.change({ note: 'One\0 two \ud83d', name: '\udc00Board' });
  saver.change({ choice: { order: [], hidden: ['keyRoles'], hidden_lines: [] } });
  expect(saver.get().draft).toMatchObject({ note: 'One two ', name: 'Board' });
  void saver.flush();
  expect(saves[0]?.input).toMatchObject({
    for_whom: 'Henrik',
    note: 'One two ',
    choice: { hidden: ['keyRoles'] },
  });
});

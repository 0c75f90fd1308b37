// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { emptyProfile } from '@/shared/profile/profile-data';
import { toastEntries } from '@/web/components/ui/toasts/toast-queue';
import { queryClient } from '@/web/lib/api/query-client';
import { snapshotQuery } from '../queries';
import { refreshPublication } from '../visibility/refresh-publication';
import type { Publication } from './publication';
import { isShownAtOnce, notePublicationCall, onPublicationChange } from './publication-calls';
import { createSendSave } from './send-save';

const LIVE: Publication = {
  ispublished: true,
  taken_down: null,
  public_url: 'https://quarterdeck.example/tove',
  profile_slug: 'tove',
  edits_staged: false,
  published_data: null,
};

afterEach(() => {
  notePublicationCall({ choosing: null, publishing: false, unpublishing: null });
  vi.unstubAllGlobals();
});

/** An editor's state, as one that was opened while a call of an earlier one is out. */
const openEditor = () => ({ version: '1', atOnce: true });

it('a choice that edits wait holds for an editor that was opened since, until its answer', () => {
  notePublicationCall({ choosing: true });
  const displayed = openEditor();
  expect(isShownAtOnce(displayed)).toBe(false);
  notePublicationCall({ choosing: null });
  expect(isShownAtOnce(displayed)).toBe(true);
});

it('the open editor is told the answer of a call that an earlier one made', () => {
  notePublicationCall({ publishing: true });
  const heard: Partial<Publication>[] = [];
  const stop = onPublicationChange((changed) => heard.push(changed));
  notePublicationCall({ publishing: false }, { ispublished: false });
  stop();
  notePublicationCall({ publishing: true });
  expect(heard).toEqual([{ ispublished: false }]);
});

it('a save waits for an unpublishing of an earlier editor', async () => {
  const sent: string[] = [];
  const answer = { revision: 2, saved_at: '', staged: false, stored: {} };
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    return Response.json({ json: answer });
  });
  let end = () => {};
  const unpublishing = new Promise<void>((resolve) => {
    end = resolve;
  });
  notePublicationCall({ unpublishing });
  const profile = emptyProfile();
  const send = createSendSave('1', openEditor());
  const saving = send({ id: '1', revision: 1, profile_data: profile } as never, { keepalive: false });
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toEqual([]);
  end();
  await saving;
  expect(sent).toHaveLength(1);
});

it.each([
  { by: 'this tab is not told as one', publishing: true, told: 0 },
  { by: 'another device is told as one', publishing: false, told: 1 },
])('an unpublishing by $by of another window', async ({ publishing, told }) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ json: { id: 'tove', ...LIVE, ispublished: false, publication: '2' } }),
  );
  notePublicationCall({ publishing });
  const before = toastEntries().length;
  const shown: Publication[] = [];
  await refreshPublication(openEditor(), LIVE, (present) => shown.push(present));
  expect(shown[0]?.ispublished).toBe(false);
  expect(toastEntries().length - before).toBe(told);
});

it('a photo of another device is shown when the publication is fetched', async () => {
  const mine = { id: 'tove', ...LIVE, publication: '2', profile_data: { profilePicture: '/new.jpg' } };
  vi.stubGlobal('fetch', async () => Response.json({ json: mine }));
  queryClient.setQueryData(snapshotQuery.queryKey, {
    ...mine,
    profile_data: { profilePicture: '/old.jpg' },
  } as never);
  await refreshPublication(openEditor(), LIVE, () => {});
  expect(queryClient.getQueryData(snapshotQuery.queryKey)?.profile_data?.profilePicture).toBe('/new.jpg');
});

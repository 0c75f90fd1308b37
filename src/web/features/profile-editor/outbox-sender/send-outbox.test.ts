// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyProfile } from '@/shared/profile/profile-data';
import { dropUnsaved, keepUnsaved, unsavedPrefix, unsavedText } from '@/web/lib/unsaved-input/unsaved-edits';
import { entryOf } from '../autosave/entry';
import { sendOutbox } from './send-outbox';

const KEY = `${unsavedPrefix('mara')}one`;
const profile = (summary: string) => ({ ...emptyProfile(), summary });

beforeEach(() => {
  localStorage.clear();
  const entry = { ...entryOf(profile(''), profile('Typed before.'), []), saves: [] };
  keepUnsaved(KEY, JSON.stringify(entry));
});
afterEach(() => vi.unstubAllGlobals());

/**
 * Stubs a server on which another save comes first.
 * @param duringSave happens while the first save waits for its answer
 * @returns the summaries that are sent
 */
function stubServer(duringSave: () => void): string[] {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.endsWith('profiles/mine'))
      return Response.json({ json: { revision: 1, profile_data: profile('') } });
    sent.push(JSON.parse(String(body)).json.profile_data.summary);
    if (sent.length > 1)
      return Response.json({ json: { revision: 3, saved_at: new Date(0), staged: false } });
    duringSave();
    const data = { revision: 2, profile_data: profile('Typed last.'), overwrote: false };
    const error = { defined: true, code: 'STALE_REVISION', status: 409, message: '', data };
    return Response.json({ json: error }, { status: 409 });
  });
  return sent;
}

it('an entry of the outbox that an editor has taken over meanwhile is not merged over later words', async () => {
  const sent = stubServer(() => dropUnsaved(KEY));
  expect(await sendOutbox('mara')).toBe(false);
  expect(sent).toEqual(['Typed before.']);
});

it('an entry of the outbox is merged and sent again after the save of another device', async () => {
  const sent = stubServer(() => {});
  expect(await sendOutbox('mara')).toBe(true);
  expect(sent).toHaveLength(2);
  expect(unsavedText(KEY)).toBeNull();
});

it('an entry of the outbox waits while it is unknown whether the server had its save', async () => {
  const entry = { base: { summary: '' }, mine: { summary: 'One' }, sent: [{ summary: 'One' }] };
  keepUnsaved(KEY, JSON.stringify({ ...entry, saves: [{ base_revision: 1, save_id: 'one' }] }));
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.endsWith('profiles/mine'))
      return Response.json({ json: { revision: 3, profile_data: profile('One, and two') } });
    if (JSON.parse(String(body)).json.save_id === 'one') throw new TypeError('Failed to fetch');
    return Response.json({ json: { revision: 4, saved_at: new Date(0), staged: false } });
  });
  expect(await sendOutbox('mara')).toBe(false);
  expect(unsavedText(KEY)).not.toBeNull();
});

import { afterEach, expect, it, vi } from 'vitest';
import { sendReferenceRequest } from './send-request';

afterEach(() => vi.unstubAllGlobals());

const DRAFT = {
  name: 'Ingrid Solheim',
  office: '',
  email: ' I.Solheim@fjordlight.example ',
  topics: [],
  wants: 'words',
  note: '',
} as const;

/**
 * Makes the answer to the request get lost, so that only the owner's list can tell whether it was stored.
 * @param references the list; null if it cannot be fetched either
 */
function stubLostAnswer(references: { email: string; state: string }[] | null) {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (url: string) => {
    if (!references || url.endsWith('/ask')) throw new TypeError('Failed to fetch');
    return Response.json({ json: { page: null, references } });
  });
}

const send = () => sendReferenceRequest({ ...DRAFT, topics: [] });

it('a reference request whose response was lost counts as sent if it is in the list', async () => {
  stubLostAnswer([{ email: 'i.solheim@fjordlight.example', state: 'asked' }]);
  await expect(send()).resolves.toBeUndefined();
});

it.each([
  ['the list has only another one', [{ email: 'a.okafor@northgate.example', state: 'asked' }]],
  ['the one in the list is over', [{ email: 'i.solheim@fjordlight.example', state: 'expired' }]],
  ['the list cannot be fetched either', null],
])('a reference request whose response was lost does not count as sent if %s', async (_what, references) => {
  stubLostAnswer(references);
  await expect(send()).rejects.toThrow('Failed to fetch');
});

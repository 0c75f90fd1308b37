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

/** The server may have stored the request, but its answer is lost. */
function answerLost(references: { email: string; state: string }[] | null) {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (url: string) => {
    if (!references || url.endsWith('/ask')) throw new TypeError('Failed to fetch');
    return Response.json({ json: { page: null, references } });
  });
}

const send = () => sendReferenceRequest({ ...DRAFT, topics: [] });

it('a reference request whose response was lost counts as sent if it is in the list', async () => {
  answerLost([{ email: 'i.solheim@fjordlight.example', state: 'asked' }]);
  await expect(send()).resolves.toBeUndefined();
});

it.each([
  ['the list has another one alone', [{ email: 'a.okafor@northgate.example', state: 'asked' }]],
  ['the one in the list is over', [{ email: 'i.solheim@fjordlight.example', state: 'expired' }]],
  ['the list cannot be had either', null],
])('a reference request whose response was lost does not count as sent if %s', async (_what, references) => {
  answerLost(references);
  await expect(send()).rejects.toThrow('Failed to fetch');
});

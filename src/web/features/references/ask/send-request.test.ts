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

/** The request of the draft as the owner's list has it. */
const LISTED = {
  state: 'asked',
  asked_name: 'Ingrid Solheim',
  asked_office: '',
  email: 'i.solheim@fjordlight.example',
  wants: 'words',
  note: '',
};

/**
 * Makes the request fail, so that only the owner's list can tell whether it was stored.
 * @param references the list; null if it cannot be fetched either
 * @param fail how the request fails; its answer gets lost by default
 */
function stubFailure(
  references: (typeof LISTED)[] | null,
  fail = (): Response => {
    throw new TypeError('Failed to fetch');
  },
) {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/ask')) return fail();
    if (!references) throw new TypeError('Failed to fetch');
    return Response.json({ json: { page: null, references } });
  });
}

const refuse = () =>
  Response.json(
    { json: { code: 'INVALID_INPUT', status: 400, message: 'You have asked this address before.' } },
    { status: 400 },
  );

const send = () => sendReferenceRequest({ ...DRAFT, topics: [] });

it('a reference request whose response was lost counts as sent if it is in the list', async () => {
  stubFailure([LISTED]);
  await expect(send()).resolves.toBeUndefined();
});

it('a reference request that is refused counts as sent if an earlier attempt is in the list', async () => {
  stubFailure([LISTED], refuse);
  await expect(send()).resolves.toBeUndefined();
});

it('a reference request that is refused is not sent if the one in the list has other words', async () => {
  stubFailure([{ ...LISTED, note: 'We met in Bergen.' }], refuse);
  await expect(send()).rejects.toThrow('asked this address before');
});

it.each([
  ['the list has only another one', [{ ...LISTED, email: 'a.okafor@northgate.example' }]],
  ['the one in the list has other words', [{ ...LISTED, note: 'We met in Bergen.' }]],
  ['the one in the list is over', [{ ...LISTED, state: 'expired' }]],
  ['the list cannot be fetched either', null],
])('a reference request whose response was lost does not count as sent if %s', async (_what, references) => {
  stubFailure(references);
  await expect(send()).rejects.toThrow('Failed to fetch');
});

import { expect, it } from 'vitest';
import { INTERNAL_ERROR_MESSAGE } from '@/shared/errors/error-messages';
import { errorMessage } from './error-message';
import { createRpcClient, RpcError } from './rpc-client';

/** The error of a call with the given response. */
const fetchError = async (answer: () => Response): Promise<unknown> => {
  const client = createRpcClient<{ mine: () => Promise<unknown> }>({ send: async () => answer() });
  return client.mine().catch((error: unknown) => error);
};

it('errorMessage shows the server’s message for people', () => {
  const messageForPeople = new RpcError('TOO_LARGE', { status: 413, message: 'This profile is too long.' });
  expect(errorMessage(messageForPeople)).toBe('This profile is too long.');
});

it('errorMessage shows the sentence for invalid input where a schema refused the input', () => {
  const refused = new RpcError('BAD_REQUEST', { status: 400, message: 'Input validation failed' });
  expect(errorMessage(refused)).toBe('Something in the form is not valid.');
});

it.each([
  [
    'a page of a proxy',
    () => new Response('<h1>502</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
  ],
  ['JSON of somebody else', () => Response.json({ json: { detail: 'no' } }, { status: 403 })],
  ['empty', () => new Response('', { status: 500 })],
])('errorMessage shows no foreign text when the response is %s', async (_what, answer) => {
  expect(errorMessage(await fetchError(answer))).toBe(INTERNAL_ERROR_MESSAGE);
});

it('errorMessage says that there was no response', () => {
  expect(errorMessage(new TypeError('Failed to fetch'))).toMatch(/could not be reached/);
});

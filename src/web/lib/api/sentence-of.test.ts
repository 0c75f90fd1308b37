import { expect, it } from 'vitest';
import { INTERNAL_ERROR_MESSAGE } from '@/shared/errors/app-error';
import { createRpcClient, RpcError } from './rpc-client';
import { sentenceOf } from './sentence-of';

/** The error of a call with the given response. */
const failed = async (answer: () => Response): Promise<unknown> => {
  const client = createRpcClient<{ mine: () => Promise<unknown> }>({ send: async () => answer() });
  return client.mine().catch((error: unknown) => error);
};

it('sentenceOf shows the server’s message for people', () => {
  const own = new RpcError('TOO_LARGE', { status: 413, message: 'This profile is too long.' });
  expect(sentenceOf(own)).toBe('This profile is too long.');
});

it('sentenceOf shows our sentence where a schema refused the input', () => {
  const refused = new RpcError('BAD_REQUEST', { status: 400, message: 'Input validation failed' });
  expect(sentenceOf(refused)).toBe('Something in the form is not valid.');
});

it.each([
  [
    'a page of a proxy',
    () => new Response('<h1>502</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
  ],
  ['JSON of somebody else', () => Response.json({ json: { detail: 'no' } }, { status: 403 })],
  ['nothing', () => new Response('', { status: 500 })],
])('sentenceOf shows no foreign text when the response is %s', async (_what, answer) => {
  expect(sentenceOf(await failed(answer))).toBe(INTERNAL_ERROR_MESSAGE);
});

it('sentenceOf says that there was no response', () => {
  expect(sentenceOf(new TypeError('Failed to fetch'))).toMatch(/could not be reached/);
});

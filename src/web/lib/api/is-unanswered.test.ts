import { afterEach, expect, it, vi } from 'vitest';
import { postAuth } from '../auth/auth-post';
import { isUnanswered } from './is-unanswered';
import { rpc } from './rpc';

afterEach(() => vi.unstubAllGlobals());

const CALLS = [
  ['a procedure', () => rpc.references.list()],
  ['the sign-in service', () => postAuth('recover', { email: 'ines@calder.example' })],
] as const;

const errorOf = (call: () => Promise<unknown>) =>
  call().then(
    () => expect.fail('it should have failed'),
    (error: unknown) => error,
  );

/** Sets the network's behaviour for the next calls. */
function stubNetwork(answer: () => Response, onLine = true) {
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', async () => answer());
}

const loseConnection = () => {
  vi.stubGlobal('navigator', { onLine: false });
  throw new TypeError('Failed to fetch');
};

const failWithoutResponse = () => {
  throw new TypeError('Failed to fetch');
};

it.each(CALLS)('isUnanswered: true for a call of %s whose response is lost', async (_what, call) => {
  stubNetwork(failWithoutResponse);
  expect(isUnanswered(await errorOf(call))).toBe(true);
  stubNetwork(() => new Response('<h1>Gateway timeout</h1>', { status: 504 }));
  expect(isUnanswered(await errorOf(call))).toBe(true);
});

it.each(CALLS)(
  'isUnanswered: false for a call of %s that was not sent offline, or was refused',
  async (_what, call) => {
    stubNetwork(failWithoutResponse, false);
    expect(isUnanswered(await errorOf(call))).toBe(false);
    const refusal = { code: 'TOO_MANY_REQUESTS', status: 429, message: 'Please wait.' };
    stubNetwork(() => Response.json({ json: refusal, ...refusal }, { status: 429 }));
    expect(isUnanswered(await errorOf(call))).toBe(false);
    stubNetwork(() => new Response('<h1>Log in to the network</h1>', { status: 403 }));
    expect(isUnanswered(await errorOf(call))).toBe(false);
  },
);

it.each(CALLS)(
  'isUnanswered: true for a call of %s that the end of the connection cut off',
  async (_what, call) => {
    stubNetwork(loseConnection);
    expect(isUnanswered(await errorOf(call))).toBe(true);
  },
);

it('isUnanswered: false for an error of the page itself', () => {
  expect(isUnanswered(new Error('Not saved'))).toBe(false);
  expect(isUnanswered(new TypeError('x is undefined'))).toBe(false);
  expect(isUnanswered(undefined)).toBe(false);
});

const breakOffAnswer = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"json": {"saved'));
        controller.error(new TypeError('network error'));
      },
    }),
  );

it.each(CALLS)('isUnanswered: true for a call of %s whose response breaks off', async (_what, call) => {
  stubNetwork(breakOffAnswer);
  expect(isUnanswered(await errorOf(call))).toBe(true);
});

it('isUnanswered: true for a call of a procedure whose response a proxy cut short', async () => {
  stubNetwork(() => new Response('{"json": {"saved'));
  expect(isUnanswered(await errorOf(CALLS[0][1]))).toBe(true);
});

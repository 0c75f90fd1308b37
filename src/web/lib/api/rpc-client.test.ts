import { ORPCError, os } from '@orpc/server';
import { RPCHandler } from '@orpc/server/fetch';
import { expect, it } from 'vitest';
import { createRpcClient, isFinalRefusal, RpcError } from './rpc-client';

/** The server side of the protocol, implemented by the library's own handler. */
const handler = new RPCHandler({
  notes: {
    echo: os.handler(({ input }) => input),
    nothing: os.handler(() => undefined),
    refuse: os.handler(() => {
      throw new ORPCError('TOO_LONG', { status: 413, message: 'Too long.', data: { most: 3 } });
    }),
    dates: os.handler(() => ({ at: new Date(0), list: [{ at: new Date(1) }] })),
    set: os.handler(() => new Set([1])),
  },
});

interface Client {
  notes: Record<'echo' | 'nothing' | 'refuse' | 'dates' | 'set', (input?: unknown) => Promise<unknown>>;
}

const client = createRpcClient<Client>({
  async send(path, body) {
    const request = new Request(`https://quarterdeck.example/api/rpc/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const { response } = await handler.handle(request, { prefix: '/api/rpc', context: {} });
    return response ?? new Response('Not found', { status: 404 });
  },
});

it('the RPC client exchanges values, and absent ones, with the server’s library', async () => {
  const value = { text: 'Zürich ✓', list: [1, null, { deep: true }], absent: undefined };
  expect(await client.notes.echo(value)).toEqual({ text: value.text, list: value.list });
  expect(await client.notes.echo()).toBeUndefined();
  expect(await client.notes.nothing()).toBeUndefined();
});

it('the RPC client throws a refusal with its code, status, message and data', async () => {
  const error = await client.notes.refuse().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RpcError);
  expect(error).toMatchObject({ code: 'TOO_LONG', status: 413, message: 'Too long.', data: { most: 3 } });
});

it('the RPC client revives dates, and refuses other non-JSON responses', async () => {
  expect(await client.notes.dates()).toEqual({ at: new Date(0), list: [{ at: new Date(1) }] });
  await expect(client.notes.set()).rejects.toThrow('could not be read');
});

it('the RPC client is not a thenable', async () => {
  expect(await Promise.resolve(client)).toBe(client);
});

it.each([
  [400, true],
  [401, true],
  [404, true],
  [408, false],
  [413, true],
  [429, false],
  [500, false],
  [503, false],
])('an answer with status %i is a refusal: %s', (status, refused) => {
  expect(isFinalRefusal(new RpcError('CODE', { status }))).toBe(refused);
});

it('a failure without an answer is no refusal', () => {
  expect(isFinalRefusal(new TypeError('Failed to fetch'))).toBe(false);
});

import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createResolver, type Resolve } from './resolver';

const A = 1;
const ADDRESS = [203, 0, 113, 9];

/** A name server that knows one IPv4 address of `known.example`, and never answers for `silent.example`. */
let server: Socket;
let queries: string[] = [];
let resolve: Resolve;
beforeAll(async () => {
  server = createSocket('udp4', (question, from) => {
    const labels: string[] = [];
    let index = 12;
    for (let length = question[index] ?? 0; length > 0; length = question[index] ?? 0) {
      labels.push(question.toString('latin1', index + 1, index + 1 + length));
      index += 1 + length;
    }
    const name = labels.join('.').toLowerCase();
    const type = question.readUInt16BE(index + 1);
    queries.push(`${name} ${type}`);
    if (name === 'silent.example') return;
    const isKnown = name === 'known.example' && type === A;
    const head = Buffer.from(question.subarray(0, index + 5));
    head.writeUInt16BE(isKnown ? 0x8180 : 0x8183, 2);
    for (const [place, count] of [1, isKnown ? 1 : 0, 0, 0].entries())
      head.writeUInt16BE(count, 4 + 2 * place);
    // The name again by its offset, type A, class IN, 60 seconds, four bytes.
    const record = [0xc0, 12, 0, A, 0, 1, 0, 0, 0, 60, 0, 4, ...ADDRESS];
    server.send(Buffer.from([...head, ...(isKnown ? record : [])]), from.port, from.address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  resolve = createResolver([`127.0.0.1:${(server.address() as AddressInfo).port}`], 300);
});
afterAll(() => server.close());
beforeEach(() => {
  queries = [];
});

it('the resolver returns the addresses of one family if the other has none', async () => {
  expect(await resolve('known.example')).toEqual([ADDRESS.join('.')]);
  expect(queries.sort()).toEqual(['known.example 1', 'known.example 28']);
});

it('the resolver returns no address for an unknown name', async () => {
  expect(await resolve('unknown.example')).toEqual([]);
});

it('the resolver asks a server that never answers once for each address family, then gives up', async () => {
  expect(await resolve('silent.example')).toEqual([]);
  expect(queries.sort()).toEqual(['silent.example 1', 'silent.example 28']);
});

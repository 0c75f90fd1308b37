import type { HttpBindings } from '@hono/node-server';
import { describe, expect, it } from 'vitest';
import { networksOf } from '../config/networks';
import { clientIp as clientIpBehind, isLocalRequest } from './client-ip';

const socketAt = (remoteAddress: string, httpVersion = '1.1') =>
  ({ incoming: { socket: { remoteAddress }, httpVersion } }) as HttpBindings;
const requestWith = (headers: Record<string, string> = {}) =>
  new Request('http://localhost:3000/', { headers: { host: 'localhost:3000', ...headers } });
const forwardedFor = (value: string) => requestWith({ 'x-forwarded-for': value });

const clientIp = (request: Request, bindings: HttpBindings, trusted: string[]) =>
  clientIpBehind(request, bindings, networksOf('TRUSTED_PROXIES', trusted.join(',')));

describe('clientIp', () => {
  it('is the socket’s address, whatever a visitor writes in a header', () => {
    expect(clientIp(forwardedFor('192.0.2.1'), socketAt('203.0.113.7'), [])).toBe('203.0.113.7');
    expect(clientIp(forwardedFor('192.0.2.1'), socketAt('203.0.113.7'), ['10.0.0.1'])).toBe('203.0.113.7');
    expect(clientIp(requestWith(), socketAt('::ffff:203.0.113.7'), [])).toBe('203.0.113.7');
  });

  it('is the last hop before the proxies, not an address claimed before it', () => {
    const proxies = ['10.0.0.1', '10.0.0.2'];
    const through = (hops: string) => clientIp(forwardedFor(hops), socketAt('::ffff:10.0.0.1'), proxies);
    expect(through('192.0.2.1, 203.0.113.7')).toBe('203.0.113.7');
    expect(through('192.0.2.1, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7');
    expect(clientIp(requestWith(), socketAt('10.0.0.1'), proxies)).toBe('10.0.0.1');
    expect(clientIp(forwardedFor('203.0.113.7'), socketAt('fd00:0:0:0::1'), ['FD00::1'])).toBe('203.0.113.7');
  });

  it('trusts every proxy of a trusted network, and no other', () => {
    const trusted = ['10.1.0.0/16', 'fd00::/8', '::ffff:192.0.2.0/120'];
    const through = (proxy: string) =>
      clientIp(forwardedFor('203.0.113.7, 10.1.9.9'), socketAt(proxy), trusted);
    for (const proxy of ['10.1.255.1', '::ffff:10.1.0.1', 'fd12:3::4', '192.0.2.77']) {
      expect(through(proxy), proxy).toBe('203.0.113.7');
    }
    for (const stranger of ['10.2.0.1', '192.0.3.1']) expect(through(stranger), stranger).toBe(stranger);
  });

  it('ignores the port', () => {
    const through = (hop: string) => clientIp(forwardedFor(hop), socketAt('10.0.0.1'), ['10.0.0.1']);
    expect(through('203.0.113.7:50112')).toBe('203.0.113.7');
    expect(through('[2001:db8:1:2::9]:50112')).toBe(through('2001:db8:1:2::9'));
  });

  it('counts an IPv6 network of /64 as one, however its addresses are written', () => {
    const ipFor = (address: string) => clientIp(requestWith(), socketAt(address), []);
    const network = ipFor('2001:db8::1');
    for (const addressOfSameNetwork of [
      '2001:db8::2',
      '2001:db8::a:b:c:d',
      '2001:db8:0:0:ffff:1:2:3',
      '2001:0DB8::9',
    ]) {
      expect(ipFor(addressOfSameNetwork), addressOfSameNetwork).toBe(network);
    }
    expect(ipFor('2001:db8:0:1::1')).not.toBe(network);
  });
});

describe('isLocalRequest', () => {
  it('is true for a browser on this machine', () => {
    expect(isLocalRequest(requestWith(), socketAt('127.0.0.1'))).toBe(true);
    expect(isLocalRequest(requestWith({ host: '[::1]:3000' }), socketAt('::1'))).toBe(true);
  });

  it.each([
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-server',
    'x-real-ip',
    'x-client-ip',
    'x-original-forwarded-for',
    'cf-connecting-ip',
    'true-client-ip',
  ])('is false for a request with %s', (header) => {
    expect(isLocalRequest(requestWith({ [header]: '127.0.0.1' }), socketAt('127.0.0.1'))).toBe(false);
  });

  it('is false behind a proxy that is only recognisable by its HTTP version', () => {
    expect(isLocalRequest(requestWith(), socketAt('127.0.0.1', '1.0'))).toBe(false);
  });

  it('is false from other machines, and under a host name that resolves to this one', () => {
    expect(isLocalRequest(requestWith(), socketAt('192.0.2.9'))).toBe(false);
    expect(isLocalRequest(requestWith({ host: 'rebound.example:3000' }), socketAt('127.0.0.1'))).toBe(false);
  });
});

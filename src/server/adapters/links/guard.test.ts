/**
 * The guard against links that lead to this machine or into a private network: the check of addresses, of URLs and of
 * the DNS look-up that a connection makes.
 */
import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createLinks, type LinkOutcome } from '.';
import { isOwnAddress, isPublicAddress } from './address';
import { createGuardedLookup, UnreachableNameError } from './guarded-lookup';

const FORBIDDEN_ADDRESSES = [
  ...[
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '127.9.9.9',
  ],
  ...[
    '169.254.0.1',
    '169.254.169.254',
    '169.254.170.2',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192',
    '192.0.2.1',
  ],
  ...[
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '239.255.255.250',
  ],
  ...['240.0.0.1', '255.255.255.255', '168.63.129.16'],
  ...['::', '::1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:0:7f00:1', '64:ff9b::7f00:1'],
  ...['64:ff9b::808:808', '64:ff9b:1::a00:1', '100::1', '2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ...['2001:db8::1', '2001:10::1', '2001:20::1', '2002:7f00:1::', '2002:808:808::1', '3fff::1', '5f00::1'],
  ...['fc00::1', 'fd00:ec2::254', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '4000::1'],
  ...['2606:4700::5efe:7f00:1', '2606:4700::200:5efe:a00:1', 'not an address', ''],
];

describe('isPublicAddress', () => {
  it.each(FORBIDDEN_ADDRESSES)('rejects %s, which is not a public address', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.255.255',
    '2606:4700::1111',
    '2a00:1450::8a',
  ])('accepts %s, which is a public address', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

it('isOwnAddress is true only for addresses of this machine', () => {
  const ownAddresses = Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).map(({ address }) => address),
  );
  expect(ownAddresses).toContain('127.0.0.1');
  for (const address of ownAddresses) expect(isOwnAddress(address), address).toBe(true);
  for (const address of ['8.8.8.8', '192.0.2.77', '']) expect(isOwnAddress(address), address).toBe(false);
});

/** Links to inner addresses in notations that have fooled filters. */
const FORBIDDEN_LINKS = [
  ...['http://127.0.0.1/', 'http://127.1/', 'http://2130706433/', 'http://0x7f000001/', 'http://0x7f.0.0.1/'],
  ...['http://017700000001/', 'http://0177.0.0.1/', 'http://127.0.0.1./', 'http://①②⑦.⓪.⓪.①/', 'http://0/'],
  ...[
    'http://１２７.０.０.１/',
    'http://127.0.0.1%2f@example.com/',
    'http://169.254.169.254/latest/meta-data/',
  ],
  ...[
    'http://0xa9fea9fe/',
    'http://2852039166/',
    'http://0251.0376.0251.0376/',
    'http://[::ffff:169.254.169.254]/',
  ],
  ...['http://[::1]/', 'http://[::]/', 'http://[::ffff:7f00:1]/', 'http://[0:0:0:0:0:ffff:127.0.0.1]/'],
  ...['http://[64:ff9b::7f00:1]/', 'http://[2002:7f00:1::]/', 'http://[fe80::1]/', 'http://[fd00:ec2::254]/'],
  ...[
    'http://[::127.0.0.1]/',
    'http://10.1.2.3/',
    'http://192.168.0.1/',
    'https://172.20.0.5/',
    'http://224.0.0.1/',
  ],
  ...[
    'http://168.63.129.16/machine',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://ⓛocalhost/',
    'http://a.localhost/',
  ],
  ...[
    'http://metadata.google.internal/',
    'http://printer.local/',
    'http://router.home.arpa/',
    'http://intranet/',
  ],
  ...[
    'http://user@example.com/',
    'http://user:pass@example.com/',
    'http://example.com:22/',
    'http://example.com:6379/',
  ],
  ...[
    'https://example.com:8443/',
    'ftp://example.com/a',
    'file:///etc/passwd',
    'gopher://127.0.0.1:6379/_INFO',
  ],
  ...[
    'data:text/html,x',
    'javascript:alert(1)',
    'dict://example.com/',
    'http://',
    'http:///',
    'not a link',
    '',
  ],
];

const resultOf = (outcome: LinkOutcome) => (outcome.ok ? 'read' : outcome.message);

describe('a forbidden link', () => {
  it.each(FORBIDDEN_LINKS)('%s is refused without a DNS look-up', async (link) => {
    const lookups: string[] = [];
    const links = createLinks({
      resolve: async (name) => {
        lookups.push(name);
        return [];
      },
    });
    expect(resultOf(await links.fetch(link))).toMatch(/^This address is not on the public web/);
    expect(lookups).toEqual([]);
  });

  it.each(FORBIDDEN_ADDRESSES.filter(Boolean))(
    'a name that resolves to %s is not connected to',
    async (address) => {
      const links = createLinks({ resolve: async () => [address] });
      expect(resultOf(await links.fetch('http://innocent.example/'))).toMatch(
        /^The page could not be reached/,
      );
    },
  );
});

describe('the DNS look-up of a connection', () => {
  /** Looks the name up as a socket does, and returns the addresses it is given. */
  const lookUp = (addresses: string[], all: boolean) =>
    new Promise((resolve, reject) => {
      const lookup = createGuardedLookup(async () => addresses, isPublicAddress);
      lookup('innocent.example', { all }, (error, address, family) => {
        if (error) reject(error);
        else resolve(all ? address : { address, family });
      });
    });

  it('returns all addresses of a name if every one is public', async () => {
    const first = { address: '8.8.8.8', family: 4 };
    const second = { address: '2606:4700::1111', family: 6 };
    expect(await lookUp(['8.8.8.8', '2606:4700::1111'], true)).toEqual([first, second]);
    expect(await lookUp(['8.8.8.8', '2606:4700::1111'], false)).toEqual(first);
  });

  it.each(FORBIDDEN_ADDRESSES.filter(Boolean))('refuses a name that resolves to %s', async (address) => {
    for (const all of [true, false]) {
      await expect(lookUp([address], all)).rejects.toThrow(UnreachableNameError);
      await expect(lookUp(['8.8.8.8', address], all), 'beside a public one').rejects.toThrow(
        UnreachableNameError,
      );
      await expect(lookUp([address, '8.8.8.8'], all), 'before a public one').rejects.toThrow(
        UnreachableNameError,
      );
    }
  });

  it('refuses a name without addresses', async () => {
    await expect(lookUp([], true)).rejects.toThrow(UnreachableNameError);
    await expect(lookUp([], false)).rejects.toThrow(UnreachableNameError);
  });
});

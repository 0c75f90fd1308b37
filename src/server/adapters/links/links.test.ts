import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from '@/server/testing/stubs/site';
import { createLinks, type LinkFetcher } from '.';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const redirectTo = (location: string, status = 302) => ({ status, headers: { location } });

let site: Site;
let links: LinkFetcher;
/** The addresses that each name resolves to, in the order of the look-ups; the last entry repeats. */
let names: Record<string, string[][]>;
beforeAll(async () => {
  site = await openSite({
    '/': { headers: HTML, body: '<p>Grüße</p>' },
    '/latin1': {
      headers: { 'content-type': 'text/html; charset=iso-8859-1' },
      body: Buffer.from('<p>Gr\u00fc\u00dfe</p>', 'latin1'),
    },
    '/meta': { body: Buffer.from('<meta charset="windows-1252"><p>Gr\u00fc\u00dfe</p>', 'latin1') },
    '/report.pdf': { headers: { 'content-type': 'application/octet-stream' }, body: '%PDF-1.7' },
    '/zipped': { headers: { ...HTML, 'content-encoding': 'gzip' }, body: gzipSync('<p>packed</p>') },
    '/bomb': {
      headers: { ...HTML, 'content-encoding': 'gzip' },
      body: gzipSync(Buffer.alloc(64 * 1024 * 1024)),
    },
    '/broken': { headers: { ...HTML, 'content-encoding': 'gzip' }, body: 'this is no gzip' },
    '/video': { headers: { 'content-type': 'video/mp4' }, body: 'x' },
    '/gone': { status: 410 },
    '/private': { status: 403 },
    '/linkedin': { status: 999 },
    '/error': { status: 500 },
    '/moved': redirectTo('/', 301),
    '/loop': redirectTo('/loop'),
    '/to-loopback': redirectTo('http://127.0.0.2/'),
    '/to-metadata': redirectTo('http://169.254.169.254/latest/meta-data/'),
    '/to-name': redirectTo('http://inner.example/'),
    '/to-file': redirectTo('file:///etc/passwd'),
    '/to-decimal': redirectTo('//2130706434/'),
    '/to-nowhere': { status: 302, headers: {} },
    '/endless': (_request, response) => {
      response.writeHead(200, HTML);
      const writeMore = () => {
        while (response.write('x'.repeat(65_536))) if (response.destroyed) return;
      };
      response.on('drain', writeMore);
      writeMore();
    },
    '/silent': () => {},
    '/trickle': (_request, response) => {
      response.writeHead(200, HTML);
      const timer = setInterval(() => response.write('x'), 50);
      response.on('close', () => clearInterval(timer));
    },
    '/headers': (_request, response) => {
      response.writeHead(200, { ...HTML, 'x-long': 'x'.repeat(100_000) }).end('x');
    },
  });
  names = {
    'site.example': [['127.0.0.1']],
    'inner.example': [['127.0.0.2']],
    'rebinds.example': [['127.0.0.1'], ['127.0.0.2']],
  };
  links = createLinks({
    resolve: async (name) => {
      const answers = names[name] ?? [[]];
      return (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
    },
    // The one inner address that this test calls public.
    mayConnect: (address) => address === '127.0.0.1',
    ports: new Set([80, site.port]),
  });
});
afterAll(() => site.close());

const fetchText = async (path: string) => {
  const outcome = await links.fetch(`http://site.example:${site.port}${path}`);
  return outcome.ok ? `${outcome.fileName} ${new TextDecoder().decode(outcome.bytes)}` : outcome.message;
};

describe('a page', () => {
  it.each([
    ['/', 'page.html <p>Grüße</p>'],
    ['/latin1', 'page.html <p>Grüße</p>'],
    ['/meta', 'page.html <meta charset="windows-1252"><p>Grüße</p>'],
    ['/report.pdf', 'page.pdf %PDF-1.7'],
    ['/zipped', 'page.html <p>packed</p>'],
    ['/moved', 'page.html <p>Grüße</p>'],
  ])('%s is fetched and converted to UTF-8', async (path, text) => {
    expect(await fetchText(path)).toBe(text);
  });
});

describe('a page that cannot be read', () => {
  it.each([
    ['/missing', /no page at this address/],
    ['/gone', /no page at this address/],
    ['/private', /sign in/],
    ['/linkedin', /sign in/],
    ['/error', /answered with an error/],
    ['/video', /neither a web page nor a document/],
    ['/loop', /without end/],
    ['/bomb', /too large/],
    ['/endless', /too large/],
    ['/broken', /could not be reached/],
    ['/headers', /could not be reached/],
    ['/to-nowhere', /without end/],
  ])('(%s) is answered with the reason', async (path, reason) => {
    expect(await fetchText(path)).toMatch(reason);
  });
});

describe('a redirect', () => {
  it.each(['/to-loopback', '/to-metadata', '/to-file', '/to-decimal'])('%s is refused', async (path) => {
    expect(await fetchText(path)).toMatch(/^This address is not on the public web/);
  });

  it('to a name with a private address is not followed', async () => {
    expect(await fetchText('/to-name')).toMatch(/could not be reached/);
  });
});

it('a link is fetched from the checked address even if the name resolves differently the second time', async () => {
  const link = `http://rebinds.example:${site.port}/`;
  expect((await links.fetch(link)).ok).toBe(true);
  const requestsBefore = site.requests.length;
  expect(await links.fetch(link)).toMatchObject({
    ok: false,
    message: expect.stringMatching(/not be reached/),
  });
  expect(site.requests.length).toBe(requestsBefore);
});

describe('the deadline of a link', () => {
  /** Gives up after 300 ms; by default it would be six seconds. */
  const createImpatientLinks = () =>
    createLinks({
      resolve: async () => ['127.0.0.1'],
      mayConnect: () => true,
      ports: new Set([site.port]),
      totalMs: 300,
    });

  it.each(['/silent', '/trickle'])('ends the fetch of %s', async (path) => {
    const startedAt = performance.now();
    const outcome = await createImpatientLinks().fetch(`http://site.example:${site.port}${path}`);
    expect(outcome).toMatchObject({ ok: false, message: expect.stringMatching(/too long/) });
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  it('ends the wait for a name server that never answers, and so does an abort', async () => {
    const deaf = createLinks({ resolve: () => new Promise(() => {}), totalMs: 300 });
    expect(await deaf.fetch('https://site.example/')).toMatchObject({
      ok: false,
      message: expect.stringMatching(/too long/),
    });
    const controller = new AbortController();
    const waiting = createLinks({ resolve: () => new Promise(() => {}) }).fetch(
      'https://site.example/',
      controller.signal,
    );
    controller.abort();
    expect((await waiting).ok).toBe(false);
  });
});

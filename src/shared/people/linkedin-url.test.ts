import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameFromUsername, parseLinkedInUrl } from './linkedin-url';

/** 'me' is LinkedIn's own alias and no username. */
const username = fc.stringMatching(/^[A-Za-z0-9_-]{1,60}$/).filter((name) => name.toLowerCase() !== 'me');

describe('parseLinkedInUrl', () => {
  it('accepts a bare username of letters, digits, hyphen and underscore', () => {
    fc.assert(
      fc.property(username, (name) => {
        expect(parseLinkedInUrl(name)).toEqual({
          ok: true,
          username: name,
          url: `https://www.linkedin.com/in/${name}`,
        });
      }),
    );
  });

  it('finds the same username in every form of URL', () => {
    const shape = fc.record({
      blank: fc.constantFrom('', ' ', '\t', '\u200b'),
      scheme: fc.constantFrom('', 'http://', 'https://', 'HTTPS://', '//'),
      host: fc.constantFrom(
        'linkedin.com',
        'www.linkedin.com',
        'de.linkedin.com',
        'm.linkedin.com',
        'LinkedIn.com',
      ),
      kind: fc.constantFrom('in', 'pub', 'mwlite/in'),
      suffix: fc.constantFrom('', '/', '/de', '/pt-br/', '/0/12a/34b'),
      tail: fc.constantFrom('', '?utm_source=share&utm_medium=x', '#about', '/?originalSubdomain=de'),
    });
    fc.assert(
      fc.property(username, shape, (name, parts) => {
        const url = `${parts.blank}${parts.scheme}${parts.host}/${parts.kind}/${name}${parts.suffix}${parts.tail}${parts.blank}`;
        expect(parseLinkedInUrl(url)).toMatchObject({ ok: true, username: name });
      }),
    );
  });

  it('accepts non-ASCII usernames, percent-encoded or not', () => {
    const url = 'https://www.linkedin.com/in/j%C3%BCrgen-k%C3%B6nig';
    expect(parseLinkedInUrl(url)).toEqual({ ok: true, username: 'jürgen-könig', url });
    expect(parseLinkedInUrl('linkedin.com/in/jürgen-könig')).toMatchObject({ url });
  });

  it('parses its own result to the same URL', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseLinkedInUrl(text);
        if (parsed.ok) expect(parseLinkedInUrl(parsed.url)).toEqual(parsed);
      }),
    );
  });

  it.each(['', '  ', '\n\t', '\u200b'])('reports that %j is empty', (text) => {
    expect(parseLinkedInUrl(text)).toEqual({ ok: false, error: 'empty' });
  });

  it.each([
    'https://www.linkedin.com/in/me/',
    'linkedin.com/in/Me',
    'john doe',
    'john.doe',
    'john@example.com',
    'linkedin.com',
    'linkedin.com/in/',
    'linkedin.com/company/acme',
    'https://example.com/in/john-doe',
    'https://linkedin.com.example.com/in/john-doe',
    'https://notlinkedin.com/in/john-doe',
    'https://evil.com/linkedin.com/in/john-doe',
    'ftp://linkedin.com/in/john-doe',
    'javascript://linkedin.com/in/john-doe',
    'linkedin.com/in/%E0%A4%A',
    'linkedin.com/in/a%2Fb',
  ])('refuses %j', (text) => {
    expect(parseLinkedInUrl(text)).toEqual({ ok: false, error: 'invalid' });
  });
});

describe('nameFromUsername', () => {
  it.each([
    ['john-doe', 'John Doe'],
    ['john-doe-1a2b3c', 'John Doe'],
    ['john-doe-95b0093b8', 'John Doe'],
    ['maria_da_silva', 'Maria Da Silva'],
    ['jürgen-könig', 'Jürgen König'],
    ['johndoe42', 'Johndoe'],
    ['12345', undefined],
  ])('derives from %s the name %s', (name, expected) => {
    expect(nameFromUsername(name)).toBe(expected);
  });
});

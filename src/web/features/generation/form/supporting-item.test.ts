import { describe, expect, it } from 'vitest';
import { missingFieldOf, NOTHING_PENDING, startedKindOf, webLink } from './supporting-item';

const file = new File(['x'], 'paper.pdf');

describe('the message about a supporting item', () => {
  it('names one missing field at a time, in the product’s words', () => {
    expect(missingFieldOf(NOTHING_PENDING)).toMatchObject({
      title: 'Title required',
      description: 'Please provide a title.',
    });
    expect(missingFieldOf({ ...NOTHING_PENDING, title: 'Board paper' })).toMatchObject({
      title: 'Please select a file',
      description: 'You must upload a document before adding it.',
    });
    expect(
      missingFieldOf({ ...NOTHING_PENDING, kind: 'link', title: 'Interview', link: 'portside' }),
    ).toMatchObject({
      title: 'Please enter a URL',
      description: 'You must provide a valid URL for your link.',
    });
    expect(missingFieldOf({ ...NOTHING_PENDING, title: '  ', file })?.field).toBe('title');
  });

  it('is null for a titled file or link', () => {
    expect(missingFieldOf({ ...NOTHING_PENDING, title: 'Board paper', file })).toBeNull();
    const link = { ...NOTHING_PENDING, kind: 'link', title: 'Talk', link: 'portside.example/talk' } as const;
    expect(missingFieldOf(link)).toBeNull();
  });
});

it('a supporting item counts as started once it holds input', () => {
  expect(startedKindOf({ ...NOTHING_PENDING, title: 'Board paper' })).toBeNull();
  expect(startedKindOf({ ...NOTHING_PENDING, file })).toBe('document');
  expect(startedKindOf({ ...NOTHING_PENDING, kind: 'link', file, link: ' ' })).toBeNull();
  expect(startedKindOf({ ...NOTHING_PENDING, kind: 'link', link: 'portside.example' })).toBe('link');
});

describe('the link of a supporting item', () => {
  it.each([
    ['https://portside.example/a?b=c', 'https://portside.example/a?b=c'],
    ['portside.example/lindqvist', 'https://portside.example/lindqvist'],
    ['portside.example:8080/x', 'https://portside.example:8080/x'],
    [' HTTP://Portside.Example ', 'http://portside.example/'],
  ])('accepts %s', (typed, url) => expect(webLink(typed)).toBe(url));

  it.each(['', '   ', 'portside', 'javascript:alert(1)', 'ftp://portside.example', 'two words.example'])(
    'refuses %j',
    (typed) => expect(webLink(typed)).toBeUndefined(),
  );
});

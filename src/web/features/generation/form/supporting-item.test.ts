import { describe, expect, it } from 'vitest';
import { EMPTY_ITEM, linkUrlOf, missingFieldOf, pendingKindOf } from './supporting-item';

const file = new File(['x'], 'paper.pdf');

describe('the message about a supporting item', () => {
  it('names one missing field at a time, in the product’s words', () => {
    expect(missingFieldOf(EMPTY_ITEM)).toMatchObject({
      title: 'Title required',
      description: 'Please provide a title.',
    });
    expect(missingFieldOf({ ...EMPTY_ITEM, title: 'Board paper' })).toMatchObject({
      title: 'Please select a file',
      description: 'You must upload a document before adding it.',
    });
    expect(
      missingFieldOf({ ...EMPTY_ITEM, kind: 'link', title: 'Interview', link: 'portside' }),
    ).toMatchObject({
      title: 'Please enter a URL',
      description: 'You must provide a valid URL for your link.',
    });
    expect(missingFieldOf({ ...EMPTY_ITEM, title: '  ', file })?.field).toBe('title');
  });

  it('is null for a file or a link with a title', () => {
    expect(missingFieldOf({ ...EMPTY_ITEM, title: 'Board paper', file })).toBeNull();
    const link = { ...EMPTY_ITEM, kind: 'link', title: 'Talk', link: 'portside.example/talk' } as const;
    expect(missingFieldOf(link)).toBeNull();
  });
});

it('a supporting item is pending once it has a file or a link, but not with a title alone', () => {
  expect(pendingKindOf({ ...EMPTY_ITEM, title: 'Board paper' })).toBeNull();
  expect(pendingKindOf({ ...EMPTY_ITEM, file })).toBe('document');
  expect(pendingKindOf({ ...EMPTY_ITEM, kind: 'link', file, link: ' ' })).toBeNull();
  expect(pendingKindOf({ ...EMPTY_ITEM, kind: 'link', link: 'portside.example' })).toBe('link');
});

describe('the link of a supporting item', () => {
  it.each([
    ['https://portside.example/a?b=c', 'https://portside.example/a?b=c'],
    ['portside.example/lindqvist', 'https://portside.example/lindqvist'],
    ['portside.example:8080/x', 'https://portside.example:8080/x'],
    [' HTTP://Portside.Example ', 'http://portside.example/'],
  ])('accepts %s', (typed, url) => expect(linkUrlOf(typed)).toBe(url));

  it.each(['', '   ', 'portside', 'javascript:alert(1)', 'ftp://portside.example', 'two words.example'])(
    'refuses %j',
    (typed) => expect(linkUrlOf(typed)).toBeUndefined(),
  );
});

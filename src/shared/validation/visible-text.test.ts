import { describe, expect, it } from 'vitest';
import { isBlank, trimText, visibleText } from './visible-text';

describe('isBlank', () => {
  it.each(['', ' \n\u00a0', '\u200b\u2060', '\u00ad\ufeff', '\u3164\u2800', '\u202e', '\u0007'])(
    'is true for %j, which shows nothing',
    (text) => {
      expect(isBlank(text)).toBe(true);
      expect([trimText(text), visibleText(text)]).toEqual(['', '']);
    },
  );

  it.each(['a', '\u200bA\u200b', '9', '\u{1f469}\u200d\u{1f52c}', 'क्\u200dष', '–'])(
    'is false for %j',
    (text) => {
      expect(isBlank(text)).toBe(false);
      expect(visibleText(text)).toBe(text);
    },
  );
});

it('trimText removes white space around a text', () => {
  expect(trimText(' Ines Calder\n')).toBe('Ines Calder');
});

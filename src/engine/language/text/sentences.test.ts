import { expect, it } from 'vitest';
import { sentencesOf } from './sentences';

it.each([
  [
    'Weighed barrels to find leaks Painted signs of mills',
    ['Weighed barrels to find leaks', 'Painted signs of mills'],
  ],
  [
    'Ilse was Buyer at Brillwater Private Limited from 2015 to 2017.',
    ['Ilse was Buyer at Brillwater Private Limited from 2015 to 2017.'],
  ],
])(
  'a text is split where a sentence begins without a stop, but not inside a company name: %s',
  (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  },
);

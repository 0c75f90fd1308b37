import { expect, it } from 'vitest';
import { sentencesOf } from './sentences';

it.each([
  [
    'Tested materials to determine quality Performed studies of mills',
    ['Tested materials to determine quality', 'Performed studies of mills'],
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

import { expect, it } from 'vitest';
import { asSentence } from './as-sentence';

it.each([
  ['cut waste by 40%', 'Cut waste by 40%.'],
  ['Who runs it?', 'Who runs it?'],
  ['They said “Well done!”', 'They said “Well done!”'],
  ['Nine depots (two in Oslo.)', 'Nine depots (two in Oslo.)'],
  ['Nine depots (two in Oslo)', 'Nine depots (two in Oslo).'],
  ['über neun Depots', 'Über neun Depots.'],
  ['  ', ''],
])('the text %j becomes the sentence %j', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});

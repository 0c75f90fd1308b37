import { describe, expect, it } from 'vitest';
import { joinNeighbours, joinSentences } from './join';

const cited = (text: string) => ({ text, spans: [{ source: 's1', page: 1, quote: text }] });
const join = (before: string, next: string) => joinSentences(cited(before), cited(next), 'Edda');

describe('two sentences with one subject', () => {
  it('become one, with the spans of both', () => {
    expect(join('Edda leads nine shops.', 'Edda owns the budget.')).toEqual({
      text: 'Edda leads nine shops, and owns the budget.',
      spans: [...cited('Edda leads nine shops.').spans, ...cited('Edda owns the budget.').spans],
    });
  });

  it.each([
    [
      'one is in the perfect and the other in the past tense',
      'Edda has been a buyer since 2012.',
      'Edda cut costs.',
    ],
    ['each contains a list', 'Edda runs shops and depots.', 'Edda buys oil and salt.'],
    ['one contains a colon', 'Edda has one rule: listen.', 'Edda owns the budget.'],
    ['they have different subjects', 'Edda leads nine shops.', 'At Corvane, Edda cut costs.'],
    [
      'they are too long together',
      `Edda leads ${'very '.repeat(30)}large shops.`,
      `Edda runs ${'very '.repeat(20)}small ones.`,
    ],
  ])('are not joined if %s', (_, before, next) => {
    expect(join(before, next)).toBeUndefined();
  });
});

it('sentences with one subject are joined in pairs, never with a third', () => {
  const texts = ['Edda leads shops.', 'Edda owns a budget.', 'Edda trains buyers.'].map(cited);
  expect(joinNeighbours(texts, 'Edda').map(({ text }) => text)).toEqual([
    'Edda leads shops, and owns a budget.',
    'Edda trains buyers.',
  ]);
});

import { describe, expect, it } from 'vitest';
import { isInThirdPerson, wholeSentenceOf } from './whole-sentence';

const wholeOf = (sentence: string, inThirdPerson = true) =>
  wholeSentenceOf(sentence, { firstName: 'Kim', inThirdPerson });

describe('a whole sentence about oneself', () => {
  it.each([
    [
      'As Director of two mills, she oversees 900 people.',
      'As Director of two mills, Kim oversees 900 people',
    ],
    [
      'Prior to Orla, Kim Marsh spent 14 years at Brillwater.',
      'Prior to Orla, Kim spent 14 years at Brillwater',
    ],
    [
      'Under her leadership, Orla has doubled its revenue.',
      'Under Kim’s leadership, Orla has doubled its revenue',
    ],
    [
      'During Kim’s tenure as CEO, Orla opened nine mills.',
      'During Kim’s tenure as CEO, Orla opened nine mills',
    ],
    ['Formerly CEO of Orla, a maker of sails.', 'Kim was formerly CEO of Orla, a maker of sails'],
    ['Currently CTO at Orla, where she sells sails.', 'Kim is currently CTO at Orla, where she sells sails'],
  ])('in the third person keeps what stands before its subject: %s', (sentence, text) => {
    expect(wholeOf(sentence)?.text).toBe(text);
  });

  it.each([
    [
      'Before Orla, I founded a mill and sold it in 2013.',
      'Before Orla, Kim founded a mill and sold it in 2013',
    ],
    ['Earlier, I founded a mill.', 'Earlier, Kim founded a mill'],
    ['Under my leadership, Orla doubled its revenue.', 'Under Kim’s leadership, Orla doubled its revenue'],
  ])('in the first person keeps its time: %s', (sentence, text) => {
    expect(wholeOf(sentence, false)?.text).toBe(text);
  });

  it.each([
    ['of somebody else', 'As Director of two mills, Ann oversees 900 people.', true],
    ['in which "she" may be somebody else', 'As Director of two mills, she oversees 900 people.', false],
    ['whose opening points to an earlier one', 'During that time, she led two mills.', true],
    ['under somebody else’s lead', 'Under Ann’s leadership, Orla doubled its revenue.', true],
    ['in the plural', 'Before Orla, we founded a mill.', false],
    ['that begins with its verb', 'Previously led two mills at Orla.', true],
    ['of the post alone', 'Over the years, she learned.', false],
  ])('is not made of one %s', (_, sentence, inThirdPerson) => {
    expect(wholeOf(sentence, inThirdPerson)).toBeUndefined();
  });

  it('points back if it names the organisation by a noun alone', () => {
    expect(wholeOf('Since joining in May 2018, she has led the company.')?.pointsBack).toBe(true);
    expect(wholeOf('As CEO of Orla, she has led the company to growth.')?.pointsBack).toBe(false);
  });
});

it('a text is in the third person if no sentence has "I" or "my"', () => {
  expect(isInThirdPerson(['She runs two mills.', 'Our clients are mills.'])).toBe(true);
  expect(isInThirdPerson(['She runs two mills.', 'I run a third.'])).toBe(false);
  expect(isInThirdPerson([])).toBe(false);
});

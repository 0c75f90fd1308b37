import { describe, expect, it } from 'vitest';
import { conceptNumber } from '../../language/concepts';
import { isLeadershipConcept, isSubjectConcept } from './terms';

const asked = (name: string) => ({ alternatives: [conceptNumber(name)], weight: 1 });

describe('a required concept', () => {
  it.each([
    ['team-lead', true],
    ['senior-leadership', true],
    ['tools', false],
    ['finance', false],
  ])('%s is of leading people: %s', (name, isLeading) => {
    expect(isLeadershipConcept(asked(name))).toBe(isLeading);
    expect(isSubjectConcept(asked(name))).toBe(!isLeading);
  });
});

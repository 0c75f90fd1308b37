import { describe, expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing';
import { namedStrengths } from './named-strengths';

const statementsOf = (...lines: string[]) =>
  careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        { title: 'Head of Works', organisation: 'Brillwater', start: '2015', end: '2019', statements: lines },
      ],
    }),
  ).achievements;
const titlesOf = (practices: string[], ...lines: string[]) =>
  namedStrengths(practices, statementsOf(...lines), [], 2).map(({ title }) => title);

const CONTRACTS = 'Negotiated 14 supplier contracts for three mills in the north.';
const HIRING = 'Designed a training programme for 40 pilots of the northern ports.';

describe('superpowers without a name of their own', () => {
  it('are named after the practices that the person lists', () => {
    expect(titlesOf(['Typing', 'Contract negotiation'], CONTRACTS)[0]).toBe('Contract negotiation');
  });

  it('stay without one if no practice fits', () => {
    expect(titlesOf(['Typing'], HIRING)).toEqual([]);
  });

  it('do not use an act twice, nor a title that is taken', () => {
    const practices = ['Contract negotiation', 'Supplier contracts'];
    const strengths = namedStrengths(practices, statementsOf(CONTRACTS, HIRING), [], 2);
    expect(strengths).toHaveLength(1);
    const [strength] = namedStrengths(
      ['Contract negotiation'],
      statementsOf(CONTRACTS),
      ['Contract negotiation'],
      2,
    );
    expect(strength?.title).not.toBe('Contract negotiation');
  });

  it('do not tell a line twice that stands in two posts', () => {
    const [one] = statementsOf(CONTRACTS);
    const twice = one ? [one, { ...one }] : [];
    expect(namedStrengths(['Contract negotiation'], twice, [], 2)[0]?.statements).toHaveLength(1);
  });

  it('are not named after what anybody claims, or what others did', () => {
    expect(titlesOf(['Communication'], CONTRACTS)).not.toContain('Communication');
    const helped = 'Helped negotiate 14 supplier contracts for three mills.';
    expect(titlesOf(['Contract negotiation'], helped)).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitOf, type Verdict } from './role-fit';

const requirementsWith = (...verdicts: [must: boolean, verdict: Verdict, times: number][]) =>
  verdicts.flatMap(([must, verdict, times]) => Array.from({ length: times }, () => ({ must, verdict })));

describe('the fit of a role', () => {
  it('is the plain sum of points: must-haves 4, nice-to-haves 2, a mention half', () => {
    const fit = fitOf(
      requirementsWith(
        [true, 'evidenced', 5],
        [true, 'mentioned', 2],
        [true, 'gap', 1],
        [false, 'evidenced', 3],
        [false, 'gap', 1],
      ),
    );
    expect(fit).toMatchObject({ number: 75, points: 30, all: 40 });
    expect(fit.must).toEqual({ evidenced: 5, mentioned: 2, gap: 1 });
  });

  it('rounds half up', () => {
    expect(fitOf(requirementsWith([true, 'evidenced', 1], [true, 'gap', 7])).number).toBe(13);
  });

  it('is not a number if fewer than four requirements count', () => {
    expect(fitOf(requirementsWith([true, 'evidenced', 3], [true, 'soft', 9])).number).toBeNull();
    expect(fitOf(requirementsWith([true, 'evidenced', 4])).number).toBe(100);
    expect(fitOf([]).number).toBeNull();
  });

  it('is between 0 and 100, and never lower for a better verdict', () => {
    const verdict = fc.constantFrom<Verdict>('evidenced', 'mentioned', 'gap', 'soft');
    fc.assert(
      fc.property(
        fc.array(fc.record({ must: fc.boolean(), verdict }), { minLength: 4, maxLength: 60 }),
        (requirements) => {
          const { number } = fitOf(requirements);
          if (number === null) return;
          expect(number).toBeGreaterThanOrEqual(0);
          expect(number).toBeLessThanOrEqual(100);
          const better = requirements.map((requirement) =>
            requirement.verdict === 'gap' ? { ...requirement, verdict: 'mentioned' as const } : requirement,
          );
          expect(fitOf(better).number).toBeGreaterThanOrEqual(number);
        },
      ),
    );
  });
});

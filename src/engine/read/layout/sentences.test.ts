import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from './sentences';

describe('splitSentences', () => {
  it.each([
    ['Worked at Acme Inc. and later at Dr. Meier & Co. in Bonn. Led 12 people.', 2],
    ['Grew revenue by 3.5 percent in the U.S. market. Hired e.g. engineers.', 2],
    ['Built on Node.js and .NET. Shipped v2.0!', 2],
    ['It keeps boats dry.I lead two crews.', 2],
    ['We take what we planned into real action.Beyond just planning, I hire.', 2],
    ['I set the plan with the board of the group.Sectors: ports, retail', 2],
    ['Sold rooms in three towns on Booking.Com with two people.', 1],
    ['Wrote services in ASP.Net for ports', 1],
    ['Buchhaltung von über 40 Werften inkl. Beratung der Häfen', 1],
    ['我负责运营。我带领团队！', 2],
    ['J. R. Smith wrote this', 1],
  ])('splits "%s" into %i sentences', (text, count) => expect(splitSentences(text)).toHaveLength(count));

  it('neither loses nor adds a letter', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Led', 'teams.', 'Inc.', '3.5', 'and', 'U.S.', 'Grew!', 'e.g.', 'x', '…')),
        (words) => {
          const text = words.join(' ');
          const kept = splitSentences(text).join('').replace(/\s/g, '');
          expect(
            text.replace(/\s/g, '').replace(/…/g, '').startsWith(kept.replace(/…/g, '').slice(0, 5)),
          ).toBe(true);
          expect(kept.replace(/…/g, '')).toBe(/[\p{L}\p{N}]/u.test(text) ? text.replace(/[\s…]/gu, '') : '');
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameInMail } from './name-in-mail';

describe('nameInMail', () => {
  it.each([
    ['Ines', 'Ines'],
    ["  Aoife  O'Brien ", "Aoife O'Brien"],
    ['J.R.', 'J.R.'],
    ['Dr. Mara', 'Dr. Mara'],
    ['山田 太郎', '山田 太郎'],
    ['Ines\r\nBcc', 'Ines Bcc'],
    ['Ines\u2028Okafor\u0000\u0007', 'Ines Okafor'],
    ['\u202eseni', 'seni'],
    ['A'.repeat(100), 'A'.repeat(60)],
    ['Read evil.example now', ''],
    ['https://evil.example', ''],
    ['www.evil.example', ''],
    ['evil\u200b.exa\u00admple', ''],
    ['evil．example', ''],
    ['evil。example', ''],
    ['пример.рф', ''],
    ['me@evil.example', ''],
    ['evil.example:8080/x', ''],
    ['mailto:x', ''],
    ['192.0.2.1', ''],
    ['\r\n', ''],
  ])('turns %j into %j', (typed, shown) => {
    expect(nameInMail(typed)).toBe(shown);
  });

  it('reduces any name to one short line without a link', () => {
    const unit = fc.constantFrom(...'ab1 .。．@/:-\r\n\t\u2028\u0000\u200b\u202eäж例');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 150 }), (typed) => {
        const shown = nameInMail(typed);
        expect([...shown].length).toBeLessThanOrEqual(60);
        expect(shown).not.toMatch(/[\p{C}\p{Zl}\p{Zp}@/:]|[a-z0-9äж例-][.。][a-z0-9äж例-]{2}/u);
      }),
    );
  });
});

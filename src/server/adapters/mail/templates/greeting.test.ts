import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mail } from '@/server/db/outbox';
import { nameInMail } from '@/shared/people/name-in-mail';
import { LETTERS } from './letters';
import { renderMail } from './render';

describe('a name in a mail', () => {
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
  ])('%j reads %j', (typed, shown) => {
    expect(nameInMail(typed)).toBe(shown);
  });

  it('is reduced to one short line without a link', () => {
    const unit = fc.constantFrom(...'ab1 .。．@/:-\r\n\t\u2028\u0000\u200b\u202eäж例');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 150 }), (typed) => {
        const shown = nameInMail(typed);
        expect([...shown].length).toBeLessThanOrEqual(60);
        expect(shown).not.toMatch(/[\p{C}\p{Zl}\p{Zp}@/:]|[a-z0-9äж例-][.。][a-z0-9äж例-]{2}/u);
      }),
    );
  });

  it('is the only user input in mails', () => {
    const typed = 'Ines\n\nYou have won: http://evil.example/prize';
    const data = {
      firstName: typed,
      ownerName: typed,
      name: typed,
      company: typed,
      // Complete mails between strangers: the owner's to a reader who wrote, and the reader's to the owner.
      words: 'Hello, no.',
      about: 'x',
      // A request for a reference includes a note by the owner, of which a line that holds a link is left out.
      note: typed,
      wants: 'both',
      statements: '2',
      reminder: '',
      what: 'written',
      email: 'x',
      telephone: 'x',
      link: 'x',
      until: 'x',
      code: '1',
      reads: 'x',
      introductions: 'x',
      unsubscribe: 'x',
      newEmail: 'x',
      loginUrl: 'x',
      resetUrl: 'x',
      act: 'suspended',
      reason: 'x',
    };
    for (const kind of Object.keys(LETTERS)) {
      const { subject, text, html } = renderMail({ kind, data } as Mail);
      for (const part of [subject, text, html]) expect(part, kind).not.toMatch(/evil|won/);
      expect(text, kind).toContain('Hello,');
    }
  });
});

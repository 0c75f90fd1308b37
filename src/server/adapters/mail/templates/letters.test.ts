/** What strangers may put into the letters of the product: a name in one short line, and nothing with a link. */
import { expect, it } from 'vitest';
import type { Mail } from '@/server/db/outbox';
import { LETTERS } from './letters';
import { renderMail } from './render';

it('every letter greets without a name that could hold a link, and leaves out such a note', () => {
  const typed = 'Ines\n\nYou have won: http://evil.example/prize';
  const data = {
    firstName: typed,
    ownerName: typed,
    name: typed,
    company: typed,
    // These letters are what one person writes to another, so their texts are shown whole.
    words: 'Hello, no.',
    about: 'x',
    // Lines with a link are removed from the owner's note.
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

import { describe, expect, it } from 'vitest';
import { fittingValue } from './fitting-entries';

const LONG = 'x'.repeat(50);
/** Over a limit: a text of more than 40 characters anywhere, or more than four entries in the list. */
const isOverLimit = (value: unknown): boolean =>
  /[^"]{41}/.test(JSON.stringify(value)) || (Array.isArray(value) && value.length > 4);
const fit = <Value>(value: Value, saved: Value) => fittingValue(value, saved, isOverLimit);

describe('fittingValue: what can be saved of a list with an entry that is too long', () => {
  it('keeps nothing that was removed beside a new entry, or beside one with the same beginning', () => {
    expect(fit(['Chair, Marlow', `Treasurer ${LONG}`], ['Chair, Marlow', 'Adviser, Kestrel'])).toEqual([
      'Chair, Marlow',
    ]);
    const [marlow, kestrel] = ['Finance director, Marlow', 'Finance director, Kestrel'];
    expect(fit([`${kestrel} ${LONG}`], [marlow, kestrel])).toEqual([kestrel]);
  });

  it('hides what was hidden beside a new entry', () => {
    const notice = { term: 'notice', text: 'Three months', shown: 'page' };
    const start = { term: 'start', text: LONG, shown: 'page' };
    const hidden = { ...notice, shown: 'hidden' };
    expect(fit([start, hidden], [notice])).toEqual([hidden]);
  });

  it('leaves out an entry that resembles nothing saved, as its former words were given up', () => {
    expect(fit([LONG, 'Adviser'], ['Controller', 'Adviser'])).toEqual(['Adviser']);
  });

  it('keeps of an entry only the part that is too long as it was', () => {
    const former = { title: 'The builder', bullets: ['Built a team', 'Sold a shop', 'Closed the books'] };
    const now = { title: 'The builder', bullets: [`Built a team ${LONG}`, 'Closed them'] };
    expect(fit([now], [former])).toEqual([
      { title: 'The builder', bullets: ['Built a team', 'Closed them'] },
    ]);
    const finance = {
      name: 'Finance',
      value: [
        { title: 'Audit', description: 'A' },
        { title: 'Tax', description: 'B' },
      ],
    };
    const shorter = { name: 'Finance', value: [{ title: 'Audit', description: LONG }] };
    expect(fit([shorter], [finance])).toEqual([
      { name: 'Finance', value: [{ title: 'Audit', description: 'A' }] },
    ]);
  });

  it('removes and leaves out new entries where there are too many', () => {
    const saved = ['Chair', 'Adviser', 'Controller', 'Treasurer'];
    const now = ['First', 'Second', 'Third', 'Chair', `Controller ${LONG}`, 'Treasurer'];
    expect(fit(now, saved)).toEqual(['Chair', 'Controller', 'Treasurer']);
  });

  it('is the saved text where the field is one text', () => {
    expect(fit(LONG, 'Saved.')).toBe('Saved.');
  });
});

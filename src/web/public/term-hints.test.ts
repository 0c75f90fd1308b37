/** Hints beside the fields of an introduction, from the terms that its reader sees. */
import { describe, expect, it } from 'vitest';
import { shownTerms } from '@/shared/engagement/shown-terms';
import type { Term } from '@/shared/engagement/terms';
import { termHints } from './term-hints';

const hintsOf = (...terms: Term[]) => termHints(shownTerms(terms), 'Mira');
const capacity = (per: 'month' | 'week', min: number, max = min): Term => ({
  term: 'capacity',
  per,
  min,
  max,
  shown: 'page',
});
const worded = (term: 'start' | 'kind' | 'not_for', text: string): Term => ({ term, text, shown: 'page' });

describe('hints of terms', () => {
  it.each([
    [capacity('month', 6, 8), 'Mira offers 6 to 8'],
    [capacity('week', 20), 'Mira offers 20 hours a week'],
    [capacity('week', 1), 'Mira offers 1 hour a week'],
  ])('the capacity %j has the unit that the label of the field does not give: %s', (term, hint) => {
    expect(hintsOf(term).days).toBe(hint);
  });

  it.each([
    ['After two weeks', 'Start: After two weeks.'],
    ['After two weeks.', 'Start: After two weeks.'],
    ['Tomorrow!', 'Start: Tomorrow!'],
  ])('the start %j ends with one mark', (text, hint) => {
    expect(hintsOf(worded('start', text)).start).toBe(hint);
  });

  it('the kind of engagement and what it is not for are two sentences', () => {
    expect(hintsOf(worded('kind', 'Board seats?'), worded('not_for', 'Audits.')).about).toBe(
      'Kind of engagement: Board seats? Not for: Audits.',
    );
  });

  it('terms that are not shown give no hint', () => {
    expect(hintsOf()).toEqual({});
  });
});

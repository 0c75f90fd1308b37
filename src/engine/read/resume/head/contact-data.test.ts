import { describe, expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';
import { isContactLine } from './contact-data';

describe('a line of a paragraph', () => {
  it.each([
    'linkedin.com/in/inga-marlowe | github.com/inga',
    'Nationality: Norwegian, Website: marlowe.dev',
    'For a first talk please write to inga@marlowe.example at any time',
    'More about the mills that I have built: https://marlowe.dev',
  ])('is contact data: %s', (line) => {
    expect(isContactLine(line)).toBe(true);
  });

  it.each([
    'partnerships spanning nine ports, Orla and Havenkade.io. Expert in secured',
    'grew the followers of the mill on LinkedIn from 400 to 90,000 within',
  ])('is prose although it names a website: %s', (line) => {
    expect(isContactLine(line)).toBe(false);
  });

  it('stays in the summary', () => {
    const facts = factsOfParagraphs(
      [
        'Inga Marlowe',
        'Summary',
        'Planner who led nine mills and their partnership with Havenkade.io for ten years.',
      ].map((line) => paragraphOf(line)),
    );
    expect(facts.about[0]?.value).toContain('Havenkade.io');
  });
});

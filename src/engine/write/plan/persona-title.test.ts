import { describe, expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { fieldIn, titleOfPost } from './persona-title';

const titled = (title: string, statements: string[], senior = true) =>
  titleOfPost(
    title,
    careerContextOf(
      careerFacts({
        name: 'Edda Norling',
        roles: [{ title, organisation: 'Brillwater', start: '2012', end: '2019', statements }],
      }),
    ).achievements,
    senior,
  );

describe('the field of a title', () => {
  it.each([
    ['Head of SME Banking', 'SME Banking'],
    ['Senior Software Engineer (Edge)', 'Software'],
    ['Chief Operating Officer', 'Operations'],
    ['HR Director, West Africa', 'HR'],
    ['Associate Professor of Marine Biology', 'Marine Biology'],
    ['Project Manager', undefined],
    ['General Manager', undefined],
    ['Analyst', undefined],
  ])('%s: %s', (title, field) => {
    expect(fieldIn(title)).toBe(field);
  });
});

describe('the title of a post’s persona', () => {
  it('is who did most of it, in the field of the post', () => {
    expect(titled('Head of Sales', ['Built a team of 12.', 'Launched a shop in Turin.'])).toBe(
      'Sales Builder',
    );
    expect(titled('Head of Sales', ['Led a team of 12.', 'Managed 14 depots.'])).toBe('Sales Leader');
  });

  it('names nobody a leader who has led nobody', () => {
    expect(titled('Sales Analyst', ['Led two visits.', 'Managed 14 lists.'], false)).toBe('Sales Analyst');
  });

  it('is the post where its deeds are of many kinds', () => {
    expect(titled('Head Gardener', ['Planted 4,000 oaks.', 'Walled two gardens.'])).toBe('Head Gardener');
  });
});

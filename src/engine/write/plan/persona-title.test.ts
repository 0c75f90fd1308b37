import { describe, expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { fieldOfTitle, titleOfPost } from './persona-title';

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
    expect(fieldOfTitle(title)).toBe(field);
  });
});

describe('the title of a post’s persona', () => {
  it('is who did the strongest deed that has a name', () => {
    expect(
      titled('Head of Sales', ['Built a postcard archive in two countries.', 'Painted a shop in Turin.']),
    ).toBe('Postcard Archive Builder');
  });

  it('names nobody a lead who has led nobody', () => {
    expect(titled('Sales Analyst', ['Led the depot survey.', 'Managed 14 lists.'], false) ?? '').not.toMatch(
      /Lead/,
    );
  });

  it('is the post only over an outcome or a weighty deed', () => {
    expect(titled('Head Gardener', ['Planted 4,000 oaks.', 'Walled two gardens.'])).toBe('Head Gardener');
    expect(titled('Head Gardener', ['Planted oaks by the river.', 'Walled the garden.'])).toBeUndefined();
  });
});

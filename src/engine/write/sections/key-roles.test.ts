import { expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

const linesOf = (roles: Parameters<typeof careerFacts>[0]['roles']) =>
  composeProfile(careerFacts({ name: 'Edda Norling', roles })).profile.highlights;

it('lists every post, however many there are, and the same one once', () => {
  const posts = Array.from({ length: 14 }, (_, at) => ({
    title: 'Site Engineer',
    organisation: `Brill${'abcdefghijklmn'[at]}water Works`,
    start: `${1990 + at}`,
    end: `${1991 + at}`,
  }));
  expect(linesOf([...posts, ...posts.slice(0, 2)])).toHaveLength(14);
});

it('quotes the result in figures of a post before a duty that no other section tells', () => {
  const [line] = linesOf([
    {
      title: 'Maintenance Manager',
      organisation: 'Brillwater',
      start: '2014',
      end: '2015',
      statements: [
        'Generated reports in a spreadsheet.',
        'Improved the output of both presses by 34% in a year.',
        'Cut the hours lost to repairs by 48%, keeping all lines ready for harvest.',
        'Led 14 fitters in two works.',
      ],
    },
    { title: 'Fitter', organisation: 'Corvane', start: '2010', end: '2014' },
  ]);
  expect(line).toMatch(/: .*(?:34%|48%|14 fitters)/);
});

it('names a task by its noun where the record does', () => {
  const [line] = linesOf([
    {
      title: 'Delivery Manager',
      organisation: 'Brillwater',
      start: '2021',
      end: '2024',
      statements: ['Governance: Direction of 5 squads in two countries, with one report to the board.'],
    },
  ]);
  expect(line).toBe('Delivery Manager, Brillwater, 2021 to 2024: direction of 5 squads in two countries');
});

it('names no routine by its noun', () => {
  const [line] = linesOf([
    {
      title: 'Site Engineer',
      organisation: 'Corvane',
      start: '2010',
      end: '2014',
      statements: ['Supervision of concrete works and ensuring the quality of them.'],
    },
  ]);
  expect(line).toBe('Site Engineer, Corvane, 2010 to 2014');
});

it('tells no routine behind a post', () => {
  const [line] = linesOf([
    {
      title: 'Fitter',
      organisation: 'Corvane',
      start: '2010',
      end: '2014',
      statements: [
        'Helped the foreman with the daily reports.',
        'Worked under the master of the press hall.',
      ],
    },
  ]);
  expect(line).toBe('Fitter, Corvane, 2010 to 2014');
});

/** Entries whose description names several titles with years of their own. */
import { expect, it } from 'vitest';
import { listsDatedTitles } from '../../check/series';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

const factsOf = (name: string, lines: string[], end = '2016') =>
  careerFacts({
    name,
    roles: [
      {
        title: 'Head of Rail',
        organisation: 'Brillwater',
        start: '2009',
        end,
        statements: [...lines, 'Cut the delays of the night trains by 30%.'],
      },
      { title: 'Engineer', organisation: 'Brillwater', start: '2006', end: '2009' },
      { title: 'Planner', organisation: 'Oldmere', start: '2001', end: '2006' },
    ],
  });

const LINES = ['Oct 2011 - Aug 2013: Yard Manager, North', 'Sept 2009 - Oct 2011: Depot Manager'];
const NAMES = ['Edda Norling', 'Kim Aster', 'Mira Solberg', 'Tove Lund', 'Ane Brekke', 'Siv Dahl'];

it.each(NAMES)('the years of an entry that lists dated titles are not those of its own title: %s', (name) => {
  const proseOf = (lines: string[], end?: string) => {
    const { summary, meet_them } = composeProfile(factsOf(name, lines, end)).profile;
    return `${summary} ${meet_them}`;
  };
  expect(proseOf(LINES)).not.toMatch(
    /became Head of Rail|Head of Rail[^.]* (?:from|until) 20|20\d\d[^.]* Head of Rail/,
  );
  expect(proseOf(LINES, 'present')).toContain(`${name} is Head of Rail at Brillwater`);
  expect(proseOf(LINES, 'present')).not.toMatch(/Rail[^.]*2009|2009[^.]*Rail|became/);
});

it('an entry lists dated titles if a line has another title with years, not a project or its own title', () => {
  const roleOf = (line: string) => factsOf('Edda Norling', [line]).roles[0];
  const listsTitles = (line: string) => {
    const role = roleOf(line);
    return role !== undefined && listsDatedTitles(role);
  };
  expect(listsTitles('Oct 2011 - Aug 2013: Yard Manager, North')).toBe(true);
  expect(listsTitles('Yard Manager (2011 – 2013)')).toBe(true);
  expect(listsTitles('Jan 2010 - Mar 2011: Renewal of the yards')).toBe(false);
  expect(listsTitles('2009 - 2016: Head of Rail')).toBe(false);
});

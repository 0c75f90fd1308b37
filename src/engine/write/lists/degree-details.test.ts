import { expect, it } from 'vitest';
import { careerFacts } from '../testing/build';
import { degreesOf } from './degrees';

it('the newer of two degrees of one rank stands first, and time spent at a school is none beside a degree', () => {
  const education = [
    { school: 'Harbour University', degree: 'Electrical Engineering', start: '2001', end: '2004' },
    { school: 'Velmont University', degree: 'MSc', field: 'Economics', start: '2005', end: '2007' },
    { school: 'Corran University', degree: 'MSc', field: 'Statistics', start: '2009', end: '2011' },
    {
      school: 'Orla University',
      degree: 'Economics degree with a solid foundation in statistics',
      start: '2007',
      end: '2009',
    },
  ];
  const facts = careerFacts({
    name: 'Edda Norling',
    roles: [{ title: 'Buyer', organisation: 'Brillwater', start: '2012', end: '2019' }],
    education,
  });
  const labelled = facts.sources.map((source) => ({ ...source, kind: 'linkedin-pdf' as const }));
  expect(degreesOf({ ...facts, sources: labelled }).map(({ text }) => text)).toEqual([
    'MSc, Statistics, Corran University',
    'MSc, Economics, Velmont University',
  ]);
});

it('a degree that the reading has divided is one name, without capitals at the end of its words', () => {
  const education = [
    { school: 'Harbour University', degree: 'Bachelor oF LetterS', field: 'Naval Engineering', end: '2007' },
    { school: 'Velmont University', degree: 'B.S. Computer Science/', field: 'Engineering', end: '2004' },
    {
      school: 'Université de Corran',
      degree: 'Master Hydrologie appliquée à',
      field: 'la Marine',
      end: '2001',
    },
  ];
  expect(degreesOf(careerFacts({ name: 'Edda Norling', education })).map(({ text }) => text)).toEqual([
    'Master Hydrologie appliquée à la Marine, Université de Corran',
    'Bachelor of Letters, Naval Engineering, Harbour University',
    'B.S. Computer Science/Engineering, Velmont University',
  ]);
});

it('a degree behind its level, after a mark or before its grade is told by its name, and once', () => {
  const education = [
    { school: 'Harbour University', degree: 'Master’s Degree', field: 'M.Sc. in Tides', end: '2012' },
    { school: 'Velmont University', degree: '. Bachelor of Science', end: '2009' },
    { school: 'Velmont University', degree: 'Bachelor of Science', end: '2009' },
    { school: 'Corran College', degree: 'B.S. Naval Engineering (GPA 3.6/4.0)', end: '2006' },
  ];
  expect(degreesOf(careerFacts({ name: 'Edda Norling', education })).map(({ text }) => text)).toEqual([
    'M.Sc. in Tides, Harbour University',
    'Bachelor of Science, Velmont University',
    'B.S. Naval Engineering, Corran College',
  ]);
});

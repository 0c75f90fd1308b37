import { expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

const NAMES = [
  'Edda Norling',
  'Tobias Kramer',
  'Ines Falk',
  'Adaeze Okafor',
  'Mara Lindqvist',
  'Ruth Calloway',
];

it('never begins the introduction with what came earlier', () => {
  for (const name of NAMES) {
    const { meet_them: introduction, summary } = composeProfile(
      careerFacts({
        name,
        roles: [
          { title: 'Plant Manager', organisation: 'Brillwater', start: '2012', end: 'present' },
          { title: 'Shift Manager', organisation: 'Corvane', start: '2007', end: '2012' },
          { title: 'Process Engineer', organisation: 'Tarnhelm', start: '2003', end: '2007' },
        ],
      }),
    ).profile;
    expect(introduction).toContain('Corvane');
    expect(introduction).toMatch(/^Plant Manager at Brillwater today, /);
    expect(summary).not.toContain('Corvane');
  }
});

it('introduces with a degree where the record has one post alone', () => {
  const { meet_them: introduction } = composeProfile(
    careerFacts({
      name: 'Edda Norling',
      roles: [{ title: 'Plant Manager', organisation: 'Brillwater', start: '2012', end: 'present' }],
      education: [{ school: 'University of Varn', degree: 'MSc', field: 'Physics', end: '2009' }],
      languages: ['English', 'Swedish'],
    }),
  ).profile;
  expect(introduction).toContain('Edda holds an MSc in Physics from the University of Varn.');
  expect(introduction).toMatch(/English.*Swedish|Swedish.*English/);
});

it('takes virtues and school days for no introduction', () => {
  const { meet_them: introduction } = composeProfile(
    careerFacts({
      name: 'Edda Norling',
      about: [
        'I am a safety-conscious fitter with exceptional skills.',
        'My attitude is always positive.',
        'Participated in cricket at school level.',
        'Completed XII standard in the year 2009.',
      ],
      roles: [{ title: 'Plant Manager', organisation: 'Brillwater', start: '2012', end: 'present' }],
    }),
  ).profile;
  expect(introduction).toBe('');
});

it('says before which employer came what the introduction tells, where the last post has ended', () => {
  const { meet_them: introduction } = composeProfile(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        { title: 'Plant Manager', organisation: 'Brillwater', start: '2012', end: '2018' },
        { title: 'Shift Manager', organisation: 'Corvane', start: '2007', end: '2012' },
      ],
    }),
  ).profile;
  expect(introduction).toMatch(/^Before Brillwater, Edda (?:was|worked) .*Corvane/);
});

it('does not say that somebody held a post before the employer of that post', () => {
  const [text] = composeProfile(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        { title: 'Manager', organisation: 'Brillwater', start: '2016', end: '2017' },
        { title: 'Officer', organisation: 'Brillwater', start: '2007', end: '2010' },
      ],
    }),
  ).profile.meet_them.split('\n');
  expect(text).not.toContain('Before Brillwater');
});

import { expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { introductionOf } from './introduction';

it('an achievement introduces the person together with their statements about themselves', () => {
  const context = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      about: [
        'I speak at the Harbour Forum in Varn every spring.',
        'I advise the growers of nine valleys on cold stores.',
      ],
      roles: [
        {
          title: 'Plant Director',
          organisation: 'Corran Mills',
          start: '2012',
          end: '2019',
          statements: ['Doubled the exports of oats to $41 million.'],
        },
      ],
    }),
  );
  const none = { manual: [], sweetSpot: [], opening: [], description: [], story: new Map(), left: [] };
  const shares = {
    ...none,
    personas: [],
    superpowers: [],
    own: context.about,
    introduction: context.achievements,
  };
  const text = introductionOf(context, shares)
    .flat()
    .map((one) => one.text)
    .join(' ');
  expect(text).toContain('Harbour Forum');
  expect(text).toContain('$41 million');
});

it('a single sentence about an earlier post is not a second paragraph', () => {
  const context = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      about: ['I advise the growers of nine valleys on cold stores.'],
      roles: [
        { title: 'Plant Director', organisation: 'Corran Mills', start: '2019', end: 'present' },
        {
          title: 'Planner',
          organisation: 'Tarn Cider',
          start: '2012',
          end: '2019',
          statements: ['Doubled the exports of oats to $41 million.'],
        },
      ],
    }),
  );
  const none = { manual: [], sweetSpot: [], opening: [], description: [], introduction: [], left: [] };
  const [first] = context.achievements;
  const story = new Map(first ? [[first.role?.id ?? '', first]] : []);
  const paragraphs = introductionOf(context, {
    ...none,
    personas: [],
    superpowers: [],
    own: context.about,
    story,
  });
  expect(paragraphs).toHaveLength(1);
  expect(paragraphs.flat()).toHaveLength(2);
});

it('the introduction mentions a degree if the record has a single role', () => {
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

it('the introduction omits virtues and school days', () => {
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

it('the introduction does not mention a private project', () => {
  const { meet_them: introduction } = composeProfile(
    careerFacts({
      name: 'Edda Norling',
      about: ['I moved my smart home from one hub to another over a weekend in spring.'],
      roles: [{ title: 'Plant Manager', organisation: 'Brillwater', start: '2012', end: 'present' }],
    }),
  ).profile;
  expect(introduction).not.toMatch(/smart home/);
});

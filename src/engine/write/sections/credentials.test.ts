import { describe, expect, it } from 'vitest';
import type { CareerFacts } from '@/shared/record/facts';
import { composeProfile } from '..';
import { careerContextOf } from '../statements/career-context';
import { CAREERS } from '../testing';
import { type CareerInput, careerFacts } from '../testing/build';
import { awardSentences, degreeSentences } from './credentials';

const contextOf = (input: CareerInput, honours: string[] = []) => {
  const facts = careerFacts({ name: 'Edda Norling', ...input });
  return careerContextOf({
    ...facts,
    honours: honours.map((value, at) => ({
      id: `honour-${at}`,
      value,
      confidence: 1,
      spans: [{ source: 's1', page: 1, quote: value }],
    })),
  });
};
const textOf = (sentences: { text: string }[]) => sentences.map(({ text }) => text).join(' ');

describe('a degree', () => {
  const roles = [{ title: 'Plant Manager', organisation: 'Brillwater', start: '2012', end: '2019' }];
  it('is stated with its subject and school', () => {
    const education = [{ school: 'University of Varn', degree: 'MSc', field: 'Physics', end: '2009' }];
    expect(textOf(degreeSentences(contextOf({ roles, education })))).toBe(
      'Edda holds an MSc in Physics from the University of Varn.',
    );
  });
  it.each([
    ['may still be in progress', { school: 'University of Varn', degree: 'PhD', start: '2017' }],
    ['ends in the last year of the record', { school: 'University of Varn', degree: 'MSc', end: '2026' }],
  ])('is not stated if it %s', (_, education) => {
    expect(degreeSentences(contextOf({ roles, education: [education] }))).toEqual([]);
  });
});

it('a degree closes a short introduction only, since the certifications list it', () => {
  const education = [{ school: 'University of Varn', degree: 'MSc', field: 'Physics', end: '2009' }];
  const about = [
    'I advise the owners of mills on grain, freight and the price of storage.',
    'I sit with the buyers of nine valleys before every harvest.',
    'I have written two books about the trade in rye.',
    'I keep a list of every storm in the two valleys since 1998.',
  ];
  const { profile } = composeProfile({
    ...(CAREERS.financeChief as CareerFacts),
    about: careerFacts({ about }).about,
    education: careerFacts({ education }).education,
  });
  expect(profile.meet_them).not.toContain('MSc');
  expect(profile.certifications.join()).toContain('MSc');
});

it('a place in a contest is an award, and taking part is none', () => {
  const honours = [
    '2nd Place Overall - Velmont Harbour Hackathon 2021',
    'Took part in the Corran Hackathon',
    '2016 Brillwater Hackathon Winner',
  ];
  expect(textOf(awardSentences(contextOf({}, honours)))).toBe(
    'Edda’s awards include 2nd Place Overall (Velmont Harbour Hackathon 2021) and Brillwater Hackathon Winner (2016).',
  );
});

it('a degree is not followed by its own abbreviation, and not stated while the person pursues it', () => {
  const education = [
    { school: 'University of Varn', degree: 'Bachelor of Science - BSc', field: 'Physics', end: '2009' },
    { school: 'University of Orla', degree: 'Master of Arts', field: 'History', end: '2017' },
  ];
  const roles = [{ title: 'Plant Manager', organisation: 'Brillwater', start: '2020', end: 'present' }];
  const about = ['Currently pursuing a Master of Arts beside the plant.'];
  expect(textOf(degreeSentences(contextOf({ roles, education })))).toContain('a Master of Arts in History');
  expect(textOf(degreeSentences(contextOf({ roles, education, about })))).toBe(
    'Edda holds a Bachelor of Science in Physics from the University of Varn.',
  );
});

describe('awards', () => {
  it.each([
    [
      'Employee of the Quarter (First in Brillwater)',
      'was named Employee of the Quarter (First in Brillwater)',
    ],
    ['Best Performer', 'was named Best Performer'],
    ['Harbour Prize Finalist, Brillwater', 'was a Harbour Prize Finalist (Brillwater)'],
    ['Best Plant Award, Brillwater, Chicago, IL', 'received the Best Plant Award (Brillwater)'],
    ['Star of the Month', 'was named Star of the Month'],
    ['Best Plant Award', 'received the Best Plant Award'],
    ['Star Performer Award', 'received the Star Performer Award'],
    ['Harbour Prize for Safety', 'received the Harbour Prize for Safety'],
  ])('are stated by their name or by what was received: %s', (award, expected) => {
    expect(textOf(awardSentences(contextOf({}, [award])))).toBe(`Edda ${expected}.`);
    const roles = [{ title: 'Plant Manager', organisation: 'Brillwater', start: '2012', end: '2019' }];
    const { facts } = contextOf({ roles, about: ['I run mills for growers in two ports.'] }, [award]);
    expect(composeProfile(facts).profile.meet_them).toContain(expected);
  });
  it('are limited to three, the last without commas', () => {
    const awards = ['Supplier of the Year', 'Best Plant Award', 'Harbour Medal'];
    expect(textOf(awardSentences(contextOf({}, awards)))).toBe(
      'Edda’s awards include Supplier of the Year, Best Plant Award and Harbour Medal.',
    );
    expect(
      textOf(
        awardSentences(
          contextOf({}, ['Best Plant Award', 'Harbour Medal', 'Mill Award, Corvane Group, Harbour Ring']),
        ),
      ),
    ).toBe('Edda’s awards include Best Plant Award and Harbour Medal.');
    expect(
      textOf(awardSentences(contextOf({}, ['Young Activist of the Year', '50 Most Daring Millers']))),
    ).toBe('Edda’s honours include Young Activist of the Year and 50 Most Daring Millers.');
    expect(textOf(awardSentences(contextOf({}, awards.slice(2))))).toBe('Edda received the Harbour Medal.');
  });
  it.each([
    ['a grade', 'Best GPA of the semester'],
    ['a heading', 'Harbour Leadership Awards'],
    ['a remark', 'the best colleague one can have'],
    ['a course', 'Certificate of Excellence, Sales Training'],
    ['the line above a list', 'Consistently recognized for leadership and delivery excellence, including'],
    ['a sentence of an award', 'Awarded twice for excellence in milling'],
  ])('exclude %s', (_, honour) => {
    expect(awardSentences(contextOf({}, [honour]))).toEqual([]);
  });
});

it('an award is told with its event, without its sum and without a long giver', () => {
  const told = (honour: string) => textOf(awardSentences(contextOf({}, [honour])));
  expect(told('Grain Champion @ Fenmoor Halls - Fenmoor, Varn')).toBe(
    'Edda was named Grain Champion (Fenmoor Halls).',
  );
  expect(told('Grain Research Award, Council for Mills and Ports of Varn (CMPV) - $21,000')).toBe(
    'Edda received the Grain Research Award.',
  );
});

it.each([
  ['of a period that is not named after its holder', 'Fenmoor Mill Dept. Grower of the Month'],
  ['with a sentence in its name', 'Millers who have shown excellence in teaching'],
])('an honour %s is not an award', (_, honour) => {
  expect(awardSentences(contextOf({}, [honour]))).toEqual([]);
});

import { expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

const headingsOf = (statements: string[], skills: string[]) =>
  composeProfile(
    careerFacts({
      name: 'Noor Aldersen',
      roles: [
        {
          title: 'Werkleiterin',
          organisation: 'Lechtal Antriebe',
          start: '2018',
          end: 'present',
          statements,
        },
      ],
      skills,
    }),
  ).profile.functional_skills.map(({ name }) => name);

const GERMAN = [
  'Senkung der Ausschussquote von 4,2% auf 1,1%',
  'Leitet ein Werk mit 480 Mitarbeitenden und zwei Linien',
];
const ENGLISH = [
  'Cut the scrap rate from 4.2% to 1.1% in two years',
  'Led a works with 480 people on two lines',
];
const SKILLS = ['Strategieentwicklung', 'Strategy', 'Vertriebsstrategie', 'Docker', 'Kubernetes', 'Python'];

it('skills stand under headings in the language of the profile, whatever their own', () => {
  expect(headingsOf(GERMAN, SKILLS)).toContain('Technik');
  expect(headingsOf(GERMAN, SKILLS)).not.toContain('Technology');
  expect(headingsOf(ENGLISH, SKILLS)).toContain('Technology');
});

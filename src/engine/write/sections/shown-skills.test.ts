import { expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing';
import { shownSkills, showsSkill } from './shown-skills';

const AUTOMATION = 'Automated the grading of pears in nine halls.';

const skillsOf = (statement: string, knownNames: string[] = [], maxCount = 4) =>
  shownSkills(
    careerContextOf(
      careerFacts({
        name: 'Edda Norling',
        roles: [
          {
            title: 'Plant Director',
            organisation: 'Brillwater',
            start: '2019',
            end: 'present',
            statements: [statement, 'Automated the weighing of plums in two halls.'],
          },
        ],
      }),
    ).achievements,
    knownNames,
    maxCount,
  ).map(({ title, description }) => `${title}: ${description.text}`);

it('a shown skill is named by its area of work, once, with its statement', () => {
  expect(skillsOf(AUTOMATION)).toEqual([`Automation: ${AUTOMATION.slice(0, -1)} (Brillwater).`]);
});

it('a shown skill that is listed already or unwanted is not added', () => {
  expect(skillsOf(AUTOMATION, ['automation'])).toEqual([]);
  expect(skillsOf(AUTOMATION, [], 0)).toEqual([]);
});

it('a statement does not show a skill whose name it does not contain', () => {
  const skills = skillsOf('Ran the performance reviews of nine suppliers.');
  expect(skills.every((line) => line.startsWith('Automation'))).toBe(true);
});

it('a statement does not show a skill if it has only half its name, or the name in another sense', () => {
  const skills = [
    ...skillsOf('Designed multi-cloud architectures for the stock of nine halls.'),
    ...skillsOf('Guided the stock routine for automated weighing in nine halls.'),
  ];
  expect(skills.every((line) => line.startsWith('Automation: Automated the weighing'))).toBe(true);
});

it('a degree and a nomination show no skill, since they state no work', () => {
  const statementsOf = (text: string) =>
    careerContextOf(
      careerFacts({
        name: 'Edda Norling',
        roles: [{ title: 'Plant Director', organisation: 'Brillwater', end: 'present', statements: [text] }],
      }),
    ).achievements.map(showsSkill);
  expect(statementsOf('Earned a PhD in grain science from the Paper Institute')).toEqual([false]);
  expect(statementsOf('Nominated for three awards for her work on grain science')).toEqual([false]);
  expect(statementsOf('Earned the trust of nine growers for grain science')).toEqual([true]);
});

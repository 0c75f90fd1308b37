import { describe, expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { abilityName } from './ability-name';

const abilityOf = (statement: string) => {
  const [one] = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [{ title: 'Operations Director', organisation: 'Brillwater', statements: [statement] }],
    }),
  ).achievements;
  if (!one) throw new Error('the statement is not told');
  return one;
};

describe('the ability that a statement shows', () => {
  it.each([
    ['Negotiated 14 supplier contracts worth EUR 9 million.', 'Negotiates supplier contracts'],
    ['Built a cold storage network for 40 growers.', 'Builds a cold storage network'],
    ['Reduced storage costs by 18% in two years.', 'Reduces storage costs'],
    ['Cut costs by 18% in two years.', 'Cuts costs'],
    ['Managed a training operation for 31 instructors.', 'Manages a training operation'],
    ['Rolled out a stock system in 14 depots.', 'Rolls out a stock system'],
    ['Produced over 20 trade catalogues for growers.', 'Produces trade catalogues'],
    ['Increased global market share from 34% to 46%.', 'Increases global market share'],
    ['Built a grower app end-to-end for 40 depots.', 'Builds a grower app'],
    ['Redesigned an export package for 40 growers.', 'Redesigns an export package'],
    ['Introduced a safety syllabus for 40 growers.', 'Introduces a safety syllabus'],
    ['Designed new Stock Management tools in 14 depots.', 'Designs stock management tools'],
    ['Led a cross-functional team of 12 in three ports.', 'Leads a cross-functional team'],
    ['Organized a 3-phase MillDay competition for 40 growers.', 'Organizes a MillDay competition'],
    ['Planned and ran a growers conference with 8 speakers.', 'Plans a growers conference'],
    ['Launched a series of growers workshops in 14 depots.', 'Launches growers workshops'],
    ['Led a team of 12 planners in three ports.', 'Leads a team of planners'],
    ['Managed 5 teams of engineers in two depots.', 'Manages teams of engineers'],
    ['Grew the team from 40 to 310 people.', 'Grows teams'],
    ['Improved quality control in 14 depots.', 'Improves quality control'],
    ['Directed supervision personnel in 14 depots.', 'Directs supervision personnel'],
    ['Mentored junior planners, setting rules for 14 depots.', 'Mentors junior planners'],
    ['Migrated applications to 14 depots.', 'Migrates applications'],
    ['Built scalable, secure and reliable stock tools.', 'Builds stock tools'],
    ['Improved grower retention—from 70% to 92%.', 'Improves grower retention'],
    [
      'Led the development of a real-time in-depot recording system.',
      'Leads development of an in-depot recording system',
    ],
    ['Completed the integration of two acquired mills.', 'Integrates acquisitions'],
  ])('%s: %s', (statement, name) => {
    expect(abilityName(abilityOf(statement))).toBe(name);
  });

  it.each([
    ['a duty of any post', 'Generated monthly production reports for 14 depots.'],
    ['a verb that says nothing of the object', 'Handled customer complaints of 14 depots.'],
    ['no object with a name', 'Managed a budget of EUR 4 million.'],
    ['a task of any post', 'Delivered monthly sales reporting for 14 depots.'],
    ['tasks of a team', 'Managed team tasks of 14 depots.'],
    ['a tool’s small parts', 'Developed Python scripts for 14 depots.'],
    ['a question', 'Designed how growers are paid.'],
    ['one certain thing', 'Designed the cold storage hall for 40 growers.'],
  ])('is undefined for %s', (_, statement) => {
    expect(abilityName(abilityOf(statement))).toBeUndefined();
  });
});

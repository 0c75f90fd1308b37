import { describe, expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { abilityName, agentNounOf } from './deed-name';

const told = (statement: string) => {
  const [one] = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [{ title: 'Operations Director', organisation: 'Brillwater', statements: [statement] }],
    }),
  ).achievements;
  if (!one) throw new Error('the statement is not told');
  return one;
};

describe('the ability a statement shows', () => {
  it.each([
    ['Negotiated 14 supplier contracts worth EUR 9 million.', 'Negotiating supplier contracts'],
    ['Built a cold storage network for 40 growers.', 'Building cold storage networks'],
    ['Reduced storage costs by 18% in two years.', 'Reducing storage costs'],
    ['Cut costs by 18% in two years.', 'Cutting costs'],
    ['Managed a training operation for 31 instructors.', 'Managing training operations'],
    ['Rolled out a stock system in 14 depots.', 'Rolling out stock systems'],
    ['Increased global market share from 34% to 46%.', 'Increasing global market share'],
    ['Built a grower app end-to-end for 40 depots.', 'Building grower apps'],
    ['Redesigned an export package for 40 growers.', 'Redesigning export packages'],
    ['Introduced a safety syllabus for 40 growers.', 'Introducing safety syllabuses'],
    ['Designed new Stock Management tools in 14 depots.', 'Designing stock management tools'],
    ['Led a cross-functional team of 12 in three ports.', 'Leading cross-functional teams'],
    ['Managed 5 teams of engineers in two depots.', 'Managing teams of engineers'],
    ['Grew the team from 40 to 310 people.', 'Growing teams'],
    ['Mentored junior planners, setting rules for 14 depots.', 'Mentoring junior planners'],
    ['Migrated applications to 14 depots.', 'Migrating applications'],
    ['Built scalable, secure and reliable stock tools.', 'Building stock tools'],
    ['Improved grower retention—from 70% to 92%.', 'Improving grower retention'],
    [
      'Led the development of a real-time in-depot tracking system.',
      'Leading development of in-depot tracking systems',
    ],
    ['Developed Python scripts for 14 depots.', 'Developing Python scripts'],
  ])('%s: %s', (statement, name) => {
    expect(abilityName(told(statement))).toBe(name);
  });

  it.each([
    ['a duty of any post', 'Generated monthly production reports for 14 depots.'],
    ['a verb that says nothing of the object', 'Handled customer complaints of 14 depots.'],
    ['no object with a name', 'Managed a budget of EUR 4 million.'],
    ['a task of any post', 'Delivered monthly sales reporting for 14 depots.'],
    ['tasks of a team', 'Managed team tasks of 14 depots.'],
    ['a question', 'Designed how growers are paid.'],
    ['one certain thing', 'Designed the cold storage hall for 40 growers.'],
  ])('is none for %s', (_, statement) => {
    expect(abilityName(told(statement))).toBeUndefined();
  });
});

describe('who did what a statement tells', () => {
  it.each([
    ['Developed a learning programme for 40 growers.', 'Learning Programme Builder'],
    ['Cut repair costs by 28% in a year.', 'Repair Cost Cutter'],
    ['Negotiated 14 supplier contracts worth EUR 9 million.', 'Supplier Contract Negotiator'],
  ])('%s: %s', (statement, name) => {
    expect(agentNounOf(told(statement), true)).toBe(name);
  });

  it('is no lead where nobody was led', () => {
    expect(agentNounOf(told('Led the orchard survey of 2019.'), false)).toBeUndefined();
    expect(agentNounOf(told('Led the orchard survey of 2019.'), true)).toBe('Orchard Survey Lead');
  });

  it('is none where the object is joined or long', () => {
    expect(agentNounOf(told('Built cold stores and packing halls for growers.'), true)).toBeUndefined();
  });
});

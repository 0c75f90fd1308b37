import { describe, expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { abilityName, abilityOfSingleAction } from './ability-name';

const achievementOf = (statement: string) => {
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
    ['Reduced storage costs by 18% in two years.', 'Reduces storage costs'],
    ['Cut costs by 18% in two years.', 'Cuts costs'],
    ['Produced over 20 trade catalogues for growers.', 'Produces trade catalogues'],
    ['Increased regional market share from 21% to 32%.', 'Increases regional market share'],
    ['Designed new Stock Management tools in 14 depots.', 'Designs stock management tools'],
    ['Led a cross-functional team of 12 in three ports.', 'Leads cross-functional teams'],
    ['Launched a series of growers workshops in 14 depots.', 'Launches growers workshops'],
    ['Led a team of 12 planners in three ports.', 'Leads planners'],
    ['Led a 30+ person multidisciplinary team in three ports.', 'Leads multidisciplinary teams'],
    ['Managed 6 teams of surveyors in two depots.', 'Manages teams of surveyors'],
    ['Grew the team from 40 to 310 people.', 'Grows teams'],
    ['Improved quality control in 14 depots.', 'Improves quality control'],
    ['Improved grower order list report loading time by 80%.', 'Improves loading time'],
    ['Directed supervision personnel in 14 depots.', 'Directs supervision personnel'],
    ['Mentored junior planners, setting rules for 14 depots.', 'Mentors junior planners'],
    ['Migrated applications to 14 depots.', 'Migrates applications'],
    ['Built scalable, secure and reliable stock tools.', 'Builds stock tools'],
    ['Improved grower retention—from 70% to 92%.', 'Improves grower retention'],
    ['Implemented a stock platform for 14 depots, reducing order errors by 40%.', 'Reduces order errors'],
    [
      'Implemented a stock platform, moving 14 depots to it and reducing order errors by 40%.',
      'Reduces order errors',
    ],
    [
      'Implemented a new stock platform, resulting in a 45% reduction in storage costs.',
      'Reduces storage costs',
    ],
    ['Completed the integration of two acquired mills.', 'Integrates acquisitions'],
    ['Introduced lean planning in 14 depots, raising yield from 62% to 81%.', 'Raises yield'],
    ['Signed the two largest supplier contracts of 2014.', 'Signs supplier contracts'],
    ['Raised harbour deposits of AUD 3 million in two years.', 'Raises harbour deposits'],
    ['Raised harbour deposits of NOK40m in two years.', 'Raises harbour deposits'],
  ])('of "%s" is "%s"', (statement, name) => {
    expect(abilityName(achievementOf(statement))).toBe(name);
  });

  it.each([
    [
      "a duty that every post has ('monthly production reports')",
      'Generated monthly production reports for 14 depots.',
    ],
    ["a verb that is too general ('Handled')", 'Handled customer complaints of 14 depots.'],
    [
      "a task that every post has ('monthly sales reporting')",
      'Delivered monthly sales reporting for 14 depots.',
    ],
    ["the object 'team tasks'", 'Managed team tasks of 14 depots.'],
    ["small pieces of work ('Python scripts')", 'Developed Python scripts for 14 depots.'],
    ["an object that is a question ('how growers are paid')", 'Designed how growers are paid.'],
    ["one specific thing ('the cold storage hall')", 'Designed the cold storage hall for 40 growers.'],
    ['one thing that was built once', 'Built a cold storage network for 40 growers.'],
    ['one system that was rolled out once', 'Rolled out a stock system in 14 depots.'],
    ['one thing that lacks its article', 'Implemented depot-wide upgrade of 195 pumps.'],
    ['an event with a name', 'Organized a 3-phase MillDay competition for 40 growers.'],
    ['the development of one system', 'Led the development of a portable in-depot weighing system.'],
    ['one migration', 'Pioneered the migration of the stock records to Lisbon.'],
    [
      "a measure of one specific thing ('the throughput of the mill')",
      'Increased the throughput of the mill.',
    ],
    ['one organisation', 'Built a 45-person northern depot organization in 14 ports.'],
    ['names of customers', 'Grew Norling Corporation cold services in 14 depots.'],
    ['names of places', 'Managed 3 depots Lisbon, Varde and Turku.'],
    [
      "a result whose object is a unit ('reducing time')",
      'Implemented a stock platform for 14 depots, reducing time by 40%.',
    ],
    [
      'a long object that contains a verb',
      'Championed a grower-first stock order philosophy centralizing inputs.',
    ],
    ['an object that continues after brackets', 'Managed stock security (STS) account of 14 depots.'],
    ['a circumstance in place of an object', 'Taught in small-group formats in 14 depots.'],
    [
      "an object in another sense ('routine for automated weighing')",
      'Guided the stock routine for automated weighing in 14 depots.',
    ],
    [
      'the coaching of a project rather than of people',
      'Coached the across-the-board roll-out of lean planning.',
    ],
  ])('is undefined for %s', (_, statement) => {
    expect(abilityName(achievementOf(statement))).toBeUndefined();
  });
});

describe('the ability that a single achievement suggests', () => {
  it.each([
    ['Launched a loyalty programme with 1.2 million growers.', 'Launches loyalty programmes'],
    ['Restructured a mill subsidiary in 2014.', 'Restructures mill subsidiaries'],
    ['Launched the loyalty programme of 40 growers.', 'Launches loyalty programmes'],
  ])('of "%s" is "%s"', (statement, name) => {
    expect(abilityOfSingleAction(achievementOf(statement))).toBe(name);
  });

  it.each(['Visited a loyalty programme of 40 growers.', 'Built a Corvid depot for 40 growers.'])(
    'is undefined for "%s"',
    (statement) => {
      expect(abilityOfSingleAction(achievementOf(statement))).toBeUndefined();
    },
  );
});

it('what someone below the head of an organisation made once is not an ability without a figure', () => {
  const abilityMadeBy = (title: string, line: string) => {
    const [one] = careerContextOf(
      careerFacts({
        name: 'Edda Norling',
        roles: [{ title, organisation: 'Brillwater', statements: [line] }],
      }),
    ).achievements;
    return one && abilityOfSingleAction(one);
  };
  expect(
    abilityMadeBy('Programme Lead', 'Created a regression model to forecast the pear harvest.'),
  ).toBeUndefined();
  expect(abilityMadeBy('Sales Director', 'Launched a loyalty program for the growers.')).toBe(
    'Launches loyalty programs',
  );
});

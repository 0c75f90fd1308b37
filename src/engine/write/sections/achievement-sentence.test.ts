import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { achievementSentence, earlierAchievementSentence } from './achievement-sentence';

const sentencesOf = (
  statement: string,
  role: { title?: string; start?: string; end?: string } = {},
): string[] => {
  const context = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Depot Manager',
          organisation: 'Brillwater',
          start: '2007',
          end: '2019',
          ...role,
          statements: [statement],
        },
      ],
    }),
  );
  const [achievement] = context.achievements;
  if (!achievement) throw new Error('the statement is not told');
  // The key selects one of the constructions, so several keys are tried.
  return Array.from({ length: 40 }, (_, at) => [
    achievementSentence(achievement, context, undefined, `key${at}`)?.text ?? '',
    earlierAchievementSentence(achievement, context, true, `key${at}`)?.text ?? '',
  ]).flat();
};

describe('the years of a role', () => {
  it.each(['Promoted to Regional Manager in 2012.', 'Opened two cold depots in 2012.'])(
    'are omitted if the achievement states a time: %s',
    (statement) => {
      for (const sentence of sentencesOf(statement)) {
        expect(sentence).toContain('Brillwater');
        expect(sentence).not.toMatch(/2007|2019/);
      }
    },
  );

  it('are stated in some sentences if the achievement states no time', () => {
    const sentences = sentencesOf('Opened two cold depots for 2000 growers.');
    expect(sentences.join(' ')).toMatch(/2007.*2019/);
    expect(sentences.join(' ')).not.toMatch(/(?:At|As Depot Manager at) Brillwater, /);
  });
});

describe('a title before the subject', () => {
  const act = 'Opened two cold depots for growers.';

  it('has both years, and never follows the subject or stands alone', () => {
    const sentences = sentencesOf(act);
    expect(sentences.join(' ')).toMatch(/As Depot Manager at Brillwater from 2007 to 2019, Edda/);
    for (const sentence of sentences) expect(sentence).not.toMatch(/until|^Depot Manager|Edda, |worked at/);
  });

  it('is held in the year in which the role began and ended', () => {
    const sentences = sentencesOf(act, { start: '2019-03', end: '2019-08' });
    expect(sentences.join(' ')).toContain('In 2019, as Depot Manager at Brillwater, Edda');
    expect(sentences.join(' ')).not.toContain('until');
  });

  it.each(['Head of Depots, Quays and Mills', 'Manager of the Depots of all Northern Towns'])(
    'is omitted if it is long or has commas: %s',
    (title) => {
      for (const sentence of sentencesOf(act, { title }))
        expect(sentence).not.toMatch(/^(?:As|From \d+ to \d+, as) /);
    },
  );
});

it('the years of a role do not suggest that the person left an employer where another role continues', () => {
  const post = { organisation: 'Brillwater', statements: ['Opened two cold depots for growers.'] };
  const context = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        { ...post, title: 'Plant Manager', start: '2019', end: 'present', statements: [] },
        { ...post, title: 'Depot Manager', start: '2012', end: '2019' },
      ],
    }),
  );
  const [achievement] = context.achievements;
  const sentences = Array.from({ length: 40 }, (_, at) =>
    achievement ? achievementSentence(achievement, context, undefined, `key${at}`, 'employer')?.text : '',
  );
  expect(sentences.join(' ')).toContain('At Brillwater');
  expect(sentences.join(' ')).not.toContain('While');
});

it('the years of a role are not attached to a task, a team or a place in the position of a title', () => {
  for (const title of ['Course Management', 'Youth Company', 'Summer Internship']) {
    const { summary, meet_them: introduction } = composeProfile(
      careerFacts({
        name: 'Edda Norling',
        roles: [
          { title: 'Plant Manager', organisation: 'Brillwater', start: '2016', end: 'present' },
          {
            title,
            organisation: 'Tarnhelm',
            start: '2003',
            end: '2007',
            statements: ['Built a cold store of nine halls for the growers of the valley.'],
          },
        ],
      }),
    ).profile;
    expect(summary + introduction).toContain('Tarnhelm');
    expect(summary + introduction).not.toContain(title);
  }
});

const summaryOfPosts = (posts: [title: string, from: string, to: string, line: string][]) =>
  composeProfile(
    careerFacts({
      name: 'Edda Norling',
      roles: posts.map(([title, start, end, line], at) => ({
        title,
        organisation: `${['Brillwater', 'Corvane', 'Oldmere', 'Hooli', 'Tanager'][at]} Works`,
        start,
        end,
        statements: [line],
      })),
    }),
  ).profile.summary;

it('the description states the newer of two similar results first', () => {
  const summary = summaryOfPosts([
    ['Depot Manager', '2020', 'present', 'Built a new depot for 40 ships, cutting waiting time by 20%.'],
    ['Yard Manager', '2016', '2020', 'Cut the cost of repairs by 21% in two yards.'],
    ['Berth Planner', '2012', '2016', 'Planned the berths of the night ferry.'],
    ['Dock Planner', '2011', '2012', 'Planned the docks of the day ferry.'],
    ['Head of Mills', '2008', '2011', 'Grew the revenue of nine mills by 22% to $40 million.'],
  ]);
  expect(summary).toContain('21%');
  expect(summary).not.toMatch(/22%.*21%/s);
});

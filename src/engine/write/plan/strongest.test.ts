import { describe, expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { leadWithStrongest, strongestOf } from './strongest';

const RESULTS = [
  'Cut the spoilage of fruit by 31% with new cold rooms.',
  'Won a tender of the port of Faro worth EUR 14 million.',
  'Raised on-time deliveries of the group from 71% to 94%.',
];
const TASKS = [
  'Planned the rota of the crews and the keys of the depots.',
  'Was responsible for 12 cranes of the northern quay.',
  'Trained 40 operators of the press in the new standard.',
  'Wrote the handbook of the depots with Ledger Console 2.',
];
const contextOf = (...posts: { statements: string[]; kind?: 'volunteering' }[]) =>
  careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: posts.map((post, at) => ({
        title: 'Warehouse Manager',
        organisation: ['Brillwater', 'Corran Mills', 'Tarn Cider'][at] ?? '',
        start: `${2018 - at * 4}`,
        end: at === 0 ? 'present' : `${2022 - at * 4}`,
        ...post,
      })),
    }),
  );
const textsOf = (statements: readonly { text: string }[]) => statements.map(({ text }) => text);
const withoutStop = (line: string) => line.replace(/\.$/, '');

describe('the strongest statements of a career', () => {
  it('state results in figures, and are no duty, training or number of a name', () => {
    const context = contextOf({ statements: [...TASKS, ...RESULTS] });
    expect(textsOf(strongestOf(context.achievements, context)).sort()).toEqual(
      RESULTS.map(withoutStop).sort(),
    );
  });

  it('are not of unpaid work, and three of a record that has few', () => {
    const unpaid = contextOf({ statements: TASKS }, { statements: RESULTS, kind: 'volunteering' });
    expect(strongestOf(unpaid.achievements, unpaid)).toEqual([]);
    const paid = contextOf({ statements: [...RESULTS, 'Saved EUR 2 million of rents in nine depots.'] });
    expect(strongestOf(paid.achievements, paid, false)).toHaveLength(3);
  });
});

describe('a description', () => {
  const context = contextOf(
    { statements: [TASKS[0]!, RESULTS[0]!, RESULTS[1]!] },
    { statements: ['Opened a second office of the mill in Varn.', RESULTS[2]!] },
    {
      statements: [
        'Saved EUR 2 million of rents in nine depots.',
        'Grew sales of cider by 60% in two years.',
        'Doubled the harvest of the valley to 900,000 crates.',
      ],
    },
  );
  const find = (line: string) => {
    const one = context.achievements.find(({ text }) => text === withoutStop(line));
    if (!one) throw new Error(`no statement: ${line}`);
    return one;
  };
  const strongest = strongestOf(context.achievements, context);

  it('tells the stronger statement of a post instead of a weaker one, and the strongest of other posts', () => {
    const leads = [find(TASKS[0]!), find('Opened a second office of the mill in Varn.')];
    const told = textsOf(leadWithStrongest(leads, strongest));
    expect(told[1]).toBe(withoutStop(RESULTS[2]!));
    expect(told).not.toContain(withoutStop(TASKS[0]!));
    expect(told).toHaveLength(4);
  });

  it('leaves a row of superpowers its results', () => {
    const some = strongest.slice(0, 3);
    expect(leadWithStrongest([some[0]], some)).toEqual([some[0]]);
  });

  it('keeps its leading statements where none is among the strongest', () => {
    const leads = [find(TASKS[0]!)];
    expect(leadWithStrongest(leads, [])).toEqual(leads);
  });
});

import { describe, expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { allocateStatements } from './allocate-statements';
import { tellOnce, withoutToldFigures } from './told-once';

const statementsOf = (...lines: string[]) =>
  careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: lines.map((line, at) => ({
        title: 'Head of Works',
        organisation: 'Brillwater',
        start: `${2010 + at}`,
        end: `${2011 + at}`,
        statements: [line],
      })),
    }),
  ).achievements;

describe('what the summary tells', () => {
  const [told] = statementsOf('Drives purchasing for six mills, achieving $8.2M in 2024 and $5M in 2023.');
  it('is told by no other statement with the same figures in other words', () => {
    const again = statementsOf(
      'Led the reform of suppliers, securing $8.2M and $5M for the new mill in Varn.',
    );
    expect(withoutToldFigures(again, told ? [told] : [])).toEqual([]);
  });

  it('does not keep a statement from others with figures of their own', () => {
    const other = statementsOf('Cut the cost of night shifts by $8.2M and 40% with two unions in 3 years.');
    expect(withoutToldFigures(other, told ? [told] : [])).toEqual(other);
  });
});

describe('what key roles tell', () => {
  const FORMER = {
    title: 'Warehouse Manager',
    organisation: 'Corran Mills',
    start: '2012',
    end: '2016',
    statements: [
      'Negotiated contracts with 40 growers worth EUR 9 million.',
      'Cut spoilage of fruit by 31% with new cold rooms.',
      'Built a night shift of 60 people from scratch.',
    ],
  };
  const PRESENT = {
    title: 'Warehouse Director',
    organisation: 'Brillwater',
    start: '2017',
    end: 'present',
    statements: [
      'Raised on-time deliveries of the group from 71% to 94%.',
      'Reduced the rent of nine depots by EUR 2 million a year.',
      'Led the move of nine depots to one site in Lisbon.',
      'Introduced a forecast of harvests that nine ports use.',
      'Launched a school for crane drivers with two unions.',
      'Opened two cold stores in the Algarve for growers of figs.',
      'Renegotiated leases of quays with three shipping lines, saving 12%.',
      'Won a tender of the port of Faro worth EUR 14 million.',
    ],
  };

  const context = careerContextOf(careerFacts({ name: 'Edda Norling', roles: [PRESENT, FORMER] }));
  const present = context.achievements.filter(({ role }) => role?.organisation === 'Brillwater');
  const planned = allocateStatements(context);
  const highlightsOf = (...statements: typeof present) =>
    statements.map(({ fact, text }) => ({ text, spans: fact.spans }));

  it('is replaced in a persona by another line of its post', () => {
    const [first, second, third, fourth] = present;
    if (!first || !second || !third || !fourth) throw new Error('The career has four lines.');
    const shares = {
      ...planned,
      personas: [{ title: 'Warehouse Director', statements: [first, second] }],
      left: [third, fourth],
    };
    const [persona] = tellOnce(shares, highlightsOf(first), context).personas;
    expect(persona?.statements).not.toContain(first);
    expect(persona?.statements).toHaveLength(2);
  });

  it('stays in a persona that would have a single bullet', () => {
    const [first, second] = present;
    if (!first || !second) throw new Error('The career has two lines.');
    const shares = {
      ...planned,
      personas: [{ title: 'Warehouse Director', statements: [first, second] }],
      left: [],
    };
    expect(tellOnce(shares, highlightsOf(first), context).personas[0]?.statements).toEqual([first, second]);
  });

  it('is left out of an introduction that has more to say', () => {
    const [first, second, third] = present;
    if (!first || !second || !third) throw new Error('The career has three lines.');
    const shares = { ...planned, own: [], introduction: [first, second, third], story: new Map() };
    const withoutStrongest = { ...shares, strongest: [] };
    expect(tellOnce(withoutStrongest, highlightsOf(first), context).introduction).toEqual([second, third]);
    expect(tellOnce({ ...shares, strongest: [first] }, highlightsOf(first), context).introduction).toContain(
      first,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { type CareerInput, careerFacts } from '../testing/build';
import { industriesOf, stagesOf } from './coverage';

const contextOf = (input: CareerInput) => careerContextOf(careerFacts({ name: 'Edda Norling', ...input }));
const industries = (input: CareerInput) => industriesOf(contextOf(input)).map(({ text }) => text);
const stages = (input: CareerInput) => stagesOf(contextOf(input)).map(({ text }) => text);
const post = (organisation: string, ...statements: string[]) => ({
  title: 'Planning Director',
  organisation,
  start: '2019',
  end: 'present',
  statements,
});

describe('industries', () => {
  it('are those that a line lists, word for word', () => {
    const roles = [post('Brillwater', 'Industries: Healthcare, Pharmaceuticals, Non-profit')];
    expect(industries({ roles })).toEqual(['Healthcare', 'Pharmaceuticals', 'Non-profit']);
    const about = [
      'I plan depots with growers.Industries: Barges/Locks, Timber, FintechCORE SKILLS• Pricing',
    ];
    expect(industries({ about })).toEqual(['Barges/Locks', 'Timber', 'Fintech']);
  });

  it('are none that somebody wants or only does for an office', () => {
    expect(industries({ about: ['Suitable industries: Timber, Insurance'] })).toEqual([]);
    const duties = ['Ran bank payments of 14 depots.', 'Met banks and auditors.', 'Checked bank portals.'];
    expect(
      industries({
        roles: [post('Brillwater', ...duties, ...duties), post('Varde Mills', ...duties, ...duties)],
      }),
    ).toEqual([]);
  });

  it('are none of an agency beside the employer, or of a craft', () => {
    expect(industries({ roles: [post('Brillwater (via external consulting company)')] })).toEqual([]);
    const mapper = (organisation: string) => ({
      ...post(organisation),
      title: 'Geographic Information Systems Specialist',
    });
    expect(industries({ roles: [mapper('Brillwater'), mapper('Varde Mills')] })).toEqual([]);
  });

  it('are shown by statements of two posts, not of one', () => {
    const lines = ['Ran 14 hotels.', 'Opened 4 hotels.', 'Sold 2 hotels.'];
    const six = [...lines, 'Built 5 hotels.', 'Bought 6 hotels.', 'Let 7 hotels.'];
    expect(industries({ roles: [post('Brillwater', ...six)] })).toEqual([]);
    const two = [post('Brillwater', ...lines), post('Varde Mills', ...lines)];
    expect(industries({ roles: two })).toEqual(['Hospitality and tourism']);
  });
});

it('the kinds of customers and lists of industries are no stage', () => {
  const lines = ['Built a ledger that empowers nonprofit organizations.', 'Sold depots to non-profits.'];
  expect(stages({ roles: [post('Brillwater', ...lines)] })).toEqual([]);
  expect(stages({ about: ['I know the timber, non-profit and insurance industries.'] })).toEqual([]);
  expect(stages({ about: ['I lead non-profits through hard years.'] })).toEqual(['Non-profit']);
});

import { describe, expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { type CareerInput, careerFacts } from '../testing/build';
import { industriesOf } from './industries';

const contextOf = (input: CareerInput) => careerContextOf(careerFacts({ name: 'Edda Norling', ...input }));
const industryNamesOf = (input: CareerInput) => industriesOf(contextOf(input)).map(({ text }) => text);
const post = (organisation: string, ...statements: string[]) => ({
  title: 'Planning Director',
  organisation,
  start: '2019',
  end: 'present',
  statements,
});

describe('the industries of a profile', () => {
  it('include those that a line lists by name', () => {
    const roles = [post('Brillwater', 'Industries: Healthcare, Pharmaceuticals, Non-profit')];
    expect(industryNamesOf({ roles })).toEqual(['Healthcare', 'Pharmaceuticals', 'Non-profit']);
    const about = [
      'I plan depots with growers.Industries: Barges/Locks, Timber, FintechCORE SKILLS• Pricing',
    ];
    expect(industryNamesOf({ about })).toEqual(['Barges/Locks', 'Timber', 'Fintech']);
  });

  it('exclude those that the person is looking for or names only as an office task', () => {
    expect(industryNamesOf({ about: ['Suitable industries: Timber, Insurance'] })).toEqual([]);
    const duties = ['Ran bank payments of 14 depots.', 'Met banks and auditors.', 'Checked bank portals.'];
    expect(
      industryNamesOf({
        roles: [post('Brillwater', ...duties, ...duties), post('Varde Mills', ...duties, ...duties)],
      }),
    ).toEqual([]);
  });

  it('exclude those of an agency beside the employer and those of a skill', () => {
    expect(industryNamesOf({ roles: [post('Brillwater (via external consulting company)')] })).toEqual([]);
    const mapper = (organisation: string) => ({
      ...post(organisation),
      title: 'Geographic Information Systems Specialist',
    });
    expect(industryNamesOf({ roles: [mapper('Brillwater'), mapper('Varde Mills')] })).toEqual([]);
  });

  it('include those in statements of two roles, but not of one', () => {
    const lines = ['Ran 14 hotels.', 'Opened 4 hotels.', 'Sold 2 hotels.'];
    const six = [...lines, 'Built 5 hotels.', 'Bought 6 hotels.', 'Let 7 hotels.'];
    expect(industryNamesOf({ roles: [post('Brillwater', ...six)] })).toEqual([]);
    const two = [post('Brillwater', ...lines), post('Varde Mills', ...lines)];
    expect(industryNamesOf({ roles: two })).toEqual(['Hospitality and tourism']);
  });
});

describe('industries of employers and sentences', () => {
  it('include those that the summary names as the person’s own', () => {
    const own = (line: string) => industryNamesOf({ about: [line] }).sort();
    expect(own('My career began in telecom and nationwide networks.')).toEqual(['Telecommunications']);
    expect(own('Data leader in healthcare and insurance.')).toEqual(['Health care', 'Insurance']);
    expect(own('Experienced with building applications for - healthcare, media, barges.')).toEqual([
      'Health care',
      'Media and publishing',
    ]);
    expect(own('Project manager of contracts in the legal field.')).toEqual(['Legal services']);
    expect(own('Mining executive. Open pit and underground.')).toEqual(['Mining and metals']);
    expect(own('Director with 25 years in shipping, ports and barges.')).toEqual(['Maritime']);
    expect(own('Responsable produits dans le commerce de détail et les télécoms.')).toEqual([
      'Retail',
      'Telecommunications',
    ]);
  });

  it('exclude functions, clients’ industries and occupational safety', () => {
    const own = (line: string) => industryNamesOf({ about: [line] });
    expect(own('Finance executive with 20 years in controlling.')).toEqual([]);
    expect(own('Leads budgets in acute matters, finance and hiring.')).toEqual([]);
    expect(own('Adviser for energy, retail and public sector clients.')).toEqual([]);
    expect(own('Planner with a record in health and safety.')).toEqual([]);
    expect(own('Supply chain leader.')).toEqual([]);
  });

  it('include those of a line that names the programme or industry of a role', () => {
    const line = (text: string) => industryNamesOf({ roles: [post('Brillwater', text)] });
    expect(line('Aligned crews with the dates of a multi-year automotive program.')).toEqual(['Automotive']);
    expect(line('Built booking systems for the cruise industry.')).toEqual(['Hospitality and tourism']);
    expect(line('Manuais escritos para o setor de Telecomunicações.')).toEqual(['Telecommunications']);
    expect(line('Started a health program for staff.')).toEqual([]);
  });

  it('include retail for a person who sold in a shop, and law for one who practised in a partnership', () => {
    const roles = (title: string, organisation: string, ...statements: string[]) => [
      { ...post(organisation, ...statements), title },
    ];
    expect(industryNamesOf({ roles: roles('Retail assistant', 'Varde Frozen Foods') })).toEqual(['Retail']);
    expect(
      industryNamesOf({ roles: roles('Regional Director', 'Varde Foods', 'Opened 34 stores.') }),
    ).toEqual(['Retail']);
    expect(industryNamesOf({ roles: roles('Brand Manager', 'Varde Foods') })).toEqual(['Food and beverage']);
    expect(industryNamesOf({ roles: roles('Staff Attorney', 'Norling Thorne LLP') })).toEqual([
      'Legal services',
    ]);
    expect(industryNamesOf({ roles: roles('Planner', 'Norling Thorne LLP') })).toEqual([]);
  });

  it('exclude retail for those who keep the stores of a plant', () => {
    const keeper = (title: string) =>
      industryNamesOf({
        roles: ['Corran Mills', 'Brillwater'].map((organisation) => ({
          title,
          organisation,
          end: 'present',
        })),
      });
    expect(keeper('Senior Manager - Stores & Warehouse')).not.toContain('Retail');
    expect(keeper('Store Keeper')).not.toContain('Retail');
    expect(keeper('Retail Store Manager')).toContain('Retail');
  });

  it('include only defence for a soldier, whatever the trade', () => {
    const roles = [
      { ...post('Varland Army', 'Moved aircraft of two clinics.'), title: 'Battalion Logistics Officer' },
    ];
    expect(industryNamesOf({ roles })).toEqual(['Defence']);
  });

  it('exclude the function of a title if the employer’s industry is known', () => {
    const roles = (organisation: string) => [{ ...post(organisation), title: 'Supply Chain Director' }];
    expect(industryNamesOf({ roles: roles('Varde Chemicals') })).toEqual(['Chemicals']);
  });

  it('follow from words in employers’ names and from well-known firms', () => {
    expect(industryNamesOf({ roles: [post('Varde Shipping Ltd')] })).toEqual(['Maritime']);
    expect(industryNamesOf({ roles: [post('Norling Gold Ltd')] })).toEqual(['Mining and metals']);
    expect(industryNamesOf({ roles: [post('Alcatel - Lucent')] })).toEqual(['Telecommunications']);
    expect(industryNamesOf({ roles: [post('Shellback Mills')] })).toEqual([]);
  });
});

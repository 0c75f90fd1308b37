/** What several posts have in common: how it is written, and which sentences the check accepts. */
import { describe, expect, it } from 'vitest';
import { composeProfile } from '../write';
import { careerFacts, type RoleInput } from '../write/testing/build';
import { createDraftCheck } from '.';

const facts = (roles: RoleInput[], about: string[] = []) =>
  careerFacts({ name: 'Edda Norling', about, roles });
const CONTROLS: RoleInput[] = [
  { title: 'Senior Project Controls Manager', organisation: 'Brillwater', start: '2019', end: 'present' },
  { title: 'Project Controls Manager', organisation: 'Corran Mills', start: '2014', end: '2019' },
  { title: 'Clerk', organisation: 'Orla Tea', start: '2012', end: '2014' },
];
const BANKS: RoleInput[] = [
  { title: 'Clerk', organisation: 'Varn Savings Bank', start: '2019', end: 'present' },
  { title: 'Cashier', organisation: 'Bank of Orla', start: '2014', end: '2016' },
];
const sweetSpotOf = (...given: Parameters<typeof facts>) => composeProfile(facts(...given)).profile.sweetspot;

describe('a sweet spot of those who say none', () => {
  it('names the field that several employers gave them', () => {
    const told = sweetSpotOf(CONTROLS);
    expect(told).toMatch(/project controls/i);
    expect(told).toMatch(/Brillwater and Corran Mills/);
    expect(told).not.toContain('Orla');
  });
  it('names the sector of several employers', () => {
    expect(sweetSpotOf(BANKS)).toMatch(/banking/);
  });
  it('is empty where one employer only, or a group of one name, gave the field', () => {
    expect(
      sweetSpotOf([CONTROLS[0] as RoleInput, { ...CONTROLS[1], organisation: 'Brillwater UK' } as RoleInput]),
    ).toBe('');
  });
  it('is their own sentence where there is one', () => {
    expect(
      sweetSpotOf(CONTROLS, [
        'I help large programmes use data to deliver more with less.',
        'I have planned the nights of nine ports.',
      ]),
    ).toBe('Edda helps large programmes use data to deliver more with less.');
  });
  it('tells the task for which they were hired', () => {
    expect(
      sweetSpotOf([
        {
          title: 'Head of Planning',
          organisation: 'Brillwater',
          start: '2019',
          end: 'present',
          statements: [
            'Was hired to build the planning team of the harbour.',
            'Cut the delays of nine ports by 30%.',
          ],
        },
      ]),
    ).toContain('Edda was hired to build the planning team of the harbour');
  });
});

describe('the check of a sentence about several posts', () => {
  const record = facts([...CONTROLS, ...BANKS]);
  const { passesCheck } = createDraftCheck(record);
  const passes = (text: string) => passesCheck({ text, spans: record.roles.flatMap(({ spans }) => spans) });
  it.each([
    'Edda has led project controls at Brillwater and Corran Mills, since 2014.',
    'At Brillwater and Corran Mills, Edda has been in charge of project controls.',
    'Project controls has taken Edda to Corran Mills and Brillwater.',
    'Edda knows banking from Varn Savings Bank and the Bank of Orla.',
  ])('accepts what their titles and employers say: %s', (text) => {
    expect(passes(text)).toBe(true);
  });
  it.each([
    ['an employer without such a post', 'Edda has led project controls at Brillwater and Orla Tea.'],
    ['a field that no title names', 'Edda has led night controls at Brillwater and Corran Mills.'],
    ['the lead of what a clerk does', 'Edda has led banking at Varn Savings Bank and the Bank of Orla.'],
    ['another first year', 'Edda has led project controls at Brillwater and Corran Mills, since 2012.'],
    [
      'years with a gap',
      'In banking, Edda has worked for Varn Savings Bank and the Bank of Orla, since 2014.',
    ],
    ['a sector of other employers', 'Edda knows banking from Brillwater and Corran Mills.'],
    ['somebody else', 'Kim has led project controls at Brillwater and Corran Mills.'],
    ['one employer', 'Edda has led project controls at Brillwater.'],
  ])('rejects %s', (_, text) => {
    expect(passes(text)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { careerFacts } from '../testing/build';
import { statementsOfLine } from '../testing/statements';
import { careerContextOf } from './career-context';
import type { ReadingContext } from './reading-context';
import { lowerCommonNouns } from './small-nouns';

const reading: ReadingContext = {
  organisations: ['Power Transmission Systems Ltd'],
  names: new Map(),
  firstName: 'Wynn',
  common: new Set(),
  latestYear: 2020,
  isEmployed: true,
  language: 'en',
  inThirdPerson: false,
};
const lower = (text: string) => lowerCommonNouns(text, reading);

describe('capitals of common nouns inside a line', () => {
  it.each([
    ['Oversaw the Monthly Payroll Management', 'Oversaw the monthly payroll management'],
    [
      'Sourced staff for Senior Positions & Key Positions',
      'Sourced staff for senior positions & key positions',
    ],
    ['Appointed Business Partners in nine ports', 'Appointed business partners in nine ports'],
    ['Installed HVAC Units in nine ports', 'Installed HVAC units in nine ports'],
    [
      'Experience in Energy Planning, Cable Testing and Reporting',
      'Experience in energy planning, cable testing and reporting',
    ],
    ['Preparation of Budget/Invoice sheets', 'Preparation of budget/invoice sheets'],
  ])('are lowered: %s', (line, prose) => {
    expect(lower(line)).toBe(prose);
  });

  it.each([
    ['names with an unknown word', 'Ran Brillwater Energy Services and Fenmoor Power'],
    ['bodies', 'Wrote plans for the Ministry of Health and the College of Arts and Technology'],
    [
      'names that end like an organisation',
      'Worked with the Food Safety Authority and the Grain Trade Association',
    ],
    ['titles of people', 'Was promoted to Senior Store Manager'],
    ['employers', 'Joined Power Transmission Systems in 2009'],
    ['what an acronym stands for', 'Wrote each Request for Dredging (RFD)'],
    ['text in quotation marks', 'Won the prize “Best Retail Project” of the valley'],
    ['numbered parts', 'Built Phase 2 of the mill'],
    ['products', 'Ran MS Project and Microsoft Office'],
    ['acronyms of a product', 'Drew charts in Power BI'],
    ['a line that is a name', 'Regional Quality Award'],
    ['a part in front of its firm', 'Works in Engineering Division – Fenmoor Power'],
    ['the first word', 'Material planning for nine mills'],
  ])('are kept in %s', (_, line) => {
    expect(lower(line)).toBe(line);
  });
});

it('the name of a committee keeps its capitals after ‘to’, although its field is a verb too', () => {
  expect(statementsOfLine('Appointed members to Finance Committee and other public bodies.')[0]?.text).toBe(
    'Appointed members to Finance Committee and other public bodies',
  );
});

it('a noun is not capitalised inside a line if the document writes it in lower case', () => {
  const { achievements } = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Bookkeeper',
          organisation: 'Brillwater',
          statements: [
            'Settled Account balances of 66 growers within nine days.',
            'Closed each account in the week of its harvest.',
            'Planned the Preparation of yearly statements for Brillwater growers.',
          ],
        },
      ],
    }),
  );
  const text = achievements.map((one) => one.text).join('\n');
  expect(text).toContain('Settled account balances');
  expect(text).toContain('the preparation of yearly statements for Brillwater growers');
});

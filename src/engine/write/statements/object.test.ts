import { describe, expect, it } from 'vitest';
import { careerFacts } from '../testing/build';
import { careerContextOf } from './career-context';
import { verbObjectOf } from './object';

const objectNameOf = (line: string): string | undefined => {
  const [statement] = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [{ title: 'Operations Director', organisation: 'Brillwater', end: '2019', statements: [line] }],
    }),
  ).achievements;
  return statement && verbObjectOf(statement)?.name;
};

describe('the name of a statement’s object', () => {
  it.each([
    ['Negotiated 14 supplier contracts worth EUR 40 million', 'supplier contracts'],
    ['Introduced performance reviews and pay bands for 1,900 staff', 'performance reviews and pay bands'],
    ['Designed and built a ledger service that handles 1,200 payments a second', 'ledger service'],
    ['Set up a regional sales office in Turin', 'regional sales office'],
    ['Led the migration of the payroll database to another host', 'migration of the payroll database'],
    ['Created training brochures describing the new press', 'training brochures'],
    ['Developed a spare parts finder enabling upload and search', 'spare parts finder'],
    ['Improved quality control in two mills', 'quality control'],
    ['Rebuilt the company’s spare parts catalogue', 'spare parts catalogue'],
  ])('is extracted from "%s"', (line, title) => {
    expect(objectNameOf(line)).toBe(title);
  });

  it.each([
    ['a single word', 'Managed a budget of EUR 4 million'],
    ['people', 'Hired 26 senior engineers in one year'],
    ["a vague noun ('various other duties')", 'Performed various other duties for the mills'],
    ['a phrase that ends in an adjective', 'Made the old presses operable in a week'],
    ['cut off before its noun', 'Led stock data tooling and pallet label improvements'],
    ['the employer', 'Sold the Brillwater depot in Turin'],
    ['an event that the person only attended', 'Attended weekly planning reviews of the mills'],
    ["an area of responsibility ('Responsible for')", 'Responsible for spare parts and catalogues'],
  ])('is undefined if it would be %s', (_, line) => {
    expect(objectNameOf(line)).toBeUndefined();
  });
});

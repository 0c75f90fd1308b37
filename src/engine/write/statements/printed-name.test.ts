import { expect, it } from 'vitest';
import { careerFacts } from '../testing';
import { careerContextOf } from './career-context';
import { createEmployerName, printedName } from './printed-name';

const namesOf = (...organisations: string[]) =>
  organisations.map(
    createEmployerName(
      careerFacts({
        name: 'Edda Norling',
        roles: organisations.map((organisation) => ({ title: 'Buyer', organisation, end: 'present' })),
      }),
    ),
  );

it('an employer of one word keeps the capitals that the others do not have', () => {
  expect(namesOf('NORDAVIA', 'Paper Institute')).toEqual(['NORDAVIA', 'Paper Institute']);
  expect(namesOf('NORDAVIA FOODS', 'Paper Institute')).toEqual(['Nordavia Foods', 'Paper Institute']);
});

it('capitals are softened where all employers are in capitals', () => {
  expect(namesOf('NORDAVIA', 'PAPER INSTITUTE')).toEqual(['Nordavia', 'Paper Institute']);
});

it.each([
  ['SENIOR CARGO BROKER - Ferry Freight', 'Senior Cargo Broker - Ferry Freight'],
  ['Manager– Supply Chain', 'Manager – Supply Chain'],
  ['ERP SAP Lead - Finance', 'ERP SAP Lead - Finance'],
])('the title %s is printed as %s', (read, printed) => {
  expect(printedName(read)).toBe(printed);
});

it('a name that begins with a full stop keeps it', () => {
  expect(printedName('.NET Core')).toBe('.NET Core');
  expect(printedName('. Planning')).toBe('Planning');
});

it.each([
  ['Nordavia -- National Operator (equivalent to Initech)', 'Nordavia'],
  ['Nordavia (a leading maker of pumps)', 'Nordavia'],
  ['Nordavia Foods (Norway)', 'Nordavia Foods (Norway)'],
])('the employer %s is printed as %s', (read, printed) => {
  expect(namesOf(read, 'Paper Institute')[0]).toBe(printed);
});

it('a title and an employer in capitals get the spelling of the source’s own sentences', () => {
  const of = (...statements: string[]) => {
    const facts = careerFacts({
      name: 'Edda Norling',
      roles: [{ title: 'Lead IOS Engineer', organisation: 'Milldepot Inc', start: '2015', statements }],
    });
    const [role] = facts.roles;
    const spans = [{ source: 's1', quote: 'LEAD IOS ENGINEER, MILLDEPOT INC · (February 2015–March 2016)' }];
    const { roles } = careerContextOf({ ...facts, roles: role ? [{ ...role, spans }] : [] });
    return `${roles[0]?.title}, ${roles[0]?.organisation}`;
  };
  expect(of('Wrote the iOS client of MillDepot for two markets.')).toBe('Lead iOS Engineer, MillDepot Inc');
  expect(of('Wrote the client for two markets.')).toBe('Lead IOS Engineer, Milldepot Inc');
  expect(of('Took the LEAD in two markets, and a lead in sales.')).toBe('Lead IOS Engineer, Milldepot Inc');
});

it('an acronym keeps its capitals beside another', () => {
  expect(printedName('XML/XSLT (7)')).toBe('XML/XSLT (7)');
  expect(printedName('HEAD OF SALES/PURCHASING')).toBe('Head of Sales/Purchasing');
});

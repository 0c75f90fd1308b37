import { describe, expect, it } from 'vitest';
import { careerFacts } from '../testing';
import { careerContextOf } from './career-context';
import { isRefused } from './refuse';
import { isUnfinished } from './unfinished';

describe('a text from a resume', () => {
  it.each([
    'Tanager Health is the leading operator of day clinics.',
    'The company provides ticketing software for railways.',
    'Page 2 of 5',
    'Scaled the mill by an incremental $X0MM ARR',
    'Call +47 900 12 345 for references',
    'and other duties as assigned',
    'Tech Stack: Python, Go, C++',
    'The position reported to the Chief Executive',
    'Senior Vice President, Strategy, Harrow Holdings',
    'Jun 2014 to Dec 2018',
    'Sales of the mill 3 years 2 months',
    'S o f t w a r e of the mill',
    'Open to connecting about mills and ports',
    'Ability to run a mill with modern machineryOpen to roles involving mills',
    'Based in the Varn Valley, Norland',
    'Contacte-moi pour échanger sur ton moulin',
    'Kontaktieren Sie mich zu Fragen der Mühle',
    'No dudes en escribir sobre los molinos',
    'Feel free to write about the mill in Kempten',
    'Delivered prototypes of mills to the following industries:',
    'Handled the north mill, s accounts of growers',
    'Ran the mills of NN in Varn for two years',
    'Ran the mills of Varn for two years :D',
    'Ran the mills of Varn (612 345 678) for two years',
    'Ran the mills of Varn on +47 900 000 000 for two years',
    'Ran the "mills of Varn for two years',
  ])('is refused: %s', (text) => {
    expect(isRefused(text, ['Tanager Health'], 'en')).toBe(true);
  });

  it.each([
    'Cut waiting time from 19 days to 6',
    'Based in Varn, ran the mills of four valleys',
    "Handled the north mill's accounts of growers",
    'Tanager Health grew from 40 to 310 people',
    'Restored the profit of the mill within 9 months',
    'Hired to rebuild the mill in Kempten',
    'Trained crews on the following day of each delivery',
    'Designed gearboxes in Siemens NX for three mills',
    'Led two projects:Design of a mill and delivery of its crane',
    'Managed a budget of 120 000 000 NOK for three mills',
    'Doubled the turnover of the mills to 104.500.250 €',
    'Installed 40 racks of 19" in the mills of Varn',
  ])('is accepted: %s', (text) => {
    expect(isRefused(text, ['Tanager Health'], 'en')).toBe(false);
  });
});

it('a question is refused', () => {
  const facts = careerFacts({
    name: 'Edda Norling',
    roles: [
      {
        title: 'Développeuse',
        organisation: 'Brillwater',
        start: '2012',
        end: 'present',
        statements: [
          'Conception de trois applications pour les moulins de la région.',
          'Curieux d’en discuter avec une spécialiste des moulins ?',
        ],
      },
    ],
  });
  const texts = careerContextOf(facts).achievements.map(({ text }) => text);
  expect(texts).toEqual(['Conception de trois applications pour les moulins de la région']);
});

it.each(['built scalable depots for an enterprise-grade'])(
  'a text that ends with a qualifier is incomplete: %s',
  (text) => {
    expect(isUnfinished(text)).toBe(true);
  },
);

it.each(['built scalable depots for an enterprise'])(
  'a text that ends with its noun is complete: %s',
  (text) => {
    expect(isUnfinished(text)).toBe(false);
  },
);

describe('an end that announces something without naming it', () => {
  it.each([
    'Led the launch of a 14-month project',
    'Filled a broad variety of roles',
    'Led the team that planned the stock used',
    'Led the adoption of tools across nine mills, being',
  ])('is incomplete: %s', (text) => {
    expect(isUnfinished(text)).toBe(true);
  });

  it.each([
    'Led the 14-month stock project',
    'Filled a variety of roles in nine depots',
    'Sold the goods that growers use',
  ])('is complete: %s', (text) => {
    expect(isUnfinished(text)).toBe(false);
  });
});

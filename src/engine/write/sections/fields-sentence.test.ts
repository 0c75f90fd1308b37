import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerContextOf } from '../statements/career-context';
import { type CareerInput, careerFacts } from '../testing/build';
import { fieldsSentences } from './fields-sentence';

const contextOf = (input: CareerInput) =>
  careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [{ title: 'Risk Director', organisation: 'Corvane Bank', start: '2015', end: 'present' }],
      ...input,
    }),
  );
const textOf = (sentences: { text: string }[]) => sentences.map(({ text }) => text).join(' ');

describe('the fields of a headline', () => {
  it.each([
    [
      'Risk Director | Credit Risk | Compliance & Fraud Detection',
      'Edda works in credit risk, and compliance and fraud detection.',
    ],
    [
      'Retail, Business Banking | Distribution & Strategy',
      'Edda works in retail, business banking, and distribution and strategy.',
    ],
    ['Python | Kubernetes | Terraform', 'Edda works with Python, Kubernetes and Terraform.'],
    [
      'Risk Director | Engineering | Credit Risk | Brand Marketing | Banking Operations',
      'Edda works in engineering, credit risk, brand marketing and banking operations.',
    ],
    ['Driving growth | Building teams | Credit Risk | Treasury', 'Edda works in credit risk and treasury.'],
    ['Calm Leadership | Stack (Back Heavy) | Python | Django', 'Edda works with Python and Django.'],
  ])('become a sentence: %s', (headline, sentence) => {
    expect(textOf(fieldsSentences(contextOf({ headline })))).toBe(sentence);
  });

  it.each([
    ['a slogan', 'Risk Director | Driving growth | Hiring now!'],
    ['the employer', 'Risk Director | Corvane Bank'],
    ['a single field', 'Risk Director | Credit Risk'],
  ])('are not read from %s', (_, headline) => {
    expect(fieldsSentences(contextOf({ headline }))).toEqual([]);
  });

  it('are not used if the record has no present role', () => {
    const roles = [{ title: 'Risk Director', organisation: 'Corvane Bank', start: '2015', end: '2019' }];
    expect(fieldsSentences(contextOf({ headline: 'Credit Risk | Treasury', roles }))).toEqual([]);
  });
});

it('a list of skills introduces nobody, since it only reads out the section on skills', () => {
  const skills = ['Forecasting', 'Financial modelling', 'Supplier negotiation', 'Budgeting'];
  const facts = careerFacts({ name: 'Edda Norling', skills });
  expect(composeProfile(facts).profile.meet_them).toBe('');
});

/** Certificates that a name, a headline or a text states, in the list of certificates. */
import { describe, expect, it } from 'vitest';
import { type CareerInput, careerFacts } from '../testing/build';
import { certificationsOf } from './certifications';

const certificatesOf = (input: CareerInput) => certificationsOf(careerFacts(input)).map(({ text }) => text);

describe('the list of certificates', () => {
  it('includes those after the name, once, without their mark', () => {
    expect(certificatesOf({ name: 'Edda Norling, PMP®, CFA', headline: 'PMP | Planner' })).toEqual([
      'PMP',
      'CFA',
    ]);
  });

  it('includes those after a name that was read without them', () => {
    const facts = careerFacts({ name: 'Edda Norling' });
    const spans = facts.name?.spans.map((span) => ({ ...span, quote: 'Edda Norling, PMP' })) ?? [];
    const named = { ...facts, ...(facts.name && { name: { ...facts.name, spans } }) };
    expect(certificationsOf(named).map(({ text }) => text)).toEqual(['PMP']);
  });

  it('includes those that a text states with their number', () => {
    const text = 'Orla Institute certified Project Management Professional (PMP #1234567)';
    expect(certificatesOf({ name: 'Edda Norling', about: [text] })).toEqual(['PMP']);
  });

  it('includes those of the headline, with the issuer before a colon', () => {
    expect(
      certificatesOf({ name: 'Edda Norling', headline: 'Planner | Orla Certified: Mill Auditor Associate' }),
    ).toEqual(['Orla Certified: Mill Auditor Associate']);
  });

  it('includes neither a degree nor a suffix after the name as a certificate', () => {
    expect(certificatesOf({ name: 'Edda Norling III, MBA' })).toEqual([]);
  });

  it('includes those that a text about oneself spells out in a list', () => {
    const text =
      'Holds certifications including Project Management Professional (PMP) and Certified Information Systems Security Professional (CISSP).';
    expect(certificatesOf({ name: 'Edda Norling', about: [text] })).toEqual(['PMP', 'CISSP']);
  });

  it.each([
    'Trained nine planners for the Project Management Professional (PMP) exam.',
    'Is preparing for the certification Project Management Professional (PMP).',
    'Certified planner who works with the Harbour Data Network (HDN).',
  ])('includes none that others hold, that is not yet held, or that is not a certificate: %s', (text) => {
    expect(certificatesOf({ name: 'Edda Norling', about: [text] })).toEqual([]);
  });

  it('begins with the highest degree and ends with courses', () => {
    expect(
      certificatesOf({
        name: 'Edda Norling',
        certifications: [['The Complete Ledger Course'], ['Certified Mill Auditor']],
        education: [{ school: 'Coastal University', degree: 'MBA', start: '2001', end: '2003' }],
      }),
    ).toEqual(['MBA, Coastal University', 'Certified Mill Auditor', 'The Complete Ledger Course']);
  });
});

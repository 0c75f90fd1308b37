import { describe, expect, it } from 'vitest';
import { composeProfile } from '.';
import { careerFacts } from './testing/build';
import { tidyText } from './tidy';

describe('a finished text', () => {
  it.each([
    ['Lisbon · Porto', 'Lisbon, Porto'],
    ['• Led the move to Corvane', 'Led the move to Corvane'],
    ['Supply planning |', 'Supply planning'],
    ['Workshop on Cold Storage – Certification', 'Workshop on Cold Storage'],
    ['Lean Practitioner - Certified', 'Lean Practitioner'],
    ['Certified Scrum Master', 'Certified Scrum Master'],
    ['Raised output by 35% ( west mill )', 'Raised output by 35% (west mill)'],
    ['Plant Manager, Corvane Mills,Varn, 2012 to 2016', 'Plant Manager, Corvane Mills, Varn, 2012 to 2016'],
    ['Led 40 growers (two halls', 'Led 40 growers'],
    ['Led 40 growers) in two halls', 'Led 40 growers in two halls'],
    ['Ran a fund of EUR 30 million ++ for growers', 'Ran a fund of EUR 30 million+ for growers'],
    ['Managed the mill ,the store and the fleet –.', 'Managed the mill ,the store and the fleet.'],
    ['Window Designer + Sales, Corvane, 2021 to today', 'Window Designer + Sales, Corvane, 2021 to today'],
    ['C++', 'C++'],
    ['Security+', 'Security+'],
    ['CompTIA Security+, Network+, A+', 'CompTIA Security+, Network+, A+'],
    ['Kim led R&D (12 people).', 'Kim led R&D (12 people).'],
  ])('is printed without remnants of layout: "%s" as "%s"', (text, expected) => {
    expect(tidyText(text)).toBe(expected);
  });

  it('is printed so in the lists of a profile too', () => {
    const facts = careerFacts({
      name: 'Mara Lindqvist',
      roles: [{ title: 'Plant Manager', organisation: 'Corvane', start: '2016', end: 'present' }],
      certifications: [['Cold Storage Practice – Certification']],
    });
    expect(composeProfile(facts).profile.certifications).toEqual(['Cold Storage Practice']);
  });
});

/** Sentences about a person that are derived from what a source says in the first person. */
import { describe, expect, it } from 'vitest';
import { careerFacts } from '../write/testing/build';
import { deriveSentence } from './entailment';
import { indexRecord } from './record-index';

describe('a sentence derived from a source in the first person', () => {
  const said = [
    "I'm a harbour engineer and entrepreneur.",
    'I’m the founder of a museum of ports, and I lecture at trade fairs.',
    'As a port manager, I lead the crews of three quays.',
    'Over 25 years, I have opened nine ports.',
    'With the help of a consultant, I assisted the sale of the fleet.',
    'I have the ability to lead crews of 200 people.',
    'I have a proven track record of opening docks on time.',
    'Currently leading the crew of the night ferry.',
    'Passionate about teaching young pilots.',
    'Highlights: my team opened nine tunnels for 40 towns.',
    'I was also in charge of grading pilots.',
    'With care for detail, I have successfully opened cutting-edge docks for barges.',
    'Grown the ferry crew from 40 to 90 people.',
    'Reporting to the board, led a crew of 14 divers.',
    'Experience spans ferries, docks and dredging.',
  ];
  const own = careerFacts({ name: 'Kim Okafor', about: said });
  const spans = own.about.flatMap((fact) => fact.spans);
  const verdictOn = (text: string) =>
    deriveSentence(text, { spans, index: indexRecord(own), isEnglish: true }).finding ?? 'supported';

  it.each([
    'Kim is a harbour engineer and entrepreneur',
    'Kim is the founder of a museum of ports, and lectures at trade fairs',
    'Kim leads the crews of three quays',
    'Kim has opened nine ports',
    'Kim has the ability to lead crews of 200 people',
    'Kim has a track record of opening docks on time',
    'Kim is leading the crew of the night ferry',
    'Kim is passionate about teaching young pilots',
    'The team opened nine tunnels for 40 towns',
    'Kim was in charge of grading pilots',
    'Kim opened docks for barges',
    'Kim grew the ferry crew from 40 to 90 people',
    'Kim led a crew of 14 divers',
    'Kim’s experience spans ferries, docks and dredging',
  ])('stands if it has the same meaning: %s', (text) => {
    expect(verdictOn(text)).toBe('supported');
  });

  it.each([
    'Kim is the founder of a museum of trade fairs',
    'Kim lectures a museum of ports',
    'Kim is a port manager for nine quays',
    'Kim leads nine ports',
    'Kim sold the fleet',
    'Kim led crews of 200 people',
    'Kim led the board',
    'Kim opened nine tunnels for 40 towns',
    'The team was in charge of grading pilots',
    'Kim grew the ferry crew from 90 to 40 people',
    'Kim has the ability to lead docks',
    'Kim opened docks on time',
    'Kim teaches young pilots',
    'Kim is leading the night ferry',
  ])('fails if it differs in meaning: %s', (text) => {
    expect(verdictOn(text)).not.toBe('supported');
  });
});

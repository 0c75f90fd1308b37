import { expect, it } from 'vitest';
import { careerFacts } from '../testing/build';
import { listedTechnologies, mentionedTechnologies } from './technology-lines';

const technologiesIn = (...statements: string[]) =>
  listedTechnologies(
    careerFacts({
      name: 'Edda Norling',
      roles: [{ title: 'Developer', organisation: 'Brillwater', start: '2019', end: 'present', statements }],
    }),
  ).map(({ value }) => value);

it.each([
  ['Technology used: PHP, MySQL and Apache.', ['PHP', 'MySQL', 'Apache']],
  ['Stack: Python, Docker', ['Python', 'Docker']],
  ['Tech stack - Java | Kafka', ['Java', 'Kafka']],
  ['My technical toolkit includes Java, Kafka and PostgreSQL.', ['Java', 'Kafka', 'PostgreSQL']],
])('technologies are read from a line that lists them: %s', (line, listed) => {
  expect(technologiesIn(line)).toEqual(listed);
});

it.each([
  'Built the stock ledger with Python and Docker.',
  'Environment: three cold halls, two presses and Docker',
])('technologies are not read from another line: %s', (line) => {
  expect(technologiesIn(line)).toEqual([]);
});

it('technologies are listed once, the most frequent first', () => {
  expect(technologiesIn('Stack: Java, Kafka', 'Stack: Kafka, Python', 'Stack: Kafka')).toEqual([
    'Kafka',
    'Java',
    'Python',
  ]);
});

it('technologies mentioned in several lines, or in the summary, are the person’s own', () => {
  const facts = careerFacts({
    name: 'Edda Norling',
    about: ['I build stock ledgers in Kotlin and like to Go home early.'],
    roles: [
      {
        title: 'Developer',
        organisation: 'Brillwater',
        start: '2019',
        end: 'present',
        statements: [
          'Built the stock ledger with PostgreSQL and React.',
          'Moved the depots to PostgreSQL.',
          'Wrote a react plan for fires.',
        ],
      },
    ],
  });
  expect(mentionedTechnologies(facts).map(({ value }) => value)).toEqual(['PostgreSQL', 'Kotlin']);
});

/** Faults of notes that are corrected before the check: spacing, hyphens, missing articles. */
import { expect, it } from 'vitest';
import { correctMechanicalFaults } from './corrections';

it.each([
  ['a space in a sum', 'Saved $ 40,000 in a year', 'Saved $40,000 in a year'],
  [
    'a line that resembles another language',
    'Implemented tide ideas saving $ 40,000 per year in man power',
    'Implemented tide ideas saving $40,000 per year in man power',
  ],
  ['a currency stated twice', 'Saved $40,000 USD in a year', 'Saved $40,000 in a year'],
  ['a missing article before few', 'Conducted few tours of the port', 'Conducted a few tours of the port'],
  [
    'a department without an article',
    'Raised standards across e-Pilot department',
    'Raised standards across the e-Pilot department',
  ],
  [
    'a plural that qualifies',
    'Wrote rules by industries best practices',
    'Wrote rules by industry best practices',
  ],
  ['two signs before a figure', 'Kept a depth of +-10% of the chart', 'Kept a depth of +/-10% of the chart'],
  [
    'the name of a thing before the act that made it',
    'Developed Tidewatch: Created a register of berths',
    'Created a register of berths',
  ],
  [
    'a number of people that qualifies a team',
    'Ran the work of a 15 member harbour team',
    'Ran the work of a 15-member harbour team',
  ],
  ['a shortened rank without its space', 'Reported to the Sr.Planner', 'Reported to the Sr. Planner'],
  ['a hyphen after an adverb', 'Trained 15 newly-hired pilots', 'Trained 15 newly hired pilots'],
  ['a range with one sign', 'Grew the crew from 3–16+ pilots', 'Grew the crew from 3 to 16+ pilots'],
  [
    'an adjective without its hyphen',
    'Led cross functional crews on large scale works with cutting edge cranes',
    'Led cross-functional crews on large-scale works with cutting-edge cranes',
  ],
  [
    'an adjective joined with another',
    'Ran large scale as well as rural works',
    'Ran large-scale as well as rural works',
  ],
  [
    "a missing 'the' before a noun of action",
    'Raised tolls via introduction of a tide table',
    'Raised tolls via the introduction of a tide table',
  ],
])('%s is corrected', (_, written, corrected) => {
  expect(correctMechanicalFaults(written)).toBe(corrected);
});

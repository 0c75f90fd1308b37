/** Sentences that an editor would mark as broken. */
import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing/build';
import { isGarbled } from './garbled';
import { isUnfinished } from './unfinished';

describe('a broken sentence is recognised', () => {
  it.each([
    ['a gerund after an act', 'Taught clerks to read the tides and leading tours of the harbour'],
    ['a second act without a joint', 'Agreed the plan of tides successfully raised the tolls'],
    ['a past and a present act', 'Directed the sale of berths to growers and follows up on the tides'],
    ['a base form after an adverb', 'Filed and continuously monitor the tide tables'],
    ['half of a change', 'Raised the tolls of two quays from $9.1M'],
    ['half of a change with its year', 'Grew the yield of the orchard from €2.2M (2012)'],
    ['adjectives taken for a verb', 'Improved crane use, faster berthing of ferries, and reduced waste'],
    ['a participle taken for a verb', 'Distributed crane tool deployments on the quays of a client'],
    ['work without a preposition', 'Works cross-functional teams delivering berths'],
    ['an act with a noun of action', 'Drafted tolls and establishment of a harbour fund'],
    ["'both' with one thing", 'Ran both the ferry and repaired the quays of Fenmoor'],
    ['a career that acts', 'Career has taken Edda from the quay to the bridge'],
    ['a gerund after a field', 'Mentored clerks to improve their engineering notes and leading group tours'],
    ["'both' with a row", 'Wrote both the tide table, the berth list and checked the tolls'],
    ['notes with slashes', 'Led a sales team / sales plan / fair stands'],
    ['a lost joint before a name', 'Opened nine berths for pilots+ Ferry tolls'],
    ['a heading before its act', 'Developed Tidewatch: Created a register of berths'],
    ['an act in capitals after a sign', 'Kept watch on tides & Devise plans for berths'],
    ['a phrase twice', 'Served as Director of Director of Ports'],
    ['a noun twice in a row', 'Trained pilots on the tools and harbour industry tools'],
    ['an act without what was done', 'Achieved this by moving two cranes'],
    ['a thing that is not named', 'Signed a contract with the provider of the solution'],
    ['a reference to another line', 'Leads nine people to perform these surveys and repairs'],
    ['the announcement of a list', 'Delivered berths to the following industries, on time'],
    ['advice in two directions', 'Provided guidance from captains, pilots, and to clerks on the tides'],
    ["a misspelt 'as'", 'Repaired cranes and quays as well has ferries'],
  ])('%s', (_, sentence) => expect(isGarbled(sentence)).toBe(true));

  it.each([
    'Led the design and implementation of a tide table for nine ports',
    'Ran sales and marketing for two ferries and opened the quay',
    'Grew yearly tolls from $9.1M to $12M',
    'Cut waits in the port from 2014',
    'Responsible for building the quay and leading nine pilots',
    'Built the register that raised the tolls of two ports',
    'Planned berths by mapping the tides and leading surveys',
    'Improved the berths, opened two quays and reduced waste',
    'Worked with cross-functional teams in three ports',
    'Ran both the ferry and the quay of Fenmoor',
    'Taught C++ and harbour law to clerks',
    'Plans and builds the quays and follows the tides',
  ])('a whole sentence stays: %s', (sentence) => expect(isGarbled(sentence)).toBe(false));
});

it('a broken line gives way to the next best one', () => {
  const { profile } = composeProfile(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Harbour Director',
          organisation: 'Brillwater',
          start: '2012',
          end: '2019',
          statements: [
            'Raised the tolls of two quays and 40 berths from $9.1M',
            'Trained 30 crane drivers for the new quay.',
          ],
        },
      ],
    }),
  );
  expect(JSON.stringify(profile)).not.toContain('9.1M');
  expect(profile.highlights[0]).toContain('rained 30 crane drivers');
});

it('an adjective without its noun is an unfinished end', () => {
  expect(isUnfinished('Built a register that gives pilots access to virtual')).toBe(true);
  expect(isUnfinished('Ran a survey of the tides under the harbour grant awarded')).toBe(true);
  expect(isUnfinished('Built a register of berths that pilots use')).toBe(false);
  // An abbreviation, unlike 'its'.
  expect(isUnfinished('Planning of the harbour system ITS')).toBe(false);
  expect(isUnfinished('Planned the harbour and its')).toBe(true);
});

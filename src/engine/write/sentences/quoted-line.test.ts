import { describe, expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing';
import { quotedLineOf } from './quoted-line';

const lineOf = (text: string) => {
  const facts = careerFacts({
    name: 'Edda Norling',
    roles: [{ title: 'Planner', organisation: 'Milldepot', start: '2012', end: '2015', statements: [text] }],
  });
  const [statement] = careerContextOf(facts).achievements;
  return statement && quotedLineOf(statement);
};

describe('a line without a predicate below a post', () => {
  it.each([
    [
      'Contractor supporting all quays, pilots and suppliers',
      'contractor supporting all quays, pilots and suppliers',
    ],
    [
      'Part of the crew for the first tide tables in Lugo',
      'part of the crew for the first tide tables in Lugo',
    ],
    [
      'Overseeing company wide audits and answering pilots',
      'overseeing company wide audits and answering pilots',
    ],
    [
      '90,000 total registered users, rated 4.5 in the shop',
      '90,000 total registered users, rated 4.5 in the shop',
    ],
    ['Freelance work on the tide toolkit for pilots', 'freelance work on the tide toolkit for pilots'],
    ['Harbour fee programme implementation', 'harbour fee programme implementation'],
    ['German language programme for pilots', 'German language programme for pilots'],
    ['Porto office design for two banks', 'Porto office design for two banks'],
    ['Harbour fee rollout (quays, ferries, locks)', 'harbour fee rollout (quays, ferries, locks)'],
    [
      'Volunteer tide tuition program for island schools',
      'volunteer tide tuition program for island schools',
    ],
    ['Development/Support of the quay register', 'development and support of the quay register'],
    [
      'On-site liaison for tide gauges and buoys, providing support to pilots',
      'on-site liaison for tide gauges and buoys',
    ],
    [
      'Tide analyst, harbour planner, and technical adviser to growers delivering new tide maps',
      'tide analyst, harbour planner, and technical adviser to growers delivering new tide maps',
    ],
    ["Managing Corvane's berths on a register of quays", "managing Corvane's berths on a register of quays"],
    [
      'Jointly responsible for tide data across the ports',
      'jointly responsible for tide data across the ports',
    ],
    [
      'National Convenor of the Quay Forum, Norway (Honorary: 2018 onwards)',
      'national convenor of the Quay Forum, Norway',
    ],
    [
      'Deck engineer and technical leader for ferry cameras with focus on safety, stability and tides',
      'deck engineer and technical leader for ferry cameras',
    ],
  ])('is told in its own words: %s', (text, line) => {
    expect(lineOf(text)).toBe(line);
  });

  it.each([
    ['has another subject', 'This initiative marks the first tide table of its kind'],
    ['goes on with another act', 'Porting the tide tables to phones and used it to sell 50 maps'],
    ['names only the means', 'Using tide tables and cranes of the quay'],
    ['is no phrase of work', 'Tides, cranes and the old quay'],
    ['describes a company', 'Growing companies of the northern coast'],
  ])('is not told if it %s', (_, text) => {
    expect(lineOf(text)).toBeUndefined();
  });
});

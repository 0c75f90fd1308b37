/** How the line of a key role is cut. */
import { expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

const lineOf = (...statements: string[]) =>
  composeProfile(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Harbour Director',
          organisation: 'Brillwater',
          start: '2017',
          end: '2019',
          statements,
        },
      ],
    }),
  ).profile.highlights[0]?.split(': ')[1];

it('key roles state how a person without other statements came to a role', () => {
  expect(lineOf('I was hired to build the pilot service of three towns.')).toBe(
    'hired to build the pilot service of three towns',
  );
  expect(lineOf('I was hired to be the face of the harbour.')).toBeUndefined();
});

it('key roles end an outcome before its purpose', () => {
  const use =
    'that was used in weekly meetings of nine pilots and two harbour masters to decide on the tides and berths of the week to come in all three towns';
  expect(lineOf(`Created a register of all moorings ${use}.`)).toBe('created a register of all moorings');
  const list =
    'robust, secure and affordable jetties for the fishing boats of all the nine villages along the estuary and the northern coast in winter';
  expect(lineOf(`Led a crew of 14 divers to build ${list}.`)).toBe('led a crew of 14 divers');
});

it('key roles do not end an outcome where it announces what follows', () => {
  const areas = 'the leases of the northern quay, the tolls of the ferries, and the school of the pilots';
  expect(lineOf(`Advised the town on key topics including ${areas}.`)).toBe(
    `advised the town on key topics including ${areas}`,
  );
  expect(
    lineOf(
      `Advised the town on key topics including ${areas}, and the lights of each of the nine moles of the bay.`,
    ),
  ).not.toBe('advised the town on key topics');
  expect(
    lineOf(
      'Joined Brillwater, a harbour company of the north, to build a school for pilots in Varn and Orla.',
    ),
  ).not.toBe('joined Brillwater');
  expect(lineOf('Managed 50 pilots on two quays, ensuring 98% of all landings in time.')).toBe(
    'managed 50 pilots on two quays, ensuring 98% of all landings in time',
  );
});

it('key roles do not cut a list of tools after its first item', () => {
  const tools =
    'plumb lines, tide gauges, echo sounders, drift cards and the old charts of the harbour office in the far north of the old bay';
  expect(lineOf(`Designed moorings for ships of many kinds with ${tools}.`)).toBeUndefined();
});

it('key roles keep the result in figures after a dash, and end before what follows it', () => {
  expect(
    lineOf(
      'Led a 12-member crew with drills, training tracks, and weekly reviews — raising landings by 30% and keeping a calm routine for all the pilots of the northern bay.',
    ),
  ).toBe('led a 12-member crew with drills, training tracks, and weekly reviews — raising landings by 30%');
});

it('key roles name a people in the middle of a line, and an act without its purpose', () => {
  expect(lineOf('Built and kept ties with the owners of key ports in nine Peruvian towns.')).toBe(
    'built and kept ties with the owners of key ports in nine Peruvian towns',
  );
  expect(
    lineOf(
      'Negotiated tide, berth, and pilot contracts in the eastern island towns to answer the wishes of their owners and the needs of the ferry lines in the far north of the bay.',
    ),
  ).toBe('negotiated tide, berth, and pilot contracts in the eastern island towns');
});

it('key roles prefer what was done to help for others', () => {
  expect(lineOf('Supported mooring crews in charts and pre-season work.', 'Developed boat prototypes.')).toBe(
    'developed boat prototypes',
  );
});

it('key roles quote a result that a noun states in figures', () => {
  expect(lineOf('30% Increase in ferry crossings through a new timetable')).toBe(
    '30% increase in ferry crossings through a new timetable',
  );
  expect(lineOf('$60k Berth Cost Reduction, 4 day shorter mooring')).toBe(
    '$60k berth cost reduction, 4 day shorter mooring',
  );
  expect(lineOf('25% of the ferries in the three old harbours')).toBeUndefined();
});
